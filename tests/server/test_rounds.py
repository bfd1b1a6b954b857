"""Finished rounds by their link, from every seat, and uploaded records."""

from __future__ import annotations

import asyncio
import hashlib
import re
from pathlib import Path

import httpx
import pytest

from brikke.game.notation import read_record
from brikke.game.verify import verify_record
from brikke.live import MakeTurn, Refusal, RefusalCode, TableConfig, Timing
from brikke.rules.position import Draw
from brikke.server.store import Unavailable
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

GOLDEN = Path(__file__).parents[1] / "game" / "golden" / "nordic.brikke"
FAST = TableConfig(Timing(bot=10, between=50))


def test_a_finished_round_is_shown_from_every_seat_with_its_proof(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        token = await new_guest(base, "Ada")
        rules = "nordic rounds=1 tiles_dealt=5 opening_minimum=0"
        table_id = await new_table(base, token, seats=2, bots=["steady"], rulebook=rules)
        async with dial(base, table_id) as socket:
            await enter(socket, token)
            await say(socket, type="start", id="start")
            while (view := await hear(socket, "view"))["table"]["phase"] != "salting":
                pass
        player = NetworkPlayer(base, token, table_id, plain_brain(1))
        async with httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http:
            early = await http.get(f"/api/rounds/{view['round']['commitment']}")
            assert early.status_code == 404
            await asyncio.wait_for(player.play(asyncio.Event()), PATIENCE)
            (link,) = player.view["table"]["rounds"]
            assert link == view["round"]["commitment"]
            whole = (await http.get(f"/api/rounds/{link}")).json()
            assert hashlib.sha256(bytes.fromhex(whole["seed"])).hexdigest() == link
            for seat in (0, 1):
                seen = (await http.get(f"/api/rounds/{link}?seat={seat}")).json()["events"]
                (dealt,) = [event for event in seen if event["type"] == "dealt"]
                assert "?" not in dealt["racks"][seat]
                assert set(dealt["racks"][1 - seat]) == {"?"}
                assert set(dealt["pool"]) == {"?"}
            assert (await http.get(f"/api/rounds/{link}?seat=2")).status_code == 404

    async def run() -> None:
        async with running(tmp_path, FAST) as (_, base):
            await story(base)

    asyncio.run(run())


def test_a_record_is_stored_without_names(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            running(tmp_path, FAST) as (_, base),
            httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http,
        ):
            text = re.sub(
                r"^(seats \d)$", r"\1\ntag first Ada Lovely", GOLDEN.read_text(), flags=re.M
            )
            assert read_record(text).tags[0] == ("first", "Ada Lovely")
            mine = bearer(await new_guest(base, "Ada"))
            assert (await http.post("/api/records", json={"record": text})).status_code == 401
            kept = await http.post("/api/records", json={"record": text}, headers=mine)
            again = await http.post("/api/records", json={"record": text}, headers=mine)
            assert kept.json() == again.json()
            download = await http.get(f"/api/records/{kept.json()['id']}")
            assert download.headers["content-disposition"].startswith("attachment")
            assert "Ada Lovely" not in download.text
            assert verify_record(read_record(download.text)).valid
            bad = await http.post("/api/records", json={"record": "x"}, headers=mine)
            assert bad.status_code == 400
            assert (await http.get(f"/api/records/{'0' * 32}")).status_code == 404

    asyncio.run(run())


def test_a_turn_counts_by_the_time_it_arrived(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path, TableConfig(Timing(salt=50))) as (server, base):
            token = await new_guest(base, "Ada")
            table_id = await new_table(base, token, seats=2, bots=["steady"])
            async with dial(base, table_id) as socket:
                await enter(socket, token)
                await say(socket, type="start", id="start")
                room = server.rooms.room(table_id)
                while (await room.live_table()).deadline() is None:
                    await asyncio.sleep(0.01)
                live_table = await room.live_table()
                guest, deadline = live_table.players[0].guest, live_table.deadline()
                assert guest is not None
                assert deadline is not None
                draw = MakeTurn(Draw(), live_table.seq)
                try:
                    await room.command(guest, "late", draw, deadline + 1001)
                except Refusal as refusal:
                    assert refusal.code is RefusalCode.TIME_UP
                else:
                    raise AssertionError("a turn that arrived too late was made")
                await room.command(guest, "just in time", draw, deadline + 1000)
                assert (await hear(socket, "events"))["events"]

    asyncio.run(run())


def test_a_departure_during_a_database_outage_is_recorded_later(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path, FAST) as (server, base):
            token = await new_guest(base, "Ada")
            table_id = await new_table(base, token)
            store, remove = server.rooms.store, server.rooms.store.remove_connections

            async def away(_connections: object) -> None:
                store.remove_connections = remove  # type: ignore[method-assign]
                raise Unavailable("gone for a moment")

            async with dial(base, table_id) as socket:
                await enter(socket, token)
                store.remove_connections = away  # type: ignore[method-assign,assignment]
            async with asyncio.timeout(PATIENCE):
                while (await server.rooms.room(table_id).live_table()).players[0].here:
                    await asyncio.sleep(0.02)
            assert not server.rooms.unrecorded_departures

    asyncio.run(run())
