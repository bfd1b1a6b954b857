"""Who sits at a table, who looks after it, and how one leaves."""

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
    Evening,
    HandDealer,
    begin,
    playing,
    seated,
    send_salts,
)

OUT_AT_ONCE = ("k13 r13 b13", "k1 r1")
"""The first seat lays all it has, and the round is over."""


def reason(refusal: Refusal) -> tuple[RefusalCode, str]:
    return refusal.code, refusal.detail


def after_a_round(people: int = 2, *, rounds: int = 2) -> Evening:
    racks = (*OUT_AT_ONCE, "k2 r2", "k3 r3")[:people]
    evening = playing(people, rulebook=f"nordic rounds={rounds}", dealer=HandDealer(*racks))
    evening.turn("anna", "k13 r13 b13")
    return evening


# Sitting down


def test_a_guest_takes_the_next_free_seat() -> None:
    evening = Evening()
    assert evening.do("bo", Sit()) == (Joined("bo"),)
    evening.do("anna", Sit())
    assert [player.guest for player in evening.table.players] == ["bo", "anna"]
    assert evening.table.seat_of("anna") == 1
    assert evening.table.seat_of("cleo") is None


def test_nobody_sits_on_two_seats() -> None:
    assert reason(seated(2).refused("bo", Sit())) == (RefusalCode.ALREADY_SEATED, "")


@pytest.mark.parametrize(("guest", "command"), [("dag", Sit()), ("anna", AddBot("steady"))])
def test_a_full_table_takes_nobody(guest: str, command: Command) -> None:
    evening = Evening(capacity=2)
    evening.do("anna", Sit())
    evening.do("bo", Sit())
    assert reason(evening.refused(guest, command)) == (RefusalCode.TABLE_FULL, "2")


@pytest.mark.parametrize(("guest", "command"), [("dag", Sit()), ("anna", AddBot("steady"))])
def test_nobody_joins_a_match(guest: str, command: Command) -> None:
    evening = seated(2)
    evening.do("anna", Start())
    assert reason(evening.refused(guest, command)) == (RefusalCode.WRONG_PHASE, "salting")
    send_salts(evening)
    assert reason(evening.refused(guest, command)) == (RefusalCode.WRONG_PHASE, "playing")


def test_between_two_rounds_nobody_joins_but_after_the_match() -> None:
    evening = after_a_round(rounds=2)
    assert reason(evening.refused("dag", Sit())) == (RefusalCode.WRONG_PHASE, "between")
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
        React(Reaction.WOW),
    ],
)
def test_who_has_no_seat_has_no_say(command: Command) -> None:
    assert reason(playing(2).refused("dag", command)) == (RefusalCode.NOT_SEATED, "")


@pytest.mark.parametrize("bot", BOTS)
def test_the_host_invites_bots_by_name(bot: str) -> None:
    evening = seated(1)
    assert evening.do("anna", AddBot(bot)) == (BotJoined(bot),)
    assert evening.table.players[1] == Player(bot=bot)


def test_a_bot_that_nobody_knows_cannot_be_invited() -> None:
    assert reason(seated(1).refused("anna", AddBot("hal"))) == (RefusalCode.NO_SUCH_BOT, "hal")


def test_a_reaction_is_heard_but_not_too_often() -> None:
    evening = seated(2)
    assert evening.do("bo", React(Reaction.HELLO)) == (Reacted(1, Reaction.HELLO),)
    evening.now += 1499
    assert reason(evening.refused("bo", React(Reaction.WOW))) == (RefusalCode.TOO_OFTEN, "")
    assert evening.do("anna", React(Reaction.WOW))
    evening.now += 1
    assert evening.do("bo", React(Reaction.WOW))


def test_a_first_reaction_is_heard_at_any_hour() -> None:
    evening = seated(1)
    evening.now = 0
    assert evening.do("anna", React(Reaction.HELLO))


def test_who_moves_up_a_seat_does_not_inherit_its_silence() -> None:
    evening = seated(3)
    evening.do("bo", React(Reaction.BYE))
    evening.do("bo", Leave())
    assert evening.do("cleo", React(Reaction.BYE)) == (Reacted(1, Reaction.BYE),)


# The host


