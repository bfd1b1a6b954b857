"""A round folded anew at every look, as the server must show it, which goes on from its last."""

from __future__ import annotations

from brikke.game.view import view_of
from brikke.live import LiveTable
from brikke.server.wire.convert import round_seen
from brikke.server.wire.server import RoundView


def round_view(table: LiveTable, seat: int | None) -> RoundView | None:
    """Return the round as a seat may see it: the fold of its redacted events."""
    events = table.round_events()
    return round_seen(table, seat, view_of(events, seat).state) if events else None
