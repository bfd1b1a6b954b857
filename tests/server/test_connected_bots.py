"""Connected bots: any bot class plays on a server, is shown as a bot, and can be stopped."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing as closing_database
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets import Subprotocol
from websockets.sync.client import ClientConnection, connect

from brikke.client import AsyncClient, BotPlayer, Client, Ended, Refused
from brikke.game.notation import read_record
from brikke.game.verify import verify_record
from brikke.game.view import PlayerView
from brikke.live import Phase, TableConfig
from brikke.players.bots import make_bot
from brikke.server.bot_stream import BotStream, TableFeed
from brikke.server.checking import new_host_token
from brikke.server.http.bots import MOST_BOTS, MOST_INVITATIONS
from brikke.server.tables.rooms import MOST_BOT_TABLES
from brikke.wire.tokens import hash_of
from tests.server.clients import NetworkPlayer, bearer, new_guest, plain_brain
from tests.server.in_process import running
from tests.support.live_server import LiveServer
from tests.support.live_tables import playing

pytestmark = pytest.mark.system

EXAMPLE = Path(__file__).parents[2] / "examples" / "connected_bot.mjs"
SECONDS = 120
"""The time limit for whatever is waited for, on a slow machine."""
SHORT = "nordic tiles_dealt=7 opening_minimum=0 turn_seconds=off rounds=1"
PATIENT = """
from brikke.players.bots import draw_or_pass
from brikke.solver import best_turn


class Patient:
    def __init__(self, seed):
        pass  # no random numbers needed

    def turn(self, view):
        best = best_turn(view.position)
        small = view.position.opened and best.tiles_played < 5 and not best.goes_out
        waits = small and not view.rulebook.must_play(view.pool_size)
        return best.turn if best.played and not waits else draw_or_pass(view)
"""
"""The bot of docs/write-a-bot.md, as it stands there."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with LiveServer(tmp_path_factory.mktemp("bots"), seed="bots") as server:
        yield server


_clients: list[httpx.Client] = []


@pytest.fixture(scope="module", autouse=True)
def closing() -> Iterator[None]:
    """Close all HTTP clients in the end."""
    yield
    while _clients:
        _clients.pop().close()


def http_of(base: str, token: str = "") -> httpx.Client:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    _clients.append(httpx.Client(base_url=base, timeout=SECONDS, headers=headers))
    return _clients[-1]


class Person:
    """A guest who keeps the name, and uses HTTP and the socket."""

    def __init__(self, server: LiveServer, name: str) -> None:
        self.base = server.base
        self.http = http_of(server.base)
        self.token = self.http.post("/api/guests", json={"name": name}).json()["token"]
        self.http.headers["authorization"] = f"Bearer {self.token}"
        self.phrase = self.ask("POST", "me/phrase", name=name)["phrase"]

    def ask(self, method: str, path: str, **body: Any) -> Any:
        answer = self.http.request(method, f"/api/{path}", json=body or None)
        return answer.json() if answer.content else None

    def bot(self, name: str) -> str:
        """Register a bot, and return its token."""
        return str(self.ask("POST", "me/bots", name=name)["token"])

    def table(self, **wishes: Any) -> str:
        return str(self.ask("POST", "tables", **{"rulebook": SHORT, **wishes})["id"])

    @contextmanager
    def socket(self, table_id: str) -> Iterator[ClientConnection]:
        address = f"ws{self.base.removeprefix('http')}/api/tables/{table_id}/socket"
        options: Any = {"subprotocols": [Subprotocol("brikke.1")], "open_timeout": SECONDS}
        with connect(address, **options) as socket:
            say(socket, "hello", token=self.token)
            yield socket


