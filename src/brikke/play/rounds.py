"""How a round begins at a table."""

from __future__ import annotations

from collections.abc import Mapping

from brikke.errors import InputError
from brikke.play.dealer import Dealer
from brikke.play.events import LogEvent
from brikke.play.table import LiveTable


def open_round(table: LiveTable, dealer: Dealer) -> tuple[LogEvent, ...]:
    """Open a round; where bots alone play, who send no salts, deal it at once."""
    opened = dealer.open(table.rulebook, len(table.players))
    if table.has_guests:
        return (opened,)
    return (opened, *dealer.deal(opened, (b"",) * opened.seats))


def deal(
    table: LiveTable, dealer: Dealer, sent: Mapping[int, bytes] | None = None
) -> tuple[LogEvent, ...]:
    """Deal the round that was opened, with the salts that were sent."""
    if table.opened is None:
        raise InputError("no round is open", table.phase)
    salts = table.salts | dict(sent or {})
    return dealer.deal(
        table.opened, tuple(salts.get(seat, b"") for seat in range(table.opened.seats))
    )
