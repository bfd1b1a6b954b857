"""A round folded anew for every look: what the server, which goes on from its last look, must show."""

from __future__ import annotations

from brikke.play import LiveTable
from brikke.server.wire.convert import round_seen
from brikke.server.wire.server import RoundView
from brikke.view import view_of


def round_view(table: LiveTable, seat: int | None) -> RoundView | None:
    """Return the round as a seat may see it: the fold of its redacted events."""
    events = table.round_events()
    return round_seen(table, seat, view_of(events, seat).state) if events else None
