"""Seeking: who is seated together."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brikke.club.seeking import FILL_MS, make_wish, read_wish, seated_together
from brikke.errors import InputError


@dataclass(frozen=True)
class Guest:
    name: str
    bots: bool = False
    address: str = ""
    created: int = 0


def names(guests: list[Guest]) -> str:
    return "".join(each.name for each in guests)


def test_as_many_as_seats_are_seated_at_once_the_first_come_first() -> None:
    waiting = [Guest("a"), Guest("b"), Guest("c")]
    assert names(seated_together(waiting, 2, 0)) == "ab"
    assert names(seated_together(waiting, 3, 0)) == "abc"
    assert seated_together(waiting, 4, 10 * FILL_MS) == []


def test_bots_fill_up_if_all_agree_and_somebody_has_waited() -> None:
    waiting = [Guest("a", bots=True), Guest("b"), Guest("c", bots=True, created=5)]
    assert seated_together(waiting, 4, FILL_MS - 1) == []
    assert names(seated_together(waiting, 4, FILL_MS)) == "ac"
    assert seated_together(waiting[:2], 4, FILL_MS) == []


def test_two_of_one_address_do_not_fit() -> None:
    waiting = [Guest("a", address="x"), Guest("b", address="x"), Guest("c", address="y")]
    assert names(seated_together(waiting, 2, 0)) == "ac"
    assert seated_together(waiting[:2], 2, 0) == []


@given(
    st.lists(st.builds(Guest, st.text(max_size=3), st.booleans()), max_size=6), st.integers(2, 4)
)
def test_a_table_is_never_too_full(waiting: list[Guest], seats: int) -> None:
    seated = seated_together(waiting, seats, FILL_MS)
    assert len(seated) <= seats
    assert len(seated) != 1


def test_equal_wishes_are_equal_texts() -> None:
    one = make_wish("nordic turn_seconds=60", 2, rated=True)
    assert str(one) == str(make_wish("nordic", 2, rated=True))
    assert read_wish(str(one)) == one
    inside = make_wish("german", 4, rated=False, club="fjord2")
    assert read_wish(str(inside)) == inside
    with pytest.raises(InputError):
        read_wish("nonsense")
    with pytest.raises(InputError):
        make_wish("nowhere", 2, rated=False)
