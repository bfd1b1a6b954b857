"""Races: two servers do the same thing at the same moment, and it takes effect once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from brikke.game.events import Dealt, Drew, Salted, StartDrawn, TimedOut, TurnEvent
from brikke.live import (
    LiveTable,
    MakeTurn,
    Refusal,
    Start,
    TableConfig,
    TableOpened,
    Timing,
    next_due,
)
from brikke.live.events import BotJoined, Joined, LogEvent, Options, Paused, Resumed
from brikke.rules.position import Draw, Pass
from brikke.rules.rulebook import get_rulebook
from brikke.server.fanout import NoFanout
from brikke.server.metrics import Metrics
from brikke.server.store import Append, Store
from brikke.server.tables.room import RoomContext
from brikke.server.tables.rooms import Caller, Rooms
from brikke.server.tables.table_rows import new_table
from brikke.server.workers.pool import Workers
from brikke.wire.tokens import new_table_id
from tests.server import clients
from tests.server.clients import Message, dial, enter, hear, new_guest, say
from tests.server.scale import invariants
from tests.server.scale.servers import Pair
from tests.server.scale.stores import opened
from tests.support.patience import PATIENCE

TWICE = 60
AGREEMENTS = 15
ALARMS = 20

Command = dict[str, object]


@dataclass
class Doubled:
    """Two players who are connected to both servers, each with the same token."""

    table_id: str
    sockets: list[list[ClientConnection]]
    """By seat, then by server."""
    seq: int
    to_move: int

    async def same(self, seat: int, **command: object) -> Message:
        """Send a command through both servers at once, and return their common answer."""
        one, other = await at_once([(socket, command) for socket in self.sockets[seat]])
        assert one == other
        return one

    async def different(self, *commands: Command) -> list[Message]:
        """Send one command from each seat, each through its own server, at once."""
        sockets = [self.sockets[seat][seat] for seat in range(2)]
        return await at_once(list(zip(sockets, commands, strict=True)))


async def at_once(sent: Sequence[tuple[ClientConnection, Command]]) -> list[Message]:
    await asyncio.gather(*(say(socket, **command) for socket, command in sent))
    return list(await asyncio.gather(*(answer(socket, command) for socket, command in sent)))


async def answer(socket: ClientConnection, command: Command) -> Message:
    while True:
        message = await hear(socket, "ack", "refused")
        if message["id"] == command["id"]:
            return message


@asynccontextmanager
async def doubled(pair: Pair, rulebook: str) -> AsyncIterator[Doubled]:
    """Begin a match of two players who are connected to both servers."""
    tokens = [await new_guest(pair.first.base, name) for name in ("Ada", "Bo")]
    table_id = await clients.new_table(pair.first.base, tokens[0], seats=2, rulebook=rulebook)
    async with asyncio.timeout(PATIENCE), AsyncExitStack() as stack:
        # Some of these sockets are not read for a long time.
        dialled = [[dial(base, table_id, max_queue=None) for base in pair.bases] for _ in tokens]
        sockets = [[await stack.enter_async_context(each) for each in own] for own in dialled]
        for token, each in zip(tokens, sockets, strict=True):
            for socket in each:
                await enter(socket, token)
        two = Doubled(table_id, sockets, 0, 0)
        await two.same(1, type="sit", id="sit")
        await two.same(0, type="start", id="start")
        for seat in range(2):
            last = await two.same(seat, type="salt", id="salt", salt="")
        async with dial(pair.first.base, table_id) as socket:
            view = await enter(socket, tokens[0])
        two.seq, two.to_move = last["seq"], view["round"]["to_move"]
        yield two


async def log_of(url: str, table_id: str) -> list[LogEvent]:
    async with opened(url) as store:
        await invariants.check_table(store, table_id)
        return [each.event for each in await invariants.read_log(store, table_id)]


def count_of(log: Sequence[LogEvent], kind: type[LogEvent]) -> int:
    return sum(isinstance(event, kind) for event in log)


def test_a_command_sent_through_both_servers_at_once_is_carried_out_once(
    shared_pair: Pair,
) -> None:
    async def story() -> list[LogEvent]:
        # Every turn is a draw, so that the pool lasts for the whole test.
        async with doubled(shared_pair, "nordic turn_seconds=off tiles_dealt=5") as two:
            for number in range(TWICE):
                told = await two.same(two.to_move, type="draw", id=f"d{number}", seen=two.seq)
                assert told["type"] == "ack"
                assert told["seq"] == two.seq + 1
                two.seq, two.to_move = told["seq"], 1 - two.to_move
        return await log_of(shared_pair.database, two.table_id)

    log = asyncio.run(story())
    assert sum(isinstance(event, TurnEvent) for event in log) == TWICE
    assert shared_pair.complaints() == []


def test_of_two_simultaneous_turns_only_the_one_in_turn_is_made(shared_pair: Pair) -> None:
    async def story() -> list[LogEvent]:
        async with doubled(shared_pair, "nordic turn_seconds=off tiles_dealt=5") as two:
            for number in range(TWICE // 2):
                draw: Command = {"type": "draw", "id": f"d{number}", "seen": two.seq}
                answers = await two.different(draw, draw)
                mine, other = answers[two.to_move], answers[1 - two.to_move]
                assert mine["type"] == "ack"
                # Out of turn, or stale.
                assert other["type"] == "refused"
                assert other["code"] in ("stale", "illegal")
                two.seq, two.to_move = mine["seq"], 1 - two.to_move
        return await log_of(shared_pair.database, two.table_id)

    log = asyncio.run(story())
    assert sum(isinstance(event, TurnEvent) for event in log) == TWICE // 2
    assert shared_pair.complaints() == []


def test_simultaneous_agreement_on_two_servers_takes_effect_once(shared_pair: Pair) -> None:
    async def story() -> list[LogEvent]:
        async with doubled(shared_pair, "nordic turn_seconds=off") as two:
            for number in range(AGREEMENTS):
                pause: Command = {"type": "pause", "id": f"p{number}"}
                assert {each["type"] for each in await two.different(pause, pause)} == {"ack"}
                resume: Command = {"type": "resume", "id": f"r{number}"}
                answers = await two.different(resume, resume)
                # The second `resume` finds that the game continues already.
                assert sorted(each["type"] for each in answers) == ["ack", "refused"]
        return await log_of(shared_pair.database, two.table_id)

    log = asyncio.run(story())
    assert count_of(log, Paused) == count_of(log, Resumed) == AGREEMENTS
    assert shared_pair.complaints() == []


@dataclass
class Clock:
    """A fake clock shared by all servers."""

    now: int = 1_000_000

    def __call__(self) -> int:
        return self.now


class HeldStore(Store):
    """A store whose next append waits for the other server's, so that both have decided."""

    together: asyncio.Barrier | None = None

    async def append(self, append: Append) -> None:
        together, self.together = self.together, None
        if together is not None:
            await together.wait()
        await super().append(append)


