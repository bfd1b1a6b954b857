"""Player views: all that one seat may know of a round."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from brikke.game.events import SEAT_LETTERS, Event, State, fold
from brikke.game.redaction import redact
from brikke.game.text import picture, summary
from brikke.game.view_reading import read_view
from brikke.rules.position import Draw, Pass, Position, Turn
from brikke.rules.rulebook import Rulebook
from brikke.rules.scoring import Outcome
from brikke.rules.table import Table
from brikke.rules.tiles import Tile


@dataclass(frozen=True, slots=True, repr=False)
class PlayerView:
    """A round as one seat sees it, or as a spectator does if there is no seat.

    It holds the state that the redacted events of that seat fold to, and nothing else.
    """

    seat: int | None
    state: State

    @classmethod
    def from_wire(cls, message: Mapping[str, Any]) -> PlayerView:
        """Return the view in a ``view`` message of a server, decoded from JSON.

        It equals the view that the engine has of that seat, so any bot can play by it.
        """
        return cls(*read_view(message))

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
        """The number of tiles on every rack."""
        return tuple(map(len, self.state.racks))

    @property
    def pool_size(self) -> int:
        """The number of tiles left to draw."""
        return len(self.state.pool)

    @property
    def opened(self) -> tuple[bool, ...]:
        """Whether each seat has opened."""
        return self.state.opened

    @property
    def to_move(self) -> int:
        """The seat whose turn it is."""
        return self.state.to_move

    @property
    def is_my_turn(self) -> bool:
        """Whether it is the turn of this seat."""
        return self.state.outcome is None and self.seat == self.state.to_move

    @property
    def outcome(self) -> Outcome | None:
        """How the round ended, or None while it goes on."""
        return self.state.outcome

    @property
    def position(self) -> Position:
        """The position that a turn of this seat is judged against."""
        if self.seat is None:
            return Position(self.table, opened=False, rulebook=self.rulebook)
        return self.state.position(self.seat)

    def __str__(self) -> str:
        return picture(self.state)

    def _repr_svg_(self) -> str:
        """Return the picture that a notebook shows."""
        from brikke.svg import pictures  # noqa: PLC0415 - loaded for notebooks only

        return pictures.game(self)

    def __repr__(self) -> str:
        owner = "a spectator" if self.seat is None else f"seat {SEAT_LETTERS[self.seat]}"
        return f"<PlayerView of {owner}: {summary(self.state)}>"


def draw_or_pass(view: PlayerView) -> Turn:
    """Return the turn that plays nothing: to draw, or to pass if the pool is empty."""
    return Draw() if view.pool_size else Pass()


def view_of(events: Iterable[Event], seat: int | None) -> PlayerView:
    """Return the view of a seat after these events."""
    return PlayerView(seat, fold(redact(event, seat) for event in events))
