"""Turns at a table: the judge's word, the turn's number, the clock."""

from __future__ import annotations

import pytest

from brikke.game.events import Drew, Played, TimedOut
from brikke.live import (
    BotTurn,
    MakeTurn,
    Pause,
    Phase,
    React,
    Reaction,
    Refusal,
    RefusalCode,
    Resume,
    TakeBack,
    bot_events,
    wake,
)
from brikke.live.events import Came, Paused, StoodIn, Went
from brikke.rules.position import Draw, Pass, Play
from brikke.rules.rulebook import EDITIONS
from brikke.rules.table import read_table
from tests.support.live_tables import SECOND, Evening, HandDealer, playing, seated

RACKS = ("k10 r10 b10 k1 k2 k3", "k11 r11 b11 r1 r2 r3")
HOUR = 3600 * SECOND
DAY = 24 * HOUR


def two(rulebook: str = "nordic", *bots: str) -> Evening:
    racks = (*RACKS, "o1 o2")[: 2 + len(bots)]
    return playing(2, *bots, rulebook=rulebook, dealer=HandDealer(*racks))


def opened(rulebook: str) -> Evening:
    """Return a round in which both have opened and anna is to move."""
    evening = two(rulebook)
    evening.turn("anna", "k10 r10 b10")
    evening.turn("bo", "k10 r10 b10 | k11 r11 b11")
    return evening


def codes(refusal: Refusal) -> list[str]:
    assert refusal.code is RefusalCode.ILLEGAL
    return [violation.code for violation in refusal.violations]


# The judge


def test_a_legal_turn_is_made() -> None:
    evening = two()
    (played,) = evening.turn("anna", "k10 r10 b10")
    assert played == Played(0, read_table("k10 r10 b10"))
    assert evening.mover == "bo"
    assert [type(event) for event in evening.turn("bo")] == [Drew]


def test_an_illegal_turn_is_refused_with_every_reason() -> None:
    evening = two()
    turn = MakeTurn(Play(read_table("o1 o2 o3 | k1 k2")), evening.table.seq)
    assert set(codes(evening.refused("anna", turn))) >= {"not-owned", "too-short"}
    turn = MakeTurn(Play(read_table("k1 k2 k3")), evening.table.seq)
    assert codes(evening.refused("anna", turn)) == ["opening-too-low"]
    assert codes(evening.refused("anna", MakeTurn(Pass(), evening.table.seq))) == ["pool-not-empty"]


def test_a_turn_out_of_turn_is_illegal() -> None:
    evening = two()
    assert codes(evening.refused("bo", MakeTurn(Draw(), evening.table.seq))) == ["out-of-turn"]


def test_turns_have_their_time() -> None:
    refusal = seated(2).refused("anna", MakeTurn(Draw(), 99))
    assert (refusal.code, refusal.detail) == (RefusalCode.WRONG_PHASE, "waiting")


def test_the_turn_that_ends_a_round_ends_it_in_the_same_breath() -> None:
    evening = playing(2, rulebook="nordic rounds=1", dealer=HandDealer("k13 r13 b13", "k1"))
    assert [type(event).__name__ for event in evening.turn("anna", "k13 r13 b13")] == [
        "Played",
        "RoundEnded",
    ]
    assert evening.table.phase is Phase.OVER
    refusal = evening.refused("bo", MakeTurn(Draw(), evening.table.seq))
    assert (refusal.code, refusal.detail) == (RefusalCode.WRONG_PHASE, "over")


# Who has not seen the table


def test_a_turn_made_without_having_seen_the_last_one_is_stale() -> None:
    evening = two()
    seen = evening.table.seq
    evening.turn("anna")
    assert evening.refused("bo", MakeTurn(Draw(), seen)).code is RefusalCode.STALE
    assert evening.do("bo", MakeTurn(Draw(), seen + 1))


def test_a_turn_sent_twice_is_made_once() -> None:
    evening = two()
    turn = MakeTurn(Draw(), evening.table.seq)
    evening.do("anna", turn)
    assert evening.refused("anna", turn).code is RefusalCode.STALE


def test_what_changes_no_tile_makes_no_turn_stale() -> None:
    evening = playing(3, dealer=HandDealer(*RACKS, "o1 o2"))
    seen = evening.table.seq
    evening.connected("anna", "bo")
    evening.connected("anna", "bo", "cleo")
    evening.do("bo", React(Reaction.HURRY))
    evening.do("bo", Pause())
    evening.outage(SECOND)
    assert evening.table.seq == seen + 5
    assert evening.do("anna", MakeTurn(Draw(), seen))


def test_a_turn_taken_back_makes_what_was_seen_before_stale() -> None:
    evening = playing(1, "steady", dealer=HandDealer(*RACKS))
    evening.turn("anna", "k10 r10 b10")
    seen = evening.table.seq
    evening.do("anna", TakeBack())
    assert evening.refused("anna", MakeTurn(Draw(), seen)).code is RefusalCode.STALE


def test_no_turn_is_made_in_a_pause() -> None:
    evening = two()
    evening.do("bo", Pause())
    evening.do("anna", Pause())
    refusal = evening.refused("anna", MakeTurn(Draw(), evening.table.seq))
    assert refusal.code is RefusalCode.PAUSED
    evening.do("bo", Resume())
    assert evening.turn("anna")


# Bots


