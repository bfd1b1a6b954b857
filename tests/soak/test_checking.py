"""Whoever looks for mistakes notices them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
import pytest

from brikke.live import Logged, Timing, redact_log
from brikke.live.events import StoodIn
from brikke.server.wire import server as say
from brikke.server.wire.convert import table_view
from brikke.server.wire.events import to_wire
from tests.server.clients import Message
from tests.soak.checking import Replay, check_receipts, check_secrets
from tests.soak.diary import Diary
from tests.soak.leaks import leak_in_event, leak_in_view
from tests.soak.outages import Span, length, merged, within
from tests.soak.plan import ABSENCE_SECONDS, GRACE_SECONDS, TablePlan
from tests.soak.sitting import Story
from tests.support.live_tables import GUESTS, SECOND, Evening, playing
from tests.support.round_view import round_view

ANNA = GUESTS[0]
PLAN = TablePlan("nordic", 2, (), 0, 1, casual=True, hints=True)


def events(log: Sequence[Logged], seat: int | None) -> bytes:
    return say.encode(
        say.Events(
            [say.NumberedEvent(e.seq, e.at, to_wire(redact_log(e.event, seat))) for e in log]
        )
    )


def view(evening: Evening, seat: int | None) -> bytes:
    table = evening.table
    return say.encode(say.View(table.seq, seat, table_view("t", table), round_view(table, seat)))


def heard(*messages: bytes) -> Diary:
    diary = Diary(ANNA, "token", watches=False)
    for raw in messages:
        diary.hear(raw, msgspec.json.decode(raw))
    return diary


def faults_of(evening: Evening, diary: Diary, nobody_served: Sequence[Span] = ()) -> list[str]:
    faults: list[str] = []
    replay = Replay(Story("t", PLAN, [diary]), {ANNA: diary}, faults.append, nobody_served)
    for logged in evening.table.log:
        replay.go_on(logged)
    check_secrets(diary, replay.seeds, faults.append)
    return faults


def test_who_was_told_the_truth_has_nothing_to_complain_of() -> None:
    evening = playing()
    evening.turn(evening.mover)
    diary = heard(events(evening.table.log, 0), view(evening, 0))
    shown = msgspec.json.decode(view(evening, 0))["round"]
    diary.keep(evening.table.seq, 0, shown)
    assert faults_of(evening, diary) == []


@pytest.mark.parametrize(
    "wrong",
    [
        lambda evening: events(evening.table.log, 1),
        lambda evening: view(evening, 1),
        lambda evening: events(evening.table.log, 0).replace(b'"drew"', b'"passed"'),
    ],
)
def test_whoever_was_told_otherwise_is_noticed(wrong: Callable[[Evening], bytes]) -> None:
    evening = playing()
    evening.turn(evening.mover)
    assert len(faults_of(evening, heard(wrong(evening)))) == 1


def test_a_client_that_folded_wrongly_is_noticed() -> None:
    evening = playing()
    diary, shown = heard(), msgspec.json.decode(view(evening, 0))["round"]
    diary.keep(evening.table.seq, 0, shown | {"pool": shown["pool"] - 1})
    assert len(faults_of(evening, diary)) == 1


def test_a_seed_that_is_known_too_early_is_noticed() -> None:
    evening = playing()
    assert evening.table.opened is not None
    assert evening.table.opened.seed is not None
    secret = evening.table.opened.seed.hex()
    diary = heard()
    diary.secrets[secret] = evening.table.seq
    assert len(faults_of(evening, diary)) == 1


def in_full(evening: Evening) -> list[Message]:
    return [msgspec.to_builtins(to_wire(each.event)) for each in evening.table.log]


def test_what_is_hidden_is_found_in_events_that_are_told_in_full() -> None:
    evening = playing()
    mover = evening.round.to_move
    evening.turn(evening.mover)
    leaky = {each["type"] for each in in_full(evening) if leak_in_event(each, 1 - mover)}
    assert leaky == {"table_opened", "joined", "round_opened", "dealt", "drew"}
    told = msgspec.json.decode(events(evening.table.log, mover))["events"]
    assert not any(leak_in_event(each["event"], mover) for each in told)


def test_what_is_hidden_is_found_in_the_view_of_another_seat() -> None:
    evening = playing()
    shown = msgspec.json.decode(view(evening, 1))
    assert leak_in_view(shown, 1, evening.table) == ""
    assert len(leak_in_view(shown, 0, evening.table).split()) == 14
    assert len(leak_in_view(shown, None, evening.table).split()) == 14
    shown["round"]["seed"] = "00"
    assert leak_in_view(shown, 1, evening.table) == "seed"


def test_commands_that_are_lost_doubled_or_nobodys_are_noticed() -> None:
    evening = playing()
    log = evening.table.log
    diary = Diary(ANNA, "token", watches=False, sent={"a": "draw", "b": "salt"}, acked={"a": 5})

    def found(kept: dict[str, int], own: list[int]) -> int:
        faults: list[str] = []
        check_receipts(diary, kept, own, log, faults.append)
        return len(faults)

    assert found({"a": 5, "b": 4}, [5]) == 0
    assert found({"b": 4}, []) == 1
    assert found({"a": 6, "b": 4}, [6]) == 1
    assert found({"a": 5, "c": 4}, [5]) == 1
    assert found({"a": 5}, [5, 7]) == 1


def test_who_runs_out_of_time_in_an_outage_is_noticed() -> None:
    evening = playing()
    begun = evening.now
    evening.ring()
    assert faults_of(evening, heard()) == []
    assert len(faults_of(evening, heard(), [(begun, begun + 30 * SECOND)])) == 1
    # Too short to be noticed by servers that beat once a second.
    assert faults_of(evening, heard(), [(begun, begun + 2 * SECOND)]) == []


def test_who_runs_out_of_time_though_a_turn_was_sent_is_noticed() -> None:
    evening = playing()
    diary, mover = heard(), evening.round.to_move
    diary.turned[evening.table.seq] = evening.now + 20 * SECOND
    if mover == 1:
        evening.turn(evening.mover)
        diary.turned = {evening.table.seq: evening.now + 20 * SECOND}
    evening.ring()
    assert len(faults_of(evening, diary)) == 1
    diary.idle = [(evening.now - SECOND, evening.now)]
    assert faults_of(evening, diary) == []


def test_who_did_nothing_and_then_went_away_is_replaced_when_the_turn_is_up() -> None:
    timing = Timing(absence=ABSENCE_SECONDS * SECOND, grace=GRACE_SECONDS * SECOND)
    evening = playing(rulebook="nordic turn_seconds=off", timing=timing)
    evening.wait((ABSENCE_SECONDS - 3) * SECOND)
    mover = evening.mover
    evening.connected(*(guest for guest in GUESTS[:2] if guest != mover))
    (stood_in,) = evening.wait(3 * SECOND)
    assert isinstance(stood_in, StoodIn)
    assert faults_of(evening, heard()) == []
    begun = evening.now - ABSENCE_SECONDS * SECOND
    assert len(faults_of(evening, heard(), [(begun, begun + 10 * SECOND)])) == 1


def test_spans_of_time() -> None:
    assert merged([(5, 6), (0, 2), (1, 3)]) == [(0, 3), (5, 6)]
    assert within([(0, 10), (20, 30)], 5, 25) == [(5, 10), (20, 25)]
    assert length([(0, 2), (1, 3), (5, 6)]) == 4
