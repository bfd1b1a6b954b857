"""Seating: joining, the host, leaving and rematches."""

from __future__ import annotations

import pytest

from brikke.game.deal import commitment_of
from brikke.game.events import Dealt, RoundOpened
from brikke.game.match import ScoreSheet
from brikke.live import (
    AddBot,
    Command,
    Decline,
    Leave,
    MakeTurn,
    Pause,
    Phase,
    React,
    Reaction,
    Ready,
    Refusal,
    RefusalCode,
    Rematch,
    Remove,
    Resume,
    Salt,
    Sit,
    Start,
    TakeBack,
)
from brikke.live.events import (
    Abandoned,
    BotJoined,
    Came,
    HandedOver,
    HostChanged,
    Joined,
    Left,
    MatchBegan,
    NextAsked,
    Reacted,
    StoodIn,
)
from brikke.live.player import Player
from brikke.players.bots import BOTS
from brikke.rules.position import Draw
from tests.support.live_tables import (
    SECOND,
    HandDealer,
    Session,
    begin,
    playing,
    seated,
    send_salts,
)

OUT_AT_ONCE = ("k13 r13 b13", "k1 r1")
"""The first seat goes out with its first turn."""


def reason(refusal: Refusal) -> tuple[RefusalCode, str]:
    return refusal.code, refusal.detail


def after_a_round(people: int = 2, *, rounds: int = 2) -> Session:
    racks = (*OUT_AT_ONCE, "k2 r2", "k3 r3")[:people]
    session = playing(people, rulebook=f"nordic rounds={rounds}", dealer=HandDealer(*racks))
    session.turn("anna", "k13 r13 b13")
    return session


# Sitting down


def test_a_guest_takes_the_next_free_seat() -> None:
    session = Session()
    assert session.do("bo", Sit()) == (Joined("bo"),)
    session.do("anna", Sit())
    assert [player.guest for player in session.live_table.players] == ["bo", "anna"]
    assert session.live_table.seat_of("anna") == 1
    assert session.live_table.seat_of("cleo") is None


def test_a_guest_cannot_take_two_seats() -> None:
    assert reason(seated(2).refused("bo", Sit())) == (RefusalCode.ALREADY_SEATED, "")


@pytest.mark.parametrize(("guest", "command"), [("dag", Sit()), ("anna", AddBot("steady"))])
def test_a_full_table_takes_nobody(guest: str, command: Command) -> None:
    session = Session(capacity=2)
    session.do("anna", Sit())
    session.do("bo", Sit())
    assert reason(session.refused(guest, command)) == (RefusalCode.TABLE_FULL, "2")


@pytest.mark.parametrize(("guest", "command"), [("dag", Sit()), ("anna", AddBot("steady"))])
def test_guests_cannot_join_during_a_match(guest: str, command: Command) -> None:
    session = seated(2)
    session.do("anna", Start())
    assert reason(session.refused(guest, command)) == (RefusalCode.WRONG_PHASE, "salting")
    send_salts(session)
    assert reason(session.refused(guest, command)) == (RefusalCode.WRONG_PHASE, "playing")


def test_guests_cannot_join_between_rounds_but_after_the_match() -> None:
    session = after_a_round(rounds=2)
    assert reason(session.refused("dag", Sit())) == (RefusalCode.WRONG_PHASE, "between")
    assert after_a_round(rounds=1).do("dag", Sit()) == (Joined("dag"),)
    assert after_a_round(rounds=1).do("anna", AddBot("steady")) == (BotJoined("steady"),)


@pytest.mark.parametrize(
    "command",
    [
        Salt(b"x"),
        MakeTurn(Draw(), 99),
        Pause(),
        Resume(),
        TakeBack(),
        Decline(),
        Ready(),
        Rematch(),
        Leave(),
    ],
)
def test_commands_need_a_seat(command: Command) -> None:
    assert reason(playing(2).refused("dag", command)) == (RefusalCode.NOT_SEATED, "")


