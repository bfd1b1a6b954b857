"""Taking turns back: at casual tables, if everyone agrees, and never what was learnt."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brikke.game.events import Played
from brikke.live import (
    Decline,
    Leave,
    Options,
    Pause,
    Phase,
    Ready,
    RefusalCode,
    TakeBack,
)
from brikke.live.events import Came, Declined, Paused, StoodIn, TakeBackAsked, TakenBack, Went
from brikke.players.bots import make_bot
from brikke.rules.position import Pass, Play
from tests.support.live_tables import (
    SECOND,
    Client,
    Evening,
    HandDealer,
    SeededDealer,
    playing,
    seated,
    send_salts,
)

RACKS = ("k10 r10 b10 k1 k5 o9", "k11 r11 b11 r1 r5 o5", "k12 r12 b12 o1 o3")
TENS = "k10 r10 b10"
ELEVENS = "k10 r10 b10 | k11 r11 b11"


def three_people() -> Evening:
    return playing(3, dealer=HandDealer(*RACKS))


def against_bots(*bots: str, racks: tuple[str, ...] = RACKS) -> Evening:
    return playing(1, *bots, dealer=HandDealer(*racks[: 1 + len(bots)]))


def refusal_code(evening: Evening, guest: str = "anna") -> RefusalCode:
    return evening.refused(guest, TakeBack()).code


# By agreement


def test_a_turn_is_taken_back_when_everyone_agrees() -> None:
    evening = three_people()
    evening.turn("anna", TENS)
    assert evening.do("anna", TakeBack()) == (TakeBackAsked(0),)
    assert evening.do("cleo", TakeBack()) == (TakeBackAsked(2),)
    assert evening.do("bo", TakeBack()) == (TakeBackAsked(1), TakenBack(1))
    assert evening.mover == "anna"
    assert evening.time_left == 60 * SECOND
    assert evening.turn("anna", TENS)


def test_nothing_is_taken_back_behind_the_back_of_who_is_away() -> None:
    evening = three_people()
    evening.turn("anna", TENS)
    evening.connected("anna", "bo")
    evening.do("anna", TakeBack())
    assert evening.do("bo", TakeBack()) == (TakeBackAsked(1),)
    evening.connected("anna", "bo", "cleo")
    assert evening.do("cleo", TakeBack())[-1] == TakenBack(1)


def test_nobody_waits_for_whom_a_bot_stands_in_for_but_the_wish_is_asked_anew() -> None:
    evening = three_people()
    evening.turn("anna", TENS)
    evening.do("anna", TakeBack())
    evening.happen([Went(2), StoodIn(2, "steady")])
    assert evening.table.wants_back == ()
    evening.do("anna", TakeBack())
    assert evening.do("bo", TakeBack())[-1] == TakenBack(1)


def test_taking_back_is_asked_for_once() -> None:
    evening = three_people()
    evening.turn("anna", TENS)
    evening.do("anna", TakeBack())
    assert refusal_code(evening) is RefusalCode.ALREADY_ASKED
    evening.do("bo", TakeBack())
    assert refusal_code(evening, "bo") is RefusalCode.ALREADY_ASKED


@pytest.mark.parametrize("asleep", [False, True])
def test_nothing_is_taken_back_in_a_pause(asleep: bool) -> None:
    evening = against_bots("steady")
    evening.turn("anna", TENS)
    if asleep:
        evening.connected()
        evening.happen([Paused(asleep=True)])
    else:
        evening.do("anna", Pause())
    assert refusal_code(evening) is RefusalCode.PAUSED


def test_against_bots_one_agrees_with_oneself() -> None:
    evening = against_bots("steady")
    evening.turn("anna", TENS)
    assert evening.do("anna", TakeBack()) == (TakeBackAsked(0), TakenBack(1))


def test_who_declines_clears_the_wish() -> None:
    evening = three_people()
    evening.turn("anna", TENS)
    evening.do("anna", TakeBack())
    evening.do("bo", TakeBack())
    assert evening.do("cleo", Decline()) == (Declined(2),)
    assert evening.table.wants_back == ()
    assert evening.refused("cleo", Decline()).code is RefusalCode.NOTHING_ASKED


def test_after_a_wish_was_declined_others_cannot_agree_to_it() -> None:
    evening = three_people()
    evening.turn("anna", TENS)
    evening.do("anna", TakeBack())
    evening.do("bo", Decline())
    assert refusal_code(evening, "bo") is RefusalCode.NOTHING_TO_TAKE_BACK


def test_the_next_turn_clears_the_wish() -> None:
    evening = three_people()
    evening.turn("anna", TENS)
    evening.do("anna", TakeBack())
    evening.turn("bo", ELEVENS)
    assert evening.table.wants_back == ()


def test_who_leaves_takes_the_wish_along() -> None:
    evening = three_people()
    evening.turn("anna", TENS)
    evening.do("anna", TakeBack())
    evening.do("anna", Leave())
    assert evening.table.wants_back == ()


def test_whoever_asks_first_means_the_own_turn() -> None:
    evening = three_people()
    evening.turn("anna", TENS)
    assert refusal_code(evening, "cleo") is RefusalCode.NOTHING_TO_TAKE_BACK


# What can be taken back


def test_nothing_is_taken_back_at_a_table_that_is_not_casual() -> None:
    options = Options(casual=False)
    evening = playing(1, "steady", dealer=HandDealer(*RACKS[:2]), options=options)
    evening.turn("anna", TENS)
    assert refusal_code(evening) is RefusalCode.NOT_CASUAL


def test_there_is_nothing_to_take_back_at_first() -> None:
    assert refusal_code(three_people()) is RefusalCode.NOTHING_TO_TAKE_BACK
    assert refusal_code(seated(2)) is RefusalCode.WRONG_PHASE


def test_a_tile_drawn_has_been_seen() -> None:
    evening = three_people()
    evening.turn("anna")
    assert refusal_code(evening) is RefusalCode.TAKE_BACK_AFTER_DRAW


def test_a_penalty_has_been_seen() -> None:
    evening = three_people()
    evening.wait(61 * SECOND)
    assert refusal_code(evening) is RefusalCode.TAKE_BACK_AFTER_DRAW


def test_what_others_drew_since_has_been_seen_too() -> None:
    evening = against_bots("steady", racks=(RACKS[0], "r1 r5"))
    evening.turn("anna", TENS)
    evening.wait(1200)
    assert refusal_code(evening) is RefusalCode.TAKE_BACK_AFTER_DRAW


def test_a_pass_is_no_turn_to_take_back() -> None:
    dealer = HandDealer("k1 k5", "r1", "b1", pool="")
    evening = playing(3, rulebook="german", dealer=dealer)
    evening.turn("anna", Pass())
    assert refusal_code(evening) is RefusalCode.NOTHING_TO_TAKE_BACK


def test_the_turns_of_bots_since_go_with_it() -> None:
    evening = against_bots("steady", "steady")
    before = evening.round.events
    evening.turn("anna", TENS)
    evening.wait(2 * 1200)
    played = evening.table.log[-3:]
    assert [type(logged.event) for logged in played] == [Played] * 3
    assert evening.do("anna", TakeBack())[-1] == TakenBack(3)
    assert evening.round.events == before


def test_a_turn_is_taken_back_though_a_bot_is_to_move() -> None:
    evening = against_bots("steady")
    evening.turn("anna", TENS)
    evening.wait(1199)
    evening.do("anna", TakeBack())
    assert evening.mover == "anna"


def test_the_turn_of_another_person_is_not_taken_back_with_it() -> None:
    evening = three_people()
    evening.turn("anna", TENS)
    evening.turn("bo", ELEVENS)
    assert refusal_code(evening) is RefusalCode.NOTHING_TO_TAKE_BACK
    assert evening.do("bo", TakeBack()) == (TakeBackAsked(1),)


@pytest.mark.parametrize("left", [False, True])
def test_the_turn_of_a_person_stays_one_though_a_bot_plays_for_them_now(left: bool) -> None:
    evening = playing(2, rulebook="nordic turn_seconds=120", dealer=HandDealer(*RACKS[:2]))
    evening.turn("anna", TENS)
    evening.turn("bo", ELEVENS)
    evening.do("bo", Leave()) if left else evening.happen([Went(1), StoodIn(1, "steady")])
    assert refusal_code(evening) is RefusalCode.NOTHING_TO_TAKE_BACK


def test_the_turn_of_a_bot_stays_one_though_the_person_is_back() -> None:
    evening = playing(2, dealer=HandDealer(*RACKS[:2]))
    evening.turn("anna", TENS)
    evening.happen([StoodIn(1, "steady")])
    evening.wait(1200)
    evening.happen([Came(1)])
    evening.do("anna", TakeBack())
    assert evening.do("bo", TakeBack())[-1] == TakenBack(2)


def test_who_is_back_may_take_back_what_the_bot_played() -> None:
    evening = playing(2, dealer=HandDealer(*RACKS[:2]))
    evening.happen([StoodIn(0, "steady")])
    evening.wait(1200)
    evening.do("anna", TakeBack())
    assert evening.do("bo", TakeBack())[-1] == TakenBack(1)


def test_the_end_of_a_round_stands() -> None:
    dealer = HandDealer(TENS, "r1")
    evening = playing(1, "steady", rulebook="nordic rounds=2", dealer=dealer)
    evening.turn("anna", TENS)
    assert evening.table.phase is Phase.BETWEEN
    assert refusal_code(evening) is RefusalCode.WRONG_PHASE


def test_a_turn_of_the_next_round_is_taken_back_alone() -> None:
    evening = playing(1, "steady", rulebook="nordic rounds=2", dealer=HandDealer(TENS, "r1"))
    evening.turn("anna", TENS)
    evening.house = replace(evening.house, dealer=HandDealer(*RACKS[:2]))
    evening.do("anna", Ready())
    send_salts(evening)
    evening.turn("anna", TENS)
    assert evening.do("anna", TakeBack())[-1] == TakenBack(1)
    assert refusal_code(evening) is RefusalCode.NOTHING_TO_TAKE_BACK


def test_turns_are_taken_back_one_after_another() -> None:
    evening = against_bots("steady", racks=("k10 r10 b10 k1 k2 k3 k9", RACKS[1]))
    before = evening.round.events
    evening.turn("anna", TENS)
    evening.wait(1200)
    opened = evening.round.events
    evening.turn("anna", f"{ELEVENS} | k1 k2 k3")
    evening.do("anna", TakeBack())
    assert evening.round.events == opened
    evening.do("anna", TakeBack())
    assert evening.round.events == before


def test_the_log_keeps_what_was_taken_back() -> None:
    evening = against_bots("steady")
    evening.turn("anna", TENS)
    evening.do("anna", TakeBack())
    assert [type(logged.event) for logged in evening.table.log[-3:]] == [
        Played,
        TakeBackAsked,
        TakenBack,
    ]


# The round afterwards


@given(seed=st.integers(0, 1000), turns=st.integers(0, 12), bots=st.integers(1, 3))
@settings(max_examples=30, deadline=None)
def test_the_round_is_as_it_was_before_the_turn(seed: int, turns: int, bots: int) -> None:
    rulebook = "nordic opening_minimum=0 tiles_dealt=20"
    evening = playing(1, *["steady"] * bots, rulebook=rulebook, dealer=SeededDealer(seed))
    seats = (*range(1 + bots), None)
    for _ in range(turns):
        _until_anna_is_to_move(evening)
        if evening.table.phase is not Phase.PLAYING:
            return
        before = _seen(evening, seats)
        turn = make_bot("steady").turn(evening.round.view(0))
        evening.turn("anna", turn)
        if isinstance(turn, Play) and evening.table.phase is Phase.PLAYING:
            evening.do("anna", TakeBack())
            assert _seen(evening, seats) == before
            evening.turn("anna", turn)


def _until_anna_is_to_move(evening: Evening) -> None:
    while evening.table.phase is Phase.PLAYING and evening.round.to_move:
        evening.wait(1200)


def _seen(evening: Evening, seats: tuple[int | None, ...]) -> list[object]:
    """Return the round as the table holds it, as it is told to a seat, and as a seat makes it."""
    return [
        evening.round.events,
        *(evening.round.view(seat) for seat in seats),
        *(Client(seat).hear(evening.table.log).view for seat in seats),
    ]
