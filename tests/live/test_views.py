"""Cached views: what a seat is shown equals the fold of its redacted events."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brikke.game.events import Dealt, Event, TurnEvent
from brikke.game.game import Game
from brikke.game.notation import read_record
from brikke.game.view import view_of
from brikke.live import LiveTable, Logged
from brikke.wire.events import decode_event

TESTS = Path(__file__).parents[1]
SEATS = (None, 0, 1)


@cache
def golden_rounds() -> list[tuple[Event, ...]]:
    """Return all rounds of the golden matches; not read by workers that run other tests."""
    return [
        events
        for path in sorted((TESTS / "game" / "golden").glob("*.brikke"))
        for events in read_record(path.read_text(encoding="utf-8")).rounds
    ]


def dealt(events: tuple[Event, ...]) -> int:
    """Return how many events a round has up to its deal."""
    return next(at for at, event in enumerate(events, 1) if isinstance(event, Dealt))


@pytest.mark.parametrize("seat", SEATS)
def test_the_view_of_a_round_follows_every_event(seat: int | None) -> None:
    events = golden_rounds()[0]
    game = Game.from_events(events[: dealt(events)])
    for event in events[dealt(events) :]:
        game.extend([event])
        assert game.view(seat) == view_of(game.events, seat)


@given(
    st.deferred(lambda: st.sampled_from(golden_rounds())),
    st.lists(st.integers(-5, 8), max_size=8),
    st.sampled_from(SEATS),
)
def test_the_view_follows_turns_taken_back_and_copies(
    events: tuple[Event, ...], moves: list[int], seat: int | None
) -> None:
    game = Game.from_events(events[: dealt(events)])
    for move in moves:
        # The server copies a table with every append, and the old one must stay as it is.
        before, shown = game, game.view(seat)
        game = game.copy()
        done = len(game.events)
        game.extend(events[done : done + max(move, 0)])
        turns = sum(isinstance(event, TurnEvent) for event in game.events)
        for _ in range(min(-move, turns)):
            game.undo()
        assert game.view(seat) == view_of(game.events, seat)
        assert before.view(seat) == shown


@pytest.mark.parametrize("seat", SEATS)
def test_the_view_follows_a_whole_log_with_take_backs_and_new_rounds(seat: int | None) -> None:
    lines = (TESTS / "wire" / "log-version-1.jsonl").read_text().splitlines()
    live_table = LiveTable()
    for stored in map(json.loads, lines):
        event = decode_event(json.dumps(stored["body"]).encode(), stored["version"])
        live_table = live_table.copy()
        live_table.apply(Logged(stored["seq"], stored["at"], event))
        events = live_table.round_events()
        assert live_table.view(seat) == (view_of(events, seat) if events else None)
