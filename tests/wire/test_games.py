"""My games: what is sent of a result has the fields in which it is stored."""

from __future__ import annotations

from typing import Any, get_type_hints

import pytest

from brikke.club.results import CostlyTurn, LostChances, SeatResult
from brikke.wire.games import GameResult, PositionToTry, TurnByChances
from brikke.wire.tables import SeatSummary

ROUND: dict[str, Any] = {"commitment": str, "ended": int}
"""The round in which it was, which its row in the database has."""
RATING: dict[str, Any] = {"rated": str | None, "change": int | None}


@pytest.mark.parametrize(
    ("stored", "sent", "kept_back", "added"),
    [
        # Only the order of costly turns follows from these two.
        (CostlyTurn, PositionToTry, {"missed_points", "lost"}, ROUND),
        (LostChances, TurnByChances, set(), ROUND),
        # Turns are sent beside the results, and seats with the people on them.
        (
            SeatResult,
            GameResult,
            {"guest", "costly", "lost"},
            ROUND | RATING | {"seats": list[SeatSummary]},
        ),
    ],
    ids=["turns to try again", "turns by chances", "results"],
)
def test_a_result_is_sent_with_the_fields_in_which_it_is_stored(
    stored: type, sent: type, kept_back: set[str], added: dict[str, Any]
) -> None:
    fields = {name: kind for name, kind in get_type_hints(stored).items() if name not in kept_back}
    assert kept_back < get_type_hints(stored).keys()
    assert get_type_hints(sent) == fields | added
