"""Rates, ratings and confidence intervals, compared with known results."""

from __future__ import annotations

import math
from random import Random

import pytest

from brikke.errors import InputError
from brikke.lab.arena import Result
from brikke.lab.arena import ratings as fitting
from brikke.lab.arena.ratings import ELO_SCALE, fit, ratings
from brikke.lab.arena.standings import mean_with_interval, meetings, rate_with_interval, standings


def rounds(deal: int, *winners: str, table: str = "ab") -> list[Result]:
    """Return the rounds of a deal with rotated seats, given their winners."""
    found = []
    for turn, winner in enumerate(winners):
        seated = (*table[turn:], *table[:turn])
        found.append(Result(deal, seated, seated.index(winner), (0,) * len(seated)))
    return found


def test_the_sample_of_an_interval_are_deals() -> None:
    lucky = [Result(deal, ("a", "b"), deal % 2, (1, -1)) for deal in range(100)]
    low, high = standings(["a", "b"], lucky)[0].ci95
    assert low < 0.5 < high
    assert high - low < 0.25
    assert standings(["a", "b"], lucky[:1])[0].ci95 == (0.0, 1.0)


def test_ratings_follow_from_wins() -> None:
    results = [Result(d, ("a", "b"), 0 if d < 75 else 1, (1, -1)) for d in range(100)]
    rated = {bot.name: bot.rating for bot in standings(["a", "b"], results)}
    assert rated["a"] - rated["b"] == pytest.approx(190.8, abs=5)  # 3 to 1 on the Elo scale


def test_a_rate_is_the_mean_over_deals_and_its_interval_counts_two_more_deals() -> None:
    rate, (low, high) = rate_with_interval([1, 1, 0.5, 0.5])
    assert rate == 0.75
    # By hand: 1, 1, ½, ½, 0, 1 have the mean 2/3 and the variance 1/6.
    assert (low + high) / 2 == pytest.approx(2 / 3)
    assert high - low == pytest.approx(2 * 1.96 * math.sqrt(1 / 6 / 6))
    assert rate_with_interval([1] * 20)[1] == pytest.approx((0.866, 1), abs=0.001)
    assert rate_with_interval([1 / 3] * 20, 1 / 3)[1][1] == pytest.approx(1 / 3)


def test_a_mean_has_the_usual_interval() -> None:
    mean, interval = mean_with_interval([10, 20, 30])
    assert mean == 20
    assert interval == pytest.approx((20 - 1.96 * 10 / math.sqrt(3), 20 + 1.96 * 10 / math.sqrt(3)))
    assert mean_with_interval([10]) == (10, None)


def test_points_are_per_round_and_seat_and_have_an_interval_over_deals() -> None:
    results = [
        Result(0, ("a", "b", "b"), 0, (30, -10, -20)),
        Result(1, ("a", "b", "b"), 1, (-12, 20, -8)),
    ]
    by_name = {bot.name: bot for bot in standings(["a", "b"], results)}
    assert by_name["a"].points == 9
    assert by_name["b"].points == pytest.approx((-15 + 6) / 2)
    assert (by_name["b"].wins, by_name["b"].played) == (1, 4)
    assert by_name["b"].win_rate == 0.25
    assert by_name["a"].points_ci95 == pytest.approx((9 - 1.96 * 21, 9 + 1.96 * 21))


def test_rounds_of_one_deck_are_not_counted_as_independent() -> None:
    """A deck that is won twice by the same bot gives no narrower interval than one won once."""
    once = [each for deal in range(60) for each in rounds(deal, "ab"[deal % 3 > 1])]
    twice = [
        Result(each.deal, seated, seated.index(each.seated[each.winner]), (0, 0))
        for each in once
        for seated in (("a", "b"), ("b", "a"))
    ]
    one, two = (standings(["a", "b"], results)[0] for results in (once, twice))
    assert one.ci95 == pytest.approx(two.ci95)
    assert one.rating_ci95 is not None
    assert two.rating_ci95 is not None
    width, width_twice = (high - low for low, high in (one.rating_ci95, two.rating_ci95))
    assert width_twice == pytest.approx(width, rel=0.1)


def test_ratings_are_exact_where_they_can_be_computed_by_hand() -> None:
    logs = fit(["a", "b"], {("a", "b"): 30, ("b", "a"): 10})
    assert logs["a"] - logs["b"] == pytest.approx(math.log(3))
    # Strengths 4 : 2 : 1, met unevenly often.
    wins = {"ab": 4, "ba": 2, "ac": 40, "ca": 10, "bc": 8, "cb": 4}
    logs = fit(["a", "b", "c"], {(pair[0], pair[1]): count for pair, count in wins.items()})
    assert logs["a"] - logs["b"] == pytest.approx(math.log(2))
    assert logs["b"] - logs["c"] == pytest.approx(math.log(2))


@pytest.mark.parametrize("far", [10, 1e4, 1e9])
def test_a_fit_converges_for_very_different_strengths(far: float) -> None:
    wins = {("a", "b"): far, ("b", "a"): 0.5, ("b", "c"): far, ("c", "b"): 0.5}
    logs = fit(["a", "b", "c"], wins)
    assert logs["a"] - logs["b"] == pytest.approx(math.log(2 * far))
    assert logs["b"] - logs["c"] == pytest.approx(math.log(2 * far))


