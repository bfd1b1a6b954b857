"""Restarts of PostgreSQL during play: acknowledged commands survive."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from brikke.cli import run
from brikke.game.events import TimedOut
from brikke.live.events import ClockMoved
from brikke.server.store import Store
from tests.server.clients import NetworkPlayer, dial, hear, new_guest, new_table, say
from tests.server.scale.invariants import check_all, read_log
from tests.server.scale.servers import Pair
from tests.server.scale.stores import opened, prolong_leases
from tests.server.scale.tables import (
    begin_with_a_bot,
    gather_players,
    hear_of,
    more_turns,
    playing,
    refusals,
    table_ids,
)
from tests.support.patience import PATIENCE
from tests.support.services import Postgres, Redis

RESTARTS = 4
AWAY_SECONDS = 4
"""Long enough to count as an outage."""
BOT_SECONDS = 2
THOUGHT_SECONDS = 3
"""The time a bot needs on a busy machine that has to start a worker first."""


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """A PostgreSQL of its own, which syncs its commits."""
    with Postgres(fsync=True) as server:
        yield server


def test_acknowledged_commands_survive_a_restart_of_postgres(
    tmp_path: Path, own_postgres: Postgres, redis: Redis
) -> None:
    chance = random.Random(5)

    async def story(pair: Pair) -> None:
        tables = [await gather_players(pair.bases, watching=1) for _ in range(3)]
        players = [player for table in tables for player in table]
        async with playing(players):
            for _ in range(RESTARTS):
                await more_turns(players, 1)
                await asyncio.sleep(chance.uniform(0, 0.5))
                await asyncio.to_thread(own_postgres.restart)
            await more_turns(players, 2)
            await asyncio.to_thread(own_postgres.stop)
            await everyone_is_told_that_it_is_away(pair)
            await asyncio.sleep(AWAY_SECONDS)
            await asyncio.to_thread(own_postgres.start)
            await more_turns(players, 2)
        # Expected refusals: simultaneous `ready`, or outdated turns after a crash.
        assert refusals(players) <= {"stale", "wrong-phase"}
        checked = await check_all(pair.database, players)
        assert checked.acknowledged > 30
        await nobody_was_punished(pair, players)

    with Pair(tmp_path, own_postgres.new_database(), redis.url) as pair:
        asyncio.run(story(pair))
    assert pair.complaints() == []


async def everyone_is_told_that_it_is_away(pair: Pair) -> None:
    for base in pair.bases:
        async with httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http:
            asked = await http.post("/api/guests", json={"name": "Zoe"})
            assert (asked.status_code, asked.json()["code"]) == (503, "trouble")
            assert (await http.get("/readyz")).status_code == 503


async def nobody_was_punished(pair: Pair, players: list[NetworkPlayer]) -> None:
    async with opened(pair.database) as store:
        for table in table_ids(players):
            kinds = [type(each.event) for each in await read_log(store, table)]
            assert TimedOut not in kinds
            assert ClockMoved in kinds, "the long outage, at least"


def test_a_bot_whose_turn_came_while_postgres_was_away_plays_soon_after(
    tmp_path: Path, own_postgres: Postgres, redis: Redis
) -> None:
    async def story(pair: Pair) -> None:
        token = await new_guest(pair.first.base, "Ada")
        table_id = await new_table(
            pair.first.base, token, seats=2, bots=["steady"], rulebook="nordic turn_seconds=off"
        )
        async with dial(pair.first.base, table_id) as socket:
            seen = await begin_with_a_bot(socket, token)
            await say(socket, type="draw", id="draw", seen=seen)
            await hear(socket, "ack")
            # The bot's timer is leased by now.
            await asyncio.sleep(BOT_SECONDS / 2)
            async with opened(pair.database) as store:
                await prolong_leases(store)
            await asyncio.to_thread(own_postgres.stop)
            await asyncio.sleep(BOT_SECONDS + THOUGHT_SECONDS)
            await asyncio.to_thread(own_postgres.start)
            # Leases are released when the database is back; nobody waits for their end.
            await hear_of(socket, turn=True)

    settings = {"bot_seconds": str(BOT_SECONDS)}
    with Pair(tmp_path, own_postgres.new_database(), redis.url, **settings) as pair:
        asyncio.run(story(pair))
    assert pair.complaints() == []


def refusal(capsys: pytest.CaptureFixture[str], database: str) -> str:
    """Return the error line of a server that does not start."""
    assert run(["serve", "--port", "0", "--database", database]) == 2
    out, err = capsys.readouterr()
    (line,) = err.splitlines()
    assert out == ""
    return line


def test_a_server_that_starts_while_postgres_is_away_says_so(
    capsys: pytest.CaptureFixture[str], own_postgres: Postgres
) -> None:
    database = own_postgres.new_database()
    with asyncio.Runner() as runner:
        store = runner.run(Store.open(database))
        # PostgreSQL waits for open connections, and accepts no new ones.
        os.kill(own_postgres.pid, signal.SIGTERM)
        runner.run(asyncio.sleep(0.2))
        assert "shutting down" in refusal(capsys, database)
        runner.run(store.close())
    own_postgres.stop()
    assert "the database cannot be opened" in refusal(capsys, database)
