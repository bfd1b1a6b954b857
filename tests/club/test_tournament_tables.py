"""Tables of a tournament: everyone is seated, nobody is waited for, and one round is played."""

from __future__ import annotations

import pytest

from brikke.club.duplicate.pairing import Seats
from brikke.club.duplicate.settings import Settings
from brikke.club.duplicate.tables import opening, table_result
from brikke.errors import InputError
from brikke.live import (
    AddBot,
    Command,
    DueKind,
    Leave,
    LiveTable,
    Logged,
    Pause,
    Phase,
    Refusal,
    RefusalCode,
    Rematch,
    Remove,
    Sit,
    Start,
    TableConfig,
    TakeBack,
    Timing,
    bot_events,
    bot_view,
    decide,
    due_events,
    next_due,
    redact_log,
)
from brikke.live.events import Came, LogEvent
from brikke.players.bots import make_bot

SETTINGS = Settings("nordic tiles_dealt=6 opening_minimum=10", seats=2, rounds=3)
SEED = bytes(range(32))
TIMING = Timing()


def table(seats: Seats, *more: LogEvent) -> LiveTable:
    events = [*opening("cup", SETTINGS, SEED, "t1", seats), *more]
    return LiveTable(Logged(seq, 0, event) for seq, event in enumerate(events, start=1))


def go_on(live_table: LiveTable) -> None:
    """Let timers and bots play until nothing is due."""
    while (due := next_due(live_table, TIMING)) is not None:
        events = due_events(live_table, due, TableConfig(TIMING))
        if due.kind is DueKind.BOT:
            turn = make_bot(due.bot).turn(bot_view(live_table, due.seat))
            events = bot_events(live_table, due.seat, turn)
        for event in events:
            live_table.apply(Logged(live_table.seq + 1, due.at, event))


def test_a_table_begins_dealt_with_its_players_away() -> None:
    begun = table(("anna", None))
    assert begun.phase is Phase.PLAYING
    assert begun.tournament == "cup"
    assert begun.seat_of("anna") == 0
    assert not begun.present
    assert begun.rulebook.rounds == 1
    assert begun.rulebook.clock_before_opening
    assert not begun.options.casual
    assert not begun.options.hints


@pytest.mark.parametrize(
    "command", [Sit(), AddBot("steady"), Remove(1), Start(), Pause(), TakeBack(), Rematch()]
)
def test_the_tournament_decides_who_plays_and_how_often(command: Command) -> None:
    begun = table(("anna", "bo"), Came(0), Came(1))
    with pytest.raises(Refusal) as refused:
        decide(begun, "anna", command, 0, TableConfig(TIMING))
    assert refused.value.code is RefusalCode.TOURNAMENT_TABLE


def test_bots_play_a_round_that_nobody_comes_to() -> None:
    begun = table(("anna", "bo"))
    due = next_due(begun, TIMING)
    assert due is not None
    assert due.kind is DueKind.STAND_IN
    go_on(begun)
    assert begun.phase is Phase.OVER
    result, link = table_result(begun, ("anna", "bo"))
    assert result.absent == {0, 1}
    assert sum(result.scores) == 0
    assert link == begun.finished[-1][0]


def test_who_leaves_is_played_by_a_bot_even_as_the_last_person() -> None:
    begun = table(("anna", None), Came(0))
    for event in decide(begun, "anna", Leave(), 0, TableConfig(TIMING)):
        begun.apply(Logged(begun.seq + 1, 0, event))
    go_on(begun)
    assert begun.phase is Phase.OVER
    result, _ = table_result(begun, ("anna", None))
    assert result.absent == {0}


def test_a_round_without_an_end_has_no_result() -> None:
    result, link = table_result(table(("anna", "bo")), ("anna", "bo"))
    assert (result.scores, link) == ((), None)


def test_links_differ_from_table_to_table_and_the_deal_is_sent_to_nobody() -> None:
    one, other = (opening("cup", SETTINGS, SEED, key, ("anna", "bo")) for key in ("t1", "t2"))
    assert one[0] != other[0]
    assert one[1:] == other[1:]
    assert redact_log(one[0], None) == redact_log(other[0], None)


@pytest.mark.parametrize(
    ("wrong", "ending"),
    [
        ({"rounds": 21}, "1 to 20 rounds: 21"),
        ({"seats": 5}, "2 to 4 seats: 5"),
        ({"break_seconds": -1}, "seconds: -1"),
        ({"rulebook": "nordic turn_seconds=off"}, "turn_seconds is: off"),
    ],
)
def test_settings_that_cannot_be_are_refused(wrong: dict[str, object], ending: str) -> None:
    with pytest.raises(InputError, match=f"{ending}$"):
        Settings(**{"rulebook": "nordic", **wrong})  # type: ignore[arg-type]  # of a JSON body