@pytest.mark.parametrize("command", [AddBot("steady"), Remove(1), Start()])
@pytest.mark.parametrize("guest", ["bo", "dag"])
def test_only_the_host_looks_after_the_table(guest: str, command: Command) -> None:
    assert reason(seated(2).refused(guest, command)) == (RefusalCode.NOT_HOST, "")


def test_a_host_on_any_seat_looks_after_the_table_alone() -> None:
    evening = Evening()
    evening.do("bo", Sit())
    evening.do("anna", Sit())
    assert reason(evening.refused("bo", Start())) == (RefusalCode.NOT_HOST, "")
    assert evening.do("anna", Start())


@pytest.mark.parametrize("command", [AddBot("steady"), Remove(2), Start()])
def test_while_the_host_is_away_the_first_guest_here_looks_after_the_table(
    command: Command,
) -> None:
    evening = seated(3)
    evening.connected("bo", "cleo")
    assert reason(evening.refused("cleo", command)) == (RefusalCode.NOT_HOST, "")
    assert evening.do("bo", command)
    assert evening.table.host == "anna"


def test_the_first_guest_here_is_not_the_first_guest() -> None:
    evening = seated(3)
    evening.connected("cleo")
    assert reason(evening.refused("bo", Start())) == (RefusalCode.NOT_HOST, "")
    assert evening.do("cleo", Start())


def test_a_host_who_is_away_keeps_the_right() -> None:
    evening = seated(2)
    evening.connected("bo")
    assert evening.do("anna", AddBot("steady"))


def test_once_the_host_is_back_nobody_else_looks_after_the_table() -> None:
    evening = seated(2)
    evening.connected("bo")
    evening.connected("anna", "bo")
    assert reason(evening.refused("bo", Start())) == (RefusalCode.NOT_HOST, "")


def test_a_host_for_whom_a_bot_plays_is_away() -> None:
    evening = playing(3)
    evening.happen([StoodIn(0, "steady")])
    assert evening.do("bo", Remove(2)) == (HandedOver(2, "steady", removed=True),)


@pytest.mark.parametrize("guest", ["anna", "bo"])
def test_a_host_who_did_not_sit_down_shares_the_right_with_the_first_guest(guest: str) -> None:
    evening = Evening()
    evening.do("bo", Sit())
    evening.do("cleo", Sit())
    assert reason(evening.refused("cleo", Start())) == (RefusalCode.NOT_HOST, "")
    assert evening.do(guest, Start())


@pytest.mark.parametrize("seat", [0, 1])
def test_who_acts_for_the_host_removes_neither_the_host_nor_itself(seat: int) -> None:
    evening = seated(3)
    evening.connected("bo", "cleo")
    assert reason(evening.refused("bo", Remove(seat))) == (RefusalCode.NO_SUCH_SEAT, str(seat))


@pytest.mark.parametrize("people", [0, 1])
def test_a_match_needs_two_seats(people: int) -> None:
    refusal = seated(people).refused("anna", Start())
    assert reason(refusal) == (RefusalCode.TOO_FEW_SEATS, str(people))


def test_a_match_begins_once() -> None:
    evening = seated(2)
    began, opened = evening.do("anna", Start())
    assert began == MatchBegan()
    assert isinstance(opened, RoundOpened)
    assert opened.seats == 2
    assert reason(evening.refused("anna", Start())) == (RefusalCode.WRONG_PHASE, "salting")


def test_a_guest_who_was_removed_may_not_come_back() -> None:
    evening = seated(3)
    assert evening.do("anna", Remove(1)) == (Left(1, removed=True),)
    assert reason(evening.refused("bo", Sit())) == (RefusalCode.BARRED, "")
    assert evening.table.seat_of("cleo") == 1


def test_who_left_may_come_back() -> None:
    evening = seated(2)
    assert evening.do("bo", Leave()) == (Left(1),)
    assert evening.do("bo", Sit()) == (Joined("bo"),)


def test_a_bot_that_was_removed_may_be_invited_again() -> None:
    evening = seated(1, "greedy")
    evening.do("anna", Remove(1))
    assert evening.table.barred == frozenset()
    assert evening.do("anna", AddBot("greedy"))


