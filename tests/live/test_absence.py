"""Absent players, empty tables, pauses and outages: nobody pays for time that was not theirs."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brikke.game.events import Played, TimedOut
from brikke.live import (
    Decline,
    Leave,
    MakeTurn,
    Pause,
    React,
    Reaction,
    RefusalCode,
    Remove,
    Resume,
    Start,
    TakeBack,
    Timing,
    outage_events,
)
from brikke.live.clock import LEAST_MS
from brikke.live.events import (
    Came,
    ClockMoved,
    Declined,
    HandedOver,
    PauseAsked,
    Paused,
    Resumed,
    StoodIn,
    Went,
)
from brikke.rules.position import Draw
from tests.support.live_tables import (
    SECOND,
    Client,
    Evening,
    HandDealer,
    playing,
    seated,
    send_salts,
)

RACKS = ("k10 r10 b10 k1 k5 o9", "k11 r11 b11 r1 r5 o5", "o1 o2")
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE


def two(rulebook: str = "nordic", *, starter: int = 0, timing: Timing | None = None) -> Evening:
    dealer = HandDealer(*RACKS[:2], starter=starter)
    return playing(2, rulebook=rulebook, dealer=dealer, timing=timing)


def paused() -> Evening:
    evening = two()
    evening.do("anna", Pause())
    evening.do("bo", Pause())
    return evening


# Who is here


def test_who_came_and_who_went_is_told_once() -> None:
    evening = playing(2, "steady")
    assert evening.connected("anna", "bo") == ()
    assert evening.connected("bo", "a stranger") == (Went(0),)
    assert evening.connected("bo") == ()
    assert evening.connected("anna") == (Came(0), Went(1))


def test_a_short_break_in_the_line_leaves_the_clock_as_it_is() -> None:
    evening = two()
    evening.wait(10 * SECOND)
    evening.connected("bo")
    evening.wait(5 * SECOND)
    evening.connected("anna", "bo")
    assert evening.time_left == 45 * SECOND


# A bot stands in


def test_after_a_minute_a_labelled_bot_plays_for_the_absent() -> None:
    evening = two("nordic turn_seconds=120")
    evening.connected("bo")
    assert evening.wait(MINUTE - 1) == ()
    assert evening.wait(1) == (StoodIn(0, "steady"),)
    player = evening.table.players[0]
    assert (player.guest, player.driver, player.present) == ("anna", "steady", False)
    assert evening.table.deadline() is None
    assert [type(event) for event in evening.wait(1200)] == [Played]


def test_the_clock_runs_for_the_absent_until_a_bot_stands_in() -> None:
    evening = two("nordic turn_seconds=30")
    evening.connected("bo")
    assert [type(event) for event in evening.wait(31 * SECOND)] == [TimedOut]


def test_a_bot_stands_in_for_who_is_not_to_move_too() -> None:
    evening = two(starter=1)
    evening.connected("bo")
    evening.wait(30 * SECOND)
    left = evening.time_left
    evening.wait(30 * SECOND)
    assert evening.table.players[0].stand_in == "steady"
    assert evening.time_left == left - 30 * SECOND


def test_who_comes_back_takes_the_seat_back_at_once_with_the_time_that_was_left() -> None:
    evening = two("nordic turn_seconds=120")
    evening.wait(20 * SECOND)
    evening.connected("bo")
    evening.wait(MINUTE + 1199)
    assert evening.connected("anna", "bo") == (Came(0),)
    assert evening.table.players[0].present
    assert evening.time_left == 40 * SECOND
    assert evening.wait(41 * SECOND - 1) == ()
    assert evening.turn("anna")


def test_who_comes_back_has_ten_seconds_at_least() -> None:
    evening = two()
    evening.connected("bo")
    evening.wait(MINUTE)
    evening.connected("anna", "bo")
    assert evening.time_left == LEAST_MS == 10 * SECOND


def test_going_away_again_and_again_gains_no_time() -> None:
    evening = two("nordic turn_seconds=240", timing=Timing(grace=50 * SECOND))
    for left in (190, 140, 90, 40):
        evening.connected("bo")
        evening.wait(50 * SECOND)
        evening.connected("anna", "bo")
        assert evening.time_left == left * SECOND
    evening.connected("bo")
    assert [type(event) for event in evening.wait(41 * SECOND)] == [TimedOut]


@pytest.mark.parametrize("pause_first", [False, True])
def test_the_time_of_who_comes_back_in_a_pause_goes_on_after_it(pause_first: bool) -> None:
    evening = two("nordic turn_seconds=120")
    evening.connected("bo")
    evening.wait(MINUTE + SECOND)
    evening.do("bo", Pause())
    evening.wait(HOUR)
    evening.connected("anna", "bo") if pause_first else evening.do("bo", Resume())
    evening.wait(SECOND // 10)
    evening.do("bo", Resume()) if pause_first else evening.connected("anna", "bo")
    assert evening.time_left == MINUTE


def test_the_time_of_who_wakes_the_table_goes_on_with_what_was_left() -> None:
    slow = Timing(bot=20 * SECOND)
    evening = two("nordic turn_seconds=120", timing=slow)
    evening.connected("bo")
    evening.wait(MINUTE)
    evening.connected()
    assert evening.wait(HOUR) == (Paused(asleep=True),)
    assert evening.connected("anna") == (Came(0), Resumed())
    assert evening.time_left == MINUTE


def test_who_comes_back_to_a_turn_that_began_without_them_has_all_its_time() -> None:
    evening = two(starter=1, timing=Timing(grace=10 * SECOND))
    evening.connected("bo")
    evening.wait(10 * SECOND)
    evening.turn("bo")
    evening.wait(SECOND)
    evening.connected("anna", "bo")
    assert (evening.mover, evening.time_left) == ("anna", MINUTE)


def test_a_bot_thinks_as_long_from_the_moment_it_takes_over() -> None:
    evening = two()
    evening.wait(30 * SECOND)
    evening.do("anna", Leave())
    assert evening.alarm() == 1200


def test_who_comes_back_out_of_turn_does_not_touch_the_clock_of_others() -> None:
    evening = two(starter=1)
    evening.connected("bo")
    evening.wait(MINUTE)
    evening.connected("anna", "bo")
    assert evening.time_left == 0


@pytest.mark.parametrize("command", [MakeTurn(Draw(), 99), Pause(), Resume()])
def test_who_acts_is_back(command: MakeTurn | Pause | Resume) -> None:
    evening = two("nordic turn_seconds=120")
    evening.connected("bo")
    evening.wait(MINUTE)
    assert evening.do("anna", command)[0] == Came(0)
    assert evening.table.players[0].present


def test_a_host_who_looks_after_the_table_is_back() -> None:
    evening = playing(2, "greedy", dealer=HandDealer(*RACKS))
    evening.happen([StoodIn(0, "steady")])
    assert evening.do("anna", Remove(1)) == (Came(0), HandedOver(1, "steady", removed=True))


def test_who_only_calls_across_the_table_is_not_back() -> None:
    evening = two("nordic turn_seconds=off")
    evening.wait(5 * MINUTE)
    evening.do("anna", React(Reaction.THINKING))
    assert evening.table.players[0].stand_in == "steady"


def test_who_leaves_while_a_bot_stands_in_hands_over_for_good() -> None:
    evening = two()
    evening.connected("bo")
    evening.wait(MINUTE)
    assert evening.do("anna", Leave())[0] == HandedOver(0, "steady")


@pytest.mark.parametrize("bot", ["steady", "greedy"])
def test_who_stands_in_is_for_the_house_to_say(bot: str) -> None:
    evening = two(timing=Timing(stand_in=bot, grace=5 * SECOND))
    evening.connected("bo")
    assert evening.wait(5 * SECOND) == (StoodIn(0, bot),)


# Idle without a clock


def test_without_a_clock_a_bot_stands_in_for_the_idle_while_someone_waits() -> None:
    evening = two("nordic turn_seconds=off")
    assert evening.wait(5 * MINUTE - 1) == ()
    assert evening.wait(1) == (StoodIn(0, "steady"),)
    assert evening.alarm() == 1200


def test_without_a_clock_nobody_is_replaced_while_only_bots_wait() -> None:
    evening = playing(
        1, "steady", rulebook="nordic turn_seconds=off", dealer=HandDealer(*RACKS[:2])
    )
    assert evening.alarm() is None


def test_without_a_clock_nobody_is_replaced_while_the_others_are_away() -> None:
    evening = two("nordic turn_seconds=off")
    evening.connected("anna")
    evening.wait(MINUTE)
    assert evening.table.players[1].stand_in == "steady"
    assert evening.alarm() is None


def test_the_limit_for_the_idle_may_be_off() -> None:
    evening = two("nordic turn_seconds=off", timing=Timing(absence=0))
    assert evening.alarm() is None


def test_in_the_german_edition_the_limit_holds_before_the_opening() -> None:
    evening = two("german")
    assert evening.wait(5 * MINUTE) == (StoodIn(0, "steady"),)


def test_every_turn_has_a_limit_of_its_own() -> None:
    evening = two("nordic turn_seconds=off")
    evening.wait(4 * MINUTE)
    evening.turn("anna")
    assert evening.alarm() == 5 * MINUTE


def test_the_limit_for_the_idle_counts_from_when_someone_began_to_wait() -> None:
    evening = playing(
        3, rulebook="nordic turn_seconds=off", dealer=HandDealer(*RACKS), timing=Timing(grace=HOUR)
    )
    evening.connected("anna")
    evening.wait(4 * MINUTE)
    evening.connected("anna", "cleo")
    evening.wait(2 * MINUTE)
    evening.connected("anna", "bo", "cleo")
    assert evening.alarm() == 3 * MINUTE
    evening.connected("anna", "bo")
    assert evening.alarm() == 5 * MINUTE


def test_who_sat_down_before_the_turn_waits_from_its_beginning() -> None:
    evening = two("nordic turn_seconds=off")
    evening.wait(MINUTE)
    evening.connected("bo")
    evening.connected("anna", "bo")
    assert evening.alarm() == 4 * MINUTE


@pytest.mark.parametrize("stop", ["pause", "outage"])
def test_nobody_waits_in_a_pause_nor_in_an_outage(stop: str) -> None:
    evening = two("nordic turn_seconds=off")
    evening.wait(MINUTE)
    evening.connected("anna")
    evening.connected("anna", "bo")
    evening.wait(MINUTE)
    if stop == "outage":
        evening.outage(HOUR)
    else:
        evening.do("anna", Pause())
        evening.do("bo", Pause())
        evening.wait(HOUR)
        evening.do("bo", Resume())
    assert evening.alarm() == 4 * MINUTE


def test_who_comes_in_a_pause_begins_to_wait_after_it() -> None:
    evening = two("nordic turn_seconds=off")
    evening.do("anna", Pause())
    evening.do("bo", Pause())
    evening.connected("anna")
    evening.wait(MINUTE)
    evening.connected("anna", "bo")
    evening.wait(HOUR)
    evening.do("anna", Resume())
    assert evening.alarm() == 5 * MINUTE


def test_who_was_idle_and_is_back_has_ten_seconds() -> None:
    evening = two("nordic turn_seconds=off")
    evening.wait(5 * MINUTE)
    evening.do("anna", Resume())
    assert evening.alarm() == LEAST_MS
    evening.wait(LEAST_MS)
    assert evening.table.players[0].stand_in == "steady"


def test_where_the_limit_is_shorter_nobody_has_more_by_being_back() -> None:
    evening = two("nordic turn_seconds=off", timing=Timing(absence=4 * SECOND))
    assert evening.alarm() == 4 * SECOND
    evening.wait(4 * SECOND)
    evening.do("anna", Resume())
    assert evening.alarm() == 4 * SECOND


def test_the_limit_of_who_is_back_goes_on_where_the_bot_took_over() -> None:
    evening = two("nordic turn_seconds=off", timing=Timing(bot=MINUTE))
    evening.connected("anna")
    evening.wait(30 * SECOND)
    evening.connected("bo")
    evening.wait(MINUTE)
    assert evening.table.players[0].stand_in == "steady"
    evening.wait(MINUTE // 2)
    evening.connected("anna", "bo")
    assert evening.alarm() == 4 * MINUTE


# Nobody is here


def test_a_table_that_everyone_left_falls_asleep_and_nobody_is_replaced() -> None:
    evening = two()
    evening.connected("anna")
    evening.wait(SECOND)
    evening.connected()
    assert evening.wait(3 * SECOND - 1) == ()
    assert evening.wait(1) == (Paused(asleep=True),)
    assert evening.wait(HOUR) == ()


def test_a_reload_is_no_good_bye() -> None:
    evening = two()
    evening.connected()
    evening.wait(2 * SECOND)
    evening.connected("anna", "bo")
    evening.wait(30 * SECOND)
    assert not evening.table.asleep


def test_the_first_to_come_back_wakes_the_table_with_the_time_that_was_left() -> None:
    evening = two()
    evening.wait(20 * SECOND)
    evening.connected()
    evening.wait(3 * SECOND + HOUR)
    assert evening.connected("bo") == (Came(1), Resumed())
    assert evening.time_left == 37 * SECOND
    assert evening.wait(37 * SECOND) == ()
    assert [type(event) for event in evening.wait(SECOND)] == [TimedOut]


def test_the_grace_of_the_others_stands_still_while_the_table_sleeps() -> None:
    evening = two("nordic turn_seconds=120")
    evening.connected()
    evening.wait(3 * SECOND + HOUR)
    evening.connected("bo")
    assert evening.wait(57 * SECOND - 1) == ()
    assert evening.wait(1) == (StoodIn(0, "steady"),)


def test_bots_do_not_play_on_while_the_table_sleeps() -> None:
    dealer, slow = HandDealer(*RACKS[:2], starter=1), Timing(bot=4 * SECOND)
    evening = playing(1, "steady", dealer=dealer, timing=slow)
    evening.connected()
    assert evening.wait(HOUR) == (Paused(asleep=True),)
    evening.connected("anna")
    assert evening.alarm() == SECOND


def test_a_table_sleeps_though_a_bot_stands_in_for_someone() -> None:
    evening = two()
    evening.connected("bo")
    evening.wait(MINUTE)
    evening.connected()
    assert Paused(asleep=True) in evening.wait(3 * SECOND)
    assert evening.connected("anna") == (Came(0), Resumed())
    assert (evening.mover, evening.time_left) == ("bo", MINUTE - 1800)


def test_who_sits_there_idle_wakes_the_table_by_coming_back() -> None:
    evening = two("nordic turn_seconds=off")
    evening.wait(5 * MINUTE)
    evening.connected("anna")
    evening.wait(10 * SECOND)
    assert evening.table.asleep
    assert evening.do("anna", Resume()) == (Came(0), Resumed())


def test_a_round_is_dealt_though_everyone_left_and_then_sleeps() -> None:
    evening = seated(2)
    evening.do("anna", Start())
    evening.connected()
    assert [type(event).__name__ for event in evening.wait(MINUTE)] == [
        "Salted",
        "StartDrawn",
        "Dealt",
        "Paused",
    ]
    evening.connected("anna", "bo")
    assert evening.time_left == MINUTE


# Pausing


def test_a_pause_needs_everyone() -> None:
    evening = playing(3, dealer=HandDealer(*RACKS))
    assert evening.do("bo", Pause()) == (PauseAsked(1),)
    assert evening.do("anna", Pause()) == (PauseAsked(0),)
    assert evening.do("cleo", Pause()) == (PauseAsked(2), Paused())
    assert evening.table.wants_pause == frozenset()


def test_a_pause_does_not_wait_for_bots() -> None:
    evening = playing(1, "steady", "greedy", dealer=HandDealer(*RACKS))
    assert evening.do("anna", Pause()) == (PauseAsked(0), Paused())


def test_a_pause_waits_for_who_is_away_until_a_bot_stands_in() -> None:
    evening = two()
    evening.connected("anna")
    assert evening.do("anna", Pause()) == (PauseAsked(0),)
    assert StoodIn(1, "steady") in evening.wait(MINUTE)
    assert evening.table.wants_pause == frozenset()
    assert evening.do("anna", Pause()) == (PauseAsked(0), Paused())


def test_who_is_away_may_agree_to_a_pause_when_back() -> None:
    evening = two()
    evening.connected("anna")
    evening.do("anna", Pause())
    evening.connected("anna", "bo")
    assert evening.do("bo", Pause()) == (PauseAsked(1), Paused())


def test_who_leaves_takes_the_wish_to_pause_along() -> None:
    evening = playing(3, dealer=HandDealer(*RACKS))
    evening.do("bo", Pause())
    evening.do("anna", Pause())
    evening.do("cleo", Leave())
    assert evening.table.wants_pause == frozenset()
    evening.do("bo", Pause())
    assert evening.do("anna", Pause()) == (PauseAsked(0), Paused())


def test_a_pause_is_asked_for_once() -> None:
    evening = two()
    evening.do("anna", Pause())
    assert evening.refused("anna", Pause()).code is RefusalCode.ALREADY_ASKED


def test_who_declines_clears_the_wish() -> None:
    evening = two()
    assert evening.refused("bo", Decline()).code is RefusalCode.NOTHING_ASKED
    evening.do("anna", Pause())
    assert evening.do("bo", Decline()) == (Declined(1),)
    assert evening.do("bo", Pause()) == (PauseAsked(1),)


def test_a_turn_clears_the_wish() -> None:
    evening = two()
    evening.do("bo", Pause())
    evening.turn("anna")
    assert evening.do("anna", Pause()) == (PauseAsked(0),)


def test_a_pause_has_its_time() -> None:
    assert seated(2).refused("anna", Pause()).code is RefusalCode.WRONG_PHASE
    assert paused().refused("anna", Pause()).code is RefusalCode.PAUSED


def test_anyone_ends_a_pause() -> None:
    evening = paused()
    assert evening.do("bo", Resume()) == (Resumed(),)
    assert evening.refused("bo", Resume()).code is RefusalCode.WRONG_PHASE


def test_nothing_happens_in_a_pause_and_nobody_wakes_it_by_coming() -> None:
    evening = paused()
    evening.connected()
    assert evening.wait(HOUR) == ()
    assert evening.connected("anna", "bo") == (Came(0), Came(1))
    assert evening.table.paused_at is not None


@given(before=st.integers(0, 59), pause=st.integers(0, 10**6))
@settings(max_examples=20, deadline=None)
def test_a_pause_moves_the_deadline_by_exactly_its_length(before: int, pause: int) -> None:
    evening = two()
    deadline = evening.table.deadline()
    assert deadline is not None
    evening.wait(before * SECOND)
    evening.do("anna", Pause())
    evening.do("bo", Pause())
    evening.wait(pause)
    evening.do("anna", Resume())
    assert evening.table.deadline() == deadline + pause


def test_the_grace_of_who_went_in_a_pause_begins_after_it() -> None:
    evening = paused()
    evening.wait(SECOND)
    evening.connected("bo")
    evening.wait(HOUR)
    evening.do("bo", Resume())
    assert evening.wait(MINUTE - 1) == ()
    assert evening.wait(1) == (StoodIn(0, "steady"),)


def test_a_pause_clears_the_wish_to_take_back() -> None:
    evening = two()
    evening.turn("anna", "k10 r10 b10")
    evening.do("anna", TakeBack())
    evening.do("anna", Pause())
    evening.do("bo", Pause())
    assert evening.table.wants_back == ()


# Outages


@pytest.mark.parametrize(
    ("since", "until", "moved"),
    [
        (-20, -10, 0),
        (-10, 0, 0),
        (-10, 15, 15),
        (0, 90, 90),
        (10, 100, 90),
        (10, 11, 1),
    ],
    ids=["before", "just before", "over the start", "from the start", "in the turn", "short"],
)
def test_an_outage_moves_the_deadline_by_exactly_its_part_of_the_turn(
    since: int, until: int, moved: int
) -> None:
    evening = two()
    start, deadline = evening.now, evening.table.deadline()
    assert deadline is not None
    evening.outages = [(1, start + since * SECOND, start + until * SECOND)]
    evening.now = start + max(until, 0) * SECOND
    assert bool(evening.notice()) is (moved > 0)
    assert evening.table.deadline() == deadline + moved * SECOND


def test_an_outage_counts_once() -> None:
    evening = two()
    evening.wait(10 * SECOND)
    assert len(evening.outage(90 * SECOND)) == 1
    assert evening.notice() == ()
    assert len(evening.outage(30 * SECOND)) == 1
    assert evening.notice() == ()
    assert evening.time_left == 50 * SECOND


@pytest.mark.parametrize("backwards", [False, True])
def test_several_outages_are_noticed_at_once_and_in_their_order(backwards: bool) -> None:
    evening = two()
    tens = [evening.now + span * SECOND for span in (10, 20)]
    outages = [(number, at, at + 5 * SECOND) for number, at in enumerate(tens, start=1)]
    evening.outages = outages[::-1] if backwards else outages
    evening.now += 30 * SECOND
    assert evening.notice() == tuple(ClockMoved(*outage) for outage in outages)
    assert evening.notice() == ()
    assert evening.time_left == 40 * SECOND


def test_ninety_seconds_without_a_server_punish_nobody() -> None:
    evening = two()
    evening.wait(59 * SECOND)
    evening.outage(90 * SECOND)
    assert evening.wait(0) == ()
    assert evening.turn("anna")


def test_an_outage_in_a_pause_adds_nothing_to_it() -> None:
    evening = two()
    evening.wait(10 * SECOND)
    evening.do("anna", Pause())
    evening.do("bo", Pause())
    evening.wait(20 * SECOND)
    evening.outage(90 * SECOND)
    evening.wait(5 * SECOND)
    evening.do("bo", Resume())
    assert evening.time_left == 50 * SECOND


def test_an_outage_while_the_table_sleeps_adds_nothing_to_it() -> None:
    evening = two()
    evening.connected()
    evening.wait(3 * SECOND)
    evening.outage(HOUR)
    evening.connected("anna")
    assert evening.time_left == 57 * SECOND


def test_an_outage_is_no_absence() -> None:
    evening = two("nordic turn_seconds=600")
    evening.wait(MINUTE)
    evening.connected("bo")
    evening.wait(10 * SECOND)
    evening.outage(HOUR)
    assert evening.wait(50 * SECOND - 1) == ()
    assert evening.wait(1) == (StoodIn(0, "steady"),)


def test_an_outage_before_the_turn_still_counts_for_who_was_away() -> None:
    evening = two("nordic turn_seconds=600")
    evening.connected("anna")
    evening.outages = [(1, evening.now, evening.now + 50 * SECOND)]
    evening.now += 50 * SECOND
    evening.turn("anna")
    assert evening.notice() == (ClockMoved(*evening.outages[0]),)
    assert evening.time_left == 600 * SECOND
    assert evening.alarm() == MINUTE


def test_outside_a_match_no_clock_is_moved() -> None:
    evening = seated(2)
    assert evening.outage(HOUR) == ()
    evening.do("anna", Start())
    assert evening.notice() == ()
    send_salts(evening)
    assert evening.notice() == ()


Stretch = tuple[str, int]
stretches = st.lists(
    st.tuples(st.sampled_from(["play", "pause", "outage", "gap in a pause"]), st.integers(0, 9000)),
    max_size=12,
)


@given(stretches)
@settings(max_examples=80, deadline=None)
def test_only_the_time_in_which_one_could_play_counts(stretches_of_time: list[Stretch]) -> None:
    evening = two("nordic turn_seconds=120")
    spent = 0
    for kind, span in stretches_of_time:
        if kind == "play":
            spent += span
            evening.wait(span)
        elif kind == "outage":
            evening.outage(span)
        else:
            evening.do("anna", Pause())
            evening.do("bo", Pause())
            evening.wait(span // 3)
            if kind == "gap in a pause":
                evening.outage(span)
            evening.wait(span // 5)
            evening.do("bo", Resume())
        assert evening.time_left == 120 * SECOND - spent


# Told to everyone


def test_spectators_are_told_who_plays_for_whom() -> None:
    evening = two()
    evening.connected("bo")
    evening.wait(MINUTE)
    assert StoodIn(0, "steady") in Client(None).hear(evening.table.log).heard


def test_no_table_notices_an_outage_from_before_its_time() -> None:
    assert outage_events(two().table, [(1, 0, 10)]) == ()
