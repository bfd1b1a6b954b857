"""Solutions: a turn and what it does, in physical tiles once somebody looks at them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from brikke.rules.physical import assign_tiles, bind_opening, in_old_places
from brikke.rules.position import Draw, Play, Position
from brikke.rules.table import EMPTY_TABLE, tiles_added
from brikke.rules.tiles import Tile, tiles_showing
from brikke.solver.question import Answer


_new: Final = object.__new__
_set: Final = object.__setattr__


class _Unread:
    """Room for what a turn is made from when it is first read."""

    __slots__ = ("_source",)


@dataclass(frozen=True, slots=True, repr=False)
class Solution(_Unread):
    """A turn and what it does. A turn that plays nothing is a draw.

    The solver counts faces; which physical tiles a turn means is worked out when ``turn`` or
    ``played`` is first read.
    """

    turn: Play | Draw
    tiles_played: int = 0
    points_played: int = 0
    """The value of the tiles that leave the rack; the rulebook says what a joker counts."""
    played: tuple[Tile, ...] = ()
    goes_out: bool = False
    micros: float = 0.0
    """Time inside the core."""

    if not TYPE_CHECKING:  # for a type checker there are no attributes but the declared ones

        def __getattr__(self, name: str) -> object:
            """Make what a solution has not got yet: only these two are left out at first."""
            if name not in {"turn", "played"}:
                raise AttributeError(name)
            turn, played = _laid(*self._source)
            _set(self, "turn", turn)
            _set(self, "played", played)
            return turn if name == "turn" else played

    def __repr__(self) -> str:
        if not self.tiles_played:
            return "Solution(draw)"
        out = ", goes out" if self.goes_out else ""
        return f"Solution(tiles={self.tiles_played}, points={self.points_played}{out})"

    def __reduce__(self) -> tuple[type[Solution], tuple[object, ...]]:
        fields = (self.tiles_played, self.points_played, self.played, self.goes_out, self.micros)
        return Solution, (self.turn, *fields)


_DRAW: Final = Draw()


def solution_of(position: Position, answer: Answer | None, micros: float = 0.0) -> Solution:
    """Return a core's answer as a solution; no answer is a draw."""
    if answer is None:
        return Solution(_DRAW, micros=micros)
    solution = _new(Solution)
    _set(solution, "_source", (position, answer))
    _set(solution, "tiles_played", answer.tiles_played)
    _set(solution, "points_played", answer.points_played)
    _set(solution, "goes_out", answer.tiles_played == len(position.rack))
    _set(solution, "micros", micros)
    return solution


def _laid(position: Position, answer: Answer) -> tuple[Play, tuple[Tile, ...]]:
    """Return the turn and the tiles it plays, so that what lay together stays together."""
    before, rack = position.table, position.rack
    if position.opens_alone:
        table = (*before, *assign_tiles(EMPTY_TABLE, rack, answer.sets))
    else:
        table = in_old_places(before, assign_tiles(before, rack, answer.sets))
    played = tiles_added(before, table)
    opening = bind_opening(played, tuple(map(tiles_showing, answer.opening)))
    return Play(table, opening), played