@pytest.mark.parametrize("seat", [-1, 0, 2, 7])
def test_the_host_removes_neither_itself_nor_nobody(seat: int) -> None:
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
def test_the_first_guest_is_heir_of_the_host_under_the_number_it_will_have(
    order: tuple[str, ...], heir: int
) -> None:
    evening = Evening()
    for name in order:
        evening.do("anna", AddBot("steady")) if name == "bot" else evening.do(name, Sit())
    seat = order.index("anna")
    assert evening.do("anna", Leave()) == (Left(seat), HostChanged(heir))
    assert evening.table.host == evening.table.players[heir].guest == "bo"


def test_an_heir_is_here_if_anyone_is() -> None:
    evening = seated(3)
    evening.connected("anna", "cleo")
    assert evening.do("anna", Leave()) == (Left(0), HostChanged(1))
    assert evening.table.host == "cleo"


def test_where_nobody_else_is_here_the_first_guest_is_heir() -> None:
    evening = playing(3)
    evening.connected("anna")
    assert evening.do("anna", Leave())[-1] == HostChanged(1)


def test_in_a_match_seats_keep_their_numbers_and_the_heir_its_own() -> None:
    evening = playing(3)
    assert evening.do("anna", Leave()) == (HandedOver(0, "steady"), HostChanged(1))
    assert evening.table.host == "bo"
    assert evening.do("bo", Remove(2)) == (HandedOver(2, "steady", removed=True),)


def test_a_guest_who_is_not_the_host_leaves_no_heir() -> None:
    evening = seated(3)
    assert evening.do("bo", Leave()) == (Left(1),)
    assert evening.table.host == "anna"


def test_a_table_whose_host_left_belongs_to_the_next_who_sits_down() -> None:
    evening = seated(1, "steady")
    evening.do("anna", Leave())
    assert evening.table.host is None
    assert reason(evening.refused("anna", Start())) == (RefusalCode.NOT_HOST, "")
    assert evening.do("bo", Sit()) == (Joined("bo"), HostChanged(1))
    assert evening.table.host == "bo"
    assert evening.do("bo", Start())


# Leaving a match


@pytest.mark.parametrize("removed", [False, True])
def test_who_leaves_a_match_hands_the_seat_over_to_a_bot(removed: bool) -> None:
    evening = playing(3)
    told = evening.do("anna", Remove(1)) if removed else evening.do("bo", Leave())
    assert told == (HandedOver(1, "steady", removed=removed),)
    assert evening.table.players[1] == Player(bot="steady")
    assert ("bo" in evening.table.barred) is removed
    assert reason(evening.refused("bo", Resume())) == (RefusalCode.NOT_SEATED, "")


def test_a_seat_handed_over_is_played_on_at_once() -> None:
    evening = playing(2, dealer=HandDealer("k1 k2", "r1 r2"))
    evening.do("anna", Leave())
    assert evening.table.deadline() is None
    assert evening.wait(1200) != ()
    assert evening.mover == "bo"


@pytest.mark.parametrize("seat", [1, 2])
def test_a_bot_stays_until_the_match_is_over(seat: int) -> None:
    evening = playing(2, "greedy")
    evening.do("bo", Leave())
    assert reason(evening.refused("anna", Remove(seat))) == (RefusalCode.WRONG_PHASE, "playing")


@pytest.mark.parametrize("dealt", [False, True])
def test_the_last_guest_who_leaves_abandons_the_round_and_its_seed_is_told(dealt: bool) -> None:
    evening = seated(2, "steady")
    evening.do("anna", Start())
    if dealt:
        send_salts(evening)
    evening.do("bo", Leave())
    opened = evening.table.opened
    abandoned, left = evening.do("anna", Leave())
    assert left == Left(0)
    assert isinstance(abandoned, Abandoned)
    assert abandoned.seed is not None
    assert opened is not None
    assert commitment_of(abandoned.seed) == opened.commitment
    assert (evening.table.phase, evening.table.host) == (Phase.WAITING, None)
    assert evening.table.round_events() == ()
    assert evening.alarm() is None


@pytest.mark.parametrize("paused", [False, True])
def test_a_host_who_only_watches_ends_the_match_by_removing_the_last_guest(paused: bool) -> None:
    evening = Evening()
    evening.do("bo", Sit())
    evening.do("anna", AddBot("steady"))
    begin(evening)
    if paused:
        evening.do("bo", Pause())
    abandoned, left = evening.do("anna", Remove(0))
    assert isinstance(abandoned, Abandoned)
    assert left == Left(0, removed=True)
    assert (evening.table.phase, evening.table.paused_at) == (Phase.WAITING, None)


