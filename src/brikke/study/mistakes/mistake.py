"""Mistakes as puzzles: a position, a turn that suggests itself, and turns that win more.

A turn is identified by the faces that it plays; without any it is a draw or a pass. Its *chances*
are those to win the round, estimated from what the player to move may know. A turn is *right* if
its chances are within :data:`MARGIN` of the best.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from brikke.errors import InputError
from brikke.game.events import FaceDown, State
from brikke.game.view import PlayerView
from brikke.players.network.outlook import Counts
from brikke.rules.judge import violations
from brikke.rules.position import Play
from brikke.rules.table import Table, tiles_added
from brikke.rules.tiles import FACES, Face, Tile, TileReader, faces_of
from brikke.solver import can_play, play_exactly
from brikke.study.costs import chances_after
from brikke.study.reasons import Reason, why_worse

MARGIN: Final = 0.025
"""Chances that are no more apart than this count as equal: estimates are not exact."""

Faces = tuple[Face, ...]
"""The tiles of a turn, in ascending order."""


@dataclass(frozen=True, slots=True)
class Option:
    """A turn, and the chances to win after it."""

    played: Faces
    chance: float


@dataclass(frozen=True)
class Mistake:
    """A position in which a turn that suggests itself is not the best."""

    view: PlayerView
    """What the player to move may know."""
    options: tuple[Option, ...]
    """The turns whose chances are known, the best first."""
    made: Faces
    """The turn that suggests itself, or that was made."""
    best_table: Table
    """The table after the best turn."""
    reason: Reason
    """Why that turn is worse than the best one."""
    tiles: Faces
    """The tiles that the reason is about: better played, or better kept."""

    @property
    def best(self) -> Option:
        """The turn with the best chances."""
        return self.options[0]

    @property
    def right(self) -> tuple[Option, ...]:
        """The turns that are as good as the best one."""
        return tuple(each for each in self.options if each.chance >= self.best.chance - MARGIN)

    @property
    def made_chance(self) -> float:
        """The chances after the turn that suggests itself."""
        return self._known[self.made]

    @cached_property
    def _known(self) -> dict[Faces, float]:
        return {option.played: option.chance for option in self.options}

    @property
    def may_draw(self) -> bool:
        """Whether the rules allow a draw or a pass."""
        view = self.view
        return not (view.rulebook.must_play(view.pool_size) and can_play(view.position))

    def chance(self, played: Faces) -> float:
        """Return the chances after any turn.

        A turn whose chances are not known is compared with the best one by the network; it is
        never called better.
        """
        if played in self._known:
            return self._known[played]
        best, other = chances_after(self.view, [turn_counts(self.best.played), turn_counts(played)])
        return min(self.best.chance, max(0.0, self.best.chance - best + other))

    def is_right(self, played: Faces) -> bool:
        """Return whether a turn is as good as the best one."""
        return self.chance(played) >= self.best.chance - MARGIN

    def played_by(self, table: Table | None) -> Faces:
        """Return the faces that a turn plays, given the table after it; None is a draw or a pass.

        An illegal turn is refused.
        """
        if table is None:
            if not self.may_draw:
                raise InputError("a player who can play must play, so the turn cannot be", "draw")
            return ()
        position = self.view.position
        broken = violations(position, Play(table))
        if broken:
            raise InputError("this turn breaks a rule", broken[0].code)
        return sorted_faces(faces_of(tiles_added(position.table, table)))


def mistake_of(view: PlayerView, made: Faces, chances: Mapping[Faces, float]) -> Mistake:
    """Return a turn as a mistake, given the chances of the turns, its own among them."""
    options = sorted(
        (Option(turn, chance) for turn, chance in chances.items()),
        key=lambda option: (-option.chance, option.played),
    )
    best = turn_counts(options[0].played)
    reason, tiles = why_worse(view, turn_counts(made), best)
    turn = None if best is None else play_exactly(view.position, best, calm=True).turn
    table = turn.table if isinstance(turn, Play) else view.table
    return Mistake(view, tuple(options), made, table, reason, sorted_faces(tiles))


def as_first_seat(view: PlayerView) -> PlayerView:
    """Return a view as if its seat were the first one, with nothing else of the round.

    Equal tiles are named in the order in which they lie, so that every reader of the position gives
    them the same names.
    """
    assert view.seat is not None
    state, reader = view.state, TileReader()
    order = [(view.seat + step) % state.seats for step in range(state.seats)]
    table = tuple(_named(laid, reader) for laid in state.table)
    own = _named(sorted(view.rack), reader)
    others = tuple((FaceDown,) * len(state.racks[seat]) for seat in order[1:])
    return PlayerView(
        0,
        State(
            state.rulebook,
            state.seats,
            table=table,
            racks=(own, *others),
            pool=(FaceDown,) * len(state.pool),
            opened=tuple(state.opened[seat] for seat in order),
            passes=state.passes,
            quiet=tuple(state.quiet[seat] for seat in order),
        ),
    )


def _named(tiles: Sequence[Tile], reader: TileReader) -> tuple[Tile, ...]:
    return tuple(reader.tile(str(tile.face)) for tile in tiles)


def sorted_faces(faces: Iterable[Face]) -> Faces:
    """Return the tiles of a turn in the order that compares."""
    return tuple(sorted(faces))


def turn_counts(played: Sequence[Face]) -> Counts | None:
    """Return the tiles of a turn as 53 counts; None for a turn that plays none."""
    if not played:
        return None
    counts = [0] * len(FACES)
    for face in played:
        counts[face] += 1
    return tuple(counts)


def turn_faces(counts: Counts | None) -> Faces:
    """Return the tiles of a turn that is given as 53 counts."""
    return tuple(Face(at) for at, count in enumerate(counts or ()) for _ in range(count))
