"""Live play over the server: presence, pauses, take-backs, reactions and rematches."""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import delete
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from brikke.live import Dealer, FairDealer, TableConfig, Timing
from brikke.server.background import scheduler
from brikke.server.server import Server
from brikke.server.store import schema
from tests.server.clients import Message, bearer, dial, enter, hear, new_guest, new_table, say
from tests.server.in_process import running
from tests.support.live_server import LiveServer
from tests.support.live_tables import HandDealer
from tests.support.patience import PATIENCE

pytestmark = pytest.mark.system

TIMING = Timing(bot=10, grace=300, absence=0, between=60_000, salt=200)


class Session:
    """A table on a server, with named players."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.tokens: dict[str, str] = {}
        self.sockets: dict[str, ClientConnection] = {}
        self.table_id = ""
        self._ids = iter(range(10_000))
        self._unread: defaultdict[str, list[Message]] = defaultdict(list)

    async def invite(self, *names: str, **wishes: Any) -> None:
        """Let the first player set up a table, and all sit down."""
        for name in names:
            self.tokens[name] = await new_guest(self.base, name)
        self.table_id = await new_table(self.base, self.tokens[names[0]], **wishes)
        for name in names:
            await self.come(name)
            if name != names[0]:
                await self.do(name, "sit")

    async def come(self, name: str, since: int | None = None) -> Message:
        self.sockets[name] = await dial(self.base, self.table_id)
        return await enter(self.sockets[name], self.tokens[name], since)

    async def go(self, name: str) -> None:
        await self.sockets.pop(name).close()

    async def do(self, name: str, kind: str, **fields: Any) -> Message:
        """Carry out a command and return its answer."""
        command = f"{kind}{next(self._ids)}"
        await say(self.sockets[name], type=kind, id=command, **fields)
        while True:
            message = await hear(
                self.sockets[name], "ack", "refused", "hint", "checked", "events", "presence"
            )
            if message.get("id") == command:
                return message
            self._unread[name].append(message)

    async def begin(self, host: str) -> None:
        await self.do(host, "start")
        await self.event(host, "dealt")

    async def event(self, name: str, kind: str) -> Message:
        """Return the next event of a kind that a player receives."""
        while True:
            for each in (await self.hear(name, "events"))["events"]:
                if each["event"]["type"] == kind:
                    event: Message = each["event"]
                    return event

    async def hear(self, name: str, kind: str) -> Message:
        """Return the next message of a kind, including those that came before an answer."""
        unread = self._unread[name]
        for at, message in enumerate(unread):
            if message["type"] == kind:
                del unread[: at + 1]
                return message
        unread.clear()
        return await hear(self.sockets[name], kind)

    async def view(self, name: str) -> Message:
        """Return the whole view of a player, on a new connection."""
        async with dial(self.base, self.table_id) as socket:
            return await enter(socket, self.tokens[name])

    async def mover(self, *names: str) -> tuple[str, int]:
        """Return the player to move, and the number of the last event."""
        for name in names:
            view = await self.view(name)
            if view["round"]["to_move"] == view["seat"]:
                return name, view["seq"]
        raise AssertionError("nobody is to move")

    async def end(self) -> None:
        for socket in self.sockets.values():
            await socket.close()


def at(folder: Path, story: Any, timing: Timing = TIMING, dealer: Dealer | None = None) -> None:
    async def run() -> None:
        config = TableConfig(timing, dealer or FairDealer())
        async with running(folder, config) as (server, base):
            session = Session(base)
            await story(session, server)
            await session.end()

    asyncio.run(run())


def test_a_player_away_for_the_grace_period_gets_a_stand_in_and_can_return(
    tmp_path: Path,
) -> None:
    async def story(session: Session, _server: Server) -> None:
        await session.invite("Ada", "Bo", seats=2, rulebook="nordic turn_seconds=off rounds=99")
        await session.begin("Ada")
        await session.go("Bo")
        assert (await session.event("Ada", "went"))["seat"] == 1
        stood_in = await session.event("Ada", "stood_in")
        assert stood_in == {"type": "stood_in", "seat": 1, "bot": "steady"}
        labelled = await session.hear("Ada", "presence")
        absent = labelled["seats"][1]
        assert (absent["name"], absent["bot"], absent["stand_in"]) == ("Bo", None, "steady")
        assert (absent["here"], absent["host"]) == (False, False)
        view = await session.view("Ada")
        if view["round"]["to_move"] == 0:
            await session.do("Ada", "draw", seen=view["seq"])
        # The bot plays for Bo.
        while (await session.view("Ada"))["round"]["to_move"] != 0:
            await asyncio.sleep(0.02)
        assert (await session.come("Bo"))["seat"] == 1
        assert (await session.event("Ada", "came"))["seat"] == 1
        back = await session.hear("Ada", "presence")
        assert back["seats"][1]["stand_in"] is None
        await session.do("Ada", "draw", seen=(await session.view("Ada"))["seq"])
        await asyncio.sleep(0.2)
        assert (await session.view("Bo"))["round"]["to_move"] == 1

    at(tmp_path, story)


def test_a_bot_is_not_delayed_by_reconnects(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Whoever waited for the end of a lease would wait for an hour.
    monkeypatch.setattr(scheduler, "LEASE_MS", 3_600_000)

    async def story(session: Session, _server: Server) -> None:
        rules = "nordic turn_seconds=off rounds=99"
        await session.invite("Ada", "Bo", seats=3, bots=["steady"], rulebook=rules)
        await session.begin("Ada")
        bot = 1
        for _ in range(8):
            async with asyncio.timeout(PATIENCE):
                while (await session.view("Ada"))["round"]["to_move"] == bot:
                    await session.go("Bo")
                    await session.come("Bo")
            name, seen = await session.mover("Ada", "Bo")
            await session.do(name, "draw", seen=seen)

    at(tmp_path, story, replace(TIMING, bot=150, grace=60_000))


def test_an_empty_table_sleeps_until_the_first_player_returns(tmp_path: Path) -> None:
    async def story(session: Session, server: Server) -> None:
        await session.invite("Ada", seats=2, bots=["steady"], rulebook="nordic rounds=99")
        await session.begin("Ada")
        await session.go("Ada")
        room = server.rooms.room(session.table_id)
        async with asyncio.timeout(PATIENCE):
            while not (await room.live_table()).asleep:
                await asyncio.sleep(0.05)
        await session.come("Ada")
        live_table = await room.live_table()
        assert not live_table.asleep
        assert live_table.paused_at is None
        deadline = live_table.deadline()
        assert deadline is None or deadline > server.rooms.clock() + 40_000

    at(tmp_path, story)


def test_a_pause_needs_everyone_and_resuming_needs_one(tmp_path: Path) -> None:
    async def story(session: Session, _server: Server) -> None:
        await session.invite("Ada", "Bo", seats=2)
        await session.begin("Ada")
        assert (await session.do("Ada", "pause"))["type"] == "ack"
        assert (await session.event("Bo", "pause_asked"))["seat"] == 0
        assert (await session.do("Bo", "decline"))["type"] == "ack"
        await session.event("Ada", "declined")
        await session.do("Bo", "pause")
        await session.do("Ada", "pause")
        await session.event("Bo", "paused")
        name, seen = await session.mover("Ada", "Bo")
        assert (await session.do(name, "draw", seen=seen))["code"] == "paused"
        await session.do("Bo", "resume")
        assert (await session.do(name, "draw", seen=seen + 1))["type"] == "ack"

    at(tmp_path, story)


def test_a_turn_is_taken_back_if_all_agree_but_never_after_a_draw(tmp_path: Path) -> None:
    async def story(session: Session, _server: Server) -> None:
        await session.invite("Ada", "Bo", seats=2, rulebook="nordic turn_seconds=off")
        await session.begin("Ada")
        name, other = "Ada", "Bo"
        view = await session.view(name)
        seen, before = view["seq"], view["round"]
        hint = await session.do(name, "hint")
        assert (hint["tiles_played"], hint["aim"], hint["chance"]) == (3, "tiles", None)
        by_chances = await session.do(name, "hint", aim="chances")
        assert by_chances["aim"] == "chances"
        assert 0 < by_chances["chance"] < 1
        await session.do(name, "play", seen=seen, table=hint["table"], opening=hint["opening"])
        assert (await session.view(name))["round"]["table"]
        assert (await session.do(name, "take_back"))["type"] == "ack"
        assert (await session.view(name))["table"]["wants_back"]
        assert (await session.do(other, "take_back"))["type"] == "ack"
        await session.event(name, "taken_back")
        assert (await session.view(name))["round"] == before
        await session.do(name, "draw", seen=(await session.view(name))["seq"])
        assert (await session.do(name, "take_back"))["code"] == "take-back-after-draw"

    at(tmp_path, story, dealer=HandDealer("k10 k11 k12 r1", "r5 b9"))


def test_a_strict_table_refuses_take_backs_and_hints(tmp_path: Path) -> None:
    async def story(session: Session, _server: Server) -> None:
        await session.invite("Ada", seats=2, bots=["steady"], casual=False, hints=False)
        await session.begin("Ada")
        assert (await session.do("Ada", "take_back"))["code"] == "not-casual"
        assert (await session.do("Ada", "hint"))["code"] == "hints-off"
        assert (await session.do("Ada", "check", table=[["r1"]]))["type"] == "checked"

    at(tmp_path, story)


def test_a_guest_removed_by_the_host_cannot_return(tmp_path: Path) -> None:
    async def story(session: Session, _server: Server) -> None:
        await session.invite("Ada", "Bo", "Cy", seats=3)
        assert (await session.do("Ada", "remove", seat=1))["type"] == "ack"
        assert (await session.do("Bo", "sit"))["code"] == "barred"
        assert (await session.view("Cy"))["seat"] == 1
        await session.begin("Ada")
        assert (await session.do("Ada", "remove", seat=1))["type"] == "ack"
        assert (await session.view("Cy"))["seat"] is None
        assert (await session.event("Ada", "handed_over"))["bot"] == "steady"

    at(tmp_path, story)


def test_when_the_last_player_leaves_the_match_ends_and_the_seed_is_revealed(
    tmp_path: Path,
) -> None:
    async def story(session: Session, _server: Server) -> None:
        await session.invite("Ada", seats=2, bots=["steady"])
        await session.begin("Ada")
        assert (await session.do("Ada", "leave"))["type"] == "ack"
        assert len((await session.event("Ada", "abandoned"))["seed"]) == 64
        view = await session.view("Ada")
        assert (view["seat"], view["table"]["phase"]) == (None, "waiting")

    at(tmp_path, story)


def test_reactions_are_rate_limited_and_come_from_a_list(tmp_path: Path) -> None:
    async def story(session: Session, _server: Server) -> None:
        await session.invite("Ada", "Bo", seats=2)
        assert (await session.do("Ada", "react", reaction="wow"))["type"] == "ack"
        assert (await session.event("Bo", "reacted"))["reaction"] == "wow"
        assert (await session.do("Ada", "react", reaction="wow"))["code"] == "too-often"
        await say(session.sockets["Ada"], type="react", id="x", reaction="<b>")
        assert (await hear(session.sockets["Ada"], "refused"))["code"] == "malformed"

    at(tmp_path, story)


def test_a_reconnecting_client_gets_missed_events_or_the_whole_view(tmp_path: Path) -> None:
    async def story(session: Session, _server: Server) -> None:
        rules = "nordic turn_seconds=off"
        await session.invite("Ada", "Bo", seats=2, rulebook=rules)
        await session.begin("Ada")
        known = (await session.view("Ada"))["seq"]
        for _ in range(4):
            name, seen = await session.mover("Ada", "Bo")
            await session.do(name, "draw", seen=seen)
        async with dial(session.base, session.table_id) as socket:
            token = session.tokens["Ada"]
            await say(socket, type="hello", id="h", token=token, since=known)
            told = await hear(socket, "events", "view")
            assert [each["seq"] for each in told["events"]] == list(range(known + 1, known + 5))
        for since in (10**6, 0):
            async with dial(session.base, session.table_id) as socket:
                await say(socket, type="hello", id="h", token=token, since=since)
                kinds = [(await hear(socket, "events", "view"))["type"] for _ in range(1)]
                assert kinds == (["view"] if since else ["events"])

    at(tmp_path, story)


def test_a_guest_moves_to_another_device_once_by_a_code(tmp_path: Path) -> None:
    async def story(session: Session, _server: Server) -> None:
        await session.invite("Ada", seats=2)
        async with httpx.AsyncClient(base_url=session.base, timeout=PATIENCE) as http:
            mine = bearer(session.tokens["Ada"])
            code = (await http.post("/api/me/transfers", headers=mine)).json()["code"]
            moved = await http.post("/api/transfers", json={"code": code})
            again = await http.post("/api/transfers", json={"code": code})
            assert again.status_code == 401
            other = bearer(moved.json()["token"])
            assert moved.json()["token"] != session.tokens["Ada"]
            tables = (await http.get("/api/me/tables", headers=other)).json()
            assert [each["id"] for each in tables] == [session.table_id]
            assert (await http.get("/api/me", headers=mine)).status_code == 200

    at(tmp_path, story)


def test_forgetting_a_guest_removes_the_name_everywhere(tmp_path: Path) -> None:
    async def story(session: Session, _server: Server) -> None:
        await session.invite("Ada", "Bo Bright", seats=2, listed=True, rulebook="nordic rounds=1")
        await session.begin("Ada")
        async with httpx.AsyncClient(base_url=session.base, timeout=PATIENCE) as http:
            gone = bearer(session.tokens["Bo Bright"])
            assert "Bo Bright" in (await http.get("/api/tables")).text
            assert (await http.delete("/api/me", headers=gone)).status_code == 204
            told = await session.hear("Ada", "presence")
            while told["seats"][1]["name"]:
                told = await session.hear("Ada", "presence")
            bye = await hear(session.sockets["Bo Bright"], "bye")
            assert bye == {"type": "bye", "reason": "forgotten", "retry": None}
            assert (await http.get("/api/me", headers=gone)).status_code == 401
            assert "Bo Bright" not in (await http.get("/api/tables")).text

    at(tmp_path, story)
    left = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"Ada" in left
    assert b"Bo Bright" not in left


def test_a_guest_chooses_a_face_and_a_colour_that_the_table_shows(tmp_path: Path) -> None:
    async def story(session: Session, _server: Server) -> None:
        await session.invite("Ada", "Bo", seats=3, bots=["champion"])
        look = {"face": "puffin", "colour": "mint"}
        headers = bearer(session.tokens["Bo"])
        async with httpx.AsyncClient(
            base_url=session.base, headers=headers, timeout=PATIENCE
        ) as http:
            first = (await http.get("/api/me")).json()
            await http.patch(
                "/api/me",
                json={"face": "bear", "colour": "rose"},
                headers=bearer(session.tokens["Ada"]),
            )
            changed = (await http.patch("/api/me", json=look)).json()
            assert changed == {**first, **look}
            # Not for Bo alone: somebody who has chosen nothing may look so already.
            colours: list[str] = []
            while colours != ["rose", "lilac", "mint"]:
                seats = (await session.hear("Ada", "presence"))["seats"]
                colours = [each["colour"] for each in seats]
            assert seats[-1]["face"] == "puffin"
            assert [seats[1]["bot"], seats[1]["face"]] == ["champion", "siv"]
            named = (await http.patch("/api/me", json={"name": "Bo Bright"})).json()
            assert named == {**changed, "name": "Bo Bright"}
            refused = await http.patch("/api/me", json={"face": "fox"})
            assert (refused.status_code, refused.json()["code"]) == (400, "bad-input")

    at(tmp_path, story)


def test_the_lobby_shows_public_tables_only(tmp_path: Path) -> None:
    async def story(session: Session, _server: Server) -> None:
        await session.invite("Ada", seats=2, listed=True)
        hidden = await new_table(session.base, session.tokens["Ada"])
        async with httpx.AsyncClient(base_url=session.base, timeout=PATIENCE) as http:
            listed = (await http.get("/api/tables")).json()
            assert [each["id"] for each in listed] == [session.table_id]
            [seat] = listed[0]["seats"]
            ada = (await http.get("/api/me", headers=bearer(session.tokens["Ada"]))).json()
            assert (seat["name"], seat["bot"], seat["colour"]) == ("Ada", None, ada["colour"])
            assert (await http.get(f"/api/tables/{hidden}")).status_code == 200
            assert (await http.get("/api/tables/nope")).json()["code"] == "no-such-table"

    at(tmp_path, story)


def test_a_rematch_begins_when_everyone_wants_it(tmp_path: Path) -> None:
    async def story(session: Session, _server: Server) -> None:
        rules = "nordic rounds=1 tiles_dealt=5 opening_minimum=0 turn_seconds=off"
        await session.invite("Ada", seats=2, bots=["steady"], rulebook=rules)
        await session.begin("Ada")
        await play_on(session, "Ada")
        assert (await session.do("Ada", "ready"))["code"] == "wrong-phase"
        assert (await session.do("Ada", "rematch"))["type"] == "ack"
        view = await session.view("Ada")
        assert (view["table"]["match"], view["table"]["sheet"]) == (2, [])
        assert view["table"]["phase"] in ("salting", "playing")

    at(tmp_path, story)


async def play_on(session: Session, name: str) -> None:
    """Play hints until the match is over."""
    async with asyncio.timeout(PATIENCE):
        while (view := await session.view(name))["table"]["phase"] != "over":
            if view["round"]["to_move"] != view["seat"]:
                await asyncio.sleep(0.02)
                continue
            hint = await session.do(name, "hint")
            kind = "play" if hint["tiles_played"] else "draw" if view["round"]["pool"] else "pass"
            fields = {"table": hint["table"], "opening": hint["opening"]} if kind == "play" else {}
            await session.do(name, kind, seen=view["seq"], **fields)


def test_a_table_whose_last_events_are_gone_goes_on_from_what_is_left(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, TableConfig(TIMING)) as (server, base):
            token = await new_guest(base, "Ada")
            table_id = await new_table(base, token)
            async with dial(base, table_id) as socket:
                view = await enter(socket, token)
                column = schema.events.c
                end = delete(schema.events).where(column.seq > 1, column.table_id == table_id)
                await server.rooms.store._database.execute(end)
                await say(socket, type="react", id="r", reaction="hello")
                # It knows events that are gone.
                assert view["seq"] > 1
                assert (await hear(socket, "view"))["seq"] == 1
                assert (await hear(socket, "events"))["events"][0]["seq"] == 2
                assert (await hear(socket, "ack"))["seq"] == 2
            assert (await server.rooms.store.check())["damaged"] == []

    asyncio.run(story())


def test_a_server_that_stops_asks_its_clients_to_come_back(tmp_path: Path) -> None:
    async def story(server: LiveServer) -> None:
        token = await new_guest(server.base, "Ada")
        table_id = await new_table(server.base, token)
        async with dial(server.base, table_id) as socket:
            await enter(socket, token)
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            bye = await hear(socket, "bye")
            assert (bye["reason"], bye["retry"] > 0) == ("restart", True)
            with pytest.raises(ConnectionClosed):
                await hear(socket, "view")
            await stopping

    with LiveServer(tmp_path) as server:
        asyncio.run(story(server))
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert {line["what"] for line in lines} >= {"serving", "stopped"}