def test_between_two_rounds_there_is_no_seed_to_tell() -> None:
    evening = after_a_round(2)
    evening.do("bo", Leave())
    assert evening.do("anna", Leave()) == (Abandoned(None), Left(0))


@pytest.mark.parametrize("asleep", [False, True])
def test_at_a_table_abandoned_in_a_pause_the_next_match_is_played(asleep: bool) -> None:
    evening = playing(1, "steady")
    if asleep:
        evening.connected()
        evening.wait(3 * SECOND)
    else:
        evening.do("anna", Pause())
    evening.do("anna", Leave())
    assert (evening.table.paused_at, evening.table.asleep) == (None, False)
    evening.do("bo", Sit())
    evening.do("bo", Start())
    assert evening.alarm() == 5 * SECOND


def test_a_match_of_bots_alone_is_played_to_its_end() -> None:
    evening = Evening("nordic rounds=2 tiles_dealt=5 opening_minimum=0")
    for _ in range(2):
        evening.do("anna", AddBot("steady"))
    assert isinstance(evening.do("anna", Start())[-1], Dealt)
    evening.wait(3600 * SECOND)
    assert evening.table.phase is Phase.OVER
    assert len(evening.table.sheet.rows) == 2


# Going on


def test_the_next_round_begins_when_everyone_here_is_ready() -> None:
    evening = after_a_round(3)
    assert evening.do("anna", Ready()) == (NextAsked(0),)
    assert evening.do("cleo", Ready()) == (NextAsked(2),)
    asked, opened = evening.do("bo", Ready())
    assert asked == NextAsked(1)
    assert isinstance(opened, RoundOpened)
    assert evening.table.phase is Phase.SALTING
    assert evening.table.wants_next == frozenset()


def test_the_next_round_does_not_wait_for_the_absent() -> None:
    evening = after_a_round(3)
    evening.connected("anna", "cleo")
    evening.do("anna", Ready())
    evening.do("cleo", Ready())
    assert evening.table.phase is Phase.SALTING


def test_the_score_sheet_is_shown_for_half_a_minute_at_most() -> None:
    evening = after_a_round(2)
    evening.do("anna", Ready())
    assert evening.wait(30 * SECOND - 1) == ()
    assert [type(event) for event in evening.wait(1)] == [RoundOpened]


def test_no_round_begins_while_nobody_is_here() -> None:
    evening = after_a_round(2)
    evening.connected()
    assert evening.alarm() is None
    evening.now += 3600 * SECOND
    assert evening.connected("bo") == (Came(1),)
    assert [type(event) for event in evening.wake()] == [RoundOpened]


def test_another_match_begins_with_a_clean_sheet_when_everyone_here_wants_it() -> None:
    evening = after_a_round(2, rounds=1)
    assert evening.table.phase is Phase.OVER
    assert evening.table.sheet == ScoreSheet(((2, -2),))
    assert evening.do("bo", Rematch()) == (NextAsked(1),)
    assert [type(event) for event in evening.do("anna", Rematch())] == [
        NextAsked,
        MatchBegan,
        RoundOpened,
    ]
    assert evening.table.matches == 2
    assert evening.table.sheet == ScoreSheet()


def test_another_match_does_not_wait_for_the_absent() -> None:
    evening = after_a_round(2, rounds=1)
    evening.connected("anna")
    evening.do("anna", Rematch())
    assert evening.table.phase is Phase.SALTING


@pytest.mark.parametrize("rounds", [1, 2])
def test_one_is_ready_once(rounds: int) -> None:
    evening = after_a_round(2, rounds=rounds)
    command = Rematch() if rounds == 1 else Ready()
    evening.do("anna", command)
    assert reason(evening.refused("anna", command)) == (RefusalCode.ALREADY_ASKED, "")


@pytest.mark.parametrize("rounds", [1, 2])
@pytest.mark.parametrize("leaves", [False, True])
def test_once_who_was_not_ready_is_gone_the_others_go_on_at_once(rounds: int, leaves: bool) -> None:
    evening = after_a_round(3, rounds=rounds)
    for guest in ("anna", "cleo"):
        evening.do(guest, Rematch() if rounds == 1 else Ready())
    assert evening.wait(10 * SECOND) == ()
    evening.do("bo", Leave()) if leaves else evening.connected("anna", "cleo")
    began = [MatchBegan] if rounds == 1 else []
    assert [type(event) for event in evening.wait(0)] == [*began, RoundOpened]