@pytest.mark.parametrize("bot", BOTS)
def test_the_host_adds_bots_by_name(bot: str) -> None:
    session = seated(1)
    assert session.do("anna", AddBot(bot)) == (BotJoined(bot),)
    assert session.live_table.players[1] == Player(bot=bot)


def test_an_unknown_bot_cannot_be_added() -> None:
    assert reason(seated(1).refused("anna", AddBot("hal"))) == (RefusalCode.NO_SUCH_BOT, "hal")


def test_reactions_are_rate_limited() -> None:
    session = seated(2)
    assert session.do("bo", React(Reaction.HELLO)) == (Reacted(1, Reaction.HELLO),)
    session.now += 1499
    assert reason(session.refused("bo", React(Reaction.WOW))) == (RefusalCode.TOO_OFTEN, "")
    assert session.do("anna", React(Reaction.WOW))
    session.now += 1
    assert session.do("bo", React(Reaction.WOW))


def test_a_spectator_reacts_but_all_spectators_together_seldom() -> None:
    session = playing(2)
    assert session.do("cleo", React(Reaction.WOW)) == (Reacted(None, Reaction.WOW),)
    session.now += 2999
    assert reason(session.refused("dag", React(Reaction.WOW))) == (RefusalCode.TOO_OFTEN, "")
    assert session.do("anna", React(Reaction.WOW)) == (Reacted(0, Reaction.WOW),)
    session.now += 1
    assert session.do("dag", React(Reaction.OUCH)) == (Reacted(None, Reaction.OUCH),)


def test_a_removed_guest_is_not_heard_any_more() -> None:
    session = seated(2)
    session.do("anna", Remove(1))
    assert reason(session.refused("bo", React(Reaction.WOW))) == (RefusalCode.BARRED, "")


def test_a_first_reaction_is_always_accepted() -> None:
    session = seated(1)
    session.now = 0
    assert session.do("anna", React(Reaction.HELLO))


def test_a_renumbered_seat_does_not_inherit_a_reaction_limit() -> None:
    session = seated(3)
    session.do("bo", React(Reaction.BYE))
    session.do("bo", Leave())
    assert session.do("cleo", React(Reaction.BYE)) == (Reacted(1, Reaction.BYE),)


# The host


@pytest.mark.parametrize("command", [AddBot("steady"), Remove(1), Start()])
@pytest.mark.parametrize("guest", ["bo", "dag"])
def test_only_the_host_may_use_host_commands(guest: str, command: Command) -> None:
    assert reason(seated(2).refused(guest, command)) == (RefusalCode.NOT_HOST, "")


def test_only_the_host_acts_as_host_whatever_the_seat() -> None:
    session = Session()
    session.do("bo", Sit())
    session.do("anna", Sit())
    assert reason(session.refused("bo", Start())) == (RefusalCode.NOT_HOST, "")
    assert session.do("anna", Start())


@pytest.mark.parametrize("command", [AddBot("steady"), Remove(2), Start()])
def test_while_the_host_is_away_the_first_present_guest_acts_as_host(
    command: Command,
) -> None:
    session = seated(3)
    session.connected("bo", "cleo")
    assert reason(session.refused("cleo", command)) == (RefusalCode.NOT_HOST, "")
    assert session.do("bo", command)
    assert session.live_table.host == "anna"


def test_the_acting_host_is_the_first_present_guest() -> None:
    session = seated(3)
    session.connected("cleo")
    assert reason(session.refused("bo", Start())) == (RefusalCode.NOT_HOST, "")
    assert session.do("cleo", Start())


def test_an_absent_host_stays_the_host() -> None:
    session = seated(2)
    session.connected("bo")
    assert session.do("anna", AddBot("steady"))


def test_when_the_host_is_back_nobody_else_acts_as_host() -> None:
    session = seated(2)
    session.connected("bo")
    session.connected("anna", "bo")
    assert reason(session.refused("bo", Start())) == (RefusalCode.NOT_HOST, "")


