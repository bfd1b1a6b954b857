"""Going on from what was seen is the same as looking at everything again."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brikke.game.events import Event
from brikke.game.notation import read_record
from brikke.game.view import view_of
from brikke.server.sight import Sight

GOLDEN = sorted((Path(__file__).parents[1] / "game" / "golden").glob("*.brikke"))
ROUNDS: list[tuple[Event, ...]] = [
    events for path in GOLDEN for events in read_record(path.read_text(encoding="utf-8")).rounds
]


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_round_grows_event_by_event(seat: int | None) -> None:
    sight = Sight(seat)
    assert sight.of(()) is None
    for count in range(1, len(ROUNDS[0]) + 1):
        assert sight.of(ROUNDS[0][:count]) == view_of(ROUNDS[0][:count], seat).state


@given(
    st.lists(st.tuples(st.sampled_from(ROUNDS), st.floats(0, 1)), min_size=2, max_size=8),
    st.sampled_from([None, 0, 1]),
)
def test_turns_are_taken_back_and_other_rounds_begin(
    looks: list[tuple[tuple[Event, ...], float]], seat: int | None
) -> None:
    sight = Sight(seat)
    for events, part in looks:
        shown = events[: max(1, round(part * len(events)))]
        assert sight.of(shown) == view_of(shown, seat).state
