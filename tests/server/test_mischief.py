"""Mischief in a place to meet: each kind is refused with a code, or changes nothing for others."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from brikke.live import TableConfig, Timing
from brikke.server.store import Store
from tests.server.clients import bearer, dial, enter, hear, new_guest, say
from tests.server.evenings import standings_from_logs
from tests.server.in_process import running
from tests.server.test_ratings import kept
from tests.server.test_tournaments import RULES, TIMING, Evening
from tests.support.patience import PATIENCE

pytestmark = pytest.mark.system

CLOCK_START = 1_800_000_000_000
YEAR = 365 * 24 * 3600 * 1000


def test_a_person_has_one_seat_whatever_the_number_of_devices(tmp_path: Path) -> None:
    """Two devices of one person at one table, and joining one's own league twice."""

    async def main() -> None:
        async with (
            running(tmp_path, TIMING) as (server, base),
            httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http,
        ):
            night = Evening(server, base, http)
            await night.set_up("Org", "Bo", "Guest", seats=2, rounds=2, break_seconds=0)
            night.tokens["Ann"] = await kept(http, base, "Ann")
            # On her phone Ann plays as a guest, and on her laptop under her kept name.
            for each in ("Guest", "Ann", "Bo", "Ann", "Guest"):
                await night.act(each, "join")
            assert len((await night.view())["players"]) == 3
            store = server.rooms.store
            ids = [each.guest_id for each in await store.tournament_players(night.key)]
            # When the guest's past is merged into the kept name, one of both leaves.
            await store.merge(ids[0], ids[1])
            view = await night.view("Ann")
            assert (len(view["players"]), view["me"]) == (2, 0)
            assert len((await night.act("Ann", "join"))["players"]) == 2
            await night.act("Org", "go-on")
            await night.until(number=1)
            # At the table both devices are the same seat, and a turn is made once.
            table = await night.table_of("Ann")
            async with dial(base, table) as phone, dial(base, table) as laptop:
                seen = [await enter(each, night.tokens["Ann"]) for each in (phone, laptop)]
                assert seen[0]["seat"] == seen[1]["seat"]
                await say(laptop, type="sit", id="sit")
                assert (await hear(laptop, "refused"))["code"] == "tournament-table"
                live_table = await (await server.rooms.existing_room(table)).live_table()
                assert [each.guest for each in live_table.players].count(ids[0]) == 1

    asyncio.run(main())


async def played(night: Evening) -> Store:
    """Play a tournament of one round, to its end."""
    await night.set_up("Ann", "Bo", seats=2, rounds=1)
    for each in ("Ann", "Bo"):
        await night.act(each, "join")
    await night.act("Ann", "go-on")
    await asyncio.gather(*map(night.play, ("Ann", "Bo")))
    await night.until(state="over")
    return night.server.rooms.store


FORGED: tuple[tuple[str, str, Any], ...] = (
    ("PUT", "tournaments/{key}", {"standings": []}),
    ("PATCH", "tournaments/{key}", {"state": "over"}),
    ("POST", "tournaments/{key}", {"scores": [900, -900]}),
    ("POST", "tournaments/{key}/deals/1", {"scores": [900, -900]}),
    ("DELETE", "tournaments/{key}", None),
    ("POST", "me/games", {"points": 900}),
    ("POST", "tournaments", {"name": "Mine", "standings": []}),
)


def test_results_come_from_logs_and_nowhere_else(tmp_path: Path) -> None:
    """Forged results."""

    async def main() -> None:
        async with (
            running(tmp_path, TIMING) as (server, base),
            httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http,
        ):
            night = Evening(server, base, http)
            store = await played(night)
            before = await store.tournament(night.key)
            assert before is not None
            for method, path, body in FORGED:
                answer = await http.request(
                    method,
                    f"/api/{path.format(key=night.key)}",
                    json=body,
                    headers=bearer(night.tokens["Ann"]),
                )
                assert answer.status_code in (400, 404, 405), (method, path)
                assert answer.json()["code"] in ("bad-input", "http-404", "http-405")
            # A record that somebody has changed is no proof.
            shown = await night.ask("", "GET", f"tournaments/{night.key}/deals/1")
            link = shown["tables"][0]["round"]
            record = (await http.get(f"/api/rounds/{link}/record")).text
            forged = record.replace("nordic", "german", 1)
            assert forged != record
            verdict = (await http.post("/api/verify", json={"record": forged})).json()
            assert not verdict.get("valid", False)
            after = await store.tournament(night.key)
            assert after == before
            assert await standings_from_logs(store, night.key) == before.standings

    asyncio.run(main())