@dataclass
class Servers:
    """The rooms of two servers, without their schedulers."""

    each: list[Rooms]
    stores: list[HeldStore]
    clock: Clock = field(default_factory=Clock)
    config: TableConfig = field(default_factory=TableConfig)

    async def set_up(self, opening: list[LogEvent]) -> str:
        """Set up a table with Ada on the first seat, and begin; nobody sends a salt."""
        table_id = new_table_id()
        now = self.clock()
        await self.each[0].store.create_table(new_table(table_id, opening, now), now)
        await self.each[0].command(table_id, Caller("ada"), "start", Start())
        # The deadline for salts is run by both servers at once, too.
        dealt = await self.run_due_at_once(table_id)
        # A bot may say a word at the start.
        assert [type(event) for event in dealt][:3] == [Salted, StartDrawn, Dealt]
        return table_id

    async def live_table(self, table_id: str) -> LiveTable:
        room = self.each[0].room(table_id)
        await room.catch_up()
        return await room.live_table()

    async def run_due_at_once(self, table_id: str) -> Sequence[LogEvent]:
        """Run the next timer of a table on both servers at once; return the new events."""
        before = await self.live_table(table_id)
        due = next_due(before, self.config.timing)
        assert due is not None
        self.clock.now = due.at
        await self.at_once(*(rooms.run_due(table_id) for rooms in self.each))
        after = await self.live_table(table_id)
        return [each.event for each in after.log[before.seq :]]

    async def at_once(self, *works: Awaitable[object]) -> list[object]:
        """Run one coroutine on each server, so that both append at the same moment."""
        together = asyncio.Barrier(len(self.stores))
        for store in self.stores:
            store.together = together
        return list(await asyncio.gather(*works, return_exceptions=True))


@asynccontextmanager
async def two_servers(url: str, timing: Timing) -> AsyncIterator[Servers]:
    made = Servers([], [], config=TableConfig(timing))
    async with AsyncExitStack() as stack:
        for _ in range(2):
            store = await HeldStore.open(url)
            stack.push_async_callback(store.close)
            made.stores.append(store)
            made.each.append(_rooms(store, made))
        yield made


def _rooms(store: Store, of: Servers) -> Rooms:
    metrics = Metrics()
    workers = Workers("bots", 1, 100, 30, metrics)
    return Rooms(
        RoomContext(store, of.config, of.clock, NoFanout(), metrics), workers, workers, workers
    )


