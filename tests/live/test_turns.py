"""Turns at a live table: legality, stale turns and the clock."""

from __future__ import annotations

import pytest

from brikke.game.events import Drew, Played, TimedOut
from brikke.live import (
    Due,
    DueKind,
    MakeTurn,
    Options,
    Pause,
    Phase,
    React,
    Reaction,
    Refusal,
    RefusalCode,
    Resume,
    Speed,
    TakeBack,
    bot_events,
    next_due,
)
from brikke.live.events import Came, Paused, StoodIn, Went
from brikke.rules.position import Draw, Pass, Play
from brikke.rules.rulebook import EDITIONS
from brikke.rules.table import read_table
from tests.support.live_tables import GUESTS, SECOND, HandDealer, Session, playing, seated

RACKS = ("k10 r10 b10 k1 k2 k3", "k11 r11 b11 r1 r2 r3")
HOUR = 3600 * SECOND
DAY = 24 * HOUR


def two(rulebook: str = "nordic", *bots: str) -> Session:
    racks = (*RACKS, "o1 o2")[: 2 + len(bots)]
    return playing(2, *bots, rulebook=rulebook, dealer=HandDealer(*racks))


def opened(rulebook: str) -> Session:
    """Return a round in which both players have opened and anna is to move."""
    session = two(rulebook)
    session.turn("anna", "k10 r10 b10")
    session.turn("bo", "k10 r10 b10 | k11 r11 b11")
    return session


def codes(refusal: Refusal) -> list[str]:
    assert refusal.code is RefusalCode.ILLEGAL
    return [violation.code for violation in refusal.violations]


# Legality


def test_a_legal_turn_is_made() -> None:
    session = two()
    (played,) = session.turn("anna", "k10 r10 b10")
    assert played == Played(0, read_table("k10 r10 b10"))
    assert session.mover == "bo"
    assert [type(event) for event in session.turn("bo")] == [Drew]


def test_an_illegal_turn_is_refused_with_every_reason() -> None:
    session = two()
    turn = MakeTurn(Play(read_table("o1 o2 o3 | k1 k2")), session.live_table.seq)
    assert set(codes(session.refused("anna", turn))) >= {"not-owned", "too-short"}
    turn = MakeTurn(Play(read_table("k1 k2 k3")), session.live_table.seq)
    assert codes(session.refused("anna", turn)) == ["opening-too-low"]
    assert codes(session.refused("anna", MakeTurn(Pass(), session.live_table.seq))) == [
        "pool-not-empty"
    ]


def test_a_turn_out_of_turn_is_illegal() -> None:
    session = two()
    assert codes(session.refused("bo", MakeTurn(Draw(), session.live_table.seq))) == ["out-of-turn"]


def test_turns_are_refused_outside_a_round() -> None:
    refusal = seated(2).refused("anna", MakeTurn(Draw(), 99))
    assert (refusal.code, refusal.detail) == (RefusalCode.WRONG_PHASE, "waiting")


def test_the_last_turn_and_the_end_of_the_round_are_appended_together() -> None:
    session = playing(2, rulebook="nordic rounds=1", dealer=HandDealer("k13 r13 b13", "k1"))
    assert [type(event).__name__ for event in session.turn("anna", "k13 r13 b13")] == [
        "Played",
        "RoundEnded",
    ]
    assert session.live_table.phase is Phase.OVER
    refusal = session.refused("bo", MakeTurn(Draw(), session.live_table.seq))
    assert (refusal.code, refusal.detail) == (RefusalCode.WRONG_PHASE, "over")


# Stale turns


def test_a_turn_based_on_an_old_event_is_stale() -> None:
    session = two()
    seen = session.live_table.seq
    session.turn("anna")
    assert session.refused("bo", MakeTurn(Draw(), seen)).code is RefusalCode.STALE
    assert session.do("bo", MakeTurn(Draw(), seen + 1))


def test_a_turn_sent_twice_is_made_once() -> None:
    session = two()
    turn = MakeTurn(Draw(), session.live_table.seq)
    session.do("anna", turn)
    assert session.refused("anna", turn).code is RefusalCode.STALE


def test_events_that_move_no_tiles_make_no_turn_stale() -> None:
    session = playing(3, dealer=HandDealer(*RACKS, "o1 o2"))
    seen = session.live_table.seq
    session.connected("anna", "bo")
    session.connected("anna", "bo", "cleo")
    session.do("bo", React(Reaction.HURRY))
    session.do("bo", Pause())
    session.outage(SECOND)
    assert session.live_table.seq == seen + 5
    assert session.do("anna", MakeTurn(Draw(), seen))


def test_after_a_take_back_turns_based_on_older_events_are_stale() -> None:
    session = playing(1, "steady", dealer=HandDealer(*RACKS))
    session.turn("anna", "k10 r10 b10")
    seen = session.live_table.seq
    session.do("anna", TakeBack())
    assert session.refused("anna", MakeTurn(Draw(), seen)).code is RefusalCode.STALE


def test_no_turn_is_made_in_a_pause() -> None:
    session = two()
    session.do("bo", Pause())
    session.do("anna", Pause())
    refusal = session.refused("anna", MakeTurn(Draw(), session.live_table.seq))
    assert refusal.code is RefusalCode.PAUSED
    session.do("bo", Resume())
    assert session.turn("anna")


# Bots


def test_the_delay_of_a_bot_does_not_depend_on_its_tiles() -> None:
    for racks in (RACKS, ("o1", "o2")):
        session = playing(1, "steady", dealer=HandDealer(*racks, starter=1))
        assert session.due_in() == 1200
        session.now += 1199
        assert session.run_timer() == ()
        due = next_due(session.live_table, session.config.timing)
        assert due == Due(session.now + 1, DueKind.BOT, 1, "steady")


