"""Take-backs: at casual tables, if everyone agrees, and never after a draw."""

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
from tests.support.effort import examples
from tests.support.live_tables import (
    SECOND,
    Client,
    HandDealer,
    SeededDealer,
    Session,
    playing,
    seated,
    send_salts,
)

RACKS = ("k10 r10 b10 k1 k5 o9", "k11 r11 b11 r1 r5 o5", "k12 r12 b12 o1 o3")
TENS = "k10 r10 b10"
ELEVENS = "k10 r10 b10 | k11 r11 b11"


def three_people() -> Session:
    return playing(3, dealer=HandDealer(*RACKS))


def against_bots(*bots: str, racks: tuple[str, ...] = RACKS) -> Session:
    return playing(1, *bots, dealer=HandDealer(*racks[: 1 + len(bots)]))


def refusal_code(session: Session, guest: str = "anna") -> RefusalCode:
    return session.refused(guest, TakeBack()).code


# Agreement


def test_a_turn_is_taken_back_when_everyone_agrees() -> None:
    session = three_people()
    session.turn("anna", TENS)
    assert session.do("anna", TakeBack()) == (TakeBackAsked(0),)
    assert session.do("cleo", TakeBack()) == (TakeBackAsked(2),)
    assert session.do("bo", TakeBack()) == (TakeBackAsked(1), TakenBack(1))
    assert session.mover == "anna"
    assert session.time_left == 60 * SECOND
    assert session.turn("anna", TENS)


def test_a_take_back_needs_the_agreement_of_absent_players() -> None:
    session = three_people()
    session.turn("anna", TENS)
    session.connected("anna", "bo")
    session.do("anna", TakeBack())
    assert session.do("bo", TakeBack()) == (TakeBackAsked(1),)
    session.connected("anna", "bo", "cleo")
    assert session.do("cleo", TakeBack())[-1] == TakenBack(1)


def test_a_stand_in_need_not_agree_and_clears_open_requests() -> None:
    session = three_people()
    session.turn("anna", TENS)
    session.do("anna", TakeBack())
    session.happen([Went(2), StoodIn(2, "steady")])
    assert session.live_table.wants_back == ()
    session.do("anna", TakeBack())
    assert session.do("bo", TakeBack())[-1] == TakenBack(1)


def test_taking_back_is_asked_for_once() -> None:
    session = three_people()
    session.turn("anna", TENS)
    session.do("anna", TakeBack())
    assert refusal_code(session) is RefusalCode.ALREADY_ASKED
    session.do("bo", TakeBack())
    assert refusal_code(session, "bo") is RefusalCode.ALREADY_ASKED


@pytest.mark.parametrize("asleep", [False, True])
def test_nothing_is_taken_back_in_a_pause(asleep: bool) -> None:
    session = against_bots("steady")
    session.turn("anna", TENS)
    if asleep:
        session.connected()
        session.happen([Paused(asleep=True)])
    else:
        session.do("anna", Pause())
    assert refusal_code(session) is RefusalCode.PAUSED


def test_against_bots_requests_need_no_agreement() -> None:
    session = against_bots("steady")
    session.turn("anna", TENS)
    assert session.do("anna", TakeBack()) == (TakeBackAsked(0), TakenBack(1))


def test_declining_clears_the_request() -> None:
    session = three_people()
    session.turn("anna", TENS)
    session.do("anna", TakeBack())
    session.do("bo", TakeBack())
    assert session.do("cleo", Decline()) == (Declined(2),)
    assert session.live_table.wants_back == ()
    assert session.refused("cleo", Decline()).code is RefusalCode.NOTHING_ASKED


def test_a_declined_request_cannot_be_agreed_to() -> None:
    session = three_people()
    session.turn("anna", TENS)
    session.do("anna", TakeBack())
    session.do("bo", Decline())
    assert refusal_code(session, "bo") is RefusalCode.NOTHING_TO_TAKE_BACK


