"""Operation: health, readiness, metrics, archiving and retention."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Request
from prometheus_client.parser import text_string_to_metric_families

from brikke.live import TableConfig, Timing
from brikke.server import server
from brikke.server.background import overdue, scheduler
from brikke.server.background.due_work import DueWork
from brikke.server.background.housekeeping import Housekeeping
from brikke.server.background.overdue import Overdue, Queue
from brikke.server.http.local_requests import is_from_host
from brikke.server.server import Server
from brikke.server.settings import Settings
from brikke.server.store import FinishedRound, PendingTurn, Store, Tournament, Unavailable
from tests.server.clients import (
    NetworkPlayer,
    bearer,
    dial,
    enter,
    hear,
    new_guest,
    new_table,
    plain_brain,
    say,
)
from tests.server.in_process import running
from tests.server.store.make_append import append_of
from tests.support.patience import PATIENCE

pytestmark = pytest.mark.system

FAST = TableConfig(Timing(bot=10, between=50))
SOON = 1e-9
"""A tenth of a millisecond, in days."""
QUICK = "nordic rounds=1 tiles_dealt=5 opening_minimum=0"


def at_a_server(
    story: Callable[[Server, str], Awaitable[None]], folder: Path, **settings: Any
) -> None:
    async def run() -> None:
        async with running(folder, FAST, **settings) as (server, base):
            await story(server, base)

    asyncio.run(run())


async def get(base: str, path: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http:
        return await http.get(path)


async def metrics(base: str) -> dict[str, float]:
    """Return all metrics, by name and labels."""
    text = (await get(base, "/metrics")).text
    return {
        sample.name + "".join(f" {value}" for value in sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


async def play_a_match(base: str) -> NetworkPlayer:
    token = await new_guest(base, "Ada")
    table_id = await new_table(base, token, seats=2, bots=["steady"], rulebook=QUICK)
    player = NetworkPlayer(base, token, table_id, plain_brain(1), starts=True)
    await asyncio.wait_for(player.play(asyncio.Event()), PATIENCE)
    return player


async def clean_up(server: Server, **settings: Any) -> None:
    """Clean up once by other settings than the server's, whose first pass may come at any time."""
    await Housekeeping(server.rooms, Settings(**settings)).run_once()


async def nobody_is_there(server: Server, table_id: str) -> None:
    """Wait until the server knows that everyone has left, for at least as long as `SOON`."""
    async with asyncio.timeout(PATIENCE):
        while await server.rooms.store.connected_guests(table_id):
            await asyncio.sleep(0.01)
        # The log says so a moment later, and that is the last change of the table.
        while (await server.rooms.room(table_id).live_table()).present:
            await asyncio.sleep(0.01)
    await asyncio.sleep(0.01)


def test_a_server_that_stops_is_alive_but_not_ready(tmp_path: Path) -> None:
    async def story(server: Server, base: str) -> None:
        assert (await get(base, "/readyz")).json()["status"] == "ready"
        server.rooms.closing = True
        assert (await get(base, "/readyz")).status_code == 503
        assert (await get(base, "/healthz")).status_code == 200

    at_a_server(story, tmp_path)


def test_a_server_that_starts_while_its_database_restarts_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    beat, away = Store.beat, iter(range(2))

    async def beat_later(store: Store, server: str) -> None:
        if next(away, None) is not None:
            raise Unavailable("connection was closed in the middle of operation")
        await beat(store, server)

    monkeypatch.setattr(Store, "beat", beat_later)
    monkeypatch.setattr(server, "BEAT_AGAIN_SECONDS", 0)

    async def story(server: Server, base: str) -> None:
        assert next(away, None) is None
        assert (await get(base, "/readyz")).json()["status"] == "ready"

    at_a_server(story, tmp_path)


def test_bots_play_on_when_the_clock_steps_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hour, clock = 3_600_000_000_000, time.time_ns

    async def story(server: Server, base: str) -> None:
        before = server.rooms.store.now()
        monkeypatch.setattr(time, "time_ns", lambda: clock() - hour)
        await play_a_match(base)
        assert server.rooms.store.now() >= before
        assert (await get(base, "/healthz")).json()["status"] == "ok"

    at_a_server(story, tmp_path)
    # After a restart, too, although the clock is still behind.
    at_a_server(story, tmp_path)


def test_a_server_that_froze_during_a_heartbeat_sends_another_before_it_decides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(server: Server, _base: str) -> None:
        store, frozen, beats = server.rooms.store, scheduler.Scheduler("x", server.rooms, 1), 0
        beat, now = store.beat, [1000.0]

        async def beat_and_freeze(name: str) -> None:
            nonlocal beats
            await beat(name)
            if name == frozen.server:
                beats += 1
                now[0] += 60 * (beats == 1)

        monkeypatch.setattr(store, "beat", beat_and_freeze)
        monkeypatch.setattr(frozen, "_now", lambda: now[0])
        for beaten in (1, 2, 2):
            await frozen.beat_if_stale()
            assert beats == beaten

    at_a_server(story, tmp_path)


