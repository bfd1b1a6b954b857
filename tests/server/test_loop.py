"""The event loop: nothing on it searches, and its pauses are measured."""

from __future__ import annotations

import asyncio
import gc
import logging
import weakref
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from operator import itemgetter
from pathlib import Path
from time import perf_counter, thread_time
from types import SimpleNamespace
from typing import Any

import pytest

import brikke
from brikke.game import judging
from brikke.live import TableConfig, Timing
from brikke.players.bots import steady
from brikke.rules.judge import opening
from brikke.rules.position import Play
from brikke.server.connection import Connection
from brikke.server.metrics import Metrics
from brikke.server.runtime import garbage_collection, slow_calls
from brikke.server.runtime.loop_watch import LONG_SECONDS, LOOK_SECONDS, LoopWatch, Times
from brikke.server.runtime.slow_calls import SlowCalls
from brikke.server.server import Server
from brikke.server.tables import rooms, table_rows
from brikke.server.transport.websocket_protocol import WebSocketProtocol
from brikke.solver import best_turn
from tests.server.clients import dial, enter, new_guest, new_table, texts
from tests.server.in_process import running
from tests.server.test_hostile import HOUSE, Match
from tests.server.test_live_play import Session, at
from tests.support import odd_bots
from tests.support.live_tables import HandDealer
from tests.support.patience import PATIENCE

# A tile that can be played has to be, and an opening turn may go on: both need a search.
SEARCHES = "norwegian-classic turn_seconds=off opening_minimum=3 must_play_when_able=yes"


THRESHOLDS = gc.get_threshold()


