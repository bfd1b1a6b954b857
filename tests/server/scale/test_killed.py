"""Killed servers: their players continue on another server."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from brikke.server.store import Store, schema
from tests.server.clients import dial, enter, new_guest, new_table, say
from tests.server.scale.invariants import check_all, read_log
from tests.server.scale.servers import Pair, until
from tests.server.scale.stores import opened, prolong_leases, rows
from tests.server.scale.tables import (
    begin_with_a_bot,
    gather_players,
    hear_of,
    more_turns,
    playing,
    refusals,
)
from tests.server.store.make_append import create
from tests.support.patience import PATIENCE
from tests.support.services import Redis

KILLS = 5
BOT_SECONDS = 4


def test_acknowledged_commands_survive_the_kill_of_any_server(pair: Pair) -> None:
    chance = random.Random(11)

    async def story() -> None:
        players = [
            player
            for bots in ([], [], ["steady"], ["steady", "greedy"])
            for player in await gather_players(pair.bases, bots=bots, watching=1)
        ]
        async with playing(players):
            await more_turns(players, 1)
            for _ in range(KILLS):
                victim = chance.choice(pair.both)
                await asyncio.sleep(chance.uniform(0.1, 0.5))
                await asyncio.to_thread(victim.kill)
                await asyncio.sleep(chance.uniform(0.1, 0.5))
                await asyncio.to_thread(victim.start)
            await more_turns(players, 3)
        assert sum(player.reconnects for player in players) >= KILLS
        # Expected refusals: simultaneous `ready`, or outdated turns after a crash.
        assert refusals(players) <= {"stale", "wrong-phase"}
        checked = await check_all(pair.database, players)
        assert checked.tables == 4
        assert checked.acknowledged > 50

    asyncio.run(story())
    assert pair.complaints() == []


async def lease_of(store: Store, table_id: str) -> str | None:
    for row in await rows(store, schema.due):
        if row.table_id == table_id:
            return str(row.lease_by) if row.lease_by else None
    return None


def test_another_server_runs_the_timers_of_a_killed_one(
    tmp_path: Path, url: str, redis: Redis
) -> None:
    """A bot plays on when its server is found dead, before the lease expires."""

    async def story(pair: Pair, store: Store) -> None:
        ada, eve = await new_guest(pair.first.base, "Ada"), await new_guest(pair.first.base, "Eve")
        table_id = await new_table(
            pair.first.base, ada, seats=2, bots=["steady"], rulebook="nordic turn_seconds=off"
        )
        sockets = {each: await dial(each.base, table_id) for each in pair.both}
        crowd = {each: await dial(each.base, table_id) for each in pair.both}
        seen = await begin_with_a_bot(sockets[pair.first], ada)
        [first_id] = [row.server for row in await rows(store, schema.presences)]
        await enter(sockets[pair.second], ada)
        for socket in crowd.values():
            await enter(socket, eve)
        await say(sockets[pair.first], type="draw", id="draw", seen=seen)
        lease = None
        while lease is None:
            lease = await lease_of(store, table_id)
        holder = pair.first if lease == first_id else pair.second
        await asyncio.to_thread(holder.kill)
        await prolong_leases(store)
        drawn = len(await read_log(store, table_id))
        stays = sockets[pair.other(holder)]
        # Eve keeps one of two connections; Ada is connected all the time.
        await hear_of(stays, turn=True, watching=1)
        log = await read_log(store, table_id)
        assert "Went" not in {type(each.event).__name__ for each in log[drawn:]}
        for socket in (*sockets.values(), *crowd.values()):
            await socket.close()
        await until(lambda: nobody_is_there(store), "all presences end")

    async def run(pair: Pair) -> None:
        async with opened(url) as store, asyncio.timeout(PATIENCE):
            await story(pair, store)

    with Pair(tmp_path, url, redis.url, bot_seconds=str(BOT_SECONDS)) as pair:
        asyncio.run(run(pair))
    assert pair.complaints() == []


async def nobody_is_there(store: Store) -> bool:
    return not await rows(store, schema.presences)


@pytest.mark.anyio
async def test_dead_connections_are_kept_until_the_tables_have_recorded_them(url: str) -> None:
    async with opened(url) as store, opened(url) as other:
        await store.beat("dead")
        await create(store, "t", "u", due=store.now())
        await store.add_connection("c1", "t", "ann", "dead")
        await store.add_connection("c2", "t", "bob", "dead")
        await store.add_connection("c3", "u", "eve", "dead")
        taken = await store.lease_due("dead", before=store.now() + 1, lease=60_000, limit=9)
        assert set(taken) == {"t", "u"}
        await asyncio.sleep(0.02)
        await store.beat("alive")
        beats = {row.id: row.at for row in await rows(store, schema.servers)}
        dead_since = beats["dead"] + 1
        missed = {"t": ["c1", "c2"], "u": ["c3"]}
        for each in (store, other, store):
            found = await each.remove_dead_servers(dead_since)
            assert {table: sorted(visits) for table, visits in found.items()} == missed
            assert await each.connected_guests("t") == []
        freed = await other.lease_due("alive", before=store.now() + 1, lease=60_000, limit=9)
        assert set(freed) == {"t", "u"}
        await other.remove_connections(["c1", "c2"])
        assert await store.remove_dead_servers(dead_since) == {"u": ["c3"]}
        await other.remove_connections(["c3"])
        assert await store.remove_dead_servers(dead_since) == {}