@pytest.mark.parametrize("rounds", [1, 2])
def test_nobody_goes_on_at_once_where_everyone_went(rounds: int) -> None:
    evening = after_a_round(2, rounds=rounds)
    evening.do("anna", Rematch() if rounds == 1 else Ready())
    evening.connected()
    assert evening.alarm() is None


# Leaving after a match


def test_who_leaves_after_the_match_hands_over_and_the_others_look_at_the_sheet() -> None:
    evening = after_a_round(3, rounds=1)
    sheet = evening.table.sheet
    assert evening.do("anna", Leave()) == (HandedOver(0, "steady"), HostChanged(1))
    assert (evening.table.phase, evening.table.sheet) == (Phase.OVER, sheet)
    assert evening.table.round_events()


def test_another_match_goes_on_with_the_bot_that_took_over() -> None:
    evening = after_a_round(2, rounds=1)
    evening.do("bo", Leave())
    assert evening.do("anna", Rematch())[:2] == (NextAsked(0), MatchBegan())
    assert evening.table.players[1] == Player(bot="steady")


def test_who_leaves_takes_the_own_wish_for_another_match_along() -> None:
    evening = after_a_round(3, rounds=1)
    evening.do("bo", Rematch())
    evening.do("cleo", Rematch())
    evening.do("bo", Leave())
    assert evening.table.wants_next == {2}


def test_the_last_to_leave_after_the_match_frees_the_seat() -> None:
    evening = after_a_round(2, rounds=1)
    evening.do("bo", Leave())
    assert evening.do("anna", Leave()) == (Left(0),)
    assert evening.table.players == (Player(bot="steady"),)


@pytest.mark.parametrize(
    ("guest", "command", "seats"),
    [
        ("dag", Sit(), 4),
        ("anna", AddBot("greedy"), 4),
        ("anna", Remove(1), 2),
    ],
)
def test_other_seats_after_the_match_wait_for_the_host_with_a_clean_sheet(
    guest: str, command: Command, seats: int
) -> None:
    evening = after_a_round(3, rounds=1)
    evening.do("cleo", Rematch())
    evening.do(guest, command)
    table = evening.table
    assert (table.phase, table.sheet, table.round_events()) == (Phase.WAITING, ScoreSheet(), ())
    assert (table.wants_next, len(table.finished)) == (frozenset(), 1)
    assert reason(evening.refused("anna", Rematch())) == (RefusalCode.WRONG_PHASE, "waiting")
    evening.do("anna", Start())
    assert table.opened is not None
    assert (table.opened.seats, table.matches) == (seats, 2)


def test_nobody_plays_another_match_alone() -> None:
    evening = after_a_round(2, rounds=1)
    evening.do("anna", Remove(1))
    assert reason(evening.refused("anna", Start())) == (RefusalCode.TOO_FEW_SEATS, "1")


@pytest.mark.parametrize("command", [Ready(), Rematch()])
def test_going_on_has_its_time(command: Command) -> None:
    assert reason(seated(2).refused("anna", command)) == (RefusalCode.WRONG_PHASE, "waiting")
    assert reason(playing(2).refused("anna", command)) == (RefusalCode.WRONG_PHASE, "playing")
    rounds = 1 if isinstance(command, Ready) else 2
    phase = "over" if isinstance(command, Ready) else "between"
    evening = after_a_round(rounds=rounds)
    assert reason(evening.refused("anna", command)) == (RefusalCode.WRONG_PHASE, phase)


def test_seats_keep_their_order_from_match_to_match() -> None:
    evening = after_a_round(2, rounds=1)
    before = evening.table.players
    evening.do("anna", Rematch())
    evening.do("bo", Rematch())
    assert evening.table.players == before
    assert len(evening.table.finished) == 1


def test_a_host_who_did_not_sit_down_may_begin_the_match() -> None:
    evening = Evening()
    evening.do("bo", Sit())
    evening.do("cleo", Sit())
    begin(evening)
    assert evening.table.phase is Phase.PLAYING
