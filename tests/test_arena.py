from __future__ import annotations

from typing import Any

import pytest

from brikke.arena import Result, play, run
from brikke.arena.standings import standings
from brikke.errors import InputError
from brikke.rulebook import DEFAULT


def test_each_deck_is_played_once_from_every_seat() -> None:
    contest = run(["steady", "greedy"], deals=6, seed=3)
    assert sum(bot.wins for bot in contest.bots) == 12
    assert sum(bot.points for bot in contest.bots) == pytest.approx(0)
    assert [bot.name for bot in contest.bots] == ["steady", "greedy"]
    assert contest.bots[0].rating > 0 > contest.bots[1].rating


def test_the_same_seed_gives_the_same_contest() -> None:
    assert run(["steady", "random"], deals=3) == run(["steady", "random"], deals=3)
    assert play(DEFAULT, ["steady", "steady"], "x") == play(DEFAULT, ["steady", "steady"], "x")


def test_equal_bots_are_even() -> None:
    contest = run(["steady"], seats=2, deals=4)
    assert contest.bots[0].win_rate == pytest.approx(0.5)
    assert contest.bots[0].rating == pytest.approx(0)


def test_one_bot_may_meet_a_field() -> None:
    contest = run(["steady", "greedy"], seats=4, deals=2, rulebook="german")
    assert sum(bot.wins for bot in contest.bots) == 8


def test_intervals_are_over_deals() -> None:
    lucky = [Result(deal, ("a", "b"), deal % 2, (1, -1)) for deal in range(100)]
    low, high = standings(["a", "b"], lucky)[0].ci95
    assert low < 0.5 < high
    assert high - low < 0.25
    assert standings(["a", "b"], lucky[:1])[0].ci95 == (0.0, 1.0)


def test_ratings_follow_the_wins() -> None:
    results = [Result(d, ("a", "b"), 0 if d < 75 else 1, (1, -1)) for d in range(100)]
    ratings = {bot.name: bot.rating for bot in standings(["a", "b"], results)}
    assert ratings["a"] - ratings["b"] == pytest.approx(190.8, abs=5)  # 3 to 1 on the Elo scale


@pytest.mark.parametrize(
    "arguments",
    [
        {"names": []},
        {"names": ["steady"]},
        {"names": ["steady"] * 5},
        {"names": ["steady", "nobody"]},
        {"names": ["steady", "greedy"], "seats": 5},
        {"names": ["steady", "greedy", "random"], "seats": 2},
        {"names": ["steady", "greedy"], "deals": 0},
        {"names": ["steady", "greedy"], "rulebook": "chess"},
    ],
)
def test_a_contest_that_cannot_be_is_refused(arguments: dict[str, Any]) -> None:
    with pytest.raises(InputError):
        run(**arguments)
