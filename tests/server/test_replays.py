"""Replays: a match turn by turn, and its deals played again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from brikke.game.events import Dealt, Event, StartDrawn
from brikke.game.notation import read_record
from brikke.live import LiveTable, TableConfig, Timing
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
Json = dict[str, Any]


async def play_out(base: str, token: str, table_id: str) -> Json:
    """Play a match to its end; return the last view."""
    player = NetworkPlayer(base, token, table_id, plain_brain(1), starts=True, seats=3)
    await asyncio.wait_for(player.play(asyncio.Event()), PATIENCE)
    view: Json = player.view
    return view


async def ask_for_a_rematch(base: str, token: str, table_id: str) -> None:
    """Ask for a rematch against bots, and return when it has begun."""
    async with dial(base, table_id) as socket:
        await enter(socket, token)
        await say(socket, type="rematch", id="again")
        await hear(socket, "ack")


def dealt_in(live_table: LiveTable) -> list[Event]:
    """Return the events of the start draw and the deal."""
    return [event for event in live_table.round_events() if isinstance(event, StartDrawn | Dealt)]


def racks_after(told: Json) -> list[set[str]]:
    """Return the final racks of a replay, computed as the page does."""
    racks = [set(rack) for rack in told["racks"]]
    for turn in told["turns"]:
        racks[turn["seat"]] |= set(turn["drawn"])
        assert racks[turn["seat"]] >= set(turn["played"])
        racks[turn["seat"]] -= set(turn["played"])
    return racks


def test_a_finished_round_is_replayed_and_its_deal_played_again_and_in_a_rematch(
    tmp_path: Path,
) -> None:
    async def run() -> None:
        async with (
            running(tmp_path, FAST) as (server, base),
            httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http,
        ):
            token = await new_guest(base, "Ada")
            rules = "nordic tiles_dealt=5 opening_minimum=0 rounds=1"
            table_id = await new_table(
                base, token, seats=3, bots=["greedy", "random"], rulebook=rules
            )
            view = await play_out(base, token, table_id)
            assert view["table"]["repeats"] is None
            (link,) = view["table"]["rounds"]
            told = (await http.get(f"/api/replays/{link}")).json()
            assert told["verdict"]["valid"]
            assert [(seat["name"], seat["bot"]) for seat in told["seats"]] == [
                ("Ada", None),
                ("", "greedy"),
                ("", "random"),
            ]
            (first,) = told["rounds"]
            assert first["scores"] == view["table"]["sheet"][0]
            assert racks_after(first) == [set(rack) for rack in view["round"]["racks"]]

            asked = {"seat": 1, "bot": "steady"}
            again = await http.post(f"/api/replays/{link}/again", json=asked, headers=bearer(token))
            assert again.status_code == 201, again.text
            second = await play_out(base, token, again.json()["id"])
            assert second["table"]["repeats"] == {"link": link, "number": 1, "seat": 1}
            assert second["seat"] == 1
            # A known deal has no commitment.
            assert second["round"]["commitment"] is None
            (its_link,) = second["table"]["rounds"]
            assert its_link != link
            seen = (await http.get(f"/api/replays/{its_link}")).json()
            assert seen["rounds"][0]["racks"] == first["racks"]
            assert seen["rounds"][0]["starter"] == first["starter"]
            assert [seat["bot"] for seat in seen["seats"]] == ["steady", None, "random"]
            assert seen["verdict"] == {
                "valid": False,
                "reason": "no-seed",
                "round": 1,
                "turn": None,
            }

            room = server.rooms.room(again.json()["id"])
            before = await room.live_table()
            await ask_for_a_rematch(base, token, room.id)
            after = await room.live_table()
            assert (before.matches, after.matches) == (1, 2)
            assert dealt_in(after) == dealt_in(before) != []

    asyncio.run(run())


def test_a_record_is_replayed_and_its_second_deal_played_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            running(tmp_path, FAST) as (server, base),
            httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http,
        ):
            mine = bearer(await new_guest(base, "Ada"))
            text = GOLDEN.read_text()
            kept = (await http.post("/api/records", json={"record": text}, headers=mine)).json()
            told = (await http.get(f"/api/replays/{kept['id']}")).json()
            assert told["seats"] == []
            brought = (await http.post("/api/replay", json={"record": text})).json()
            assert brought == {name: value for name, value in told.items() if name != "seats"}
            asked = {"seat": 0, "round": 2}
            path = f"/api/replays/{kept['id']}/again"
            made = (await http.post(path, json=asked, headers=mine)).json()
            live_table = await server.rooms.room(made["id"]).live_table()
            record = read_record(text)
            assert live_table.rulebook.rounds == 1
            assert live_table.deal is not None
            (dealt,) = (event for event in record.rounds[1] if isinstance(event, Dealt))
            assert (live_table.deal.racks, live_table.deal.pool) == (dealt.racks, dealt.pool)
            assert [player.bot for player in live_table.players] == [None] + ["steady"] * (
                record.seats - 1
            )
            for wrong, value in (
                ({"seat": 0, "round": 9}, "9"),
                ({"seat": 3}, "3"),
                ({"seat": 0, "bot": "nobody"}, "nobody"),
            ):
                answer = await http.post(path, json=wrong, headers=mine)
                assert answer.status_code == 400
                assert answer.json()["detail"].endswith(value)
            assert (await http.post(path, json=asked)).status_code == 401
            assert (await http.get(f"/api/replays/{'0' * 32}")).status_code == 404
            assert (await http.get(f"/api/replays/{'0' * 64}")).status_code == 404

    asyncio.run(run())


def test_an_unfinished_round_is_replayed_up_to_its_last_turn(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            running(tmp_path, FAST) as (_, base),
            httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http,
        ):
            lines = GOLDEN.read_text().splitlines()
            cut = next(at for at, line in enumerate(lines) if line.startswith("10 "))
            text = "\n".join(lines[:cut]) + "\n"
            (told,) = (await http.post("/api/replay", json={"record": text})).json()["rounds"]
            assert len(told["turns"]) == 9
            assert told["ending"] is told["winner"] is told["scores"] is None

    asyncio.run(run())


def test_chances_are_estimated_for_one_round_of_a_replay(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            running(tmp_path, FAST) as (_, base),
            httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http,
        ):
            mine = bearer(await new_guest(base, "Ada"))
            text = GOLDEN.read_text()
            kept = (await http.post("/api/records", json={"record": text}, headers=mine)).json()
            path = f"/api/replays/{kept['id']}/chances"
            told = (await http.get(path, timeout=PATIENCE)).json()
            first, second, _ = (await http.get(f"/api/replays/{kept['id']}")).json()["rounds"]
            assert len(told["chances"]) == len(first["turns"]) + 1
            assert told["chances"][-1] == [float(seat == first["winner"]) for seat in range(3)]
            asked = {"record": text, "round": 2}
            other = (await http.post("/api/replay/chances", json=asked, timeout=PATIENCE)).json()
            assert len(other["chances"]) == len(second["turns"]) + 1
            for wrong in (
                await http.get(path, params={"round": 9}),
                await http.post("/api/replay/chances", json={"record": text, "round": 9}),
            ):
                assert wrong.status_code == 400
                assert wrong.json()["detail"].endswith("rounds 1 to 3: 9")
            assert (await http.get(f"/api/replays/{'0' * 64}/chances")).status_code == 404

    asyncio.run(run())