def test_tables_of_any_size_give_the_same_ratings() -> None:
    """A bot of strength 2 among three of strength 1 wins two rounds of five: a ratio of 2 to 1."""
    results = [
        Result(deal, ("a", "b", "b", "b"), 0 if deal % 5 < 2 else 1 + deal % 3, (0, 0, 0, 0))
        for deal in range(30_000)
    ]
    rated = ratings(["a", "b"], results)
    difference = rated["a"].value - rated["b"].value
    assert difference == pytest.approx(ELO_SCALE * math.log(2), abs=0.1)


def test_ratings_are_relative_to_the_anchor() -> None:
    results = [each for deal in range(40) for each in rounds(deal, "a", "ab"[deal % 2])]
    free, held = ratings(["a", "b"], results), ratings(["a", "b"], results, anchor="b")
    assert free["a"].value + free["b"].value == pytest.approx(0)
    assert (held["b"].value, held["b"].ci95) == (0, (0, 0))
    assert held["a"].value == pytest.approx(2 * free["a"].value)
    with pytest.raises(InputError, match="must be one of the bots: c$"):
        ratings(["a", "b"], results, anchor="c")


def test_an_unbeaten_bot_has_a_finite_rating_with_a_wide_interval() -> None:
    results = [each for deal in range(50) for each in rounds(deal, "a", "a")]
    rated = ratings(["a", "b"], results, anchor="b")["a"]
    assert rated.ci95 is not None
    low, high = rated.ci95
    assert 400 < low < rated.value < high < 2500
    assert high - low > 400


def test_one_deal_gives_no_interval() -> None:
    (one, other) = standings(["a", "b"], rounds(0, "a", "a"))
    assert one.ci95 == other.ci95 == (0, 1)
    assert one.points_ci95 is one.rating_ci95 is None
    assert one.rating > other.rating


def test_the_same_seed_gives_the_same_intervals() -> None:
    results = [each for deal in range(30) for each in rounds(deal, "a", "ab"[deal % 2])]
    assert ratings(["a", "b"], results, seed=3) == ratings(["a", "b"], results, seed=3)
    assert ratings(["a", "b"], results, seed=3) != ratings(["a", "b"], results, seed=4)
    assert ratings(["a", "b"], results, seed=3) == ratings(["a", "b"], results[::-1], seed=3)


def test_a_meeting_is_one_bot_alone_against_a_table_of_another() -> None:
    results = [*rounds(0, "a", "b", "a", table="abb"), *rounds(1, "a", "b", "a", table="abb")]
    (met,) = meetings(["a", "b"], results)
    assert (met.bot, met.against) == ("a", "b")
    assert met.win_rate == pytest.approx(2 / 3)
    assert meetings(["a", "b", "c"], rounds(0, "a", "b", "c", table="abc")) == ()


class TestSimulated:
    """Bots of known strength: intervals contain the true value about 95 times in 100."""

    STRENGTHS = {"a": 1.0, "b": 1.5, "c": 4.0}  # noqa: RUF012

    def deal(self, chance: Random, deal: int) -> list[Result]:
        """Return a round robin of one deck; in half of the rounds luck decides for one seat."""
        lucky, found = chance.randrange(2), []
        for pair in ("ab", "ac", "bc"):
            for seated in (tuple(pair), tuple(pair[::-1])):
                first, second = (self.STRENGTHS[name] for name in seated)
                fair = int(chance.random() < second / (first + second))
                winner = lucky if chance.random() < 0.5 else fair
                found.append(Result(deal, seated, winner, (0, 0)))
        return found

    def test_intervals_contain_the_true_win_rate(self) -> None:
        chance, within, contests = Random(1), 0, 400
        true = 0.5 * (4 / 5 + 4 / 5.5) / 2 + 0.25
        for _ in range(contests):
            results = [each for deal in range(40) for each in self.deal(chance, deal)]
            won = [
                sum(each.seated[each.winner] == "c" for each in results if each.deal == deal) / 4
                for deal in range(40)
            ]
            low, high = rate_with_interval(won)[1]
            within += low <= true <= high
        assert 0.92 <= within / contests <= 0.985

    def test_intervals_contain_a_win_rate_close_to_one(self) -> None:
        chance, within, contests = Random(2), 0, 600
        for _ in range(contests):
            low, high = rate_with_interval([float(chance.random() < 0.96) for _ in range(30)])[1]
            within += low <= 0.96 <= high
        assert within / contests >= 0.92

    @pytest.mark.slow
    def test_intervals_contain_the_true_rating(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(fitting, "RESAMPLES", range(200, 201))
        chance, within, contests = Random(3), 0, 100
        # Luck makes bots look more alike, so the true rating is taken from very many deals.
        many = [each for deal in range(20_000) for each in self.deal(chance, deal)]
        true = ratings(list(self.STRENGTHS), many, anchor="a")["c"].value
        expected = [0.25 + 0.5 * share for share in (1.5 / 2.5, 4 / 5, 4 / 5.5)]
        assert true == pytest.approx(ELO_SCALE * math.log(expected[1] / (1 - expected[1])), abs=12)
        for contest in range(contests):
            results = [each for deal in range(60) for each in self.deal(chance, deal)]
            found = ratings(list(self.STRENGTHS), results, seed=contest, anchor="a")["c"].ci95
            assert found is not None
            within += found[0] <= true <= found[1]
        assert 0.88 <= within / contests <= 0.99