def test_a_name_that_imitates_is_refused_at_every_door(tmp_path: Path) -> None:
    """Names that imitate."""

    async def main() -> None:
        async with (
            running(tmp_path, TIMING) as (_server, base),
            httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http,
        ):
            ann = bearer(await kept(http, base, "Annika"))
            eve = bearer(await new_guest(base, "Eve"))
            fake = "Ann\u0456ka"
            tried = {
                "a new guest": await http.post("/api/guests", json={"name": fake}),
                "another name": await http.patch("/api/me", json={"name": fake}, headers=eve),
                "a kept name": await http.post("/api/me/phrase", json={"name": fake}, headers=eve),
                "a bot": await http.post("/api/me/bots", json={"name": fake}, headers=eve),
            }
            codes = {door: answer.json().get("code") for door, answer in tried.items()}
            assert set(codes.values()) <= {"name-taken", "name-not-kept"}, codes
            await http.post("/api/clubs", json={"name": "Fjordside"}, headers=ann)
            club = await http.post("/api/clubs", json={"name": "Fj\u043erdside"}, headers=ann)
            assert club.json()["code"] == "name-taken"

    asyncio.run(main())


def test_clocks_that_jump_neither_skip_a_round_nor_end_a_turn_early(tmp_path: Path) -> None:
    """Clocks that jump: a tournament waits for its players, not for a clock of theirs."""

    class Jumping:
        now = CLOCK_START

        def __call__(self) -> int:
            return self.now

    clock = Jumping()

    async def main() -> None:
        async with (
            running(tmp_path, TableConfig(Timing(bot=5, grace=10**9)), clock) as (server, base),
            httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http,
        ):
            night = Evening(server, base, http)
            far = server.rooms.store.now() + 2 * YEAR
            for wrong in (0, far):
                answer = await http.post(
                    "/api/tournaments",
                    json={"name": "Late", "rulebook": RULES, "starts": wrong},
                    headers=bearer(await new_guest(base, "Org")),
                )
                assert answer.json()["detail"].endswith(f"not at: {wrong}")
            await night.set_up("Ann", "Bo", seats=2, rounds=1)
            for each in ("Ann", "Bo"):
                await night.act(each, "join")
            await night.act("Ann", "go-on")
            table = await night.table_of("Ann")
            room = await server.rooms.existing_room(table)
            before = await room.live_table()
            # An hour back: the same turn is still open, and nobody has lost any time.
            clock.now -= 3_600_000
            again = await room.live_table()
            assert (again.to_move, again.seq) == (before.to_move, before.seq)
            assert (await night.view())["number"] == 1
            assert await night.table_of("Bo") == table
            seats = {(await night.view(each))["table"]["seat"]: each for each in ("Ann", "Bo")}
            async with dial(base, table) as socket:
                await enter(socket, night.tokens["Ann"])
                clocked = await hear(socket, "clock")
                mover = seats[clocked["to_move"]]
            async with dial(base, table) as socket:
                view = await enter(socket, night.tokens[mover])
                # What a client says about time is not asked for: the turn is refused as it is.
                turn = {"type": "draw", "id": "forged", "seen": view["seq"]}
                await say(socket, **turn, at=0)
                told = await hear(socket, "refused", "ack")
                assert (told["type"], told["code"]) == ("refused", "malformed")
                assert (await room.live_table()).to_move == clocked["to_move"]
                # Without it, the same turn is legal.
                await say(socket, **turn)
                assert (await hear(socket, "refused", "ack"))["type"] == "ack"

    asyncio.run(main())
