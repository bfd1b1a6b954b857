"""Match points and standings: the same seat with the same tiles, compared at all tables."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brikke.club.duplicate.equal_deals import equal_deal, new_seeds
from brikke.club.duplicate.match_points import match_points, share, top
from brikke.club.duplicate.standings import (
    Entrant,
    TableResult,
    deal_scores,
    shared_places,
    standings,
)
from brikke.errors import InputError
from brikke.game.deal import deal
from brikke.game.game import Game
from brikke.rules.rulebook import get_rulebook

SCORES = st.lists(st.integers(-200, 200), min_size=1, max_size=12)


@given(SCORES)
def test_match_points_add_up_and_ties_are_shared(scores: list[int]) -> None:
    points = match_points(scores)
    count = len(scores)
    # Every comparison of two tables gives two match points in all.
    assert sum(points) == count * (count - 1)
    assert all(0 <= each <= max(0, top(count)) for each in points)
    for one, mine in zip(scores, points, strict=True):
        for other, theirs in zip(scores, points, strict=True):
            assert (one > other) == (mine > theirs)


@given(SCORES, st.randoms(use_true_random=False))
def test_match_points_do_not_depend_on_the_order_of_tables(
    scores: list[int], chance: random.Random
) -> None:
    order = chance.sample(range(len(scores)), len(scores))
    points = match_points(scores)
    assert match_points([scores[at] for at in order]) == [points[at] for at in order]


def test_the_share_of_a_single_table_is_a_half() -> None:
    assert share(0, 1) == Fraction(1, 2)
    assert share(3, 3) == Fraction(3, 4)


def test_only_the_same_seat_is_compared() -> None:
    tables = [
        TableResult(("ann", "bo"), (40, -40)),
        TableResult(("cay", "dan"), (10, -10)),
        TableResult(("eve", None), (-30, 30)),
    ]
    scores = deal_scores(tables)
    assert {each: score.match_points for each, score in scores.items()} == {
        "ann": 4, "cay": 2, "eve": 0, "bo": 0, "dan": 2,
    }  # fmt: skip
    # Bo lost with tiles that won at the table of the house: a bot is compared like everybody.
    assert scores["bo"].share == 0
    assert (scores["ann"].points, scores["ann"].top) == (40, 4)


def test_a_round_that_a_bot_played_counts_two_fifths_at_most() -> None:
    tables = [
        TableResult(("ann", "bo"), (40, -40), frozenset({0, 1})),
        TableResult(("cay", "dan"), (10, -10)),
    ]
    scores = deal_scores(tables)
    assert (scores["ann"].match_points, scores["ann"].share) == (2, Fraction(2, 5))
    assert (scores["bo"].match_points, scores["bo"].share) == (0, Fraction(0))
    # The others are compared with it as ever.
    assert scores["cay"].share == 0
    assert scores["dan"].share == 1


def test_rounds_before_joining_and_after_leaving_have_their_shares() -> None:
    one = [TableResult(("ann", "bo"), (9, -9)), TableResult(("cay", None), (5, -5))]
    two = [TableResult(("ann", "late"), (9, -9)), TableResult(("bo", None), (5, -5))]
    entrants = [Entrant("ann"), Entrant("bo"), Entrant("cay", left=2), Entrant("late", joined=2)]
    shares = {each.player: each.share for each in standings(entrants, [one, two])}
    assert shares["late"] == (Fraction(2, 5) + 0) / 2
    assert shares["cay"] == 0
    assert shares["ann"] == 1
    assert entrants[2].plays(1)
    assert not entrants[2].plays(2)
    assert not entrants[3].plays(1)


def test_equal_players_share_a_place() -> None:
    tables = [
        TableResult(("ann", "bo"), (20, -20)),
        TableResult(("cay", "dan"), (20, -20)),
        TableResult(("eve", "fin"), (30, -30)),
    ]
    found = standings(
        [Entrant(each) for each in ("ann", "bo", "cay", "dan", "eve", "fin")], [tables]
    )
    assert [(each.player, each.place) for each in found] == [
        ("eve", 1), ("bo", 2), ("dan", 2), ("ann", 4), ("cay", 4), ("fin", 6),
    ]  # fmt: skip


def test_points_decide_where_shares_are_equal() -> None:
    one_table = [TableResult(("ann", "bo"), (-7, 7))]
    found = standings([Entrant("ann"), Entrant("bo")], [one_table])
    assert [(each.player, each.place, each.share) for each in found] == [
        ("bo", 1, Fraction(1, 2)),
        ("ann", 2, Fraction(1, 2)),
    ]


def test_a_round_is_won_by_whoever_gains_points_at_a_table() -> None:
    rounds = [[TableResult(("ann", "bo"), (9, -9))], [TableResult(("bo", "ann"), (-5, 5))]]
    found = standings([Entrant("ann"), Entrant("bo")], rounds)
    assert [(each.player, each.won, each.rounds) for each in found] == [("ann", 2, 2), ("bo", 0, 2)]


def test_a_change_is_the_number_of_places_risen_in_the_last_round() -> None:
    one = [TableResult(("ann", "bo"), (9, -9)), TableResult(("cay", "dan"), (5, -5))]
    two = [TableResult(("dan", "ann"), (50, -50)), TableResult(("cay", "bo"), (5, -5))]
    entrants = [Entrant(each) for each in ("ann", "bo", "cay", "dan")]
    first = {each.player: each.place for each in standings(entrants, [one])}
    for each in standings(entrants, [one, two]):
        assert each.change == first[each.player] - each.place
    assert all(each.change == 0 for each in standings(entrants, [one]))


def test_a_table_whose_log_was_lost_counts_a_half_and_is_not_compared() -> None:
    tables = [
        TableResult(("ann", "bo"), (20, -20)),
        TableResult(("cay", "dan"), ()),
        TableResult(("eve", None), (30, -30)),
    ]
    scores = deal_scores(tables)
    assert scores["cay"].share == scores["dan"].share == Fraction(1, 2)
    assert (scores["eve"].match_points, scores["eve"].top) == (2, 2)


def test_nobody_has_two_seats_in_a_round() -> None:
    with pytest.raises(InputError, match="one seat in a round: ann"):
        deal_scores([TableResult(("ann", "ann"), (1, -1))])


def test_before_the_first_round_everybody_stands_equal() -> None:
    assert [each.place for each in standings([Entrant("ann"), Entrant("bo")], [])] == [1, 1]


def test_all_tables_of_a_round_have_the_deal_of_its_seed() -> None:
    rulebook = get_rulebook("nordic")
    one, other = new_seeds(2)
    assert one != other
    here, there = (equal_deal(one, rulebook, 3, table) for table in ("a", "b"))
    assert (here.racks, here.pool, here.starter) == (there.racks, there.pool, there.starter)
    assert here.secret != there.secret
    again = deal(one, (b"",) * 3, rulebook.tiles_dealt)
    assert (again.racks, again.pool, again.starter) == (here.racks, here.pool, here.starter)
    # As `brikke` itself deals from the opened seed.
    game = Game(rulebook, 3, seed=one)
    assert tuple(map(set, game.state.racks)) == tuple(map(set, here.racks))


def test_points_decide_between_equal_shares_and_equal_players_share_a_place() -> None:
    places = shared_places({"ann": (50.0, 3), "ben": (50.0, 7), "cat": (50.0, 3), "dan": (60.0, 0)})
    assert places == {"dan": 1, "ben": 2, "ann": 3, "cat": 3}
