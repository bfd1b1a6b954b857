"""Round events: those of one round, extracted from a table's log."""

from __future__ import annotations

from collections.abc import Iterable

from brikke.game import events as rounds
from brikke.live.events import LogEvent, TakenBack


def round_events(log: Iterable[LogEvent]) -> tuple[rounds.Event, ...]:
    """Return the events of the round in a part of a log, without turns taken back."""
    found: list[rounds.Event] = []
    for event in log:
        if isinstance(event, TakenBack):
            for _ in range(event.turns):
                _take_back(found)
        elif isinstance(event, rounds.Event):
            found.append(event)
    return tuple(found)


def _take_back(found: list[rounds.Event]) -> None:
    last = max(at for at, event in enumerate(found) if isinstance(event, rounds.TurnEvent))
    del found[last:]