def test_a_host_with_a_stand_in_counts_as_away() -> None:
    session = playing(3)
    session.happen([StoodIn(0, "steady")])
    assert session.do("bo", Remove(2)) == (HandedOver(2, "steady", removed=True),)


@pytest.mark.parametrize("guest", ["anna", "bo"])
def test_a_host_without_a_seat_and_the_first_guest_may_both_act_as_host(guest: str) -> None:
    session = Session()
    session.do("bo", Sit())
    session.do("cleo", Sit())
    assert reason(session.refused("cleo", Start())) == (RefusalCode.NOT_HOST, "")
    assert session.do(guest, Start())


@pytest.mark.parametrize("seat", [0, 1])
def test_an_acting_host_cannot_remove_the_host_or_itself(seat: int) -> None:
    session = seated(3)
    session.connected("bo", "cleo")
    assert reason(session.refused("bo", Remove(seat))) == (RefusalCode.NO_SUCH_SEAT, str(seat))


@pytest.mark.parametrize("people", [0, 1])
def test_a_match_needs_two_seats(people: int) -> None:
    refusal = seated(people).refused("anna", Start())
    assert reason(refusal) == (RefusalCode.TOO_FEW_SEATS, str(people))


def test_a_match_begins_once() -> None:
    session = seated(2)
    began, opened = session.do("anna", Start())
    assert began == MatchBegan()
    assert isinstance(opened, RoundOpened)
    assert opened.seats == 2
    assert reason(session.refused("anna", Start())) == (RefusalCode.WRONG_PHASE, "salting")


def test_a_guest_who_was_removed_may_not_come_back() -> None:
    session = seated(3)
    assert session.do("anna", Remove(1)) == (Left(1, removed=True),)
    assert reason(session.refused("bo", Sit())) == (RefusalCode.BARRED, "")
    assert session.live_table.seat_of("cleo") == 1


def test_a_guest_who_left_may_return() -> None:
    session = seated(2)
    assert session.do("bo", Leave()) == (Left(1),)
    assert session.do("bo", Sit()) == (Joined("bo"),)


def test_a_removed_bot_may_be_added_again() -> None:
    session = seated(1, "greedy")
    session.do("anna", Remove(1))
    assert session.live_table.barred == frozenset()
    assert session.do("anna", AddBot("greedy"))


@pytest.mark.parametrize("seat", [-1, 0, 2, 7])
def test_the_host_cannot_remove_itself_or_an_empty_seat(seat: int) -> None:
    assert reason(seated(2).refused("anna", Remove(seat))) == (RefusalCode.NO_SUCH_SEAT, str(seat))


@pytest.mark.parametrize(
    ("order", "heir"),
    [
        (("anna", "bo", "cleo"), 0),
        (("bot", "anna", "bo"), 1),
        (("bot", "bot", "anna", "bo"), 2),
        (("bo", "anna", "cleo"), 0),
        (("bot", "bo", "anna"), 1),
        (("anna", "bot", "bo"), 1),
    ],
)
def test_the_next_host_is_named_by_its_new_seat_number(order: tuple[str, ...], heir: int) -> None:
    session = Session()
    for name in order:
        session.do("anna", AddBot("steady")) if name == "bot" else session.do(name, Sit())
    seat = order.index("anna")
    assert session.do("anna", Leave()) == (Left(seat), HostChanged(heir))
    assert session.live_table.host == session.live_table.players[heir].guest == "bo"


def test_the_next_host_is_a_present_guest_if_there_is_one() -> None:
    session = seated(3)
    session.connected("anna", "cleo")
    assert session.do("anna", Leave()) == (Left(0), HostChanged(1))
    assert session.live_table.host == "cleo"


def test_without_present_guests_the_first_guest_is_the_next_host() -> None:
    session = playing(3)
    session.connected("anna")
    assert session.do("anna", Leave())[-1] == HostChanged(1)


def test_leaving_during_a_match_does_not_renumber_the_next_host() -> None:
    session = playing(3)
    assert session.do("anna", Leave()) == (HandedOver(0, "steady"), HostChanged(1))
    assert session.live_table.host == "bo"
    assert session.do("bo", Remove(2)) == (HandedOver(2, "steady", removed=True),)


