"""Frozen servers: they stop for a while and continue, like suspended machines."""

from __future__ import annotations

import asyncio
import signal
import threading
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Select, literal_column, select, text

from brikke.live import LogEvent
from brikke.live.events import Came, ClockMoved, StoodIn, Went
from brikke.server.background.scheduler import DEAD_CHECK_SECONDS, DEAD_MS
from brikke.server.store import Unavailable, schema
from tests.server.clients import NetworkPlayer, dial, enter, new_guest, new_table, plain_brain
from tests.server.scale.invariants import check_all, read_log
from tests.server.scale.servers import Pair, until
from tests.server.scale.stores import opened
from tests.server.scale.tables import begin_of_two, gather_players, more_turns, playing, refusals
from tests.support.live_server import LiveServer
from tests.support.patience import PATIENCE
from tests.support.services import Redis

STILL_SECONDS = DEAD_MS / 1000 + DEAD_CHECK_SECONDS
"""Long enough that other servers believe it to be dead."""
ABSENCE_SECONDS = 5
LEAD_SECONDS = 3
HELD_SECONDS = 2 * PATIENCE
TABLES = 5
OLD_MS = 150
UNFINISHED: Select[Any] = (
    select(literal_column("pid"))
    .select_from(text("pg_stat_activity"))
    .where(text("datname = current_database() and state like 'idle in transaction%'"))
    .where(text(f"state_change < clock_timestamp() - interval '{OLD_MS} ms'"))
)
"""Transactions that have been idle for a while."""


@asynccontextmanager
async def standing_still(*servers: LiveServer) -> AsyncIterator[None]:
    for server in servers:
        server.signal(signal.SIGSTOP)
    try:
        yield
    finally:
        for server in servers:
            server.signal(signal.SIGCONT)


@asynccontextmanager
async def standing_still_idly(server: LiveServer, url: str) -> AsyncIterator[None]:
    """Freeze a server at a moment without an open transaction."""
    async with opened(url) as store:
        while True:
            async with standing_still(server):
                await asyncio.sleep(2 * OLD_MS / 1000)
                if not await store._database.fetch(UNFINISHED):
                    yield
                    return
            await asyncio.sleep(0.05)


@contextmanager
def pulse_held(url: str) -> Iterator[None]:
    """Hold the transaction of a heartbeat open, like a frozen server."""
    over, held = threading.Event(), threading.Event()

    def hold(connection: Connection) -> None:
        connection.execute(select(schema.pulse.c.at).with_for_update())
        held.set()
        over.wait(HELD_SECONDS)

    async def stand() -> None:
        async with opened(url) as store:
            # Its connection may have been closed meanwhile.
            with suppress(Unavailable):
                await store._database.write(hold)

    thread = threading.Thread(target=lambda: asyncio.run(stand()))
    thread.start()
    try:
        assert held.wait(PATIENCE)
        yield
    finally:
        over.set()
        thread.join()


async def events_of(pair: Pair, table_id: str, after: int = 0) -> list[LogEvent]:
    async with opened(pair.database) as store:
        return [each.event for each in (await read_log(store, table_id))[after:]]


async def spectator(server: LiveServer, table_id: str) -> NetworkPlayer:
    token = await new_guest(server.base, "Eve")
    return NetworkPlayer(server.base, token, table_id, plain_brain(0), watches=True)


def test_guests_of_a_server_that_froze_are_present_again(pair: Pair) -> None:
    async def story() -> None:
        apart = await gather_players(pair.bases)
        elsewhere = await gather_players([pair.second.base])
        # Either server may hold the leases of the bots.
        with_bots = await gather_players([pair.second.base], people=1, bots=["steady", "greedy"])
        watcher = await spectator(pair.first, elsewhere[0].table_id)
        players = [*apart, *elsewhere, *with_bots, watcher]
        async with playing(players):
            await more_turns(players, 1)
            begun, before = time.monotonic(), len(await events_of(pair, apart[0].table_id))
            async with standing_still_idly(pair.first, pair.database):
                await more_turns([*elsewhere, *with_bots], 3)
                await asyncio.sleep(max(0, begun + STILL_SECONDS + 1 - time.monotonic()))
                behind = watcher.seq
                assert behind is not None
                assert behind < len(await events_of(pair, watcher.table_id)), "it stood still"
            await more_turns(players, 2)
            await until(lambda: (watcher.seq or 0) > behind, "the spectator is told again")
            since = await events_of(pair, apart[0].table_id, before)
        assert all(player.reconnects == 0 for player in players)
        assert refusals(players) <= {"stale", "wrong-phase"}
        await check_all(pair.database, players)
        moves = [each for each in since if isinstance(each, Came | Went)]
        assert moves == [Went(0), Came(0)]

    asyncio.run(story())
    # The worker of a bot on the frozen server times out; its turn comes too late.
    assert [line for line in pair.complaints() if '"bot failed"' not in line] == []


def test_a_server_believed_dead_records_all_its_connections_again(
    pair: Pair,
) -> None:
    async def story() -> None:
        ada, eve = await new_guest(pair.first.base, "Ada"), await new_guest(pair.first.base, "Eve")
        table_id = await new_table(pair.first.base, ada, seats=2)
        async with opened(pair.database) as store, dial(pair.first.base, table_id) as playing_:
            await enter(playing_, ada)
            [guest] = await store.connected_guests(table_id)
            # As another server does when it believes this one to be dead.
            missed = await store.remove_dead_servers(store.now() + 1000)
            await store.remove_connections(missed[table_id])
            assert await store.connected_guests(table_id) == []
            async with dial(pair.first.base, table_id) as watching:
                await enter(watching, eve)

                async def back() -> bool:
                    return guest in await store.connected_guests(table_id)

                await until(back, "Ada, who was here all the time, is seen again")

    asyncio.run(story())
    assert pair.complaints() == []


def test_a_server_that_freezes_in_a_transaction_does_not_block_others(
    pair: Pair,
) -> None:
    async def story() -> None:
        players = await gather_players(pair.bases, bots=["steady"])
        async with playing(players):
            await more_turns(players, 1)
            with pulse_held(pair.database):
                # After this time the servers must send a heartbeat before anything else.
                await asyncio.sleep(3)
                await more_turns(players, 2)
        await check_all(pair.database, players)

    asyncio.run(story())


def test_nobody_is_replaced_when_all_servers_freeze_before_the_deadline(
    tmp_path: Path, url: str, redis: Redis
) -> None:
    """The timer is leased already, and must not run before the outage is recorded."""

    async def story(pair: Pair) -> Sequence[LogEvent]:
        # A busy machine may be too late for the moment; then the next table has another one.
        for _ in range(TABLES):
            async with begin_of_two(pair.bases, "nordic turn_seconds=off") as (table, dealt_at):
                alarm = dealt_at / 1000 + ABSENCE_SECONDS
                await asyncio.sleep(alarm - LEAD_SECONDS / 2 - time.time())
                async with standing_still(*pair.both):
                    in_time = time.time() < alarm
                    await asyncio.sleep(LEAD_SECONDS * 2)
                await asyncio.sleep(LEAD_SECONDS + 1)
                if in_time:
                    return await events_of(pair, table)
        raise AssertionError("this machine is too busy")

    settings = {"absence_seconds": str(ABSENCE_SECONDS), "bot_seconds": str(LEAD_SECONDS)}
    with Pair(tmp_path, url, redis.url, **settings) as pair:
        log = asyncio.run(story(pair))
    order = [type(each) for each in log if isinstance(each, ClockMoved | StoodIn)]
    assert order[0] is ClockMoved
    assert pair.complaints() == []
