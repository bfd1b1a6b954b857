"""My games over HTTP: every finished round once, with sums, costly turns and an export."""

from __future__ import annotations

import asyncio
import io
import zipfile
from pathlib import Path
from typing import Any

import httpx
import pytest

from brikke.game.notation import read_record
from brikke.live import TableConfig, Timing
from brikke.players.bots.just_above import NAME, Result, level_above
from brikke.rules.position import Position
from brikke.rules.rulebook import get_rulebook
from brikke.rules.tiles import TileReader
from brikke.server.server import Server
from brikke.solver import best_turn
from brikke.study.costs import MIN_COST
from tests.server.clients import NetworkPlayer, bearer, new_guest, new_table, plain_brain
from tests.server.in_process import running
from tests.support.patience import PATIENCE

pytestmark = pytest.mark.system

RULES = "nordic rounds=2 tiles_dealt=6 opening_minimum=10"


async def play_match(base: str, token: str) -> NetworkPlayer:
    """Play a match against a bot, and return the player."""
    table_id = await new_table(base, token, seats=2, bots=["steady"], rulebook=RULES)
    player = NetworkPlayer(base, token, table_id, plain_brain(3), starts=True)
    await asyncio.wait_for(player.play(asyncio.Event()), PATIENCE)
    return player


async def studied(server: Server, guest_count: int) -> None:
    """Wait until all finished rounds are studied."""
    rounds = 0
    while rounds < guest_count:
        await asyncio.sleep(0.05)
        rows = await server.rooms.store._database.write(
            lambda lent: lent.exec_driver_sql("SELECT count(*) FROM results").scalar_one()
        )
        rounds = int(rows)


async def expect_mistakes_to_try(
    http: httpx.AsyncClient, token: str, lost: list[dict[str, Any]]
) -> None:
    """Check that the costliest turns can be tried again, and cost what was told."""
    own = (await http.get("/api/me/mistakes", headers=bearer(token))).json()["turns"]
    assert own[: len(lost)] == lost
    for each in own:
        path = f"/api/rounds/{each['commitment']}/turns/{each['turn']}"
        assert len((await http.get(path)).json()["others"]) == 1
        answer = (await http.post(f"{path}/answer", json={})).json()
        assert answer["obvious"]["chance"] == pytest.approx(each["chance"], abs=0.001)
        assert answer["best"]["chance"] == pytest.approx(each["best_chance"], abs=0.001)
        assert answer["reason"] == each["reason"]
        assert sorted(answer["tiles"]) == sorted(each["tiles"])
        missing = path.rpartition("/")[0] + "/999"
        assert (await http.get(missing)).status_code == 400


def test_every_finished_round_is_shown_with_what_could_have_been(tmp_path: Path) -> None:
    async def main() -> None:
        config = TableConfig(Timing(bot=10, between=50, salt=100))
        async with (
            running(tmp_path, config) as (server, base),
            httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http,
        ):
            token, other = await new_guest(base, "Ann"), await new_guest(base, "Bo")
            empty = (await http.get("/api/me/games", headers=bearer(token))).json()
            assert empty == {
                "games": [],
                "more": False,
                "editions": [],
                "costly": [],
                "lost": [],
                "ratings": [],
            }
            player = await play_match(base, token)
            links = player.view["table"]["rounds"]
            await studied(server, len(links))
            mine = (await http.get("/api/me/games", headers=bearer(token))).json()
            assert {each["commitment"] for each in mine["games"]} == set(links)
            assert {(each["match"], each["round"]) for each in mine["games"]} == {(1, 1), (1, 2)}
            assert [each["name"] for each in mine["games"][0]["seats"]] == ["Ann", ""]
            (sums,) = mine["editions"]
            assert (sums["edition"], sums["rounds"]) == ("nordic", 2)
            assert sums["points"] == sum(each["points"] for each in mine["games"])
            assert sums["wins"] == sum(each["place"] == 1 for each in mine["games"])
            for each in mine["costly"]:
                reader = TileReader()
                table = tuple(tuple(map(reader.tile, laid)) for laid in each["table"])
                rack = tuple(map(reader.tile, each["rack"]))
                position = Position(table, rack, each["opened"], get_rulebook(each["rulebook"]))
                best = best_turn(position.check())
                assert len(each["best_played"]) == len(each["played"]) + each["missed_tiles"]
                assert len(each["played"]) < len(each["best_played"]) <= best.tiles_played

            for game in mine["games"]:
                assert 0 < game["accuracy"] <= 1
            assert sums["judged"] == 2
            assert sums["accuracy"] == sum(each["accuracy"] for each in mine["games"])
            for each in mine["lost"]:
                assert each["best_chance"] - each["chance"] >= MIN_COST
                assert each["commitment"] in links

            await expect_mistakes_to_try(http, token, mine["lost"])
            packed = await http.get("/api/me/records", headers=bearer(token))
            assert packed.headers["content-type"] == "application/zip"
            with zipfile.ZipFile(io.BytesIO(packed.content)) as archive:
                records = [name for name in archive.namelist() if name.endswith(".brikke")]
                assert sorted(records) == sorted(f"{link[:12]}.brikke" for link in links)
                for name in records:
                    (game,) = read_record(archive.read(name).decode()).games()
                    assert game.is_over()
                assert len(archive.read("results.jsonl").splitlines()) == 2

            # The level just above the player follows from these rounds.
            won = [Result(("steady",), each["place"] == 1) for each in mine["games"]]
            made = await new_table(base, token, seats=2, bots=[NAME], rulebook=RULES)
            seats = (await http.get(f"/api/tables/{made}")).json()["seats"]
            assert seats[1]["bot"] == level_above(won)

            nobody = (await http.get("/api/me/games", headers=bearer(other))).json()
            assert nobody["games"] == []
            assert (await http.get("/api/me/games")).status_code == 401
            # Once is enough: nothing is left to study.
            assert await server.round_analysis.run_once() == 0

    asyncio.run(main())