def test_a_bot_thinks_as_long_whatever_it_holds() -> None:
    for racks in (RACKS, ("o1", "o2")):
        evening = playing(1, "steady", dealer=HandDealer(*racks, starter=1))
        assert evening.alarm() == 1200
        evening.now += 1199
        assert wake(evening.table, evening.now, evening.house) == ()
        evening.now += 1
        assert wake(evening.table, evening.now, evening.house) == BotTurn(1, "steady")


def test_a_bot_is_judged_like_anybody() -> None:
    evening = playing(1, "steady", dealer=HandDealer(*RACKS, starter=1))
    with pytest.raises(Refusal) as refusal:
        bot_events(evening.table, 1, Play(read_table("r1 r2 r3")))
    assert codes(refusal.value) == ["opening-too-low"]


def test_a_bot_has_no_clock() -> None:
    evening = playing(1, "steady", dealer=HandDealer(*RACKS, starter=1))
    assert evening.table.deadline() is None


def test_a_bot_that_thought_too_long_does_not_play_for_who_is_back() -> None:
    evening = two()
    evening.happen([Went(0), StoodIn(0, "steady"), Came(0)])
    with pytest.raises(Refusal) as refusal:
        bot_events(evening.table, 0, Draw())
    assert refusal.value.code is RefusalCode.STALE


def test_no_bot_plays_in_a_pause() -> None:
    evening = playing(1, "steady", dealer=HandDealer(*RACKS, starter=1))
    evening.do("anna", Pause())
    assert evening.alarm() is None
    with pytest.raises(Refusal, match="paused"):
        bot_events(evening.table, 1, Draw())


# The clock


@pytest.mark.parametrize("edition", [name for name in EDITIONS if name != "german"])
def test_there_is_a_minute_to_a_turn(edition: str) -> None:
    evening = two(edition)
    assert evening.time_left == 60 * SECOND
    evening.wait(10 * SECOND)
    evening.turn("anna")
    assert evening.time_left == 60 * SECOND


def test_a_turn_may_arrive_a_little_late() -> None:
    evening = two()
    evening.now += 61 * SECOND
    assert evening.turn("anna") != ()


def test_a_turn_that_arrives_later_is_refused() -> None:
    evening = two()
    evening.now += 61 * SECOND + 1
    assert evening.refused("anna", MakeTurn(Draw(), evening.table.seq)).code is RefusalCode.TIME_UP


def test_who_is_not_to_move_is_not_told_of_the_time() -> None:
    evening = two()
    evening.now += 61 * SECOND + 1
    assert codes(evening.refused("bo", MakeTurn(Draw(), evening.table.seq))) == ["out-of-turn"]


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
def test_out_of_time_the_penalty_of_the_edition_is_drawn(rulebook: str, penalty: int) -> None:
    evening = two(rulebook)
    pool = evening.round.state.pool
    assert evening.wait(61 * SECOND - 1) == ()
    assert evening.wait(1) == (TimedOut(0, pool[:penalty]),)
    assert evening.mover == "bo"
    assert evening.time_left == 60 * SECOND


def test_in_the_german_edition_the_clock_waits_for_the_opening() -> None:
    evening = two("german")
    assert evening.table.deadline() is None
    evening.turn("anna", "k10 r10 b10")
    assert evening.table.deadline() is None
    evening.turn("bo")
    assert evening.time_left == 60 * SECOND
    pool = evening.round.state.pool
    assert evening.wait(61 * SECOND) == (TimedOut(0, pool[:3]),)


def test_a_clock_may_be_off() -> None:
    evening = opened("nordic turn_seconds=off")
    assert evening.table.deadline() is None
    evening.now += DAY
    assert evening.turn("anna")


def test_a_clock_may_be_long() -> None:
    evening = opened(f"nordic turn_seconds={3 * DAY // SECOND}")
    assert evening.time_left == 3 * DAY
    assert evening.wait(3 * DAY + SECOND - 1) == ()
    assert [type(event) for event in evening.wait(1)] == [TimedOut]


def test_time_outs_on_an_empty_pool_block_the_round() -> None:
    evening = playing(2, rulebook="nordic rounds=1", dealer=HandDealer("k1", "r1", pool=""))
    told = evening.wait(122 * SECOND)
    assert [type(event).__name__ for event in told] == ["TimedOut", "TimedOut", "RoundEnded"]
    assert evening.table.phase is Phase.OVER


# By correspondence


@pytest.mark.parametrize("seconds", [3600, 7 * 24 * 3600])
@pytest.mark.parametrize("connected", [(), ("anna",), ("bo",)])
def test_by_correspondence_nobody_is_replaced_and_the_table_never_sleeps(
    seconds: int, connected: tuple[str, ...]
) -> None:
    evening = two(f"nordic turn_seconds={seconds}")
    evening.connected(*connected)
    told = evening.wait(seconds * SECOND + SECOND)
    assert [type(event) for event in told] == [TimedOut]


def test_by_correspondence_nobody_is_replaced_before_the_clock_of_the_german_edition() -> None:
    evening = two("german turn_seconds=86400")
    assert evening.wait(30 * DAY) == ()
    assert evening.turn("anna")


def test_with_a_clock_just_under_an_hour_players_are_expected_to_stay() -> None:
    evening = two("nordic turn_seconds=3599")
    evening.connected()
    assert evening.wait(HOUR) == (Paused(asleep=True),)
