"""Recent turns: what happened in a round since a seat's own last turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from brikke.game.events import Continued, Event, Played, TurnEvent
from brikke.game.redaction import redact
from brikke.rules.table import EMPTY_TABLE, Table


@dataclass(frozen=True, slots=True)
class RecentTurns:
    """The turns since a seat's own last one, as that seat may see them."""

    before: Table
    """The table before the first of them."""
    turns: tuple[Event, ...]


def recent_turns(events: Sequence[Event], seat: int | None, seats: int) -> RecentTurns:
    """Return the turns since a seat's own last one; for None, a spectator, one of every seat."""
    turns = [event for event in events if isinstance(event, TurnEvent)]
    own = [at for at, event in enumerate(turns) if event.seat == seat]
    # Nobody has more than one turn between two turns of the same seat.
    first = own[-1] + 1 if own else max(0, len(turns) - seats)
    began = [event.table for event in events if isinstance(event, Continued)]
    tables = began + [event.table for event in turns[:first] if isinstance(event, Played)]
    return RecentTurns(
        before=tables[-1] if tables else EMPTY_TABLE,
        turns=tuple(redact(event, seat) for event in turns[first:]),
    )