def test_the_host_stays_when_another_guest_leaves() -> None:
    session = seated(3)
    assert session.do("bo", Leave()) == (Left(1),)
    assert session.live_table.host == "anna"


def test_after_the_host_left_the_next_guest_to_sit_down_is_host() -> None:
    session = seated(1, "steady")
    session.do("anna", Leave())
    assert session.live_table.host is None
    assert reason(session.refused("anna", Start())) == (RefusalCode.NOT_HOST, "")
    assert session.do("bo", Sit()) == (Joined("bo"), HostChanged(1))
    assert session.live_table.host == "bo"
    assert session.do("bo", Start())


# Leaving a match


@pytest.mark.parametrize("removed", [False, True])
def test_a_player_who_leaves_a_match_is_replaced_by_a_bot(removed: bool) -> None:
    session = playing(3)
    told = session.do("anna", Remove(1)) if removed else session.do("bo", Leave())
    assert told == (HandedOver(1, "steady", removed=removed),)
    assert session.live_table.players[1] == Player(bot="steady", successor_of="bo")
    assert ("bo" in session.live_table.barred) is removed
    assert reason(session.refused("bo", Resume())) == (RefusalCode.NOT_SEATED, "")


def test_a_bot_plays_a_handed_over_seat_at_once() -> None:
    session = playing(2, dealer=HandDealer("k1 k2", "r1 r2"))
    session.do("anna", Leave())
    assert session.live_table.deadline() is None
    assert session.wait(1200) != ()
    assert session.mover == "bo"


@pytest.mark.parametrize("seat", [1, 2])
def test_a_bot_stays_until_the_match_is_over(seat: int) -> None:
    session = playing(2, "greedy")
    session.do("bo", Leave())
    assert reason(session.refused("anna", Remove(seat))) == (RefusalCode.WRONG_PHASE, "playing")


@pytest.mark.parametrize("dealt", [False, True])
def test_when_the_last_guest_leaves_the_round_is_abandoned_and_its_seed_revealed(
    dealt: bool,
) -> None:
    session = seated(2, "steady")
    session.do("anna", Start())
    if dealt:
        send_salts(session)
    session.do("bo", Leave())
    opened = session.live_table.opened
    abandoned, left = session.do("anna", Leave())
    assert left == Left(0)
    assert isinstance(abandoned, Abandoned)
    assert abandoned.seed is not None
    assert opened is not None
    assert commitment_of(abandoned.seed) == opened.commitment
    assert (session.live_table.phase, session.live_table.host) == (Phase.WAITING, None)
    assert session.live_table.round_events() == ()
    assert session.due_in() is None


@pytest.mark.parametrize("paused", [False, True])
def test_a_host_who_only_watches_ends_the_match_by_removing_the_last_guest(paused: bool) -> None:
    session = Session()
    session.do("bo", Sit())
    session.do("anna", AddBot("steady"))
    begin(session)
    if paused:
        session.do("bo", Pause())
    abandoned, left = session.do("anna", Remove(0))
    assert isinstance(abandoned, Abandoned)
    assert left == Left(0, removed=True)
    assert (session.live_table.phase, session.live_table.paused_at) == (Phase.WAITING, None)


def test_a_match_abandoned_between_rounds_reveals_no_seed() -> None:
    session = after_a_round(2)
    session.do("bo", Leave())
    assert session.do("anna", Leave()) == (Abandoned(None), Left(0))


@pytest.mark.parametrize("asleep", [False, True])
def test_at_a_table_abandoned_in_a_pause_the_next_match_is_played(asleep: bool) -> None:
    session = playing(1, "steady")
    if asleep:
        session.connected()
        session.wait(3 * SECOND)
    else:
        session.do("anna", Pause())
    session.do("anna", Leave())
    assert (session.live_table.paused_at, session.live_table.asleep) == (None, False)
    session.do("bo", Sit())
    session.do("bo", Start())
    assert session.due_in() == 5 * SECOND


