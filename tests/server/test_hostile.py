"""Hostile clients: bad frames, wrong tokens, other guests' seats."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from brikke.live import TableConfig, Timing
from brikke.server import connection
from brikke.server.limits import MemoryLimits, Rules
from brikke.server.logs import SampledNotes
from brikke.server.server import Server
from brikke.server.store import Unavailable
from brikke.server.tables import room
from brikke.wire.client import FromClient
from brikke.wire.tokens import hash_of
from tests.server.clients import (
    Message,
    bearer,
    dial,
    enter,
    hear,
    new_guest,
    new_table,
    say,
    socket_of,
)
from tests.server.in_process import running
from tests.support.live_server import LiveServer
from tests.support.patience import PATIENCE

pytestmark = pytest.mark.system

HOUSE = TableConfig(Timing(bot=10**9, grace=10**9, absence=0))
"""Without timers: every change is caused by a frame."""

Story = Callable[[Server, str], Coroutine[Any, Any, None]]


def on_a_server(folder: Path, story: Story, **settings: Any) -> None:
    async def run() -> None:
        async with running(folder, HOUSE, **settings) as (server, base):
            await story(server, base)

    asyncio.run(run())


class Match:
    """Two players in a round."""

    def __init__(self, server: Server, base: str) -> None:
        self.server, self.base = server, base
        self.tokens: list[str] = []
        self.table_id = ""
        self.sockets: list[ClientConnection] = []

    async def begin(self, rulebook: str = "nordic turn_seconds=off") -> None:
        self.tokens = [await new_guest(self.base, name) for name in ("Ada", "Bo")]
        self.table_id = await new_table(self.base, self.tokens[0], seats=2, rulebook=rulebook)
        self.sockets = [await dial(self.base, self.table_id) for _ in self.tokens]
        for socket, token in zip(self.sockets, self.tokens, strict=True):
            await enter(socket, token)
        await self.ask(1, type="sit", id="sit")
        await self.ask(0, type="start", id="start")
        for seat in (0, 1):
            await self.ask(seat, type="salt", id="salt", salt="")

    async def ask(self, seat: int, **message: Any) -> Message:
        """Send a command and return its answer."""
        await say(self.sockets[seat], **message)
        while True:
            answer = await hear(self.sockets[seat], "ack", "refused", "checked", "hint")
            if answer["id"] == message["id"]:
                return answer

    @property
    def mover(self) -> int:
        return int(self.room.to_move)

    @property
    def room(self) -> Any:
        return self.server.rooms.room(self.table_id)._live_table

    async def end(self) -> None:
        for socket in self.sockets:
            await socket.close()


def broken(chance: random.Random, good: bytes) -> bytes | str:
    """Return a corrupted message."""
    match chance.randrange(7):
        case 0:
            return good[: chance.randrange(len(good))].decode(errors="replace")
        case 1:
            return bytes(chance.randrange(256) for _ in range(chance.randrange(200)))
        case 2:
            at = chance.randrange(len(good))
            return (good[:at] + bytes([chance.randrange(256)]) + good[at + 1 :]).decode("latin-1")
        case 3:
            return json.dumps([json.loads(good)] * chance.randrange(4))
        case 4:
            message = json.loads(good)
            key = chance.choice(list(message))
            message[key] = chance.choice([None, -1, 2**70, "", "x" * 5000, [], {}, [[["r7"]]], 1.5])
            return json.dumps(message)
        case 5:
            return "[" * chance.randrange(1, 40000)
        case _:
            return json.dumps({**json.loads(good), chance.choice(["to", "seat2", "admin"]): True})


GOOD = [
    {"type": "hello", "id": "a", "token": "t", "since": 3},
    {"type": "play", "id": "b", "seen": 9, "table": [["r7", "r8", "r9"]], "opening": []},
    {"type": "draw", "id": "c", "seen": 9},
    {"type": "salt", "id": "d", "salt": "00ff"},
    {"type": "bot", "id": "e", "bot": "steady"},
    {"type": "remove", "id": "f", "seat": 1},
    {"type": "check", "id": "g", "table": [["r7", "r8", "r9"]]},
    {"type": "react", "id": "h", "reaction": "wow"},
]


def is_valid(frame: bytes | str) -> bool:
    try:
        msgspec.json.decode(frame, type=FromClient)
    except (ValueError, RecursionError):
        return False
    return True


def test_fuzzed_frames_at_most_close_the_connection(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    chance = random.Random(4)
    refused: list[float] = []

    async def story(server: Server, base: str) -> None:
        match = Match(server, base)
        await match.begin()
        stranger = await new_guest(base, "Eve")
        seq = match.room.seq
        for token in (stranger, match.tokens[0], "no such token"):
            for _ in range(60):
                await bother(match, token, chance)
        assert match.room.seq == seq or set(presence_only(match, seq)) <= {"Came", "Went"}
        seen = match.room.seq
        answer = await match.ask(match.mover, type="draw", id="alive", seen=seen)
        assert answer["type"] == "ack"
        for family in server.metrics.refusals.collect():
            refused.extend(each.value for each in family.samples if each.name.endswith("_total"))
        await match.end()

    with caplog.at_level(logging.INFO, "brikke.server"):
        on_a_server(tmp_path, story)
    assert not [record for record in caplog.records if record.exc_info]
    refusals = [record for record in caplog.records if record.getMessage() == "refused"]
    assert 0 < len(refusals) < sum(refused)
    assert sum(refused) > 100


def presence_only(match: Match, since: int) -> list[str]:
    return [type(each.event).__name__ for each in match.room.log[since:]]


async def bother(match: Match, token: str, chance: random.Random) -> None:
    """Connect, perhaps send hello, and send a few malformed frames."""
    async with dial(match.base, match.table_id) as socket:
        try:
            if chance.random() < 0.7:
                await say(socket, type="hello", id="hello", token=token)
            for _ in range(chance.randrange(1, 5)):
                frame = broken(chance, msgspec.json.encode(chance.choice(GOOD)))
                if not is_valid(frame):
                    await socket.send(frame)
            await socket.send("{}")
            await hear(socket, "refused", seconds=PATIENCE)
        except ConnectionClosed:
            return


def test_an_oversized_frame_only_closes_the_connection(tmp_path: Path) -> None:
    async def story(server: Server, base: str) -> None:
        match = Match(server, base)
        await match.begin()
        async with dial(base, match.table_id) as socket:
            await enter(socket, match.tokens[0])
            await socket.send("x" * 100_000)
            with pytest.raises(ConnectionClosed):
                await hear(socket, "ack")
        assert (await match.ask(match.mover, type="draw", id="x", seen=match.room.seq))["seq"]
        await match.end()

    on_a_server(tmp_path, story)


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ({"type": "draw", "id": "1", "seen": 0}, "malformed"),
        ({"type": "hello", "id": "1", "token": "wrong"}, "bad-token"),
    ],
)
def test_a_connection_without_hello_and_token_is_closed(
    frame: Message, code: str, tmp_path: Path
) -> None:
    async def story(server: Server, base: str) -> None:
        token = await new_guest(base, "Ada")
        table_id = await new_table(base, token)
        async with dial(base, table_id) as socket:
            await say(socket, **frame)
            assert (await hear(socket, "refused"))["code"] == code
            with pytest.raises(ConnectionClosed):
                await hear(socket, "view")
        assert server.rooms.room(table_id)._live_table.seq <= 2

    on_a_server(tmp_path, story)


def test_a_guessed_table_id_is_refused(tmp_path: Path) -> None:
    async def story(server: Server, base: str) -> None:
        token = await new_guest(base, "Ada")
        for guess in ("0" * 16, "a", "x" * 300, "%2e%2e"):
            async with dial(base, guess) as socket:
                await say(socket, type="hello", id="1", token=token)
                assert (await hear(socket, "refused"))["code"] == "no-such-table"
        assert not server.rooms.by_id

    on_a_server(tmp_path, story)


def test_an_unknown_subprotocol_is_refused(tmp_path: Path) -> None:
    async def story(_server: Server, base: str) -> None:
        async with connect(socket_of(base, "abc")) as socket:
            assert (await hear(socket, "bye"))["reason"] == "protocol"

    on_a_server(tmp_path, story)


def test_guests_without_a_seat_cannot_change_a_table(tmp_path: Path) -> None:
    async def story(server: Server, base: str) -> None:
        match = Match(server, base)
        await match.begin()
        eve = await new_guest(base, "Eve")
        async with dial(base, match.table_id) as socket:
            view = await enter(socket, eve)
            assert view["seat"] is None
            assert view["round"]["rack"] == []
            seen = view["seq"]
            for number, (message, code) in enumerate(
                [
                    ({"type": "draw", "seen": seen}, "not-seated"),
                    ({"type": "sit"}, "wrong-phase"),
                    ({"type": "start"}, "not-host"),
                    ({"type": "remove", "seat": 0}, "not-host"),
                    ({"type": "bot", "bot": "steady"}, "not-host"),
                    ({"type": "hint"}, "not-seated"),
                    ({"type": "check", "table": []}, "not-seated"),
                    ({"type": "pause"}, "not-seated"),
                    ({"type": "leave"}, "not-seated"),
                    ({"type": "salt", "salt": "00"}, "not-seated"),
                ]
            ):
                await say(socket, id=f"e{number}", **message)
                assert (await hear(socket, "refused"))["code"] == code
        assert match.room.seq == seen
        await match.end()

    on_a_server(tmp_path, story)


def test_a_duplicate_command_gets_the_first_answer_and_takes_effect_once(tmp_path: Path) -> None:
    async def story(server: Server, base: str) -> None:
        match = Match(server, base)
        await match.begin()
        first, seen = match.mover, match.room.seq
        answers = [await match.ask(first, type="draw", id="d", seen=seen) for _ in range(3)]
        assert answers[0]["type"] == "ack"
        assert answers.count(answers[0]) == 3
        await match.ask(match.mover, type="draw", id="e", seen=match.room.seq)
        # It is the first player's turn again, so that the command would be legal again.
        again = await match.ask(first, type="draw", id="d", seen=match.room.seq)
        assert again == answers[0]
        await server.rooms.room(match.table_id).live_table()
        assert match.room.game.state.turns == 2
        # The same id from another guest is another command.
        await match.ask(first, type="draw", id="f", seen=match.room.seq)
        other = await match.ask(1 - first, type="draw", id="d", seen=match.room.seq)
        assert other["type"] == "ack"
        assert match.room.game.state.turns == 4
        await match.end()

    on_a_server(tmp_path, story)


def test_of_two_commands_for_the_same_turn_one_is_refused(tmp_path: Path) -> None:
    async def story(server: Server, base: str) -> None:
        match = Match(server, base)
        await match.begin()
        for number in range(10):
            mover, seen = match.mover, match.room.seq
            async with dial(base, match.table_id) as twin:
                await enter(twin, match.tokens[mover])
                await asyncio.gather(
                    say(twin, type="draw", id=f"left{number}", seen=seen),
                    say(match.sockets[mover], type="draw", id=f"right{number}", seen=seen),
                )
                answers = await asyncio.gather(
                    hear(twin, "ack", "refused"), hear(match.sockets[mover], "ack", "refused")
                )
            assert sorted(each["type"] for each in answers) == ["ack", "refused"]
            assert {each.get("code") for each in answers} == {None, "stale"}
            assert match.room.game.state.turns == number + 1
        await match.end()

    on_a_server(tmp_path, story)


def test_an_outdated_turn_is_stale(tmp_path: Path) -> None:
    async def story(server: Server, base: str) -> None:
        match = Match(server, base)
        await match.begin()
        seen = match.room.seq
        await match.ask(match.mover, type="draw", id="a", seen=seen)
        answer = await match.ask(match.mover, type="draw", id="b", seen=seen)
        assert answer["code"] == "stale"
        await match.end()

    on_a_server(tmp_path, story)


def test_a_refused_turn_names_every_violation(tmp_path: Path) -> None:
    async def story(server: Server, base: str) -> None:
        match = Match(server, base)
        await match.begin()
        seen = match.room.seq
        answer = await match.ask(
            match.mover, type="play", id="a", seen=seen, table=[["r1", "r3"], ["b1", "b1", "b1"]]
        )
        assert answer["code"] == "illegal"
        codes = {each["code"] for each in answer["violations"]}
        assert {"too-short", "not-owned"} <= codes
        bad = await match.ask(match.mover, type="play", id="b", seen=seen, table=[["x9"]])
        assert (bad["code"], bad["detail"][-2:]) == ("bad-tiles", "x9")
        assert match.room.seq == seen
        await match.end()

    on_a_server(tmp_path, story)


def test_a_client_that_does_not_read_is_disconnected(tmp_path: Path) -> None:
    async def story(server: Server, base: str) -> None:
        match = Match(server, base)
        await match.begin()
        before = set(server.rooms.connections)
        async with dial(base, match.table_id, max_queue=1) as deaf:
            await enter(deaf, match.tokens[0])
            (visit,) = server.rooms.connections.difference(before)
            for _ in range(600):
                visit.send(b'"' + b"x" * 60_000 + b'"')
            async with asyncio.timeout(PATIENCE):
                while visit in server.rooms.connections:
                    await asyncio.sleep(0.05)
        await match.end()

    on_a_server(tmp_path, story)


def test_a_server_error_is_logged_and_the_client_reconnects(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(server: Server, base: str) -> None:
        match = Match(server, base)
        await match.begin()

        async def broken_command(*_: object) -> bytes:
            raise RuntimeError("a mistake")

        monkeypatch.setattr(server.rooms, "command", broken_command)
        await say(match.sockets[0], type="draw", id="x", seen=0)
        assert (await hear(match.sockets[0], "bye"))["reason"] == "trouble"
        await match.end()

    on_a_server(tmp_path, story)
    assert [record.getMessage() for record in caplog.records if record.exc_info] == [
        "connection failed"
    ]


def test_the_scheduler_continues_after_an_error(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(server: Server, base: str) -> None:
        store = server.rooms.store
        failed: list[int] = []
        take = store.next_due

        async def fail_once() -> int | None:
            if not failed:
                failed.append(1)
                raise RuntimeError("a mistake")
            return await take()

        monkeypatch.setattr(store, "next_due", fail_once)
        token = await new_guest(base, "Ada")
        table_id = await new_table(base, token, seats=2, bots=["steady"])
        async with dial(base, table_id) as socket:
            await enter(socket, token)
            await say(socket, type="start", id="start")
            await hear(socket, "ack")
            # No salt is sent: only the scheduler deals.
            while (await hear(socket, "view"))["table"]["phase"] != "playing":
                pass

    async def run() -> None:
        async with running(tmp_path, TableConfig(Timing(salt=300))) as (server, base):
            await story(server, base)

    asyncio.run(run())
    assert "scheduler failed" in [record.getMessage() for record in caplog.records]


def test_no_event_is_lost_when_reading_names_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(server: Server, base: str) -> None:
        ada, bo = await new_guest(base, "Ada"), await new_guest(base, "Bo")
        table_id = await new_table(base, ada, seats=3)
        async with dial(base, table_id) as zero, dial(base, table_id) as one:
            seq = (await enter(zero, ada))["seq"]
            await enter(one, bo)
            profiles = server.rooms.store.profiles

            async def fail_once(_guests: object) -> dict[str, str]:
                monkeypatch.setattr(server.rooms.store, "profiles", profiles)
                raise Unavailable("gone for a moment")

            monkeypatch.setattr(server.rooms.store, "profiles", fail_once)
            await say(one, type="sit", id="sit")
            await hear(one, "bye")
            await say(zero, type="react", id="r", reaction="wow")
            heard: list[int] = []
            while True:
                message = await hear(zero, "events")
                heard += [each["seq"] for each in message["events"]]
                if message["events"][-1]["event"]["type"] == "reacted":
                    break
            assert heard == list(range(seq + 1, heard[-1] + 1))

    on_a_server(tmp_path, story)


def test_a_turn_with_more_tiles_than_exist_is_refused_without_judging(tmp_path: Path) -> None:
    async def story(server: Server, base: str) -> None:
        match = Match(server, base)
        await match.begin()
        much = [["r1", "r2", "r3"]] * 36
        answer = await match.ask(match.mover, type="play", id="a", seen=match.room.seq, table=much)
        assert (answer["code"], answer["detail"][-3:]) == ("bad-tiles", "108")
        await match.end()

    on_a_server(tmp_path, story)


def test_too_many_commands_are_refused_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, pauses = 1000.0, []

    async def pause(seconds: float) -> None:
        nonlocal now
        pauses.append(seconds)
        now += seconds

    async def story(server: Server, base: str) -> None:
        match = Match(server, base)
        await match.begin()
        server.limits = MemoryLimits(lambda: now)
        server.rules.guest_refusals = Rules(0).guest_refusals
        async with dial(base, match.table_id) as socket:
            await enter(socket, match.tokens[0])
            monkeypatch.setattr(connection, "pause", pause)
            for number in range(130):
                await say(socket, type="decline", id=f"d{number}")
            codes = [(await hear(socket, "refused"))["code"] for _ in range(130)]
        # The connection is not read for as long as the limit demands; the next ones are in time.
        assert codes.count("too-often") == len(pauses) == 3
        assert codes.count("nothing-asked") == 127
        await match.end()

    on_a_server(tmp_path, story, limits=1)


def test_a_connection_that_is_refused_again_and_again_is_closed(tmp_path: Path) -> None:
    async def story(server: Server, base: str) -> None:
        match = Match(server, base)
        await match.begin()
        for number in range(100):
            await say(match.sockets[0], type="decline", id=f"d{number}")
        bye = await hear(match.sockets[0], "bye")
        assert bye["reason"] == "too-often"
        assert bye["retry"] > 0
        # The other player is not concerned.
        assert (await match.ask(1, type="decline", id="other"))["code"] == "nothing-asked"
        await match.end()

    on_a_server(tmp_path, story, limits=1)


def test_refused_commands_of_bots_over_http_count_like_those_of_sockets(tmp_path: Path) -> None:
    async def story(server: Server, base: str) -> None:
        unlimited = Rules(0)
        server.rules.guest_requests = unlimited.guest_requests
        server.rules.guest_commands = unlimited.guest_commands
        owner = await new_guest(base, "Ann")
        table_id = await new_table(base, owner)
        async with httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http:
            await http.post("/api/me/phrase", json={"name": "Ann"}, headers=bearer(owner))

            async def bot(name: str) -> dict[str, str]:
                body = {"name": name}
                known = await http.post("/api/me/bots", json=body, headers=bearer(owner))
                return bearer(known.json()["token"])

            async def refused(bot: dict[str, str], number: int) -> httpx.Response:
                path = f"/api/bot/tables/{table_id}/commands"
                body = {"type": "draw", "id": f"d{number}", "seen": 1}
                return await http.post(path, json=body, headers=bot)

            echo, other = await bot("Echo"), await bot("Other")
            most = int(server.rules.guest_refusals.burst)
            codes = [(await refused(echo, number)).json()["code"] for number in range(most)]
            assert set(codes) == {"not-seated"}
            while (answer := await refused(echo, most)).status_code != 429:
                pass
            assert answer.json()["code"] == "too-often"
            assert int(answer.headers["retry-after"]) > 0
            assert (await refused(other, 0)).json()["code"] == "not-seated"

    on_a_server(tmp_path, story, limits=1)


def test_refusals_are_logged_once_a_second_and_counted(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    note_sampled = SampledNotes(lambda: now)
    with caplog.at_level(logging.INFO, "brikke.server"):
        for number in range(300):
            now = number / 100
            note_sampled("refused", "stale", code="stale")
        note_sampled("refused", "illegal", code="illegal")
    told = [(record.told["code"], record.told.get("skipped")) for record in caplog.records]  # type: ignore[attr-defined]
    assert told == [("stale", None), ("stale", 99), ("stale", 99), ("illegal", None)]


def test_the_database_contains_no_token(tmp_path: Path) -> None:
    secrets: list[str] = []

    async def story(_server: Server, base: str) -> None:
        token = await new_guest(base, "Ada")
        async with httpx.AsyncClient(
            base_url=base, headers=bearer(token), timeout=PATIENCE
        ) as http:
            code = (await http.post("/api/me/transfers")).json()["code"]
            moved = await http.post("/api/transfers", json={"code": code})
            unused = (await http.post("/api/me/transfers")).json()["code"]
        secrets.extend((token, code, moved.json()["token"], unused))

    on_a_server(tmp_path, story)
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for secret in secrets:
        assert secret.encode() not in kept
    # Their hashes are found, which proves that the search works.
    assert hash_of(secrets[0]).encode() in kept


def test_the_log_contains_no_token_and_no_table_id(tmp_path: Path) -> None:
    async def story(base: str) -> list[str]:
        token = await new_guest(base, "Ada")
        table_id = await new_table(base, token)
        async with httpx.AsyncClient(
            base_url=base, headers=bearer(token), timeout=PATIENCE
        ) as http:
            code = (await http.post("/api/me/transfers")).json()["code"]
            await http.post("/api/transfers", json={"code": code})
            await http.post("/api/transfers", json={"code": code})
            await http.get(f"/api/tables/{table_id}x")
            await http.patch("/api/me", json={"name": "x" * 99})
        await new_table_refused(base, f"{token}x")
        async with dial(base, table_id) as socket:
            await enter(socket, token)
            await say(socket, type="hello", id="again", token=token)
            await socket.send("{")
            await hear(socket, "refused")
        async with dial(base, table_id) as socket:
            await enter(socket, f"{token}x")
        return [token, code, table_id]

    with LiveServer(tmp_path, log_level="debug") as server:
        secrets = asyncio.run(story(server.base))
    lines = server.log.read_text().splitlines()
    told = [line for line in lines if json.loads(line)["what"] != "serving"]
    assert len(told) > 5
    for secret in (*secrets, "127.0.0.1"):
        assert not [line for line in told if secret in line]


async def new_table_refused(base: str, token: str) -> None:
    with pytest.raises(httpx.HTTPStatusError):
        await new_table(base, token)


def test_too_many_new_connections_are_refused(tmp_path: Path) -> None:
    async def story(server: Server, base: str) -> None:
        token = await new_guest(base, "Ada")
        table_id = await new_table(base, token)
        async with dial(base, table_id) as first:
            await enter(first, token)
            # One connection for each guest; then too many from this address.
            for _ in range(4):
                async with dial(base, table_id) as second:
                    await say(second, type="hello", id="hello", token=token)
                    assert (await hear(second, "bye"))["reason"] == "too-often"
            async with dial(base, table_id) as sixth:
                bye = await hear(sixth, "bye")
                assert bye["reason"] == "too-often"
                assert bye["retry"] > 0
                with pytest.raises(ConnectionClosed):
                    await hear(sixth, "view")
            # Open connections stay open.
            await say(first, type="start", id="start")
            assert (await hear(first, "ack", "refused"))["id"] == "start"
        while server.rooms.connections:
            await asyncio.sleep(0.01)
        assert not list(server.limits.held())  # type: ignore[attr-defined]

    on_a_server(tmp_path, story, limits=1 / 20)


def test_the_length_of_a_log_is_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(_server: Server, base: str) -> None:
        token = await new_guest(base, "Ada")
        table_id = await new_table(base, token)
        async with dial(base, table_id) as socket:
            seq = (await enter(socket, token))["seq"]
            monkeypatch.setattr(room, "MOST_EVENTS", seq + 1)
            codes = []
            for bot in ("first", "second"):
                await say(socket, type="bot", id=bot, bot="steady")
                answer = await hear(socket, "ack", "refused")
                codes.append(answer.get("code"))
        assert codes == [None, "worn-out"]

    on_a_server(tmp_path, story)