class Host:
    """The host of the server."""

    def __init__(self, server: LiveServer) -> None:
        self.http = http_of(server.base, new_host_token(server.database))

    def bots(self) -> dict[str, Any]:
        return {each["name"]: each for each in self.http.get("/api/host").json()["bots"]}

    def decide(self, name: str, **changes: bool) -> None:
        key = self.bots()[name]["id"]
        self.http.patch(f"/api/host/bots/{key}", json=changes).raise_for_status()

    def stop_all(self, stopped: bool) -> None:
        self.http.patch("/api/host/bots", json={"stopped": stopped}).raise_for_status()


def say(socket: ClientConnection, kind: str, **fields: Any) -> None:
    command_id = f"{kind}-{time.monotonic_ns()}"
    socket.send(json.dumps({"type": kind, "id": command_id, **fields}))


def hear(
    socket: ClientConnection, wanted: Callable[[Any], bool], until: float | None = None
) -> Any:
    until = time.monotonic() + SECONDS if until is None else until
    while True:
        message = json.loads(socket.recv(timeout=max(0.1, until - time.monotonic())))
        if wanted(message):
            return message


async def play_to_the_end(person: Person, table_id: str, seats: int = 2) -> NetworkPlayer:
    """Begin a match when all seats are taken, and play it as a person to its end."""
    brain = plain_brain(1)
    player = NetworkPlayer(person.base, person.token, table_id, brain, starts=True, seats=seats)
    async with asyncio.timeout(SECONDS):
        await player.play(asyncio.Event())
    return player


