"""Ratings over a real server: rated tables, told apart, and computed anew from the logs."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from brikke.live import TableConfig, Timing
from brikke.server.checking import check_logs
from brikke.server.server import Server
from brikke.server.store import RatingRow
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
from tests.support.patience import PATIENCE

pytestmark = pytest.mark.system

CONFIG = TableConfig(Timing(bot=10, between=50, salt=100))
RULES = "nordic rounds=1 tiles_dealt=6 opening_minimum=10"
HERE, THERE = "127.0.0.1", "127.0.0.2"


async def kept(http: httpx.AsyncClient, base: str, name: str) -> str:
    """Return the token of a new guest who keeps the name."""
    token = await new_guest(base, name)
    answer = await http.post("/api/me/phrase", json={"name": name}, headers=bearer(token))
    answer.raise_for_status()
    return token


async def play(base: str, tokens: list[str], addresses: list[str], bots: list[str]) -> str:
    """Play one rated round to its end, and return the id of the table."""
    seats = len(tokens) + len(bots)
    wishes = {"seats": seats, "bots": bots, "rulebook": RULES, "rated": True}
    table_id = await new_table(base, tokens[0], **wishes)
    players = [
        NetworkPlayer(
            base, token, table_id, plain_brain(at), starts=at == 0, seats=seats, address=address
        )
        for at, (token, address) in enumerate(zip(tokens, addresses, strict=True))
    ]
    for each in players:
        each.company = players
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(each.play(asyncio.Event()) for each in players))
    return table_id


async def rounds_rated(server: Server, count: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while len(await server.rooms.store.rated_rounds()) < count:
            await asyncio.sleep(0.05)


async def ask(http: httpx.AsyncClient, token: str) -> dict[str, Any]:
    found: dict[str, Any] = (await http.get("/api/me/games", headers=bearer(token))).json()
    return found


def test_rated_rounds_change_ratings_and_are_told_apart(tmp_path: Path) -> None:
    async def main() -> list[RatingRow]:
        async with (
            running(tmp_path, CONFIG) as (server, base),
            httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http,
        ):
            ann, bo = [await kept(http, base, name) for name in ("Ann", "Bo")]
            await play(base, [ann, bo], [HERE, THERE], [])
            await rounds_rated(server, 1)
            (mine,), (theirs,) = [(await ask(http, each))["ratings"] for each in (ann, bo)]
            assert (mine["edition"], mine["seats"], mine["rounds"]) == ("nordic", 2, 1)
            points = sorted([mine["now"]["points"], theirs["now"]["points"]])
            assert points[0] < 1500 < points[1]
            assert mine["now"]["provisional"]
            assert [each["kind"] for each in mine["history"]] == ["complete"]

            # Two people behind one address: told apart, and nothing changes.
            await play(base, [ann, bo], [HERE, HERE], [])
            await rounds_rated(server, 2)
            assert (await ask(http, ann))["ratings"] == [mine]

            # Who leaves loses, whatever the tiles said.
            await leave(base, ann)
            await rounds_rated(server, 3)
            left = (await ask(http, ann))["ratings"][0]
            assert left["history"][-1]["kind"] == "abandoned"
            assert left["now"]["points"] < mine["now"]["points"]
            while len(games := (await ask(http, ann))["games"]) < 2:
                await asyncio.sleep(0.05)
            told = {each["rated"]: each["change"] for each in games}
            assert told == {
                "complete": mine["now"]["points"] - 1500,
                "shared-address": None,
            }
            return await server.rooms.store.all_ratings()

    stored = asyncio.run(main())
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    found = check_logs(url)
    assert (found["ratings"], found["wrong_ratings"]) == (len(stored), [])
    assert len(stored) == 3, "Ann, Bo, and the bot that stayed"


async def leave(base: str, token: str) -> None:
    """Begin a rated round against a bot, and leave it."""
    wishes = {"seats": 2, "bots": ["steady"], "rulebook": RULES, "rated": True}
    table_id = await new_table(base, token, **wishes)
    async with dial(base, table_id) as socket:
        view = await enter(socket, token)
        assert view["table"]["rated"]
        assert (view["table"]["hints"], view["table"]["casual"]) == (False, False)
        presence = await hear(socket, "presence")
        assert all(each["rating"]["points"] > 1000 for each in presence["seats"])
        await say(socket, type="start", id="start")
        while (await hear(socket, "view"))["table"]["phase"] != "playing":
            pass
        await say(socket, type="leave", id="leave")
        await hear(socket, "ack")


def test_a_seat_at_a_rated_table_needs_a_kept_name(tmp_path: Path) -> None:
    async def main() -> None:
        async with (
            running(tmp_path, CONFIG) as (_server, base),
            httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http,
        ):
            ann, guest = await kept(http, base, "Ann"), await new_guest(base, "Guest")
            wishes = {"seats": 2, "rated": True}
            answer = await http.post("/api/tables", json=wishes, headers=bearer(guest))
            assert answer.json()["code"] == "name-not-kept"
            table_id = await new_table(base, ann, **wishes)
            async with dial(base, table_id) as socket:
                await enter(socket, guest)
                await say(socket, type="sit", id="sit")
                assert (await hear(socket, "refused", "ack"))["code"] == "name-not-kept"

    asyncio.run(main())


def test_ratings_that_differ_from_the_logs_are_found_and_written_anew(tmp_path: Path) -> None:
    async def main() -> None:
        async with (
            running(tmp_path, CONFIG) as (server, base),
            httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http,
        ):
            await leave(base, await kept(http, base, "Ann"))
            await rounds_rated(server, 1)
            store = server.rooms.store
            first, *others = await store.all_ratings()
            forged = RatingRow(first.pool, first.player, 2500.0, 10.0, first.rounds)
            await store.replace_ratings([forged, *others])

    asyncio.run(main())
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    assert len(check_logs(url, write_ratings=True)["wrong_ratings"]) == 1
    assert check_logs(url)["wrong_ratings"] == []
