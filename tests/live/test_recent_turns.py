"""Recent turns: what happened since a seat's own last turn."""

from __future__ import annotations

import pytest

from brikke.game.events import Drew, Played
from brikke.live import recent_turns
from brikke.rules.table import read_table
from tests.support.live_tables import HandDealer, Session, playing

RULES = "nordic opening_minimum=0 turn_seconds=off"
RACKS = ("k1 k2 k3 r1", "b1 b2 b3 r9", "o1 o2 o3 r5")


def table() -> Session:
    """Return a round in which anna played, bo played, and cleo drew."""
    session = playing(3, rulebook=RULES, dealer=HandDealer(*RACKS, pool="r12 r13 k13"))
    session.turn("anna", "k1 k2 k3")
    session.turn("bo", "k1 k2 k3 | b1 b2 b3")
    session.turn("cleo")
    return session


@pytest.mark.parametrize(
    ("seat", "before", "seats"),
    [(0, "k1 k2 k3", [1, 2]), (1, "k1 k2 k3 | b1 b2 b3", [2]), (2, "k1 k2 k3 | b1 b2 b3", [])],
)
def test_turns_since_the_own_last_one(seat: int, before: str, seats: list[int]) -> None:
    found = recent_turns(table().round.events, seat, 3)
    assert found.before == read_table(before)
    assert [event.seat for event in found.turns] == seats  # type: ignore[union-attr]


def test_a_spectator_gets_one_turn_of_every_seat() -> None:
    session = table()
    assert [type(event) for event in recent_turns(session.round.events, None, 3).turns] == [
        Played,
        Played,
        Drew,
    ]
    session.turn("anna")
    found = recent_turns(session.round.events, None, 3)
    assert found.before == read_table("k1 k2 k3")
    assert len(found.turns) == 3


def test_before_the_own_first_turn_all_turns_are_recent() -> None:
    session = playing(3, rulebook=RULES, dealer=HandDealer(*RACKS, pool="r12 r13 k13"))
    assert recent_turns(session.round.events, 2, 3).turns == ()
    session.turn("anna", "k1 k2 k3")
    found = recent_turns(session.round.events, 2, 3)
    assert (found.before, len(found.turns)) == ((), 1)


def test_another_player_s_drawn_tile_stays_hidden() -> None:
    (_, drew) = recent_turns(table().round.events, 0, 3).turns
    assert drew == Drew(2, None)


def test_a_turn_that_was_taken_back_is_no_recent_turn() -> None:
    session = table()
    session.round.undo()
    assert len(recent_turns(session.round.events, 0, 3).turns) == 1