def test_the_next_turn_clears_a_take_back_request() -> None:
    session = three_people()
    session.turn("anna", TENS)
    session.do("anna", TakeBack())
    session.turn("bo", ELEVENS)
    assert session.live_table.wants_back == ()


def test_leaving_withdraws_a_take_back_request() -> None:
    session = three_people()
    session.turn("anna", TENS)
    session.do("anna", TakeBack())
    session.do("anna", Leave())
    assert session.live_table.wants_back == ()


def test_a_player_without_a_turn_cannot_ask_for_a_take_back() -> None:
    session = three_people()
    session.turn("anna", TENS)
    assert refusal_code(session, "cleo") is RefusalCode.NOTHING_TO_TAKE_BACK


# Turns that can be taken back


def test_nothing_is_taken_back_at_a_table_that_is_not_casual() -> None:
    options = Options(casual=False)
    session = playing(1, "steady", dealer=HandDealer(*RACKS[:2]), options=options)
    session.turn("anna", TENS)
    assert refusal_code(session) is RefusalCode.NOT_CASUAL


def test_a_take_back_needs_a_turn() -> None:
    assert refusal_code(three_people()) is RefusalCode.NOTHING_TO_TAKE_BACK
    assert refusal_code(seated(2)) is RefusalCode.WRONG_PHASE


def test_a_turn_before_a_draw_cannot_be_taken_back() -> None:
    session = three_people()
    session.turn("anna")
    assert refusal_code(session) is RefusalCode.TAKE_BACK_AFTER_DRAW


def test_a_turn_before_a_penalty_cannot_be_taken_back() -> None:
    session = three_people()
    session.wait(61 * SECOND)
    assert refusal_code(session) is RefusalCode.TAKE_BACK_AFTER_DRAW


def test_a_turn_before_another_players_draw_cannot_be_taken_back() -> None:
    session = against_bots("steady", racks=(RACKS[0], "r1 r5"))
    session.turn("anna", TENS)
    session.wait(1200)
    assert refusal_code(session) is RefusalCode.TAKE_BACK_AFTER_DRAW


def test_a_pass_cannot_be_taken_back() -> None:
    dealer = HandDealer("k1 k5", "r1", "b1", pool="")
    session = playing(3, rulebook="german", dealer=dealer)
    session.turn("anna", Pass())
    assert refusal_code(session) is RefusalCode.NOTHING_TO_TAKE_BACK


def test_a_take_back_includes_later_turns_of_bots() -> None:
    session = against_bots("steady", "steady")
    before = session.round.events
    session.turn("anna", TENS)
    session.wait(2 * 1200)
    played = session.live_table.log[-3:]
    assert [type(logged.event) for logged in played] == [Played] * 3
    assert session.do("anna", TakeBack())[-1] == TakenBack(3)
    assert session.round.events == before


def test_a_turn_can_be_taken_back_while_a_bot_is_to_move() -> None:
    session = against_bots("steady")
    session.turn("anna", TENS)
    session.wait(1199)
    session.do("anna", TakeBack())
    assert session.mover == "anna"


def test_a_take_back_does_not_include_another_persons_turn() -> None:
    session = three_people()
    session.turn("anna", TENS)
    session.turn("bo", ELEVENS)
    assert refusal_code(session) is RefusalCode.NOTHING_TO_TAKE_BACK
    assert session.do("bo", TakeBack()) == (TakeBackAsked(1),)


@pytest.mark.parametrize("left", [False, True])
def test_a_persons_turn_counts_as_such_after_a_bot_stands_in(left: bool) -> None:
    session = playing(2, rulebook="nordic turn_seconds=120", dealer=HandDealer(*RACKS[:2]))
    session.turn("anna", TENS)
    session.turn("bo", ELEVENS)
    session.do("bo", Leave()) if left else session.happen([Went(1), StoodIn(1, "steady")])
    assert refusal_code(session) is RefusalCode.NOTHING_TO_TAKE_BACK


