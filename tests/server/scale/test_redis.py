"""Redis failures: hints are late or lost, and nothing else is."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clients import NetworkPlayer
from tests.server.scale.invariants import check_all
from tests.server.scale.servers import Pair, hints_heard, until
from tests.server.scale.tables import gather_players, more_turns, playing, refusals
from tests.support.services import Redis


@pytest.fixture
def own_redis() -> Iterator[Redis]:
    """A Redis of its own."""
    with Redis() as server:
        yield server


async def two_tables(pair: Pair) -> list[NetworkPlayer]:
    return [
        player
        for bots in ([], ["steady"])
        for player in await gather_players(pair.bases, bots=bots, watching=2)
    ]


async def hints_flow(pair: Pair) -> None:
    """Wait until every server has received new hints from others."""
    before = [await hints_heard(base) for base in pair.bases]

    async def more() -> bool:
        now = [await hints_heard(base) for base in pair.bases]
        return all(after > then for after, then in zip(now, before, strict=True))

    await until(more, "every server hears of the others")


async def nothing_happened(pair: Pair, players: list[NetworkPlayer]) -> None:
    """Check that there were no errors and no wrong refusals."""
    assert refusals(players) <= {"wrong-phase"}
    assert all(player.reconnects == 0 for player in players)
    checked = await check_all(pair.database, players)
    assert checked.acknowledged > 20


def test_play_goes_on_while_redis_is_away_and_hints_flow_when_it_is_back(
    tmp_path: Path, url: str, own_redis: Redis
) -> None:
    async def story(pair: Pair) -> None:
        players = await two_tables(pair)
        async with playing(players):
            await hints_flow(pair)
            for end in (own_redis.stop, own_redis.kill):
                await asyncio.to_thread(end)
                await more_turns(players, 2)
                await asyncio.to_thread(own_redis.start)
                await hints_flow(pair)
        await nothing_happened(pair, players)

    with Pair(tmp_path, url, own_redis.url) as pair:
        asyncio.run(story(pair))
    assert pair.complaints() == []


def test_servers_start_without_redis_and_do_not_wait_for_one_that_hangs(
    tmp_path: Path, url: str, own_redis: Redis
) -> None:
    async def story(pair: Pair) -> None:
        players = await two_tables(pair)
        async with playing(players):
            await more_turns(players, 1)
            await asyncio.to_thread(own_redis.start)
            await hints_flow(pair)
            os.kill(own_redis.pid, signal.SIGSTOP)
            try:
                await more_turns(players, 1)
            finally:
                os.kill(own_redis.pid, signal.SIGCONT)
            await hints_flow(pair)
        await nothing_happened(pair, players)

    own_redis.stop()
    with Pair(tmp_path, url, own_redis.url) as pair:
        asyncio.run(story(pair))
    assert pair.complaints() == []
