"""Absence, empty tables, pauses and outages: players lose no time that they could not use."""

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
    SitAsProgram,
    Start,
    TakeBack,
    Timing,
    outage_events,
)
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
from brikke.live.turn_clock import LEAST_MS
from brikke.rules.position import Draw
from tests.support.effort import examples
from tests.support.live_tables import (
    SECOND,
    Client,
    HandDealer,
    Session,
    playing,
    seated,
    send_salts,
)

RACKS = ("k10 r10 b10 k1 k5 o9", "k11 r11 b11 r1 r5 o5", "o1 o2")
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE


def two(rulebook: str = "nordic", *, starter: int = 0, timing: Timing | None = None) -> Session:
    dealer = HandDealer(*RACKS[:2], starter=starter)
    return playing(2, rulebook=rulebook, dealer=dealer, timing=timing)


def paused() -> Session:
    session = two()
    session.do("anna", Pause())
    session.do("bo", Pause())
    return session


# Presence


def test_arrivals_and_departures_are_recorded_once() -> None:
    session = playing(2, "steady")
    assert session.connected("anna", "bo") == ()
    assert session.connected("bo", "a stranger") == (Went(0),)
    assert session.connected("bo") == ()
    assert session.connected("anna") == (Came(0), Went(1))


def test_a_short_disconnection_does_not_change_the_clock() -> None:
    session = two()
    session.wait(10 * SECOND)
    session.connected("bo")
    session.wait(5 * SECOND)
    session.connected("anna", "bo")
    assert session.time_left == 45 * SECOND


# Stand-ins


def test_after_a_minute_a_stand_in_plays_for_an_absent_player() -> None:
    session = two("nordic turn_seconds=120")
    session.connected("bo")
    assert session.wait(MINUTE - 1) == ()
    assert session.wait(1) == (StoodIn(0, "steady"),)
    player = session.live_table.players[0]
    assert (player.guest, player.driver, player.present) == ("anna", "steady", False)
    assert session.live_table.deadline() is None
    assert [type(event) for event in session.wait(1200)] == [Played]


def test_the_clock_of_an_absent_player_runs_until_a_bot_stands_in() -> None:
    session = two("nordic turn_seconds=30")
    session.connected("bo")
    assert [type(event) for event in session.wait(31 * SECOND)] == [TimedOut]


def test_a_bot_also_stands_in_for_a_player_who_is_not_to_move() -> None:
    session = two(starter=1)
    session.connected("bo")
    session.wait(30 * SECOND)
    left = session.time_left
    session.wait(30 * SECOND)
    assert session.live_table.players[0].stand_in == "steady"
    assert session.time_left == left - 30 * SECOND


def test_a_returning_player_takes_the_seat_back_with_the_remaining_time() -> None:
    session = two("nordic turn_seconds=120")
    session.wait(20 * SECOND)
    session.connected("bo")
    session.wait(MINUTE + 1199)
    assert session.connected("anna", "bo") == (Came(0),)
    assert session.live_table.players[0].present
    assert session.time_left == 40 * SECOND
    assert session.wait(41 * SECOND - 1) == ()
    assert session.turn("anna")


def test_a_returning_player_has_at_least_ten_seconds() -> None:
    session = two()
    session.connected("bo")
    session.wait(MINUTE)
    session.connected("anna", "bo")
    assert session.time_left == LEAST_MS == 10 * SECOND


def test_going_away_again_and_again_gains_no_time() -> None:
    session = two("nordic turn_seconds=240", timing=Timing(grace=50 * SECOND))
    for left in (190, 140, 90, 40):
        session.connected("bo")
        session.wait(50 * SECOND)
        session.connected("anna", "bo")
        assert session.time_left == left * SECOND
    session.connected("bo")
    assert [type(event) for event in session.wait(41 * SECOND)] == [TimedOut]


