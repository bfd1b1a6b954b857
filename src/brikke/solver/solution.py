"""Solutions: a turn and what it does, in physical tiles once somebody looks at them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from brikke.rules.physical import assign_tiles, bind_opening, in_old_places
from brikke.rules.position import Draw, Play, Position
from brikke.rules.table import EMPTY_TABLE, tiles_added
from brikke.rules.tiles import Tile, tiles_showing
from brikke.solver.question import Answer, PlainAnswer, TimedAnswer

_new: Final = object.__new__
_set: Final = object.__setattr__


class _Unread:
    """Room for the position and the core's answer, from which the rest is made when it is read."""

    __slots__ = ("_answer", "_position")
    _position: Position


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

    if not TYPE_CHECKING:  # which would take any name for an attribute

        def __getattr__(self, name: str) -> object:
            """Make an attribute that was not read before."""
            if name in ("_answer", "_position"):
                raise AttributeError(name)
            answer, nanoseconds = self._answer
            if name in ("turn", "played"):
                turn, played = _laid(self._position, answer)
                _set(self, "turn", turn)
                _set(self, "played", played)
            elif name in ("tiles_played", "points_played", "goes_out", "micros"):
                tiles, points = answer[:2] if answer else (0, 0)
                _set(self, "tiles_played", tiles)
                _set(self, "points_played", points)
                _set(self, "goes_out", 0 < tiles == len(self._position.rack))
                _set(self, "micros", nanoseconds / 1000)
            return object.__getattribute__(self, name)

    def __repr__(self) -> str:
        if not self.tiles_played:
            return "Solution(draw)"
        out = ", goes out" if self.goes_out else ""
        return f"Solution({self.tiles_played} tiles, {self.points_played} points{out})"

    def _repr_svg_(self) -> str | None:
        """Return the picture that a notebook shows; a draw has none."""
        from brikke.svg import pictures  # noqa: PLC0415 - loaded for notebooks only

        if not isinstance(self.turn, Play):
            return None
        if hasattr(self, "_position"):
            return pictures.turn(self._position, self.turn)
        # Made by hand or unpickled: the position before it is not known.
        return pictures.table(self.turn.table, highlight=self.played)

    def __reduce__(self) -> tuple[type[Solution], tuple[object, ...]]:
        fields = (self.tiles_played, self.points_played, self.played, self.goes_out, self.micros)
        return Solution, (self.turn, *fields)


def solution_of(position: Position, answer: TimedAnswer) -> Solution:
    """Return a core's answer as a solution; no answer is a draw."""
    solution = _new(Solution)
    _set(solution, "_position", position)
    _set(solution, "_answer", answer)
    return solution


def _laid(position: Position, plain: PlainAnswer | None) -> tuple[Play | Draw, tuple[Tile, ...]]:
    """Return the turn and the tiles it plays, so that what lay together stays together."""
    if plain is None:
        return Draw(), ()
    answer = Answer._make(plain)
    before, rack = position.table, position.rack
    if position.opens_alone:
        table = (*before, *assign_tiles(EMPTY_TABLE, rack, answer.sets))
    else:
        table = in_old_places(before, assign_tiles(before, rack, answer.sets))
    played = tiles_added(before, table)
    opening = bind_opening(played, tuple(map(tiles_showing, answer.opening)))
    return Play(table, opening), played
