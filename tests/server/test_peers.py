"""Keeping up with other servers: a server looks at every table only if there may be others."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine, Mapping, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from sqlalchemy import update

from brikke.live import AddBot, TableConfig
from brikke.server.background import scheduler
from brikke.server.fanout import LogGrew
from brikke.server.metrics import Metrics
from brikke.server.store import Entry, TableStatus, schema
from brikke.server.tables import peers
from brikke.server.tables.peers import Peers
from brikke.server.tables.room import Room
from brikke.wire.client import Hello
from tests.server.clients import dial, enter, new_guest, new_table
from tests.server.in_process import running
from tests.support.patience import PATIENCE

pytestmark = pytest.mark.system


def test_a_server_without_others_does_not_look_at_every_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "POLL_SECONDS", 0.01)
    # However slow this machine is, the server has looked for others a moment ago.
    monkeypatch.setattr(peers, "ALONE_SECONDS", 600)
    monkeypatch.setattr(peers, "LOOK_SECONDS", 600)

    async def run() -> None:
        async with running(tmp_path, TableConfig()) as (server, base):
            store, asked, looked = server.rooms.store, asyncio.Event(), asyncio.Event()
            table_statuses, has_others = store.table_statuses, store.has_other_servers

            async def look(server_id: str) -> dict[str, TableStatus]:
                looked.set()
                return await table_statuses(server_id)

            async def ask(server_id: str) -> bool:
                found = await has_others(server_id)
                asked.set()
                return found

            monkeypatch.setattr(store, "table_statuses", look)
            monkeypatch.setattr(store, "has_other_servers", ask)
            token = await new_guest(base, "Ann")
            table_id = await new_table(base, token)
            async with dial(base, table_id) as socket, asyncio.timeout(PATIENCE):
                await enter(socket, token)
                for _ in range(3):
                    asked.clear()
                    await asked.wait()
                assert not looked.is_set()
                await store.beat("another")
                await looked.wait()

    asyncio.run(run())


def test_a_room_takes_events_that_were_read_for_it_and_otherwise_reads_its_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with running(tmp_path, TableConfig()) as (server, base):
            rooms, store = server.rooms, server.rooms.store
            table_id = await new_table(base, await new_guest(base, "Ann"))
            here, there = rooms.room(table_id), Room(table_id, rooms._context)
            await here.live_table()
            [host] = here.guests
            await there.live_table()
            reads: list[int] = []
            load = store.load

            async def counted(table_id: str, after: int = 0) -> list[Entry]:
                reads.append(after)
                return await load(table_id, after)

            monkeypatch.setattr(store, "load", counted)
            await here.command(host, "c1", AddBot("steady"), rooms.clock())
            known = there.seq
            news = (await store.load_new({table_id: known}))[table_id]
            await there.receive_entries(news, here.seq)
            assert (there.seq, reads) == (here.seq, [])
            assert await there.live_table() is not await here.live_table()
            # Received again, too late: nothing happens.
            await there.receive_entries(news, here.seq)
            assert (there.seq, reads) == (here.seq, [])
            known = there.seq
            await here.command(host, "c2", AddBot("steady"), rooms.clock())
            # What was read continues something else, or nothing was found.
            await there.receive_entries(news, here.seq)
            assert (there.seq, reads) == (here.seq, [known])

    asyncio.run(run())


def test_a_room_that_knows_a_lost_end_of_its_log_starts_over(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path, TableConfig()) as (server, base):
            rooms, store = server.rooms, server.rooms.store
            table_id = await new_table(base, await new_guest(base, "Ann"))

            async def room() -> Room:
                found = Room(table_id, rooms._context)
                await found.live_table()
                return found

            async def bots(room: Room) -> list[str | None]:
                return [each.bot for each in (await room.live_table()).players if each.bot]

            first = await room()
            [host] = first.guests
            await first.command(host, "c1", AddBot("novice"), rooms.clock())
            believers = decides, reads, receives = [await room() for _ in range(3)]
            heard = [Heard(), Heard(), Heard()]
            for each, listener in zip(believers, heard, strict=True):
                await each.welcome(listener, Hello("hello", "token"))
                listener.messages.clear()
            last, column = first.seq, schema.events.c
            damaged = update(schema.events).where(
                column.table_id == table_id, column.seq == last, column.body != b""
            )
            await store._database.execute(damaged.values(body=b"{}"))
            # This one was not there before; it cuts the log, which then goes on to the same length.
            after = await room()
            assert after.seq == last - 1
            await after.command(host, "c2", AddBot("expert"), rooms.clock())
            assert after.seq == last
            await decides.command(host, "c3", AddBot("steady"), rooms.clock())
            await reads.catch_up()
            news = (await store.load_new({table_id: last}))[table_id]
            await receives.receive_entries(news, last + 1)
            for each, listener in zip(believers, heard, strict=True):
                assert await bots(each) == ["expert", "steady"]
                # A whole view, before any event that continues what was lost.
                assert listener.kinds()[0] == "view"
            assert (await store.check())["damaged"] == []

    asyncio.run(run())


class Heard:
    """A listener that keeps what it is told."""

    def __init__(self) -> None:
        self.id = self.guest = "somebody"
        self.address = ""
        self.messages: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.messages.append(message)

    def send_bye(self, reason: str, retry: int | None) -> None:
        raise AssertionError(reason, retry)

    def kinds(self) -> list[str]:
        return [json.loads(each)["type"] for each in self.messages]


class GrownRoom:
    """A room with a listener, which notes what it is told."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.seq = 3
        self.audience = SimpleNamespace(listeners={"somebody"})
        self.told: list[tuple[Sequence[str], int]] = []

    async def receive_entries(self, missed: Sequence[str], upto: int) -> None:
        self.told.append((missed, upto))


def test_hints_that_come_together_are_read_together_and_later_ones_afterwards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(peers, "READ_AT_ONCE", 3)
    asked: list[Mapping[str, int]] = []

    async def run() -> None:
        tasks: list[asyncio.Task[None]] = []

        def start(work: Coroutine[Any, Any, None], _table_id: str) -> None:
            tasks.append(asyncio.create_task(work))

        async def load_new(after: Mapping[str, int]) -> dict[str, list[str]]:
            asked.append(after)
            if len(asked) == 1:
                following.on_hint(LogGrew("a", 6))
            return {"a": ["event 4"]}

        by_id = {name: GrownRoom(name) for name in "abcd"}
        store = SimpleNamespace(load_new=load_new, now=lambda: 0)
        rooms = SimpleNamespace(store=store, by_id=by_id, metrics=Metrics())
        following = Peers("here", cast("Any", rooms), start)
        for name, seq in (("a", 4), ("b", 4), ("b", 5), ("c", 3), ("d", 9), ("unknown", 9)):
            following.on_hint(LogGrew(name, seq))
        while any(not task.done() for task in tasks):
            await asyncio.sleep(0)
        # What c has is known.
        assert asked == [{"a": 3, "b": 3, "d": 3}, {"a": 3}]
        assert by_id["a"].told == [(["event 4"], 4), (["event 4"], 6)]
        assert [by_id[name].told for name in "bcd"] == [[((), 5)], [], [((), 9)]]

    asyncio.run(run())