@pytest.mark.parametrize("pause_first", [False, True])
def test_the_time_of_a_player_who_returns_in_a_pause_continues_after_it(pause_first: bool) -> None:
    session = two("nordic turn_seconds=120")
    session.connected("bo")
    session.wait(MINUTE + SECOND)
    session.do("bo", Pause())
    session.wait(HOUR)
    session.connected("anna", "bo") if pause_first else session.do("bo", Resume())
    session.wait(SECOND // 10)
    session.do("bo", Resume()) if pause_first else session.connected("anna", "bo")
    assert session.time_left == MINUTE


def test_the_player_who_wakes_the_table_has_the_remaining_time() -> None:
    slow = Timing(bot=20 * SECOND)
    session = two("nordic turn_seconds=120", timing=slow)
    session.connected("bo")
    session.wait(MINUTE)
    session.connected()
    assert session.wait(HOUR) == (Paused(asleep=True),)
    assert session.connected("anna") == (Came(0), Resumed())
    assert session.time_left == MINUTE


def test_a_player_who_returns_to_a_turn_begun_in_absence_has_its_full_time() -> None:
    session = two(starter=1, timing=Timing(grace=10 * SECOND))
    session.connected("bo")
    session.wait(10 * SECOND)
    session.turn("bo")
    session.wait(SECOND)
    session.connected("anna", "bo")
    assert (session.mover, session.time_left) == ("anna", MINUTE)


def test_a_stand_in_thinks_for_the_full_bot_delay() -> None:
    session = two()
    session.wait(30 * SECOND)
    session.do("anna", Leave())
    assert session.due_in() == 1200


def test_a_player_who_returns_out_of_turn_does_not_change_the_clock() -> None:
    session = two(starter=1)
    session.connected("bo")
    session.wait(MINUTE)
    session.connected("anna", "bo")
    assert session.time_left == 0


@pytest.mark.parametrize("command", [MakeTurn(Draw(), 99), Pause(), Resume()])
def test_a_player_who_sends_a_command_is_present(command: MakeTurn | Pause | Resume) -> None:
    session = two("nordic turn_seconds=120")
    session.connected("bo")
    session.wait(MINUTE)
    assert session.do("anna", command)[0] == Came(0)
    assert session.live_table.players[0].present


def test_a_host_who_sends_a_command_is_present() -> None:
    session = playing(2, "greedy", dealer=HandDealer(*RACKS))
    session.happen([StoodIn(0, "steady")])
    assert session.do("anna", Remove(1)) == (Came(0), HandedOver(1, "steady", removed=True))


def test_a_reaction_does_not_end_a_stand_in() -> None:
    session = two("nordic turn_seconds=off")
    session.wait(5 * MINUTE)
    session.do("anna", React(Reaction.THINKING))
    assert session.live_table.players[0].stand_in == "steady"


def test_a_player_with_a_stand_in_who_leaves_is_replaced_for_good() -> None:
    session = two()
    session.connected("bo")
    session.wait(MINUTE)
    assert session.do("anna", Leave())[0] == HandedOver(0, "steady")


@pytest.mark.parametrize("bot", ["steady", "greedy"])
def test_the_stand_in_bot_is_configurable(bot: str) -> None:
    session = two(timing=Timing(stand_in=bot, grace=5 * SECOND))
    session.connected("bo")
    assert session.wait(5 * SECOND) == (StoodIn(0, bot),)


# Idle players without a clock


def test_without_a_clock_a_bot_stands_in_for_an_idle_player_while_someone_waits() -> None:
    session = two("nordic turn_seconds=off")
    assert session.wait(5 * MINUTE - 1) == ()
    assert session.wait(1) == (StoodIn(0, "steady"),)
    assert session.due_in() == 1200


def test_without_a_clock_nobody_is_replaced_while_only_bots_wait() -> None:
    session = playing(
        1, "steady", rulebook="nordic turn_seconds=off", dealer=HandDealer(*RACKS[:2])
    )
    assert session.due_in() is None


def test_without_a_clock_nobody_is_replaced_while_the_others_are_away() -> None:
    session = two("nordic turn_seconds=off")
    session.connected("anna")
    session.wait(MINUTE)
    assert session.live_table.players[1].stand_in == "steady"
    assert session.due_in() is None


def test_the_idle_limit_can_be_turned_off() -> None:
    session = two("nordic turn_seconds=off", timing=Timing(absence=0))
    assert session.due_in() is None


def test_in_the_german_edition_the_limit_holds_before_the_opening() -> None:
    session = two("german")
    assert session.wait(5 * MINUTE) == (StoodIn(0, "steady"),)


def test_every_turn_has_a_limit_of_its_own() -> None:
    session = two("nordic turn_seconds=off")
    session.wait(4 * MINUTE)
    session.turn("anna")
    assert session.due_in() == 5 * MINUTE


def test_the_idle_limit_counts_from_when_another_player_waits() -> None:
    session = playing(
        3, rulebook="nordic turn_seconds=off", dealer=HandDealer(*RACKS), timing=Timing(grace=HOUR)
    )
    session.connected("anna")
    session.wait(4 * MINUTE)
    session.connected("anna", "cleo")
    session.wait(2 * MINUTE)
    session.connected("anna", "bo", "cleo")
    assert session.due_in() == 3 * MINUTE
    session.connected("anna", "bo")
    assert session.due_in() == 5 * MINUTE


def test_waiting_counts_from_the_beginning_of_the_turn() -> None:
    session = two("nordic turn_seconds=off")
    session.wait(MINUTE)
    session.connected("bo")
    session.connected("anna", "bo")
    assert session.due_in() == 4 * MINUTE


@pytest.mark.parametrize("stop", ["pause", "outage"])
def test_waiting_time_excludes_pauses_and_outages(stop: str) -> None:
    session = two("nordic turn_seconds=off")
    session.wait(MINUTE)
    session.connected("anna")
    session.connected("anna", "bo")
    session.wait(MINUTE)
    if stop == "outage":
        session.outage(HOUR)
    else:
        session.do("anna", Pause())
        session.do("bo", Pause())
        session.wait(HOUR)
        session.do("bo", Resume())
    assert session.due_in() == 4 * MINUTE


def test_a_player_who_arrives_in_a_pause_waits_from_its_end() -> None:
    session = two("nordic turn_seconds=off")
    session.do("anna", Pause())
    session.do("bo", Pause())
    session.connected("anna")
    session.wait(MINUTE)
    session.connected("anna", "bo")
    session.wait(HOUR)
    session.do("anna", Resume())
    assert session.due_in() == 5 * MINUTE


def test_an_idle_player_who_returns_has_ten_seconds() -> None:
    session = two("nordic turn_seconds=off")
    session.wait(5 * MINUTE)
    session.do("anna", Resume())
    assert session.due_in() == LEAST_MS
    session.wait(LEAST_MS)
    assert session.live_table.players[0].stand_in == "steady"


def test_a_returning_player_never_gets_more_than_the_limit() -> None:
    session = two("nordic turn_seconds=off", timing=Timing(absence=4 * SECOND))
    assert session.due_in() == 4 * SECOND
    session.wait(4 * SECOND)
    session.do("anna", Resume())
    assert session.due_in() == 4 * SECOND


def test_the_idle_limit_of_a_returning_player_continues_where_the_bot_took_over() -> None:
    session = two("nordic turn_seconds=off", timing=Timing(bot=MINUTE))
    session.connected("anna")
    session.wait(30 * SECOND)
    session.connected("bo")
    session.wait(MINUTE)
    assert session.live_table.players[0].stand_in == "steady"
    session.wait(MINUTE // 2)
    session.connected("anna", "bo")
    assert session.due_in() == 4 * MINUTE


# Empty tables


def test_an_empty_table_falls_asleep_and_nobody_is_replaced() -> None:
    session = two()
    session.connected("anna")
    session.wait(SECOND)
    session.connected()
    assert session.wait(3 * SECOND - 1) == ()
    assert session.wait(1) == (Paused(asleep=True),)
    assert session.wait(HOUR) == ()


def test_a_connected_bot_that_returns_does_not_wake_the_table() -> None:
    session = seated(1)
    session.do("robot", SitAsProgram())
    session.do("anna", Start())
    session.connected()
    session.wait(HOUR)
    assert session.live_table.asleep
    assert session.connected("robot") == (Came(1),)
    assert session.live_table.asleep
    assert session.connected("anna", "robot") == (Came(0), Resumed())


def test_a_page_reload_does_not_pause_the_game() -> None:
    session = two()
    session.connected()
    session.wait(2 * SECOND)
    session.connected("anna", "bo")
    session.wait(30 * SECOND)
    assert not session.live_table.asleep


def test_the_first_player_back_wakes_the_table_with_the_remaining_time() -> None:
    session = two()
    session.wait(20 * SECOND)
    session.connected()
    session.wait(3 * SECOND + HOUR)
    assert session.connected("bo") == (Came(1), Resumed())
    assert session.time_left == 37 * SECOND
    assert session.wait(37 * SECOND) == ()
    assert [type(event) for event in session.wait(SECOND)] == [TimedOut]


def test_the_grace_period_is_suspended_while_the_table_sleeps() -> None:
    session = two("nordic turn_seconds=120")
    session.connected()
    session.wait(3 * SECOND + HOUR)
    session.connected("bo")
    assert session.wait(57 * SECOND - 1) == ()
    assert session.wait(1) == (StoodIn(0, "steady"),)


def test_bots_do_not_play_on_while_the_table_sleeps() -> None:
    dealer, slow = HandDealer(*RACKS[:2], starter=1), Timing(bot=4 * SECOND)
    session = playing(1, "steady", dealer=dealer, timing=slow)
    session.connected()
    assert session.wait(HOUR) == (Paused(asleep=True),)
    session.connected("anna")
    assert session.due_in() == SECOND


def test_a_table_with_a_stand_in_falls_asleep() -> None:
    session = two()
    session.connected("bo")
    session.wait(MINUTE)
    session.connected()
    assert Paused(asleep=True) in session.wait(3 * SECOND)
    assert session.connected("anna") == (Came(0), Resumed())
    assert (session.mover, session.time_left) == ("bo", MINUTE - 1800)


def test_an_idle_player_wakes_the_table_by_returning() -> None:
    session = two("nordic turn_seconds=off")
    session.wait(5 * MINUTE)
    session.connected("anna")
    session.wait(10 * SECOND)
    assert session.live_table.asleep
    assert session.do("anna", Resume()) == (Came(0), Resumed())


def test_a_round_is_dealt_without_players_and_then_paused() -> None:
    session = seated(2)
    session.do("anna", Start())
    session.connected()
    assert [type(event).__name__ for event in session.wait(MINUTE)] == [
        "Salted",
        "StartDrawn",
        "Dealt",
        "Paused",
    ]
    session.connected("anna", "bo")
    assert session.time_left == MINUTE


# Pausing


def test_a_pause_needs_everyone() -> None:
    session = playing(3, dealer=HandDealer(*RACKS))
    assert session.do("bo", Pause()) == (PauseAsked(1),)
    assert session.do("anna", Pause()) == (PauseAsked(0),)
    assert session.do("cleo", Pause()) == (PauseAsked(2), Paused())
    assert session.live_table.wants_pause == frozenset()


def test_a_pause_does_not_wait_for_bots() -> None:
    session = playing(1, "steady", "greedy", dealer=HandDealer(*RACKS))
    assert session.do("anna", Pause()) == (PauseAsked(0), Paused())


def test_a_pause_needs_absent_players_until_a_bot_stands_in() -> None:
    session = two()
    session.connected("anna")
    assert session.do("anna", Pause()) == (PauseAsked(0),)
    assert StoodIn(1, "steady") in session.wait(MINUTE)
    assert session.live_table.wants_pause == frozenset()
    assert session.do("anna", Pause()) == (PauseAsked(0), Paused())


def test_an_absent_player_may_agree_to_a_pause_after_returning() -> None:
    session = two()
    session.connected("anna")
    session.do("anna", Pause())
    session.connected("anna", "bo")
    assert session.do("bo", Pause()) == (PauseAsked(1), Paused())


def test_leaving_withdraws_a_pause_request() -> None:
    session = playing(3, dealer=HandDealer(*RACKS))
    session.do("bo", Pause())
    session.do("anna", Pause())
    session.do("cleo", Leave())
    assert session.live_table.wants_pause == frozenset()
    session.do("bo", Pause())
    assert session.do("anna", Pause()) == (PauseAsked(0), Paused())


def test_a_pause_is_asked_for_once() -> None:
    session = two()
    session.do("anna", Pause())
    assert session.refused("anna", Pause()).code is RefusalCode.ALREADY_ASKED


def test_declining_clears_the_request() -> None:
    session = two()
    assert session.refused("bo", Decline()).code is RefusalCode.NOTHING_ASKED
    session.do("anna", Pause())
    assert session.do("bo", Decline()) == (Declined(1),)
    assert session.do("bo", Pause()) == (PauseAsked(1),)


def test_a_turn_clears_requests() -> None:
    session = two()
    session.do("bo", Pause())
    session.turn("anna")
    assert session.do("anna", Pause()) == (PauseAsked(0),)


def test_a_pause_needs_a_round_in_progress() -> None:
    assert seated(2).refused("anna", Pause()).code is RefusalCode.WRONG_PHASE
    assert paused().refused("anna", Pause()).code is RefusalCode.PAUSED


def test_anyone_ends_a_pause() -> None:
    session = paused()
    assert session.do("bo", Resume()) == (Resumed(),)
    assert session.refused("bo", Resume()).code is RefusalCode.WRONG_PHASE


def test_no_timer_runs_in_a_pause_and_arrivals_do_not_end_it() -> None:
    session = paused()
    session.connected()
    assert session.wait(HOUR) == ()
    assert session.connected("anna", "bo") == (Came(0), Came(1))
    assert session.live_table.paused_at is not None


@given(before=st.integers(0, 59), pause=st.integers(0, 10**6))
@settings(max_examples=examples(20, least=5))
def test_a_pause_moves_the_deadline_by_exactly_its_length(before: int, pause: int) -> None:
    session = two()
    deadline = session.live_table.deadline()
    assert deadline is not None
    session.wait(before * SECOND)
    session.do("anna", Pause())
    session.do("bo", Pause())
    session.wait(pause)
    session.do("anna", Resume())
    assert session.live_table.deadline() == deadline + pause


def test_the_grace_period_of_a_player_who_leaves_in_a_pause_begins_after_it() -> None:
    session = paused()
    session.wait(SECOND)
    session.connected("bo")
    session.wait(HOUR)
    session.do("bo", Resume())
    assert session.wait(MINUTE - 1) == ()
    assert session.wait(1) == (StoodIn(0, "steady"),)


def test_a_pause_clears_a_take_back_request() -> None:
    session = two()
    session.turn("anna", "k10 r10 b10")
    session.do("anna", TakeBack())
    session.do("anna", Pause())
    session.do("bo", Pause())
    assert session.live_table.wants_back == ()


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
    session = two()
    start, deadline = session.now, session.live_table.deadline()
    assert deadline is not None
    session.outages = [(1, start + since * SECOND, start + until * SECOND)]
    session.now = start + max(until, 0) * SECOND
    assert bool(session.notice()) is (moved > 0)
    assert session.live_table.deadline() == deadline + moved * SECOND


def test_an_outage_counts_once() -> None:
    session = two()
    session.wait(10 * SECOND)
    assert len(session.outage(90 * SECOND)) == 1
    assert session.notice() == ()
    assert len(session.outage(30 * SECOND)) == 1
    assert session.notice() == ()
    assert session.time_left == 50 * SECOND


@pytest.mark.parametrize("backwards", [False, True])
def test_several_outages_are_recorded_together_in_order(backwards: bool) -> None:
    session = two()
    tens = [session.now + span * SECOND for span in (10, 20)]
    outages = [(number, at, at + 5 * SECOND) for number, at in enumerate(tens, start=1)]
    session.outages = outages[::-1] if backwards else outages
    session.now += 30 * SECOND
    assert session.notice() == tuple(ClockMoved(*outage) for outage in outages)
    assert session.notice() == ()
    assert session.time_left == 40 * SECOND


def test_ninety_seconds_without_a_server_cost_no_player_time() -> None:
    session = two()
    session.wait(59 * SECOND)
    session.outage(90 * SECOND)
    assert session.wait(0) == ()
    assert session.turn("anna")


def test_an_outage_in_a_pause_adds_nothing_to_it() -> None:
    session = two()
    session.wait(10 * SECOND)
    session.do("anna", Pause())
    session.do("bo", Pause())
    session.wait(20 * SECOND)
    session.outage(90 * SECOND)
    session.wait(5 * SECOND)
    session.do("bo", Resume())
    assert session.time_left == 50 * SECOND


def test_an_outage_while_the_table_sleeps_adds_nothing_to_it() -> None:
    session = two()
    session.connected()
    session.wait(3 * SECOND)
    session.outage(HOUR)
    session.connected("anna")
    assert session.time_left == 57 * SECOND


def test_an_outage_does_not_count_as_absence() -> None:
    session = two("nordic turn_seconds=600")
    session.wait(MINUTE)
    session.connected("bo")
    session.wait(10 * SECOND)
    session.outage(HOUR)
    assert session.wait(50 * SECOND - 1) == ()
    assert session.wait(1) == (StoodIn(0, "steady"),)


def test_an_outage_before_the_turn_extends_the_grace_of_absent_players() -> None:
    session = two("nordic turn_seconds=600")
    session.connected("anna")
    session.outages = [(1, session.now, session.now + 50 * SECOND)]
    session.now += 50 * SECOND
    session.turn("anna")
    assert session.notice() == (ClockMoved(*session.outages[0]),)
    assert session.time_left == 600 * SECOND
    assert session.due_in() == MINUTE


def test_outside_a_match_no_clock_is_moved() -> None:
    session = seated(2)
    assert session.outage(HOUR) == ()
    session.do("anna", Start())
    assert session.notice() == ()
    send_salts(session)
    assert session.notice() == ()


Stretch = tuple[str, int]
stretches = st.lists(
    st.tuples(st.sampled_from(["play", "pause", "outage", "gap in a pause"]), st.integers(0, 9000)),
    max_size=12,
)


@given(stretches)
@settings(max_examples=examples(80, least=5))
def test_only_time_in_which_a_player_could_act_counts(stretches_of_time: list[Stretch]) -> None:
    session = two("nordic turn_seconds=120")
    spent = 0
    for kind, span in stretches_of_time:
        if kind == "play":
            spent += span
            session.wait(span)
        elif kind == "outage":
            session.outage(span)
        else:
            session.do("anna", Pause())
            session.do("bo", Pause())
            session.wait(span // 3)
            if kind == "gap in a pause":
                session.outage(span)
            session.wait(span // 5)
            session.do("bo", Resume())
        assert session.time_left == 120 * SECOND - spent


# Redaction


def test_spectators_are_sent_stand_ins() -> None:
    session = two()
    session.connected("bo")
    session.wait(MINUTE)
    assert StoodIn(0, "steady") in Client(None).hear(session.live_table.log).heard


def test_an_outage_before_the_match_moves_no_clock() -> None:
    assert outage_events(two().live_table, [(1, 0, 10)]) == ()
