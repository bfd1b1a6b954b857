"""Redaction of a table's log: what a seat, and what a spectator, may see of each event."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, get_args

from brikke.game import events as rounds
from brikke.game.redaction import redact
from brikke.live.events import Joined, LogEvent, TableOpened

_OF_ROUNDS: Final = frozenset(get_args(rounds.Event))


def redact_log(event: LogEvent, seat: int | None) -> LogEvent:
    """Return an event of a table's log as a seat may see it; for None, as a spectator may."""
    # A look-up of the type: ``isinstance`` with eleven classes takes longer than the redaction.
    if type(event) in _OF_ROUNDS:
        return redact(event, seat)  # type: ignore[arg-type]  # it is one of a round's
    if isinstance(event, TableOpened):
        return replace(event, host=None, deal=None)
    if isinstance(event, Joined):
        return replace(event, guest=None)
    return event
