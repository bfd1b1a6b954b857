"""A round that is over, told by its stretch of a table's log."""

from __future__ import annotations

from collections.abc import Iterable

from brikke.game import events as rounds
from brikke.live.events import LogEvent, TakenBack


def round_in(log: Iterable[LogEvent]) -> tuple[rounds.Event, ...]:
    """Return the events of the round in a stretch of a log, without turns taken back."""
    told: list[rounds.Event] = []
    for event in log:
        if isinstance(event, TakenBack):
            for _ in range(event.turns):
                _take_back(told)
        elif isinstance(event, rounds.Event):
            told.append(event)
    return tuple(told)


def _take_back(told: list[rounds.Event]) -> None:
    last = max(at for at, event in enumerate(told) if isinstance(event, rounds.TurnEvent))
    del told[last:]