def searches(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list in which every search of this process is noted; workers are other processes."""
    noted: list[str] = []

    def note(module: Any, name: str) -> None:
        search = getattr(module, name)

        def noting(*arguments: Any, **options: Any) -> Any:
            noted.append(name)
            return search(*arguments, **options)

        monkeypatch.setattr(module, name, noting)

    note(opening, "openings")
    note(judging, "can_play")
    note(steady, "best_turn")
    return noted


@pytest.mark.system
def test_the_loop_judges_without_a_search(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(server: Server, base: str) -> None:
        match = Match(server, base)
        await match.begin(SEARCHES)
        noted, kinds = searches(monkeypatch), set()
        for number in range(40):
            mover, seen = match.mover, match.room.changed
            turn = best_turn(match.room.game.position).turn
            if isinstance(turn, Play):
                refused = await match.ask(mover, type="draw", id=f"d{number}", seen=seen)
                assert [each["code"] for each in refused["violations"]] == ["must-play"]
                table = texts(turn.table)
                answer = await match.ask(
                    mover, type="play", id=f"p{number}", seen=seen, table=table
                )
            else:
                answer = await match.ask(mover, type="draw", id=f"n{number}", seen=seen)
            assert answer["type"] == "ack"
            kinds.add(type(turn).__name__)
            if len(kinds) == 2:
                break
        assert kinds == {"Play", "Draw"}
        assert noted == []
        await match.end()

    async def run() -> None:
        async with running(tmp_path, HOUSE) as (server, base):
            await story(server, base)

    asyncio.run(run())


# The first seat can never play; the second one opens with r1 r2 r3 and cannot play afterwards.
RACKS = ("k1 k4 k7 k10 k13 o1", "r1 r2 r3 b13 b10 b7")
POOL = "o4 o7 o10 o13 k1' k4' k7' k10'"


@pytest.mark.system
@pytest.mark.parametrize("bot", ["steady", *odd_bots.BY_NAME])
def test_no_turn_of_a_bot_is_searched_for_on_the_loop(
    bot: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "think", odd_bots.think)
    noted = searches(monkeypatch)

    async def story(session: Session, _server: Server) -> None:
        await session.invite("Ada", seats=2, bots=[bot], rulebook=SEARCHES)
        await session.begin("Ada")
        await opens_and_draws(session)
        assert noted == []

    at(tmp_path, story, dealer=HandDealer(*RACKS, pool=POOL, starter=1))


@pytest.mark.system
def test_no_turn_of_a_stand_in_is_searched_for_on_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted = searches(monkeypatch)

    async def story(session: Session, _server: Server) -> None:
        await session.invite("Ada", "Bo", seats=2, rulebook=SEARCHES)
        await session.begin("Ada")
        await session.go("Bo")
        assert (await session.event("Ada", "stood_in"))["bot"] == "steady"
        await opens_and_draws(session)
        assert noted == []

    at(tmp_path, story, dealer=HandDealer(*RACKS, pool=POOL, starter=1))


async def opens_and_draws(session: Session) -> None:
    """Let the second seat open, the first one draw, and the second one draw."""
    opened = await session.event("Ada", "played")
    assert (opened["seat"], opened["table"]) == (1, [["r1", "r2", "r3"]])
    seen = (await session.view("Ada"))["seq"]
    assert (await session.do("Ada", "draw", seen=seen))["type"] == "ack"
    assert [(await session.event("Ada", "drew"))["seat"] for _ in range(2)] == [0, 1]


@pytest.mark.system
def test_a_time_out_is_no_search(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    noted = searches(monkeypatch)

    async def story(session: Session, _server: Server) -> None:
        rules = SEARCHES.replace("turn_seconds=off", "turn_seconds=15")
        await session.invite("Ada", "Bo", seats=2, rulebook=rules)
        await session.begin("Ada")
        assert (await session.event("Ada", "timed_out"))["seat"] == 1
        assert noted == []

    # Fifteen seconds is the shortest clock; it ends after a tenth of one.
    timing = Timing(bot=10, grace=10**9, absence=0, lag=-14_900, salt=200)
    at(tmp_path, story, timing, HandDealer(*RACKS, pool=POOL, starter=1))


@pytest.mark.system
@pytest.mark.parametrize("way", ["closes", "breaks off"])
def test_a_connection_that_has_ended_needs_no_garbage_collection(way: str, tmp_path: Path) -> None:
    async def story(server: Server, base: str) -> None:
        token = await new_guest(base, "Ada")
        table_id = await new_table(base, token)
        gc.collect()
        gc.disable()
        try:
            async with dial(base, table_id) as socket:
                await enter(socket, token)
                parts = parts_of(server)
                if way == "breaks off":
                    socket.transport.abort()
            async with asyncio.timeout(PATIENCE):
                while any(part() for part in parts.values()):
                    await asyncio.sleep(0.02)
        except TimeoutError:
            pytest.fail(f"cycles keep {[name for name, part in parts.items() if part()]}")
        finally:
            gc.enable()

    async def run() -> None:
        async with running(tmp_path, TableConfig()) as (server, base):
            await story(server, base)

    asyncio.run(run())


def parts_of(server: Server) -> dict[str, weakref.ref[object]]:
    """Return weak references to the parts of the one connection that is open."""
    [connection] = server.rooms.connections
    assert isinstance(connection, Connection)
    protocol = connection._outgoing
    assert isinstance(protocol, WebSocketProtocol)
    named = {"connection": connection, "protocol": protocol, "library": protocol.conn}
    return {name: weakref.ref(part) for name, part in named.items()}


class Collector:
    """Stands in for Python's garbage collector, and says what was asked of it at each look."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.new = self.now = 0.0
        self.quiet = garbage_collection.PLAYED_SECONDS
        self._done: list[str] = []
        self._looked = asyncio.Event()
        monkeypatch.setattr(garbage_collection, "LOOK_SECONDS", 0)
        monkeypatch.setattr(gc, "get_count", lambda: (0, 0, self.new))
        for name in ("collect", "freeze", "unfreeze"):
            monkeypatch.setattr(gc, name, lambda name=name: self._done.append(name))

    def clock(self) -> float:
        self._looked.set()
        return self.now

    async def looks(self) -> list[str]:
        """Return what one look does."""
        self._looked.clear()
        await self._looked.wait()
        done, self._done = self._done, []
        self.new = 0
        return done


def test_what_is_new_is_collected_in_steps_and_everything_when_nobody_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        collector = Collector(monkeypatch)
        task = asyncio.create_task(
            garbage_collection.collect_in_steps(lambda: collector.quiet, collector.clock)
        )
        await collector.looks()
        assert await collector.looks() == []
        collector.new = garbage_collection.ENOUGH
        assert await collector.looks() == ["collect", "freeze"]
        collector.quiet = 0
        # Commands come, which replace objects: Python counts few new ones.
        assert await collector.looks() == ["collect", "freeze"]
        collector.quiet = garbage_collection.PLAYED_SECONDS
        collector.now = garbage_collection.WHOLE_SECONDS
        assert await collector.looks() == []
        collector.quiet = garbage_collection.QUIET_SECONDS
        assert await collector.looks() == ["unfreeze", "collect", "freeze"]
        assert await collector.looks() == []
        task.cancel()

    asyncio.run(run())


def test_a_step_visits_only_what_is_new() -> None:
    kept = [[number] for number in range(1000)]
    try:
        garbage_collection.make_full_collections_rare()
        known = {id(each) for each in gc.get_objects()}
        assert not any(id(each) in known for each in kept)
    finally:
        gc.unfreeze()
        gc.set_threshold(*THRESHOLDS)


def test_a_long_log_is_applied_some_events_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    applied: list[int] = []
    monkeypatch.setattr(table_rows, "logged_of", lambda entry: entry)
    live_table: Any = SimpleNamespace(apply=applied.append)
    log: Any = range(5 * table_rows.AT_ONCE)

    async def run() -> list[int]:
        reading = asyncio.create_task(table_rows.apply_entries(log, live_table))
        seen = [0]
        while not reading.done():
            await asyncio.sleep(0)
            seen.append(len(applied))
        return seen

    seen = asyncio.run(run())
    assert applied == list(log)
    assert max(after - before for before, after in pairwise(seen)) == table_rows.AT_ONCE


@pytest.fixture
def metrics() -> Metrics:
    return Metrics()


def sample(metrics: Metrics, name: str, **labels: str) -> float:
    return metrics.registry.get_sample_value(name, labels) or 0.0


def test_a_long_pause_is_logged_with_its_cause(
    metrics: Metrics, caplog: pytest.LogCaptureFixture
) -> None:
    watch = LoopWatch(metrics)
    long = 3 * LONG_SECONDS
    wall = long + LOOK_SECONDS
    with caplog.at_level(logging.INFO, "brikke.server"):
        watch.found(Times(LOOK_SECONDS + LONG_SECONDS / 2, wall, wall), 0.0)
        watch.found(Times(wall, wall, wall), 0.0)
        watch.found(Times(wall, wall, wall), 2 * LONG_SECONDS)
        watch.found(Times(wall, 0.01, wall), 0.0)
        watch.found(Times(wall, 0.01, 0.02), 0.0)
        watch.found(Times(wall, 0.01, wall, waiting=long), long)
        # One line for each cause in a while.
        watch.found(Times(wall, 0.01, 0.02), 0.0)
        # The longest so far is told all the same.
        longer = LONG_SECONDS + wall
        watch.found(Times(longer, 0.01, 0.02), 0.0)
    assert [record.told["cause"] for record in caplog.records] == [  # type: ignore[attr-defined]
        "computing",
        "garbage collection",
        "other threads, which write to the database",
        "waiting for a processor or a disk",
        "waiting for a processor, which other programs had",
        "waiting for a processor or a disk",
    ]
    assert caplog.records[-1].told["seconds"] == pytest.approx(longer - LOOK_SECONDS)  # type: ignore[attr-defined]
    assert sample(metrics, "brikke_loop_longest_pause_seconds") == pytest.approx(4 * LONG_SECONDS)
    assert sample(metrics, "brikke_loop_pause_seconds_count") == 8


def test_a_pause_of_the_running_loop_is_noticed(
    metrics: Metrics, watched: asyncio.AbstractEventLoop, caplog: pytest.LogCaptureFixture
) -> None:
    async def stand_still() -> None:
        until = thread_time() + 4 * LOOK_SECONDS
        while thread_time() < until:
            pass
        await asyncio.sleep(2 * LOOK_SECONDS)

    with caplog.at_level(logging.INFO, "brikke.server"):
        watched.run_until_complete(stand_still())
    told = [record.told for record in caplog.records]  # type: ignore[attr-defined]
    assert max(each["computing"] for each in told) >= 4 * LOOK_SECONDS
    assert sample(metrics, "brikke_loop_longest_pause_seconds") >= 3 * LOOK_SECONDS


def test_the_call_that_keeps_the_loop_is_named(
    metrics: Metrics, watched: asyncio.AbstractEventLoop, caplog: pytest.LogCaptureFixture
) -> None:
    looked = SlowCalls._look
    looks = 0

    def counted(calls: SlowCalls, stacks: str) -> None:
        nonlocal looks
        looked(calls, stacks)
        looks += 1

    async def stand_still() -> None:
        await asyncio.sleep(0)
        before, begun = looks, perf_counter()
        while looks < before + 5 or perf_counter() < begun + LOOK_SECONDS + 2 * LONG_SECONDS:
            assert perf_counter() < begun + PATIENCE
        await asyncio.sleep(2 * LOOK_SECONDS)

    with pytest.MonkeyPatch.context() as patch, caplog.at_level(logging.INFO, "brikke.server"):
        patch.setattr(SlowCalls, "_look", counted)
        watched.run_until_complete(stand_still())
    longest = max((record.told for record in caplog.records), key=itemgetter("seconds"))  # type: ignore[attr-defined]
    assert any(each.endswith(f" {stand_still.__name__}") for each in longest["calls"])


def test_of_a_stack_only_the_calls_above_the_loop_are_told() -> None:
    ours = Path(brikke.__file__).parent
    stacks = f"""Thread 0x000000000000002a (most recent call first):
  File "/python/json/encoder.py", line 5 in encode
  File "{ours}/wire/server.py", line 3 in encode
  File "{ours}/server/tables/rooms.py", line 7 in command
  File "/python/asyncio/events.py", line 80 in _run
  File "/python/asyncio/runners.py", line 118 in run

Current thread 0x0000000000000007 (most recent call first):
  File "{ours}/server/runtime/slow_calls.py", line 90 in _watch
"""
    stack = slow_calls.stack_of(42, stacks)
    below = [("/python/asyncio/events.py", "_run"), ("/python/asyncio/runners.py", "run")]
    assert slow_calls.place(stack, below) == (
        "json/encoder.py:5 encode < wire/server.py:3 encode < server/tables/rooms.py:7 command"
    )
    assert slow_calls.place(stack[1:], below).startswith("wire/server.py:3 encode < server")
    assert slow_calls.place(stack[3:], below) == slow_calls.NO_CALL
    assert slow_calls.stack_of(43, stacks) == []
    assert slow_calls.told(Counter({"often": 3, "once": 1})) == ["3 × often", "1 × once"]


@pytest.fixture
def watched(metrics: Metrics) -> Iterator[asyncio.AbstractEventLoop]:
    loop = asyncio.new_event_loop()
    task = loop.create_task(LoopWatch(metrics).run())
    loop.run_until_complete(asyncio.sleep(0))
    yield loop
    task.cancel()
    loop.run_until_complete(asyncio.wait({task}))
    loop.close()


def test_collections_are_counted(metrics: Metrics, watched: asyncio.AbstractEventLoop) -> None:
    gc.collect()
    watched.run_until_complete(asyncio.sleep(0))
    assert sample(metrics, "brikke_collection_seconds_count", generation="2") >= 1
    longest = sample(metrics, "brikke_longest_garbage_collection_seconds")
    assert 0 < longest <= sample(metrics, "brikke_collection_seconds_sum", generation="2")
