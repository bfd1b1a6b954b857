"""Pairing: everybody plays, nobody meets somebody again if there is another way."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brikke.club.duplicate.pairing import Seats, drawn_order, pair, with_comparison
from brikke.errors import InputError


def names(count: int) -> list[str]:
    return [f"p{at}" for at in range(count)]


def evening(count: int, seats: int, rounds: int) -> list[list[Seats]]:
    played: list[list[Seats]] = []
    for number in range(1, rounds + 1):
        order = drawn_order("event", number, names(count))
        played.append(pair(order, seats, [table for each in played for table in each]))
    return played


def meetings(tables: list[Seats]) -> Counter[tuple[str, str]]:
    people = ([each for each in table if each] for table in tables)
    return Counter(two for table in people for two in combinations(sorted(table), 2))


@given(st.integers(1, 14), st.sampled_from([2, 3, 4]), st.integers(1, 3))
def test_everybody_has_one_seat_in_every_round(count: int, seats: int, rounds: int) -> None:
    for tables in evening(count, seats, rounds):
        seated = [each for table in tables for each in table if each]
        assert sorted(seated) == sorted(names(count))
        assert all(len(table) == seats for table in tables)
        # As few bots as possible, and never a table without people.
        assert sum(each is None for table in tables for each in table) == -count % seats
        assert all(any(table) for table in tables)


@given(st.integers(1, 6), st.data())
def test_at_tables_of_two_nobody_meets_again_in_the_first_half_of_all_possible_rounds(
    half: int, data: st.DataObject
) -> None:
    # Dirac: with at least half of all others left for everybody, a perfect matching exists.
    count = 2 * half
    rounds = data.draw(st.integers(1, half))
    tables = [table for each in evening(count, 2, rounds) for table in each]
    assert max(meetings(tables).values()) == 1


@pytest.mark.parametrize("count", [48, 202])
def test_in_a_large_event_of_four_seats_nobody_meets_again(count: int) -> None:
    """The larger one is matched in sections, and has two bots at its last tables."""
    tables = [table for each in evening(count, 4, 3) for table in each]
    assert max(meetings(tables).values()) == 1
    assert all(sum(each is None for each in table) <= 1 for table in tables)


@pytest.mark.parametrize(("count", "seats"), [(5, 4), (7, 2), (10, 4), (8, 3)])
def test_bots_are_spread_and_everybody_has_them_before_anybody_has_them_again(
    count: int, seats: int
) -> None:
    bots = -count % seats
    tables = evening(count, seats, 3)
    places = len(tables[0])
    for each in tables:
        assert max(table.count(None) for table in each) == -(-bots // places)
    if seats == 2:
        with_bots = [table for each in tables for table in each if None in table]
        assert len({player for table in with_bots for player in table if player}) == 3


def test_neighbours_in_the_standings_meet() -> None:
    order = names(12)
    assert {frozenset(table) for table in pair(order, 2)} == {
        frozenset(order[at : at + 2]) for at in range(0, 12, 2)
    }
    assert {frozenset(table) for table in pair(order, 4)} == {
        frozenset(order[at : at + 4]) for at in range(0, 12, 4)
    }
    assert {frozenset(table) for table in pair(order, 3)} == {
        frozenset(order[at : at + 3]) for at in range(0, 12, 3)
    }


def test_the_best_table_comes_first_and_seats_change() -> None:
    tables = evening(8, 4, 4)
    order = names(8)
    assert order[0] in pair(order, 4)[0]
    sat = Counter(
        (player, seat) for each in tables for table in each for seat, player in enumerate(table)
    )
    assert max(sat.values()) <= 2


def test_a_single_table_is_compared_with_one_of_bots() -> None:
    assert with_comparison(pair(["ann"], 2)) == [("ann", None), (None, None)]
    assert with_comparison(pair(names(4), 4))[1:] == [(None, None, None, None)]
    two = pair(names(4), 2)
    assert with_comparison(two) == two
    assert with_comparison([]) == []


def test_the_same_standings_give_the_same_tables() -> None:
    assert evening(13, 4, 3) == evening(13, 4, 3)


def test_nobody_is_paired_twice_and_tables_have_two_to_four_seats() -> None:
    assert pair([], 4) == []
    with pytest.raises(InputError, match=r"paired once.*'a', 'a'"):
        pair(["a", "a"], 2)
    with pytest.raises(InputError, match="2 to 4 seats: 5"):
        pair(["a", "b"], 5)