def test_a_bots_turn_is_judged_like_a_persons() -> None:
    session = playing(1, "steady", dealer=HandDealer(*RACKS, starter=1))
    with pytest.raises(Refusal) as refusal:
        bot_events(session.live_table, 1, Play(read_table("r1 r2 r3")))
    assert codes(refusal.value) == ["opening-too-low"]


def test_a_bot_has_no_clock() -> None:
    session = playing(1, "steady", dealer=HandDealer(*RACKS, starter=1))
    assert session.live_table.deadline() is None


def test_a_late_bot_does_not_play_for_a_player_who_is_back() -> None:
    session = two()
    session.happen([Went(0), StoodIn(0, "steady"), Came(0)])
    with pytest.raises(Refusal) as refusal:
        bot_events(session.live_table, 0, Draw())
    assert refusal.value.code is RefusalCode.STALE


def test_no_bot_plays_in_a_pause() -> None:
    session = playing(1, "steady", dealer=HandDealer(*RACKS, starter=1))
    session.do("anna", Pause())
    assert session.due_in() is None
    with pytest.raises(Refusal, match="paused"):
        bot_events(session.live_table, 1, Draw())


# The clock


@pytest.mark.parametrize("edition", [name for name in EDITIONS if name != "german"])
def test_a_turn_lasts_a_minute(edition: str) -> None:
    session = two(edition)
    assert session.time_left == 60 * SECOND
    session.wait(10 * SECOND)
    session.turn("anna")
    assert session.time_left == 60 * SECOND


def test_a_turn_may_arrive_a_little_late() -> None:
    session = two()
    session.now += 61 * SECOND
    assert session.turn("anna") != ()


def test_a_turn_after_the_deadline_and_lag_is_refused() -> None:
    session = two()
    session.now += 61 * SECOND + 1
    assert (
        session.refused("anna", MakeTurn(Draw(), session.live_table.seq)).code
        is RefusalCode.TIME_UP
    )


def test_a_late_turn_out_of_turn_is_illegal_not_late() -> None:
    session = two()
    session.now += 61 * SECOND + 1
    assert codes(session.refused("bo", MakeTurn(Draw(), session.live_table.seq))) == ["out-of-turn"]


@pytest.mark.parametrize(
    ("rulebook", "penalty"),
    [
        ("nordic", 3),
        ("finnish-classic", 3),
        ("norwegian-classic", 1),
        ("norwegian-cards", 3),
        ("nordic penalty_tiles=0", 0),
    ],
)
def test_a_time_out_draws_the_penalty_of_the_edition(rulebook: str, penalty: int) -> None:
    session = two(rulebook)
    pool = session.round.state.pool
    assert session.wait(61 * SECOND - 1) == ()
    assert session.wait(1) == (TimedOut(0, pool[:penalty]),)
    assert session.mover == "bo"
    assert session.time_left == 60 * SECOND


def test_in_the_german_edition_the_clock_starts_after_the_opening() -> None:
    session = two("german")
    assert session.live_table.deadline() is None
    session.turn("anna", "k10 r10 b10")
    assert session.live_table.deadline() is None
    session.turn("bo")
    assert session.time_left == 60 * SECOND
    pool = session.round.state.pool
    assert session.wait(61 * SECOND) == (TimedOut(0, pool[:3]),)


def test_a_clock_may_be_off() -> None:
    session = opened("nordic turn_seconds=off")
    assert session.live_table.deadline() is None
    session.now += DAY
    assert session.turn("anna")


def test_a_clock_may_be_long() -> None:
    session = opened(f"nordic turn_seconds={3 * DAY // SECOND}")
    assert session.time_left == 3 * DAY
    assert session.wait(3 * DAY + SECOND - 1) == ()
    assert [type(event) for event in session.wait(1)] == [TimedOut]


def test_time_outs_on_an_empty_pool_block_the_round() -> None:
    session = playing(2, rulebook="nordic rounds=1", dealer=HandDealer("k1", "r1", pool=""))
    told = session.wait(122 * SECOND)
    assert [type(event).__name__ for event in told] == ["TimedOut", "TimedOut", "RoundEnded"]
    assert session.live_table.phase is Phase.OVER


# Correspondence play


@pytest.mark.parametrize("seconds", [3600, 7 * 24 * 3600])
@pytest.mark.parametrize("connected", [(), ("anna",), ("bo",)])
def test_by_correspondence_nobody_is_replaced_and_the_table_never_sleeps(
    seconds: int, connected: tuple[str, ...]
) -> None:
    session = two(f"nordic turn_seconds={seconds}")
    session.connected(*connected)
    told = session.wait(seconds * SECOND + SECOND)
    assert [type(event) for event in told] == [TimedOut]


def test_by_correspondence_nobody_is_replaced_before_the_clock_of_the_german_edition() -> None:
    session = two("german turn_seconds=86400")
    assert session.wait(30 * DAY) == ()
    assert session.turn("anna")


def test_with_a_clock_just_under_an_hour_players_are_expected_to_stay() -> None:
    session = two("nordic turn_seconds=3599")
    session.connected()
    assert session.wait(HOUR) == (Paused(asleep=True),)


@pytest.mark.parametrize(
    ("speed", "pause"), [(Speed.SLOW, 2400), (Speed.NORMAL, 1200), (Speed.FAST, 600)]
)
def test_bots_play_at_the_speed_of_the_table(speed: Speed, pause: int) -> None:
    session = playing(1, "steady", rulebook="nordic", options=Options(speed=speed))
    if session.round.to_move == 0:
        session.turn(GUESTS[0])
    assert session.due_in() == pause
