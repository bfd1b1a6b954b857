"""Replays: a match turn by turn, and its deals played again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx

from brikke.game.events import Dealt, Event, StartDrawn
from brikke.game.notation import read_record
from brikke.live import House, LiveTable, Timing
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

GOLDEN = Path(__file__).parents[1] / "game" / "golden" / "nordic.brikke"
FAST = House(Timing(bot=10, between=50))
Json = dict[str, Any]


async def play_out(base: str, token: str, table: str) -> Json:
    """Play a match to its end; return the table as it is then."""
    player = NetworkPlayer(base, token, table, plain_brain(1), starts=True, seats=3)
    await asyncio.wait_for(player.play(asyncio.Event()), 60)
    view: Json = player.view
    return view


async def ask_for_a_rematch(base: str, token: str, table: str) -> None:
    """Ask for it, and return once it has begun: the others are bots."""
    async with dial(base, table) as socket:
        await enter(socket, token)
        await say(socket, type="rematch", id="again")
        await hear(socket, "ack")


def dealt_in(table: LiveTable) -> list[Event]:
    """Return who starts with which tiles, and what lies in the pool in which order."""
    return [event for event in table.round_events() if isinstance(event, StartDrawn | Dealt)]


def racks_after(told: Json) -> list[set[str]]:
    """Return the racks that a replay leads to, which the page works out in the same way."""
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
            httpx.AsyncClient(base_url=base, timeout=60) as http,
        ):
            token = await new_guest(base, "Ada")
            rules = "nordic tiles_dealt=5 opening_minimum=0 rounds=1"
            table = await new_table(base, token, seats=3, bots=["greedy", "random"], rulebook=rules)
            view = await play_out(base, token, table)
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
            # Nothing was promised for tiles that everybody could know.
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

            room = server.hall.room(again.json()["id"])
            before = await room.look()
            await ask_for_a_rematch(base, token, room.id)
            after = await room.look()
            assert (before.matches, after.matches) == (1, 2)
            assert dealt_in(after) == dealt_in(before) != []

    asyncio.run(run())


def test_a_record_is_replayed_and_its_second_deal_played_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            running(tmp_path, FAST) as (server, base),
            httpx.AsyncClient(base_url=base, timeout=60) as http,
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
            table = await server.hall.room(made["id"]).look()
            record = read_record(text)
            assert table.rulebook.rounds == 1
            assert table.deal is not None
            (dealt,) = (event for event in record.rounds[1] if isinstance(event, Dealt))
            assert (table.deal.racks, table.deal.pool) == (dealt.racks, dealt.pool)
            assert [player.bot for player in table.players] == [None] + ["steady"] * (
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
            httpx.AsyncClient(base_url=base, timeout=60) as http,
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
            httpx.AsyncClient(base_url=base, timeout=60) as http,
        ):
            mine = bearer(await new_guest(base, "Ada"))
            text = GOLDEN.read_text()
            kept = (await http.post("/api/records", json={"record": text}, headers=mine)).json()
            path = f"/api/replays/{kept['id']}/chances"
            told = (await http.get(path, timeout=60)).json()
            first, second, _ = (await http.get(f"/api/replays/{kept['id']}")).json()["rounds"]
            assert len(told["chances"]) == len(first["turns"]) + 1
            assert told["chances"][-1] == [float(seat == first["winner"]) for seat in range(3)]
            assert 1 <= told["dearest"] <= len(first["turns"])
            asked = {"record": text, "round": 2}
            other = (await http.post("/api/replay/chances", json=asked, timeout=60)).json()
            assert len(other["chances"]) == len(second["turns"]) + 1
            for wrong in (
                await http.get(path, params={"round": 9}),
                await http.post("/api/replay/chances", json={"record": text, "round": 9}),
            ):
                assert wrong.status_code == 400
                assert wrong.json()["detail"].endswith("rounds 1 to 3: 9")
            assert (await http.get(f"/api/replays/{'0' * 64}/chances")).status_code == 404

    asyncio.run(run())
