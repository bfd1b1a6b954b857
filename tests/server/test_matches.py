"""Whole matches over the real server, with scripted players and bots, in every edition."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import httpx
import pytest

from brikke.game.notation import read_record
from brikke.game.verify import verify_record
from brikke.players.bots import BOTS
from brikke.rules.rulebook import EDITIONS
from tests.server.clients import (
    NetworkPlayer,
    dial,
    enter,
    new_guest,
    new_table,
    plain_brain,
)
from tests.support.live_server import LiveServer
from tests.support.patience import PATIENCE

pytestmark = pytest.mark.system


async def play_match(base: str, edition: str, people: int, bots: list[str]) -> list[NetworkPlayer]:
    tokens = [await new_guest(base, f"Person {number}") for number in range(people)]
    table_id = await new_table(
        base, tokens[0], seats=people + len(bots), bots=bots, rulebook=f"{edition} rounds=2"
    )
    players = [
        NetworkPlayer(
            base, token, table_id, plain_brain(seat), starts=seat == 0, seats=people + len(bots)
        )
        for seat, token in enumerate(tokens)
    ]
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(player.play(asyncio.Event()) for player in players))
    return players


@pytest.mark.parametrize("edition", EDITIONS)
def test_people_and_bots_play_a_match_by_each_edition(edition: str, tmp_path: Path) -> None:
    chance = random.Random(edition)
    people = chance.choice((2, 3))
    bots = chance.sample(sorted(BOTS), 4 - people)

    async def story(base: str) -> None:
        players = await play_match(base, edition, people, bots)
        table = players[0].view["table"]
        assert len(table["sheet"]) == 2
        assert all(sum(row) == 0 for row in table["sheet"])
        assert all(player.view["table"]["sheet"] == table["sheet"] for player in players)
        assert not [
            each for player in players for each in player.refused if each["code"] == "illegal"
        ]
        async with httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http:
            for link, row in zip(table["rounds"], table["sheet"], strict=True):
                record = read_record((await http.get(f"/api/rounds/{link}/record")).text)
                assert verify_record(record).valid
                assert record.games()[0].outcome().scores == tuple(row)  # type: ignore[union-attr]
                shown = (await http.get(f"/api/rounds/{link}")).json()
                assert [seat["bot"] for seat in shown["seats"] if seat["bot"]] == bots
                assert sum(seat["name"].startswith("Person") for seat in shown["seats"]) == people

    with LiveServer(tmp_path) as server:
        asyncio.run(story(server.base))
    assert "Traceback" not in server.log.read_text()


def test_a_second_server_on_the_same_file_does_no_harm(tmp_path: Path) -> None:
    async def story(first: LiveServer, second: LiveServer) -> None:
        token, watcher = await new_guest(first.base, "Ada"), await new_guest(second.base, "Eve")
        table_id = await new_table(
            first.base,
            token,
            seats=2,
            bots=["steady"],
            rulebook="nordic rounds=1 tiles_dealt=5 opening_minimum=0",
        )
        async with dial(second.base, table_id) as watching:
            # From here on the second server's state of the table is outdated.
            await enter(watching, watcher)
            player = NetworkPlayer(first.base, token, table_id, plain_brain(1), starts=True)
            # Turns of the other server arrive within two seconds.
            stop = asyncio.Event()
            playing = asyncio.create_task(player.play(stop))
            async with asyncio.timeout(PATIENCE):
                while player.turns < 6 and not player.over:
                    await asyncio.sleep(0.1)
            stop.set()
            await playing

    with LiveServer(tmp_path) as first, LiveServer(tmp_path) as second:
        asyncio.run(story(first, second))
