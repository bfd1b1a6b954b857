"""PlayerView: all that a seat may know."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from brikke.game.events import Event, State, fold, redact
from brikke.rules.position import Draw, Pass, Position, Turn
from brikke.rules.rulebook import Rulebook
from brikke.rules.scoring import Outcome
from brikke.rules.table import Table
from brikke.rules.tiles import Tile


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A round as one seat sees it; with no seat, as a spectator does.

    It holds the fold of that seat's redacted events and nothing else.
    """

    seat: int | None
    state: State

    @property
    def rulebook(self) -> Rulebook:
        """The rules of this round."""
        return self.state.rulebook

    @property
    def table(self) -> Table:
        """The sets on the table."""
        return self.state.table

    @property
    def rack(self) -> tuple[Tile, ...]:
        """The seat's own tiles; a spectator has none."""
        return self.position.rack

    @property
    def rack_sizes(self) -> tuple[int, ...]:
        """How many tiles every seat holds."""
        return tuple(map(len, self.state.racks))

    @property
    def pool_size(self) -> int:
        """How many tiles are left to draw."""
        return len(self.state.pool)

    @property
    def opened(self) -> tuple[bool, ...]:
        """Who has opened."""
        return self.state.opened

    @property
    def to_move(self) -> int:
        """The seat whose turn it is."""
        return self.state.to_move

    @property
    def is_my_turn(self) -> bool:
        """Whether this seat may act now."""
        return self.state.outcome is None and self.seat == self.state.to_move

    @property
    def outcome(self) -> Outcome | None:
        """How the round ended, once it has."""
        return self.state.outcome

    @property
    def position(self) -> Position:
        """What a turn of this seat is judged against."""
        if self.seat is None:
            return Position(self.table, opened=False, rulebook=self.rulebook)
        return self.state.position(self.seat)


def draw_or_pass(view: PlayerView) -> Turn:
    """Return the turn that plays nothing: drawing, or passing where no tile is left."""
    return Draw() if view.pool_size else Pass()


def view_of(events: Iterable[Event], seat: int | None) -> PlayerView:
    """Return what a seat may know after these events."""
    return PlayerView(seat, fold(redact(event, seat) for event in events))
