"""Extending a log: a live table with new events appended, and the reactions of bots to them."""

from __future__ import annotations

from collections.abc import Sequence

from brikke.live.bot_reactions import bot_reactions
from brikke.live.events import LogEvent
from brikke.live.live_table import LiveTable, Logged


def extended(before: LiveTable, events: Sequence[LogEvent], now: int) -> LiveTable:
    """Return a copy of a live table with new events; whoever stores them keeps the old one."""
    live_table = before.copy()
    for event in events:
        live_table.apply(Logged(live_table.seq + 1, now, event))
    for reaction in bot_reactions(before, live_table, events, now):
        live_table.apply(Logged(live_table.seq + 1, now, reaction))
    return live_table