@pytest.mark.parametrize("is_leased", [True, False])
def test_health_tells_that_something_is_overdue(
    is_leased: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(overdue, "LOOK_SECONDS", 0.01)
    monkeypatch.setattr(overdue, "OVERDUE_SECONDS", 0.05)
    monkeypatch.setattr(server, "DEAD_MS", 0)

    async def take_nothing(_scheduler: scheduler.Scheduler) -> None:
        pass

    monkeypatch.setattr(scheduler.Scheduler, "_lease_due", take_nothing)

    async def story(server: Server, base: str) -> None:
        store = server.rooms.store
        await store.create_table(append_of("t", 1, due=10), created=1)
        if is_leased:
            await store.lease_due("nobody", 10, lease=10**9, limit=1)
        async with asyncio.timeout(PATIENCE):
            while (await get(base, "/healthz")).status_code == 200:
                await asyncio.sleep(0.01)
        assert (await get(base, "/healthz")).json()["status"] == "overdue"
        await store.append(append_of("t", 2, due=None))
        async with asyncio.timeout(PATIENCE):
            while (await get(base, "/healthz")).status_code == 503:
                await asyncio.sleep(0.01)

    # What no server has leased does not wait for a worker.
    think_seconds = 0.001 if is_leased else PATIENCE
    at_a_server(story, tmp_path, think_seconds=think_seconds, tick_ms=10)


def test_health_tells_of_all_work_that_is_overdue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(overdue, "LOOK_SECONDS", 0.01)
    monkeypatch.setattr(overdue, "OVERDUE_SECONDS", -1000)

    async def hang(_work: DueWork[Any]) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(DueWork, "run", hang)

    async def story(server: Server, base: str) -> None:
        store = server.rooms.store
        assert (await get(base, "/healthz")).json()["status"] == "ok"
        await store.create_table(append_of("t", 1), created=1)
        done = (FinishedRound("x", 1, 2),)
        turn = PendingTurn("g", 2, 1)
        await store.append(append_of("t", 2, finished=done, rated=(2,), pending_turn=turn))
        cup = Tournament("cup", "g", None, 1, "Cup", b"{}", b"", "open", False, 0, 1, 0, b"[]", 1)
        await store.add_tournament(cup)
        async with asyncio.timeout(PATIENCE):
            while server._overdue.names != {"studies", "rating", "notices", "tournaments"}:
                await asyncio.sleep(0.01)
        answer = await get(base, "/healthz")
        assert (answer.status_code, answer.json()["status"]) == (503, "overdue")

    at_a_server(story, tmp_path, think_seconds=0.001)


def test_work_is_overdue_if_the_same_stays_the_first_for_long(
    caplog: pytest.LogCaptureFixture,
) -> None:
    now, first = 0.0, "a"

    async def look() -> str | None:
        return first or None

    async def story(looking: Overdue) -> None:
        nonlocal now, first
        in_time = overdue.OVERDUE_SECONDS + 5
        looks = [(each, "a", False) for each in range(1, int(in_time) + 2)]
        for at, waiting, is_overdue in (
            *looks,
            (2 + in_time, "a", True),
            (3 + in_time, "a", True),
            (4 + in_time, "b", False),
            (500, "", False),
            (501, "b", False),
            # This process stood still: the work may be done in a moment.
            (999, "b", False),
            *((999 + each, "b", False) for each in range(1, int(in_time) - 3)),
            (999 + in_time, "b", True),
        ):
            now, first = at, waiting
            await looking.look()
            assert bool(looking.names) is is_overdue

    rooms: Any = None
    asyncio.run(story(Overdue(rooms, [Queue("work", look, 5)], lambda: now)))
    told = [(record.getMessage(), record.told["kind"]) for record in caplog.records]  # type: ignore[attr-defined]
    assert told == [("work is overdue", "work")] * 2


@pytest.mark.parametrize(
    ("client", "headers", "told"),
    [
        ("127.0.0.1", {}, True),
        ("::1", {}, True),
        ("10.1.2.3", {}, True),
        ("192.0.2.7", {}, False),
        ("127.0.0.1", {"x-forwarded-for": "127.0.0.1"}, False),
        ("10.1.2.3", {"via": "1.1 proxy"}, False),
        ("", {}, False),
    ],
)
def test_metrics_are_told_to_the_host_alone(
    client: str, headers: dict[str, str], told: bool
) -> None:
    named = [(name.encode(), value.encode()) for name, value in headers.items()]
    scope: Any = {"type": "http", "client": (client, 1), "headers": named}
    assert is_from_host(Request(scope), Settings(proxies="10.0.0.0/8")) is told


def test_metrics_count_what_happened(tmp_path: Path) -> None:
    async def story(_server: Server, base: str) -> None:
        player = await play_a_match(base)
        async with dial(base, player.table_id) as socket:
            await say(socket, type="hello", id="again", token=player.token, since=player.seq)
            await say(socket, type="draw", id="late", seen=player.seq)
            await hear(socket, "refused")
            told = await metrics(base)
        assert told["brikke_tables_created_total"] == 1
        assert told["brikke_connections"] == 1
        assert told["brikke_tables_open"] == 1
        assert told["brikke_visits_total new"] == 1
        assert told["brikke_visits_total again"] == 1
        assert told["brikke_refusals_total wrong-phase"] == 1
        turns = sum(value for name, value in told.items() if name.startswith("brikke_turns_total"))
        assert turns >= player.turns + told["brikke_thinking_seconds_count bots"] - 1
        made = told["brikke_command_seconds_count play"] + told["brikke_command_seconds_count draw"]
        assert made >= player.turns
        assert told["brikke_append_seconds_count"] > turns
        assert told["brikke_http_seconds_count 201"] == 2
        assert told["process_resident_memory_bytes"] > 0

    at_a_server(story, tmp_path)


def test_an_aborted_request_is_no_server_error(
    tmp_path: Path,
) -> None:
    async def story(_server: Server, base: str) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", int(base.rpartition(":")[2]))
        head = "POST /api/solve HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
        writer.write(f"{head}content-length: 100\r\n\r\n{{".encode())
        await writer.drain()
        writer.close()
        del reader
        async with asyncio.timeout(PATIENCE):
            while "brikke_http_seconds_count 400" not in (told := await metrics(base)):
                await asyncio.sleep(0.02)
        assert "brikke_http_seconds_count 500" not in told

    at_a_server(story, tmp_path)


def test_metrics_contain_nothing_personal(tmp_path: Path) -> None:
    async def story(_server: Server, base: str) -> None:
        player = await play_a_match(base)
        text = (await get(base, "/metrics")).text
        for secret in (player.token, player.table_id, "Ada", "127.0.0.1"):
            assert secret not in text

    at_a_server(story, tmp_path)


def test_an_idle_table_is_archived_and_restored_on_demand(tmp_path: Path) -> None:
    async def story(server: Server, base: str) -> None:
        player = await play_a_match(base)
        await nobody_is_there(server, player.table_id)
        await clean_up(server, archive_days=SOON)
        assert (await metrics(base))["brikke_tables_archived_total"] == 1
        # As in another process that has not loaded the table.
        server.rooms.by_id.clear()
        async with dial(base, player.table_id) as socket:
            view = await enter(socket, player.token)
        assert view["table"]["sheet"] == player.view["table"]["sheet"]
        async with httpx.AsyncClient(
            base_url=base, headers=bearer(player.token), timeout=PATIENCE
        ) as http:
            assert [each["id"] for each in (await http.get("/api/me/tables")).json()] == [
                player.table_id
            ]
            (link,) = player.view["table"]["rounds"]
            assert (await http.get(f"/api/rounds/{link}/record")).status_code == 200

    at_a_server(story, tmp_path)


def test_a_table_with_a_connected_player_is_not_archived(tmp_path: Path) -> None:
    async def story(server: Server, base: str) -> None:
        player = await play_a_match(base)
        async with dial(base, player.table_id) as socket:
            await enter(socket, player.token)
            await clean_up(server, archive_days=SOON)
        assert (await metrics(base))["brikke_tables_archived_total"] == 0

    at_a_server(story, tmp_path)


def test_an_expired_table_is_refused_as_expired(tmp_path: Path) -> None:
    async def story(server: Server, base: str) -> None:
        player = await play_a_match(base)
        await nobody_is_there(server, player.table_id)
        await clean_up(server, archive_days=SOON, keep_days=SOON)
        server.rooms.by_id.clear()
        async with dial(base, player.table_id) as socket:
            assert (await enter(socket, player.token))["code"] == "expired"
        answer = await get(base, f"/api/tables/{player.table_id}")
        assert (answer.status_code, answer.json()["code"]) == (410, "expired")
        assert (await metrics(base))["brikke_expired_total tables"] == 1

    at_a_server(story, tmp_path)


def test_by_default_nothing_is_removed(tmp_path: Path) -> None:
    async def story(server: Server, base: str) -> None:
        player = await play_a_match(base)
        await nobody_is_there(server, player.table_id)
        for _ in range(2):
            await clean_up(server, archive_days=SOON)
        told = await metrics(base)
        assert [
            told[f"brikke_expired_total {what}"] for what in ("tables", "records", "guests")
        ] == [0, 0, 0]
        assert (await get(base, f"/api/tables/{player.table_id}")).status_code == 200

    at_a_server(story, tmp_path)


def test_only_guests_without_a_seat_expire(tmp_path: Path) -> None:
    async def story(server: Server, base: str) -> None:
        player = await play_a_match(base)
        stranger = await new_guest(base, "Eve")
        await clean_up(server, keep_guests_days=SOON)
        async with httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http:
            answers = [
                (await http.get("/api/me", headers=bearer(token))).status_code
                for token in (player.token, stranger)
            ]
        assert answers == [200, 401]

    at_a_server(story, tmp_path)
