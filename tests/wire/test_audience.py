"""Audience: who is told what."""

from __future__ import annotations

import json

import pytest

from brikke.live import LiveTable, Logged, Options
from brikke.live.events import Reacted, Reaction, TableOpened
from brikke.rules.rulebook import get_rulebook
from brikke.wire.audience import TAIL, Attendance, Audience


class Spectator:
    """A listener that keeps the kinds of its messages."""

    id = guest = "eve"
    address = ""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def send(self, message: bytes) -> None:
        self.heard.append(json.loads(message)["type"])

    def send_bye(self, reason: str, retry: int | None) -> None:
        raise AssertionError(reason, retry)


@pytest.mark.parametrize(("count", "heard"), [(TAIL, ["events"]), (TAIL + 1, ["view"])])
def test_instead_of_very_many_events_listeners_get_the_view(count: int, heard: list[str]) -> None:
    opened = TableOpened(get_rulebook("nordic"), 2, Options(), None)
    reactions = [Logged(2 + number, 1, Reacted(None, Reaction.THANKS)) for number in range(count)]
    live_table = LiveTable([Logged(1, 1, opened), *reactions])
    audience, spectator = Audience("t"), Spectator()
    audience.listeners.add(spectator)
    audience.broadcast(live_table, reactions, Attendance({}, 1), 1)
    assert spectator.heard == heard
