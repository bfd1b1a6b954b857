"""Redaction of a table's log: what a seat, and what a spectator, may see of each event."""

from __future__ import annotations

from dataclasses import replace

from brikke.game import events as rounds
from brikke.game.redaction import redact
from brikke.live.events import Joined, LogEvent, TableOpened


def redact_log(event: LogEvent, seat: int | None) -> LogEvent:
    """Return an event of a table's log as a seat may see it; for None, as a spectator may."""
    match event:
        case TableOpened():
            return replace(event, host=None, deal=None)
        case Joined():
            return replace(event, guest=None)
        case _ if isinstance(event, rounds.Event):
            return redact(event, seat)
        case _:
            return event