def test_a_match_of_bots_alone_is_played_to_its_end() -> None:
    session = Session("nordic rounds=2 tiles_dealt=5 opening_minimum=0")
    for _ in range(2):
        session.do("anna", AddBot("steady"))
    assert isinstance(session.do("anna", Start())[-1], Dealt)
    session.wait(3600 * SECOND)
    assert session.live_table.phase is Phase.OVER
    assert len(session.live_table.sheet.rows) == 2


# Going on


def test_the_next_round_begins_when_everyone_present_is_ready() -> None:
    session = after_a_round(3)
    assert session.do("anna", Ready()) == (NextAsked(0),)
    assert session.do("cleo", Ready()) == (NextAsked(2),)
    asked, opened = session.do("bo", Ready())
    assert asked == NextAsked(1)
    assert isinstance(opened, RoundOpened)
    assert session.live_table.phase is Phase.SALTING
    assert session.live_table.wants_next == frozenset()


def test_the_next_round_does_not_wait_for_absent_players() -> None:
    session = after_a_round(3)
    session.connected("anna", "cleo")
    session.do("anna", Ready())
    session.do("cleo", Ready())
    assert session.live_table.phase is Phase.SALTING


def test_the_score_sheet_is_shown_for_half_a_minute_at_most() -> None:
    session = after_a_round(2)
    session.do("anna", Ready())
    assert session.wait(30 * SECOND - 1) == ()
    assert [type(event) for event in session.wait(1)] == [RoundOpened]


def test_who_is_alone_with_bots_begins_the_next_round_when_ready() -> None:
    session = after_a_round(2)
    session.do("bo", Leave())
    assert session.due_in() is None
    session.do("anna", Ready())
    assert session.live_table.phase is Phase.SALTING


def test_no_round_begins_while_nobody_is_here() -> None:
    session = after_a_round(2)
    session.connected()
    assert session.due_in() is None
    session.now += 3600 * SECOND
    assert session.connected("bo") == (Came(1),)
    assert [type(event) for event in session.run_timer()] == [RoundOpened]


def test_a_rematch_begins_with_an_empty_sheet_when_everyone_present_agrees() -> None:
    session = after_a_round(2, rounds=1)
    assert session.live_table.phase is Phase.OVER
    assert session.live_table.sheet == ScoreSheet(((2, -2),))
    assert session.do("bo", Rematch()) == (NextAsked(1),)
    assert [type(event) for event in session.do("anna", Rematch())] == [
        NextAsked,
        MatchBegan,
        RoundOpened,
    ]
    assert session.live_table.matches == 2
    assert session.live_table.sheet == ScoreSheet()


def test_a_rematch_does_not_wait_for_absent_players() -> None:
    session = after_a_round(2, rounds=1)
    session.connected("anna")
    session.do("anna", Rematch())
    assert session.live_table.phase is Phase.SALTING


@pytest.mark.parametrize("rounds", [1, 2])
def test_ready_is_accepted_once_per_player(rounds: int) -> None:
    session = after_a_round(2, rounds=rounds)
    command = Rematch() if rounds == 1 else Ready()
    session.do("anna", command)
    assert reason(session.refused("anna", command)) == (RefusalCode.ALREADY_ASKED, "")


@pytest.mark.parametrize("rounds", [1, 2])
@pytest.mark.parametrize("leaves", [False, True])
def test_the_next_round_begins_when_the_last_unready_player_leaves(
    rounds: int, leaves: bool
) -> None:
    session = after_a_round(3, rounds=rounds)
    for guest in ("anna", "cleo"):
        session.do(guest, Rematch() if rounds == 1 else Ready())
    assert session.wait(10 * SECOND) == ()
    session.do("bo", Leave()) if leaves else session.connected("anna", "cleo")
    began = [MatchBegan] if rounds == 1 else []
    assert [type(event) for event in session.wait(0)] == [*began, RoundOpened]