def test_a_bots_turn_counts_as_a_bots_turn_after_the_player_is_back() -> None:
    session = playing(2, dealer=HandDealer(*RACKS[:2]))
    session.turn("anna", TENS)
    session.happen([StoodIn(1, "steady")])
    session.wait(1200)
    session.happen([Came(1)])
    session.do("anna", TakeBack())
    assert session.do("bo", TakeBack())[-1] == TakenBack(2)


def test_a_returning_player_may_take_back_the_bots_turn() -> None:
    session = playing(2, dealer=HandDealer(*RACKS[:2]))
    session.happen([StoodIn(0, "steady")])
    session.wait(1200)
    session.do("anna", TakeBack())
    assert session.do("bo", TakeBack())[-1] == TakenBack(1)


def test_the_last_turn_of_a_round_cannot_be_taken_back() -> None:
    dealer = HandDealer(TENS, "r1")
    session = playing(1, "steady", rulebook="nordic rounds=2", dealer=dealer)
    session.turn("anna", TENS)
    assert session.live_table.phase is Phase.BETWEEN
    assert refusal_code(session) is RefusalCode.WRONG_PHASE


def test_a_take_back_does_not_reach_into_the_previous_round() -> None:
    session = playing(1, "steady", rulebook="nordic rounds=2", dealer=HandDealer(TENS, "r1"))
    session.turn("anna", TENS)
    session.config = replace(session.config, dealer=HandDealer(*RACKS[:2]))
    session.do("anna", Ready())
    send_salts(session)
    session.turn("anna", TENS)
    assert session.do("anna", TakeBack())[-1] == TakenBack(1)
    assert refusal_code(session) is RefusalCode.NOTHING_TO_TAKE_BACK


def test_turns_are_taken_back_one_after_another() -> None:
    session = against_bots("steady", racks=("k10 r10 b10 k1 k2 k3 k9", RACKS[1]))
    before = session.round.events
    session.turn("anna", TENS)
    session.wait(1200)
    opened = session.round.events
    session.turn("anna", f"{ELEVENS} | k1 k2 k3")
    session.do("anna", TakeBack())
    assert session.round.events == opened
    session.do("anna", TakeBack())
    assert session.round.events == before


def test_the_log_keeps_what_was_taken_back() -> None:
    session = against_bots("steady")
    session.turn("anna", TENS)
    session.do("anna", TakeBack())
    assert [type(logged.event) for logged in session.live_table.log[-3:]] == [
        Played,
        TakeBackAsked,
        TakenBack,
    ]


# State after a take-back


@given(seed=st.integers(0, 1000), turns=st.integers(0, 12), bots=st.integers(1, 3))
@settings(max_examples=examples(30, least=5))
def test_a_take_back_restores_the_state_before_the_turn(seed: int, turns: int, bots: int) -> None:
    rulebook = "nordic opening_minimum=0 tiles_dealt=20"
    session = playing(1, *["steady"] * bots, rulebook=rulebook, dealer=SeededDealer(seed))
    seats = (*range(1 + bots), None)
    for _ in range(turns):
        _until_anna_is_to_move(session)
        if session.live_table.phase is not Phase.PLAYING:
            return
        before = _seen(session, seats)
        turn = make_bot("steady").turn(session.round.view(0))
        session.turn("anna", turn)
        if isinstance(turn, Play) and session.live_table.phase is Phase.PLAYING:
            session.do("anna", TakeBack())
            assert _seen(session, seats) == before
            session.turn("anna", turn)


def _until_anna_is_to_move(session: Session) -> None:
    while session.live_table.phase is Phase.PLAYING and session.round.to_move:
        session.wait(1200)


def _seen(session: Session, seats: tuple[int | None, ...]) -> list[object]:
    """Return the state of the round, its view for a seat, and the fold of that seat's events."""
    return [
        session.round.events,
        *(session.round.view(seat) for seat in seats),
        *(Client(seat).hear(session.live_table.log).view for seat in seats),
    ]