@contextmanager
def connected(server: LiveServer, token: str, folder: Path) -> Iterator[subprocess.Popen[str]]:
    """Run ``brikke bot connect`` in a folder."""
    (folder / "patient.py").write_text(PATIENT)
    command = [sys.executable, "-W", "error", "-m", "brikke", "bot", "connect", "patient:Patient"]
    with subprocess.Popen(
        [*command, server.base, "--token", token, "--seed", "1"],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def all_seated(seats: int) -> Callable[[Any], bool]:
    return lambda each: each["type"] == "presence" and len(each["seats"]) == seats


def test_a_bot_class_plays_a_round_through_the_command_line(
    server: LiveServer, tmp_path: Path
) -> None:
    ann = Person(server, "Ann")
    table = ann.table(seats=3, bots=["steady"])
    with connected(server, ann.bot("Patience"), tmp_path) as process:
        assert ann.ask("POST", f"tables/{table}/invitations", bot="patience")["bot"] == "Patience"
        with ann.socket(table) as socket:
            seats = hear(socket, all_seated(3))
        shown = seats["seats"][2]
        assert (shown["name"], shown["program"], shown["bot"]) == ("Patience", True, None)
        assert shown["face"] == ""
        last = asyncio.run(play_to_the_end(ann, table, 3)).view
        process.kill()
        told = process.communicate()[0]
    assert "Patience" in told
    assert "refused" not in told
    [commitment] = last["table"]["rounds"]
    replay = ann.http.get(f"/api/rounds/{commitment}").json()
    seat = replay["seats"][2]
    assert (seat["name"], seat["program"]) == ("Patience", True)
    did = {each["type"] for each in replay["events"] if each.get("seat") == 2}
    assert "played" in did
    record = ann.http.get(f"/api/rounds/{commitment}/record").text
    assert verify_record(read_record(record)).valid


def test_the_example_in_javascript_plays_a_round(server: LiveServer) -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 50
    jo = Person(server, "Jo")
    table = jo.table(seats=2)
    command = ["node", str(EXAMPLE), server.base, jo.bot("Node")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            jo.ask("POST", f"tables/{table}/invitations", bot="Node")
            last = asyncio.run(play_to_the_end(jo, table)).view
            Host(server).decide("Node", stopped=True)
            told, _ = process.communicate(timeout=SECONDS)
        finally:
            process.kill()
    assert (process.returncode, told) == (0, "")
    [commitment] = last["table"]["rounds"]
    events = jo.http.get(f"/api/rounds/{commitment}").json()["events"]
    assert [each for each in events if each["type"] == "played" and each["seat"] == 1]


def test_bots_are_registered_at_the_command_line(server: LiveServer) -> None:
    bea = Person(server, "Bea")
    command = [sys.executable, "-m", "brikke", "bot", "register", "Clerk", server.base]
    made = subprocess.run(
        [*command, f"--token={bea.token}"],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert made.returncode == 0, made.stderr
    token = made.stdout.splitlines()[-1]
    assert token.startswith("bot_")
    assert [each["name"] for each in bea.ask("GET", "me/bots")] == ["Clerk"]
    again = subprocess.run(
        [*command, f"--token={bea.token}"],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert (again.returncode, again.stderr.strip()[-10:]) == (2, "name-taken")


def test_a_bot_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    with LiveServer(tmp_path, seed="killed") as server:
        ann = Person(server, "Ann")
        table = ann.table(seats=2, rulebook="nordic rounds=1")
        told: list[str] = []
        player = BotPlayer(lambda seed: make_bot("steady", seed), seed=1, report=told.append)
        client = Client(server.base, ann.bot("Phoenix"))
        thread = Thread(target=ends(client.play), args=(player,), daemon=True)
        thread.start()
        ann.ask("POST", f"tables/{table}/invitations", bot="Phoenix")
        person, known = asyncio.run(play_over_a_crash(server, ann, table))
        assert person.reconnects
        assert person.view["table"]["sheet"]
        later = [
            each for seq, each in person.heard.items() if seq > known and each.get("seat") == 1
        ]
        # Whether it was away in the meantime depends on who is back first.
        assert "played" in {each["type"] for each in later}
        assert "stood_in" not in {each["type"] for each in later}, "it makes its turns itself"
        assert not [each for each in told if "refused" in each]
        Host(server).decide("Phoenix", stopped=True)
        thread.join(SECONDS)
        assert not thread.is_alive()


async def play_over_a_crash(
    server: LiveServer, person: Person, table_id: str
) -> tuple[NetworkPlayer, int]:
    """Play a match during which the server is killed; return also the last event before that."""
    player = NetworkPlayer(
        person.base, person.token, table_id, plain_brain(1), starts=True, seats=2
    )
    async with asyncio.timeout(SECONDS), asyncio.TaskGroup() as tasks:
        tasks.create_task(player.play(asyncio.Event()))
        while player.turns < 3:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(server.kill)
        known = max(player.heard)
        await asyncio.to_thread(server.start)
    return player, known


def ends(play: Callable[[BotPlayer], None]) -> Callable[[BotPlayer], None]:
    """Return a function that plays until the bot is sent away."""

    def run(player: BotPlayer) -> None:
        with pytest.raises(Ended):
            play(player)

    return run


def test_the_stream_begins_with_everything_that_waits(server: LiveServer) -> None:
    cleo = Person(server, "Cleo")
    token = cleo.bot("Reader")
    table = cleo.table(seats=2)
    cleo.ask("POST", f"tables/{table}/invitations", bot="Reader")
    [waiting] = cleo.ask("GET", f"tables/{table}/invitations")
    assert (waiting["bot"], waiting["online"]) == ("Reader", False)
    client = Client(server.base, token)
    opened, invited = first(client, 2)
    assert (opened["type"], opened["name"]) == ("opened", "Reader")
    assert (invited["type"], invited["table"], invited["by"]) == ("invited", table, "Cleo")
    assert first(client, 2)[1] == invited
    sit = BotPlayer(lambda seed: make_bot("steady", seed)).answer(invited)
    assert sit is not None
    assert client.send(sit)["type"] == "ack"
    assert client.send(sit)["type"] == "ack", "a repetition changes nothing"
    with cleo.socket(table) as socket:
        say(socket, "start")
        hear(socket, lambda each: each["type"] == "view" and each["round"])
        say(socket, "salt", salt="0a0b")
        clock = hear(socket, lambda each: each["type"] == "clock" and each["to_move"] is not None)
        if clock["to_move"] == 0:
            view = hear_view(cleo, table)
            say(socket, "draw", seen=view["seq"])
            hear(socket, lambda each: each["type"] == "clock" and each["to_move"] == 1)
        _, seated, turn = first(client, 3)
        assert (seated["type"], seated["seat"]) == ("seated", 1)
        assert turn["type"] == "turn"
        assert first(client, 3)[2]["view"]["round"] == turn["view"]["round"]
        view = PlayerView.from_wire(turn["view"])
        assert (view.seat, view.is_my_turn) == (1, True)
        theirs = {str(tile) for tile in view.rack}
        mine = set(hear_view(cleo, table)["round"]["rack"])
        assert not theirs & mine
        assert not any(f'"{tile}"' in json.dumps(turn) for tile in mine - theirs)
        path = f"bot/tables/{table}/commands"
        illegal = {"type": "play", "id": "x", "seen": view_seq(turn), "table": [["r1", "b2"]]}
        refused = client.transport.request("POST", f"/api/{path}", illegal)
        assert (refused["code"], bool(refused["violations"])) == ("illegal", True)
        for command in ("pause", "ready", "start"):
            body = {"type": command, "id": command}
            answer = client.transport.request("POST", f"/api/{path}", body)
            assert answer["code"] in ("for-people", "not-host")


def view_seq(turn: Any) -> int:
    return int(turn["view"]["seq"])


def hear_view(person: Person, table_id: str) -> Any:
    with person.socket(table_id) as socket:
        return hear(socket, lambda each: each["type"] == "view")


def first(client: Client, count: int) -> list[Any]:
    """Return the first lines of a new stream."""
    stream = client.transport.open_stream()
    lines = iter(stream)
    try:
        return [next(lines) for _ in range(count)]
    finally:
        stream.close()


def test_a_finished_round_is_not_told_once_the_next_one_is_open() -> None:
    session = playing(2, rulebook="nordic tiles_dealt=7 opening_minimum=0 rounds=2")
    room: Any = SimpleNamespace(id="t")
    stream: Any = SimpleNamespace(id="s", guest="anna")
    limits: Any = SimpleNamespace(address="")
    prompt, slow = (TableFeed(stream, room, limits) for _ in range(2))

    def told(feed: TableFeed) -> set[str]:
        return {type(line).__name__ for line in feed.news(session.live_table, 0, session.now)}

    assert "Seated" in told(prompt) & told(slow)
    while session.live_table.phase is Phase.PLAYING:
        view = session.round.view(session.round.to_move)
        session.turn(session.mover, make_bot("steady").turn(view))
    assert told(prompt) == {"RoundOver"}
    while session.live_table.phase is Phase.BETWEEN:
        session.wait(session.due_in() or 0)
    assert "RoundOver" not in told(slow)


def test_whoever_knows_of_the_first_line_finds_the_bot_online(tmp_path: Path) -> None:
    async def main() -> None:
        async with (
            running(tmp_path, TableConfig()) as (server, base),
            httpx.AsyncClient(base_url=base, timeout=SECONDS) as http,
        ):
            http.headers.update(bearer(await new_guest(base, "Dag")))
            await http.post("/api/me/phrase", json={"name": "Dag"})
            token = (await http.post("/api/me/bots", json={"name": "Robo"})).json()["token"]
            guest = await server.rooms.store.guest_of(hash_of(token))
            assert guest is not None
            limits = server.connection_limits("127.0.0.1")
            stream = BotStream(guest, hash_of(token), server.rooms, server.scheduler, limits)
            lines = stream.lines()
            # The stream stands still at its first line: it has looked for no news yet.
            assert json.loads(await anext(lines))["type"] == "opened"
            [mine] = (await http.get("/api/me/bots")).json()
            assert mine["online"]
            await lines.aclose()  # type: ignore[attr-defined]

    asyncio.run(main())


def test_the_host_stops_one_bot_and_all_bots(server: LiveServer) -> None:
    dag, host = Person(server, "Dag"), Host(server)
    token = dag.bot("Robo")
    client = Client(server.base, token)
    lines = client.lines()
    assert next(lines)["type"] == "opened"
    assert host.bots()["Robo"]["owner"] == "Dag"
    host.decide("Robo", listed=True)
    [offered] = [each for each in dag.ask("GET", "bots/connected") if each["name"] == "Robo"]
    assert offered == {"name": "Robo", "online": True}
    host.decide("Robo", stopped=True)
    with pytest.raises(Ended, match="stopped"):
        next(lines)
    with pytest.raises(Refused, match="bot-stopped"):
        next(client.lines())
    table = dag.table(seats=2)
    assert dag.ask("POST", f"tables/{table}/invitations", bot="Robo")["code"] == "bot-stopped"
    host.decide("Robo", stopped=False)
    lines = client.lines()
    assert next(lines)["type"] == "opened"
    host.stop_all(True)
    try:
        with pytest.raises(Ended, match="stopped"):
            next(lines)
        assert dag.ask("GET", "bots/connected") == []
        assert dag.ask("GET", "me/bots")[0]["stopped"]
    finally:
        host.stop_all(False)
    assert next(client.lines())["type"] == "opened"


def test_a_bots_token_is_of_its_own_kind(server: LiveServer) -> None:
    eve = Person(server, "Eve")
    token = eve.bot("Tool")
    bot = http_of(server.base, token)
    for method, path in (("GET", "me"), ("POST", "tables"), ("POST", "me/bots")):
        assert bot.request(method, f"/api/{path}", json={"name": "x"}).json()["code"] in (
            "for-people",
            "bad-input",
        )
    assert eve.http.get("/api/bot/stream").status_code == 401
    table = eve.table(seats=2)
    sit = {"type": "sit", "id": "1"}
    answer = bot.post(f"/api/bot/tables/{table}/commands", json=sit)
    assert (answer.status_code, answer.json()["code"]) == (403, "not-invited")
    [own] = eve.ask("GET", "me/bots")
    renewed = eve.ask("POST", f"me/bots/{own['id']}/token")["token"]
    assert bot.get("/api/bot/stream").status_code == 401
    eve.ask("DELETE", f"me/bots/{own['id']}")
    bot.headers["authorization"] = f"Bearer {renewed}"
    assert bot.get("/api/bot/stream").status_code == 401
    assert eve.ask("GET", "me/bots") == []


def test_a_stream_ends_when_its_token_was_replaced_on_another_server(server: LiveServer) -> None:
    eli = Person(server, "Eli")
    token = eli.bot("Spare")
    lines = Client(server.base, token).lines()
    assert next(lines)["type"] == "opened"
    with closing_database(sqlite3.connect(server.file, timeout=SECONDS)) as database, database:
        database.execute("DELETE FROM tokens WHERE hash = ?", (hash_of(token),))
    eli.ask("POST", f"tables/{eli.table(seats=2)}/invitations", bot="Spare")
    with pytest.raises(Ended, match="forgotten"):
        next(lines)


def test_an_invitation_to_a_table_that_is_gone_does_not_end_the_stream(
    server: LiveServer,
) -> None:
    una = Person(server, "Una")
    client = Client(server.base, una.bot("Late"))
    table = una.table(seats=2)
    una.ask("POST", f"tables/{table}/invitations", bot="Late")
    gone = "2222222222222222"
    with closing_database(sqlite3.connect(server.file, timeout=SECONDS)) as database, database:
        database.execute(
            "INSERT INTO invitations SELECT ?, guest_id, by_guest, expires - 1 FROM invitations"
            " WHERE table_id = ?",
            (gone, table),
        )
    assert [each.get("table") for each in first(client, 2)] == [None, table]
    with closing_database(sqlite3.connect(server.file, timeout=SECONDS)) as database:
        left = database.execute("SELECT table_id FROM invitations WHERE table_id = ?", (gone,))
        assert left.fetchall() == []


def test_registering_needs_a_kept_name_of_its_own(server: LiveServer) -> None:
    fay = Person(server, "Fay")
    assert fay.ask("POST", "me/bots", name="Fay")["code"] == "name-taken"
    assert fay.ask("POST", "me/bots", name=" ")["code"] == "bad-input"
    plain = fay.http.post("/api/guests", json={"name": "Plain"}).json()["token"]
    answer = http_of(server.base, plain).post("/api/me/bots", json={"name": "Nope"})
    assert answer.json()["code"] == "name-not-kept"
    assert fay.ask("POST", "tables/2222222222222222/invitations", bot="nobody")["code"] == (
        "no-such-bot"
    )


def test_bots_their_invitations_and_their_tables_have_limits(server: LiveServer) -> None:
    lia = Person(server, "Lia")
    token, *_ = [lia.bot(f"Helper {number}") for number in range(MOST_BOTS)]
    refused = lia.ask("POST", "me/bots", name="One more")
    assert (refused["code"], refused["detail"][-3:]) == ("bad-input", f": {MOST_BOTS}")
    bot = http_of(server.base, token)

    def invite(table_id: str) -> str:
        answer = lia.ask("POST", f"tables/{table_id}/invitations", bot="Helper 0")
        return str(answer.get("code", "invited"))

    def sit(table_id: str) -> str:
        command = {"type": "sit", "id": "1"}
        answer = bot.post(f"/api/bot/tables/{table_id}/commands", json=command).json()
        return str(answer.get("code", answer["type"]))

    tables = [lia.table(seats=2) for _ in range(MOST_INVITATIONS + 1)]
    assert {invite(each) for each in tables[:-1]} == {"invited"}
    assert invite(tables[-1]) == "bot-busy"
    assert {sit(each) for each in tables[:MOST_BOT_TABLES]} == {"ack"}
    assert sit(tables[MOST_BOT_TABLES]) == "bot-busy"
    # A seat that was taken is an invitation less, and a seat that was left makes room at a table.
    assert invite(tables[-1]) == "invited"
    leave = {"type": "leave", "id": "2"}
    assert bot.post(f"/api/bot/tables/{tables[0]}/commands", json=leave).json()["type"] == "ack"
    assert sit(tables[MOST_BOT_TABLES]) == "ack"


def test_a_newer_stream_replaces_an_older_one(server: LiveServer) -> None:
    gus = Person(server, "Gus")
    client = Client(server.base, gus.bot("Twin"))
    older = client.lines()
    next(older)
    newer = client.lines()
    next(newer)
    with pytest.raises(Ended, match="replaced"):
        next(older)


def test_bots_are_rated_on_the_scale_of_people_but_not_beside_their_owner(
    server: LiveServer,
) -> None:
    hal, ida, host = Person(server, "Hal"), Person(server, "Ida"), Host(server)
    token, table = hal.bot("Rated"), ida.table(seats=2, rated=True)

    async def main() -> None:
        bot = BotPlayer(lambda seed: make_bot("steady", seed), seed=1)
        playing = asyncio.create_task(AsyncClient(server.base, token).play(bot))
        await asyncio.to_thread(ida.ask, "POST", f"tables/{table}/invitations", bot="Rated")
        await asyncio.to_thread(look)
        last = (await play_to_the_end(ida, table)).view
        assert last["table"]["rated"]
        await asyncio.to_thread(look_again)
        host.decide("Rated", stopped=True)
        with pytest.raises(Ended, match="stopped"):
            await playing

    def look() -> None:
        with ida.socket(table) as socket:
            seats = hear(socket, all_seated(2))
            assert seats["seats"][1]["rating"]["provisional"]
        with hal.socket(table) as socket:
            say(socket, "sit")
            refused = hear(socket, lambda each: each["type"] == "refused")
            assert refused["code"] == "own-bot"

    def look_again() -> None:
        # The match is over and no person is there: the stream does not hold the table.
        with hal.socket(table) as socket:
            hear(socket, lambda each: each["type"] == "presence" and not each["seats"][1]["here"])

    asyncio.run(main())