@pytest.mark.parametrize("rounds", [1, 2])
def test_the_next_round_does_not_begin_at_an_empty_table(rounds: int) -> None:
    session = after_a_round(2, rounds=rounds)
    session.do("anna", Rematch() if rounds == 1 else Ready())
    session.connected()
    assert session.due_in() is None


# Leaving after a match


def test_a_player_who_leaves_after_the_match_is_replaced_and_the_sheet_stays() -> None:
    session = after_a_round(3, rounds=1)
    sheet = session.live_table.sheet
    assert session.do("anna", Leave()) == (HandedOver(0, "steady"), HostChanged(1))
    assert (session.live_table.phase, session.live_table.sheet) == (Phase.OVER, sheet)
    assert session.live_table.round_events()


def test_a_bot_that_took_a_seat_over_plays_the_rematch() -> None:
    session = after_a_round(2, rounds=1)
    session.do("bo", Leave())
    assert session.do("anna", Rematch())[:2] == (NextAsked(0), MatchBegan())
    assert session.live_table.players[1] == Player(bot="steady", successor_of="bo")


def test_leaving_withdraws_a_rematch_request() -> None:
    session = after_a_round(3, rounds=1)
    session.do("bo", Rematch())
    session.do("cleo", Rematch())
    session.do("bo", Leave())
    assert session.live_table.wants_next == {2}


def test_the_last_to_leave_after_the_match_frees_the_seat() -> None:
    session = after_a_round(2, rounds=1)
    session.do("bo", Leave())
    assert session.do("anna", Leave()) == (Left(0),)
    assert session.live_table.players == (Player(bot="steady", successor_of="bo"),)


@pytest.mark.parametrize(
    ("guest", "command", "seats"),
    [
        ("dag", Sit(), 4),
        ("anna", AddBot("greedy"), 4),
        ("anna", Remove(1), 2),
    ],
)
def test_a_change_of_seats_after_the_match_clears_the_sheet_and_waits_for_the_host(
    guest: str, command: Command, seats: int
) -> None:
    session = after_a_round(3, rounds=1)
    session.do("cleo", Rematch())
    session.do(guest, command)
    table = session.live_table
    assert (table.phase, table.sheet, table.round_events()) == (Phase.WAITING, ScoreSheet(), ())
    assert (table.wants_next, len(table.finished)) == (frozenset(), 1)
    assert reason(session.refused("anna", Rematch())) == (RefusalCode.WRONG_PHASE, "waiting")
    session.do("anna", Start())
    assert table.opened is not None
    assert (table.opened.seats, table.matches) == (seats, 2)


def test_a_rematch_needs_two_seats() -> None:
    session = after_a_round(2, rounds=1)
    session.do("anna", Remove(1))
    assert reason(session.refused("anna", Start())) == (RefusalCode.TOO_FEW_SEATS, "1")


@pytest.mark.parametrize("command", [Ready(), Rematch()])
def test_ready_and_rematch_are_refused_in_other_phases(command: Command) -> None:
    assert reason(seated(2).refused("anna", command)) == (RefusalCode.WRONG_PHASE, "waiting")
    assert reason(playing(2).refused("anna", command)) == (RefusalCode.WRONG_PHASE, "playing")
    rounds = 1 if isinstance(command, Ready) else 2
    phase = "over" if isinstance(command, Ready) else "between"
    session = after_a_round(rounds=rounds)
    assert reason(session.refused("anna", command)) == (RefusalCode.WRONG_PHASE, phase)


def test_a_rematch_keeps_the_order_of_seats() -> None:
    session = after_a_round(2, rounds=1)
    before = session.live_table.players
    session.do("anna", Rematch())
    session.do("bo", Rematch())
    assert session.live_table.players == before
    assert len(session.live_table.finished) == 1


def test_a_host_who_did_not_sit_down_may_begin_the_match() -> None:
    session = Session()
    session.do("bo", Sit())
    session.do("cleo", Sit())
    begin(session)
    assert session.live_table.phase is Phase.PLAYING
