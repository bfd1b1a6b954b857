"""The checks of the soak test detect every kind of fault."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
import pytest

from brikke.live import Logged, Timing, redact_log
from brikke.live.events import StoodIn
from brikke.wire import server as say
from brikke.wire.convert import table_view
from brikke.wire.events import to_wire
from tests.server.clients import Message
from tests.soak.checking import Replay, check_receipts, check_secrets
from tests.soak.diary import Diary
from tests.soak.leaks import leak_in_event, leak_in_view
from tests.soak.outages import Span, length, merged, within
from tests.soak.plan import ABSENCE_SECONDS, GRACE_SECONDS, TablePlan
from tests.soak.sitting import Story
from tests.support.live_tables import GUESTS, SECOND, Session, playing
from tests.support.round_view import round_view

ANNA = GUESTS[0]
PLAN = TablePlan("nordic", 2, (), 0, 1, casual=True, hints=True)


def events(log: Sequence[Logged], seat: int | None) -> bytes:
    return say.encode(
        say.Events(
            [say.NumberedEvent(e.seq, e.at, to_wire(redact_log(e.event, seat))) for e in log]
        )
    )


def view(session: Session, seat: int | None) -> bytes:
    live_table = session.live_table
    return say.encode(
        say.View(live_table.seq, seat, table_view("t", live_table), round_view(live_table, seat))
    )


def heard(*messages: bytes) -> Diary:
    diary = Diary(ANNA, "token", watches=False)
    for raw in messages:
        diary.hear(raw, msgspec.json.decode(raw))
    return diary


def faults_of(session: Session, diary: Diary, nobody_served: Sequence[Span] = ()) -> list[str]:
    faults: list[str] = []
    replay = Replay(Story("t", PLAN, [diary]), {ANNA: diary}, faults.append, nobody_served)
    for logged in session.live_table.log:
        replay.go_on(logged)
    check_secrets(diary, replay.seeds, faults.append)
    return faults


def test_a_correct_diary_has_no_findings() -> None:
    session = playing()
    session.turn(session.mover)
    diary = heard(events(session.live_table.log, 0), view(session, 0))
    shown = msgspec.json.decode(view(session, 0))["round"]
    diary.keep(session.live_table.seq, 0, shown)
    assert faults_of(session, diary) == []


@pytest.mark.parametrize(
    "wrong",
    [
        lambda session: events(session.live_table.log, 1),
        lambda session: view(session, 1),
        lambda session: events(session.live_table.log, 0).replace(b'"drew"', b'"passed"'),
    ],
)
def test_a_wrong_message_is_detected(wrong: Callable[[Session], bytes]) -> None:
    session = playing()
    session.turn(session.mover)
    assert len(faults_of(session, heard(wrong(session)))) == 1


def test_a_wrong_fold_is_detected() -> None:
    session = playing()
    diary, shown = heard(), msgspec.json.decode(view(session, 0))["round"]
    diary.keep(session.live_table.seq, 0, shown | {"pool": shown["pool"] - 1})
    assert len(faults_of(session, diary)) == 1


def test_an_early_seed_is_detected() -> None:
    session = playing()
    assert session.live_table.opened is not None
    assert session.live_table.opened.seed is not None
    secret = session.live_table.opened.seed.hex()
    diary = heard()
    diary.secrets[secret] = session.live_table.seq
    assert len(faults_of(session, diary)) == 1


def in_full(session: Session) -> list[Message]:
    return [msgspec.to_builtins(to_wire(each.event)) for each in session.live_table.log]


def test_hidden_tiles_in_unredacted_events_are_detected() -> None:
    session = playing()
    mover = session.round.to_move
    session.turn(session.mover)
    leaky = {each["type"] for each in in_full(session) if leak_in_event(each, 1 - mover)}
    assert leaky == {"table_opened", "joined", "round_opened", "dealt", "drew"}
    told = msgspec.json.decode(events(session.live_table.log, mover))["events"]
    assert not any(leak_in_event(each["event"], mover) for each in told)


def test_hidden_tiles_in_the_view_of_another_seat_are_detected() -> None:
    session = playing()
    shown = msgspec.json.decode(view(session, 1))
    assert leak_in_view(shown, 1, session.live_table) == ""
    assert len(leak_in_view(shown, 0, session.live_table).split()) == 14
    assert len(leak_in_view(shown, None, session.live_table).split()) == 14
    shown["round"]["seed"] = "00"
    assert leak_in_view(shown, 1, session.live_table) == "seed"


def test_lost_duplicate_and_unknown_commands_are_detected() -> None:
    session = playing()
    log = session.live_table.log
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


def test_a_time_out_in_an_outage_is_detected() -> None:
    session = playing()
    begun = session.now
    session.run_next_timer()
    assert faults_of(session, heard()) == []
    assert len(faults_of(session, heard(), [(begun, begun + 30 * SECOND)])) == 1
    # Too short for heartbeats of once a second.
    assert faults_of(session, heard(), [(begun, begun + 2 * SECOND)]) == []


def test_a_time_out_after_a_sent_turn_is_detected() -> None:
    session = playing()
    diary, mover = heard(), session.round.to_move
    diary.turned[session.live_table.seq] = session.now + 20 * SECOND
    if mover == 1:
        session.turn(session.mover)
        diary.turned = {session.live_table.seq: session.now + 20 * SECOND}
    session.run_next_timer()
    assert len(faults_of(session, diary)) == 1
    diary.idle = [(session.now - SECOND, session.now)]
    assert faults_of(session, diary) == []


def test_an_idle_player_who_leaves_is_replaced_at_the_end_of_the_turn() -> None:
    timing = Timing(absence=ABSENCE_SECONDS * SECOND, grace=GRACE_SECONDS * SECOND)
    session = playing(rulebook="nordic turn_seconds=off", timing=timing)
    session.wait((ABSENCE_SECONDS - 3) * SECOND)
    mover = session.mover
    session.connected(*(guest for guest in GUESTS[:2] if guest != mover))
    (stood_in,) = session.wait(3 * SECOND)
    assert isinstance(stood_in, StoodIn)
    assert faults_of(session, heard()) == []
    begun = session.now - ABSENCE_SECONDS * SECOND
    assert len(faults_of(session, heard(), [(begun, begun + 10 * SECOND)])) == 1


def test_spans_of_time() -> None:
    assert merged([(5, 6), (0, 2), (1, 3)]) == [(0, 3), (5, 6)]
    assert within([(0, 10), (20, 30)], 5, 25) == [(5, 10), (20, 25)]
    assert length([(0, 2), (1, 3), (5, 6)]) == 4
