"""A table on a device: the same rounds as the engine plays, kept event by event."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from brikke.answers.tiles import face_list
from brikke.game.deal import SEED_BYTES, commitment_of
from brikke.game.events import Event, RoundOpened
from brikke.game.game import Game
from brikke.game.view import draw_or_pass
from brikke.live import FairDealer, TableConfig, Timing
from brikke.live.events import ClockMoved
from brikke.players.bots.just_above import NAME, Result, level_above
from brikke.pocket import Device, TableContext, answer_request
from brikke.pocket.log import read_log
from brikke.pocket.store import Kind
from brikke.rules.rulebook import Rulebook, get_rulebook
from brikke.solver import best_turn
from brikke.study.analysis import analyse
from brikke.study.costs import MIN_COST
from brikke.wire import server as say
from brikke.wire.audience import Attendance, Audience
from brikke.wire.client import Hello
from brikke.wire.thinking import think
from tests.support.device_store import MemoryStore

SALT = bytes(range(32))
RULES = "nordic rounds=1 turn_seconds=off"


class SeededDealer(FairDealer):
    """Deals with one seed."""

    seed = random.Random(20).randbytes(SEED_BYTES)

    def open(self, rulebook: Rulebook, seats: int) -> RoundOpened:
        return RoundOpened(rulebook, seats, commitment_of(self.seed), self.seed)


class Page:
    """A page of a device, with everything that its tables say."""

    def __init__(self, store: MemoryStore, now: int | None = None) -> None:
        self.told: list[dict[str, Any]] = []
        self.sent: list[str] = []
        self.store = store
        self._asked = 0
        config = TableConfig(Timing(bot=0, between=0), SeededDealer())
        context = TableContext(store, config, bot_seed=lambda: 7, retry_seconds=0)
        if now is not None:
            context = replace(context, clock=lambda: now)
        self.device = Device(self._send, context)

    def _send(self, _connection: str, text: str) -> None:
        self.sent.append(text)
        self.told.append(json.loads(text))

    async def ask(self, method: str, path: str, token: str = "", body: object = None) -> Any:
        text = "" if body is None else json.dumps(body)
        status, answer = await answer_request(self.device, method, path, token, text)
        assert status == 200, answer
        return json.loads(answer)

    async def say(self, kind: str, connection: str = "c", **fields: Any) -> dict[str, Any]:
        self._asked += 1
        message = {"type": kind, "id": str(self._asked), **fields}
        await self.device.receive(connection, json.dumps(message))
        return next(each for each in reversed(self.told) if each.get("id") == message["id"])

    async def sit_down(self, bots: Sequence[str]) -> tuple[str, str]:
        token = (await self.ask("POST", "/api/guests", body={"name": "Ann"}))["token"]
        body = {"rulebook": RULES, "seats": 1 + len(bots), "bots": bots}
        table_id = (await self.ask("POST", "/api/tables", token, body))["id"]
        await self.enter(table_id, token)
        return table_id, token

    async def begin(self, bots: Sequence[str]) -> tuple[str, str]:
        """Sit down with bots, and have the first round dealt."""
        table_id, token = await self.sit_down(bots)
        await self.say("start")
        await self.say("salt", salt=SALT.hex())
        return table_id, token

    async def enter(self, table_id: str, token: str, connection: str = "c") -> None:
        await self.device.connect(connection, table_id)
        await self.say("hello", connection, token=token, since=None)

    async def play_on(self, table_id: str, until: int | None = None) -> None:
        """Play by hints until the round is over, or has a number of turns."""
        table = await self.device.table(table_id)
        while (game := table.live_table.game) is None or not game.is_over():
            if game and until is not None and game.state.turns >= until:
                return
            if table.live_table.to_move != 0:
                await asyncio.sleep(0)
                continue
            best, seen = await self.say("hint"), table.live_table.seq
            if best["tiles_played"]:
                sets = {"table": best["table"], "opening": best["opening"]}
                assert (await self.say("play", seen=seen, **sets))["type"] == "ack"
            elif (await self.say("draw", seen=seen))["type"] == "refused":
                assert (await self.say("pass", seen=seen))["type"] == "ack"

    def close(self) -> None:
        self.device.close()


def played_outside(bot: str) -> tuple[Event, ...]:
    """Return the same round as the engine plays it without any table."""
    game = Game(get_rulebook(RULES), 2, seed=SeededDealer.seed, salts=[SALT, b""])
    while not game.is_over():
        view = game.view(game.to_move)
        if game.to_move == 1:
            game.push(think(bot, 7, view).turn)
            continue
        best = best_turn(game.state.position(0), calm=True)
        game.push(best.turn if best.tiles_played else draw_or_pass(view))
    return game.events


def test_a_round_on_a_device_is_the_round_of_the_engine() -> None:
    async def play() -> tuple[Event, ...]:
        page = Page(MemoryStore())
        table_id, _ = await page.begin(["steady"])
        await page.play_on(table_id)
        events = (await page.device.table(table_id)).live_table.round_events()
        page.close()
        return events

    assert asyncio.run(play()) == played_outside("steady")


def test_a_turn_is_taken_back_on_a_device() -> None:
    async def play() -> None:
        page = Page(MemoryStore())
        table_id, token = await page.begin(["steady"])
        table = await page.device.table(table_id)
        while (best := await page.say("hint"))["tiles_played"] == 0:
            await page.say("draw", seen=table.live_table.seq)
            while table.live_table.to_move != 0:
                await asyncio.sleep(0)
        before = table.live_table.game
        sets = {"table": best["table"], "opening": best["opening"]}
        assert (await page.say("play", seen=table.live_table.seq, **sets))["type"] == "ack"
        # The bot has not thought yet.
        assert (await page.say("take_back"))["type"] == "ack"
        after = table.live_table.game
        assert before is not None
        assert after is not None
        assert (after.state.table, after.state.racks) == (before.state.table, before.state.racks)
        assert table.live_table.to_move == 0
        # What was taken back is kept, too.
        page.close()
        later = Page(page.store)
        await later.enter(table_id, token)
        opened = (await later.device.table(table_id)).live_table
        assert opened.log[: table.live_table.seq] == table.live_table.log[:]
        later.close()

    asyncio.run(play())


def test_the_level_just_above_a_player_follows_the_rounds_of_the_device() -> None:
    async def play() -> None:
        page = Page(MemoryStore())
        table_id, token = await page.begin(["novice"])
        await page.play_on(table_id)
        game = (await page.device.table(table_id)).live_table.game
        outcome = game.outcome() if game else None
        assert outcome is not None
        body = {"rulebook": RULES, "seats": 2, "bots": [NAME]}
        made = (await page.ask("POST", "/api/tables", token, body))["id"]
        table = await page.ask("GET", f"/api/tables/{made}")
        won = Result(("novice",), outcome.winner == 0)
        assert table["seats"][1]["bot"] == level_above([won])
        other = (await page.ask("POST", "/api/guests", body={"name": "Bo"}))["token"]
        made = (await page.ask("POST", "/api/tables", other, body))["id"]
        table = await page.ask("GET", f"/api/tables/{made}")
        assert table["seats"][1]["bot"] == level_above([])
        page.close()

    asyncio.run(play())


def test_a_device_finds_the_costliest_turn_of_each_of_its_rounds() -> None:
    async def play() -> None:
        page = Page(MemoryStore())
        table_id, token = await page.begin(["steady"])
        table = await page.device.table(table_id)
        # Who draws again and again makes mistakes.
        while (game := table.live_table.game) is None or game.state.turns < 16:
            if table.live_table.to_move != 0:
                await asyncio.sleep(0)
                continue
            assert (await page.say("draw", seen=table.live_table.seq))["type"] == "ack"
        await page.play_on(table_id)
        (turn,) = (await page.ask("GET", "/api/me/mistakes", token))["turns"]
        assert turn["best_chance"] - turn["chance"] >= MIN_COST
        assert table.live_table.game is not None
        cost = analyse(table.live_table.game, chances=True)[turn["turn"] - 1].cost
        assert cost is not None
        assert (turn["reason"], turn["tiles"]) == (cost.reason, face_list(cost.tiles))
        assert turn["best_played"] == face_list(cost.best_played)
        path = f"/api/rounds/{turn['commitment']}/turns/{turn['turn']}"
        position = await page.ask("GET", path)
        assert position["may_draw"]
        answer = await page.ask("POST", f"{path}/answer", body={"table": None})
        assert not answer["right_turn"]
        assert answer["yours"] == answer["obvious"]
        best = await page.ask("POST", f"{path}/answer", body={"table": answer["table"]})
        assert best["right_turn"]
        other = (await page.ask("POST", "/api/guests", body={"name": "Bo"}))["token"]
        assert await page.ask("GET", "/api/me/mistakes", other) == {"turns": []}
        page.close()

    asyncio.run(play())


def test_a_table_survives_the_end_of_its_page() -> None:
    async def play() -> None:
        store = MemoryStore()
        page = Page(store)
        table_id, token = await page.begin(["steady"])
        await page.play_on(table_id, until=4)
        before = (await page.device.table(table_id)).live_table
        page.close()
        # Nothing is said at the end: the page was killed. A day later it is opened again.
        later = Page(store, now=before.log[-1].at + 86_400_000)
        await later.enter(table_id, token)
        after = (await later.device.table(table_id)).live_table
        assert after.round_events() == before.round_events()
        assert any(isinstance(each.event, ClockMoved) for each in after.log[before.seq :])
        assert later.told[1]["type"] == "view"
        assert later.told[1]["seat"] == 0
        later.close()

    asyncio.run(play())


def test_two_pages_of_one_device_agree() -> None:
    async def play() -> None:
        store = MemoryStore()
        first, second = Page(store), Page(store)
        table_id, token = await first.sit_down(["steady"])
        await second.enter(table_id, token)
        await first.say("start")
        # The second page has heard of nothing yet; its command still follows all events.
        assert (await second.say("salt", salt=SALT.hex()))["type"] == "ack"
        await second.device.on_append(table_id)
        await first.device.on_append(table_id)
        one = (await first.device.table(table_id)).live_table
        other = (await second.device.table(table_id)).live_table
        assert one.log[: other.seq] == other.log[: one.seq]
        numbers = [each.seq for each in await read_log(store, table_id)]
        assert numbers == list(range(1, len(numbers) + 1))
        first.close()
        second.close()

    asyncio.run(play())


def test_a_device_says_what_a_server_says() -> None:
    class Server:
        """The listener of a server."""

        id, guest, address = "c", "", ""

        def __init__(self) -> None:
            self.got: list[str] = []

        def send(self, message: bytes) -> None:
            self.got.append(message.decode())

        def send_bye(self, reason: str, retry: int | None) -> None:
            self.send(say.encode(say.Bye(reason, retry)))

    async def play() -> None:
        store = MemoryStore()
        page = Page(store, now=1_000_000)
        table_id, token = await page.sit_down(["steady"])
        await page.say("start")
        table = await page.device.table(table_id)
        listener, guest = Server(), await page.device.guests.of(token)
        listener.guest = guest.id
        profiles = await page.device.guests.profiles([guest.id])
        hello = Hello("again", token)
        Audience(table_id).welcome(
            listener, hello, table.live_table, Attendance(profiles, 0), 1_000_000
        )
        page.sent.clear()
        await page.device.connect("d", table_id)
        message = {"type": "hello", "id": "again", "token": token}
        await page.device.receive("d", json.dumps(message))
        assert page.sent == listener.got
        page.close()

    asyncio.run(play())


@pytest.mark.parametrize(
    "text", ["", "{}", '{"seq":1}', '{"seq":1,"at":2,"version":9,"event":"{}"}']
)
def test_a_log_that_cannot_be_read_says_so(text: str) -> None:
    async def play() -> tuple[int, str]:
        store = MemoryStore()
        page = Page(store)
        table_id, token = await page.sit_down(["steady"])
        page.close()
        store.kept[Kind.EVENTS, f"{table_id}:00000001"] = text
        later = Page(store)
        await later.device.connect("c", table_id)
        message = {"type": "hello", "id": "1", "token": token}
        await later.device.receive("c", json.dumps(message))
        assert [each["type"] for each in later.told] == ["refused", "bye"]
        return len(later.told), later.told[0]["code"]

    assert asyncio.run(play()) == (2, "unreadable")


def test_a_table_of_one_person_belongs_to_the_device() -> None:
    async def play() -> None:
        store = MemoryStore()
        page = Page(store)
        table_id, _ = await page.sit_down(["steady"])
        await page.say("start")
        await page.enter(table_id, "a token of another time", "d")
        assert page.told[-1]["type"] in {"clock", "presence"}
        view = next(each for each in reversed(page.told) if each["type"] == "view")
        assert view["seat"] == 0
        page.close()

    asyncio.run(play())


def test_a_table_whose_server_is_gone_goes_on_from_what_its_page_knows() -> None:
    async def play() -> None:
        # The table of a server; its page has seen what messages told.
        page = Page(MemoryStore())
        table_id, token = await page.begin(["steady"])
        await page.play_on(table_id, until=9)
        await page.enter(table_id, token, "again")
        last = {each["type"]: each for each in page.told}
        before = (await page.device.table(table_id)).live_table
        page.close()
        body = {"view": last["view"], "seats": last["presence"]["seats"]}
        # Another device knows nothing of that table.
        store = MemoryStore()
        here = Page(store)
        made = await here.ask("POST", "/api/continued-tables", token, body)
        assert made["id"].startswith("0")
        await here.enter(made["id"], token)
        view = next(each for each in here.told if each["type"] == "view")
        known = ("table", "rack", "rack_sizes", "opened", "pool", "to_move", "turns", "starter")
        assert [view["round"][name] for name in known] == [
            body["view"]["round"][name] for name in known
        ]
        assert view["table"]["rulebook"] == body["view"]["table"]["rulebook"]
        await here.play_on(made["id"])
        after = (await here.device.table(made["id"])).live_table
        assert after.game is not None
        assert before.game is not None
        assert after.game.is_over()
        # No link, because nobody can prove this deal.
        assert not list(after.finished)
        here.close()

    asyncio.run(play())


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda view: view.update(seat=None), "only a player can go on with a table"),
        (lambda view: view["table"].update(phase="over"), "nothing is being played"),
        (lambda view: view["round"].update(rack=["x9"]), "no such tile: x9"),
        (lambda view: view["round"].update(to_move=None), "nobody's turn"),
    ],
)
def test_what_cannot_go_on_is_refused(change: Callable[[Any], None], problem: str) -> None:
    async def ask() -> tuple[int, str]:
        page = Page(MemoryStore())
        table_id, token = await page.begin(["steady"])
        await page.play_on(table_id, until=3)
        await page.enter(table_id, token, "again")
        last = {each["type"]: each for each in page.told}
        page.close()
        view = {name: value for name, value in last["view"].items() if name != "type"}
        change(view)
        body = json.dumps({"view": view, "seats": last["presence"]["seats"]})
        return await answer_request(page.device, "POST", "/api/continued-tables", token, body)

    status, text = asyncio.run(ask())
    assert (status, problem in json.loads(text)["detail"]) == (400, True), text


def test_only_a_table_that_exists_can_be_entered() -> None:
    async def play() -> None:
        page = Page(MemoryStore())
        await page.device.connect("c", "0" * 16)
        await page.device.receive("c", json.dumps({"type": "hello", "id": "1", "token": "x"}))
        assert [each["type"] for each in page.told] == ["refused", "bye"]
        assert page.told[0]["code"] == "no-such-table"
        await page.device.receive("c", "{")
        assert page.told[-1]["code"] == "malformed"

    asyncio.run(play())
