"""The round as a seat may see it, folded from all its events: the reference for cached views."""

from __future__ import annotations

from brikke.game.view import view_of
from brikke.live import LiveTable
from brikke.wire import convert
from brikke.wire.server import RoundView


def round_view(live_table: LiveTable, seat: int | None) -> RoundView | None:
    """Return the round as a seat may see it: the fold of its redacted events."""
    events = live_table.round_events()
    return convert.round_view(live_table, view_of(events, seat)) if events else None
