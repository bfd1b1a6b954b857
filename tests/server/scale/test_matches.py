"""Whole matches of players on different servers of the same database."""

from __future__ import annotations

import asyncio

import httpx
import pytest

from brikke.game.notation import read_record
from brikke.game.verify import verify_record
from tests.server.clients import NetworkPlayer
from tests.server.scale.invariants import check_all
from tests.server.scale.servers import Pair, figure, hints_heard
from tests.server.scale.tables import all_know_all, gather_players, refusals
from tests.support.patience import PATIENCE


async def play_to_the_end(players: list[NetworkPlayer]) -> None:
    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as tasks:
        for player in players:
            player.company = players
            tasks.create_task(player.play(asyncio.Event()))


async def every_round_verifies(base: str, player: NetworkPlayer) -> None:
    table = player.view["table"]
    async with httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http:
        for link, row in zip(table["rounds"], table["sheet"], strict=True):
            record = read_record((await http.get(f"/api/rounds/{link}/record")).text)
            assert verify_record(record).valid
            assert record.games()[0].outcome().scores == tuple(row)  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("edition", "people", "bots"),
    [
        ("nordic", 2, []),
        ("german", 2, ["steady", "greedy"]),
        ("norwegian-cards", 3, ["steady"]),
    ],
)
def test_players_of_one_table_play_a_match_on_two_servers(
    shared_pair: Pair, edition: str, people: int, bots: list[str]
) -> None:
    async def story() -> None:
        players = await gather_players(
            shared_pair.bases, people, bots, watching=2, rulebook=f"{edition} rounds=2"
        )
        before = [await hints_heard(base) for base in shared_pair.bases]
        turns = [await figure(base, "brikke_turns_total") for base in shared_pair.bases]
        await play_to_the_end(players)
        await all_know_all(players)
        for base, hints, made in zip(shared_pair.bases, before, turns, strict=True):
            assert await hints_heard(base) > hints
            assert await figure(base, "brikke_turns_total") > made, "both took part"
            await every_round_verifies(base, players[0])
        # Only this refusal is expected: simultaneous `ready`, one of them too late.
        assert refusals(players) <= {"wrong-phase"}
        assert all(player.reconnects == 0 for player in players)
        assert len({str(player.view["table"]) for player in players}) == 1
        checked = await check_all(shared_pair.database, players)
        assert checked.rounds == 2
        assert checked.acknowledged > 20

    asyncio.run(story())
    assert shared_pair.complaints() == []