def opening(rulebook: str, *others: LogEvent) -> list[LogEvent]:
    opened_by = TableOpened(get_rulebook(rulebook), 1 + len(others), Options(), "ada")
    return [opened_by, Joined("ada"), *others]


@pytest.mark.anyio
async def test_a_command_that_two_servers_decide_on_is_carried_out_once(url: str) -> None:
    async with two_servers(url, Timing()) as servers, asyncio.timeout(PATIENCE):
        table_id = await servers.set_up(opening("nordic turn_seconds=off rounds=99", Joined("bo")))
        for number in range(ALARMS):
            before = await servers.live_table(table_id)
            await servers.each[1].room(table_id).catch_up()
            mover = "ada" if before.to_move == 0 else "bo"
            turn = MakeTurn(Draw(), before.seq)
            one, other = await servers.at_once(
                *(
                    rooms.command(table_id, Caller(mover), f"t{number}", turn)
                    for rooms in servers.each
                )
            )
            assert isinstance(one, bytes)
            assert one == other
            [happened] = (await servers.live_table(table_id)).log[before.seq :]
            assert isinstance(happened.event, Drew)
        await invariants.check_table(servers.each[0].store, table_id)


@pytest.mark.anyio
async def test_an_answer_is_sent_after_its_events(url: str) -> None:
    """Otherwise a client would believe that nothing has changed, and send the command again."""

    async def ahead(rooms: Rooms, table_id: str, mover: str, turn: MakeTurn) -> int:
        told = await rooms.command(table_id, Caller(mover), f"t{turn.seen}", turn)
        return int(msgspec.json.decode(told)["seq"]) - rooms.room(table_id).seq

    async with two_servers(url, Timing()) as servers, asyncio.timeout(PATIENCE):
        table_id = await servers.set_up(opening("nordic turn_seconds=off rounds=99", Joined("bo")))
        before = await servers.live_table(table_id)
        await servers.each[1].room(table_id).catch_up()
        mover = "ada" if before.to_move == 0 else "bo"
        turn = MakeTurn(Draw(), before.seq)
        found = await servers.at_once(
            *(ahead(rooms, table_id, mover, turn) for rooms in servers.each)
        )
        assert found == [0, 0]


@pytest.mark.anyio
async def test_a_bots_turn_that_two_servers_make_is_made_once(url: str) -> None:
    async with two_servers(url, Timing(bot=10)) as servers, asyncio.timeout(PATIENCE):
        bots = [BotJoined("steady"), BotJoined("greedy"), BotJoined("random")]
        table_id = await servers.set_up(opening("nordic turn_seconds=off rounds=99", *bots))
        made = 0
        while made < ALARMS:
            now = await servers.live_table(table_id)
            if now.to_move == 0:
                assert now.game is not None
                turn = Draw() if now.game.state.pool else Pass()
                own = MakeTurn(turn, now.seq)
                await servers.each[made % 2].command(table_id, Caller("ada"), f"t{now.seq}", own)
                continue
            if now.to_move is None:
                break
            happened = await servers.run_due_at_once(table_id)
            assert sum(isinstance(event, TurnEvent) for event in happened) == 1, happened
            made += 1
        assert made > ALARMS / 2
        await invariants.check_table(servers.each[0].store, table_id)


@pytest.mark.anyio
async def test_a_time_out_that_two_servers_notice_happens_once(url: str) -> None:
    async with two_servers(url, Timing(grace=10**9)) as servers, asyncio.timeout(PATIENCE):
        table_id = await servers.set_up(opening("nordic turn_seconds=60 rounds=99", Joined("bo")))
        for _ in range(ALARMS):
            happened = await servers.run_due_at_once(table_id)
            assert [type(event) for event in happened] == [TimedOut]
        await invariants.check_table(servers.each[0].store, table_id)


@pytest.mark.anyio
async def test_a_simultaneous_turn_and_time_out_append_one_event(url: str) -> None:
    async with two_servers(url, Timing(grace=10**9)) as servers, asyncio.timeout(PATIENCE):
        table_id = await servers.set_up(opening("nordic turn_seconds=60 rounds=99", Joined("bo")))
        for number in range(ALARMS):
            before = await servers.live_table(table_id)
            due = next_due(before, servers.config.timing)
            assert due is not None
            servers.clock.now = due.at
            mover = "ada" if before.to_move == 0 else "bo"
            turn = MakeTurn(Draw(), before.seq)
            _, answer = await servers.at_once(
                servers.each[0].run_due(table_id),
                servers.each[1].command(table_id, Caller(mover), f"t{number}", turn),
            )
            [happened] = (await servers.live_table(table_id)).log[before.seq :]
            assert isinstance(answer, bytes | Refusal)
            assert isinstance(happened.event, Drew if isinstance(answer, bytes) else TimedOut)
        await invariants.check_table(servers.each[0].store, table_id)
