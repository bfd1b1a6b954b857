"""Processor time of a turn inside a server: rooms, store and messages, without sockets.

    .venv/bin/python -m benchmarks.turn_cost

Four listeners at each table, SQLite. The same turns are made several times, and of every stretch
of them the quickest pass counts, so two versions can be compared on a busy machine. What the
players think is left out. `benchmarks.turn_parts` tells where this time goes.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Final

import uvloop

from brikke.live import (
    LiveTable,
    LogEvent,
    MakeTurn,
    Options,
    Phase,
    Ready,
    Salt,
    Start,
    TableConfig,
    Timing,
)
from brikke.live.events import Joined, TableOpened
from brikke.rules.position import Draw, Pass, Turn
from brikke.rules.rulebook import get_rulebook
from brikke.server.fanout import NoFanout
from brikke.server.metrics import Metrics
from brikke.server.store import Store
from brikke.server.tables.room import RoomContext
from brikke.server.tables.rooms import Caller, Rooms
from brikke.server.tables.table_rows import new_table
from brikke.server.workers.pool import Workers
from brikke.solver import best_turn
from brikke.wire.client import Hello
from tests.support.live_tables import SeededDealer

RULES: Final = get_rulebook("nordic turn_seconds=600 rounds=99")
PLAYERS: Final = ("anna", "bo", "cleo", "dag")
PLAY_SHARE: Final = 0.4
"""How many of the turns look for the best play; the others draw, as in the load test."""
WARM_UP: Final = 20
TURNS: Final = 1000
STRETCHES: Final = 10
PASSES: Final = 5


class Ear:
    """A listener that only counts."""

    def __init__(self, guest: str) -> None:
        self.id = self.guest = guest
        self.address = ""
        self.heard = 0

    def send(self, message: bytes) -> None:
        """Count a message."""
        self.heard += bool(message)

    def send_bye(self, reason: str, retry: int | None) -> None:
        """Nothing is closed here."""


class Play:
    """One table that is played at."""

    def __init__(self, rooms: Rooms, table_id: str, chance: Random) -> None:
        self._rooms = rooms
        self._id = table_id
        self._chance = chance
        self._asked = 0
        self.thinking = 0.0
        self.made = 0
        """The turns of the round that were made."""

    async def turns(self, count: int) -> None:
        """Make so many turns, with all that happens between rounds."""
        while count:
            await self.turn(await self.reach_turn())
            count -= 1

    async def turn(self, table: LiveTable) -> None:
        """Make the turn that the table waits for."""
        await self._ask(table.to_move or 0, MakeTurn(self._think(table), table.seq))
        self.made += 1

    async def reach_turn(self) -> LiveTable:
        """Do whatever is to be done before the next turn; return the table that waits for it."""
        while (table := await self._rooms.room(self._id).live_table()).phase is not Phase.PLAYING:
            self.made = 0
            if table.phase is Phase.WAITING:
                await self._ask(0, Start())
            else:
                for seat in range(len(PLAYERS)):
                    salting = table.phase is Phase.SALTING
                    await self._ask(seat, Salt(bytes([seat])) if salting else Ready())
        return table

    async def _ask(self, seat: int, command: MakeTurn | Start | Salt | Ready) -> None:
        self._asked += 1
        await self._rooms.command(self._id, Caller(PLAYERS[seat]), f"c{self._asked}", command)

    def _think(self, table: LiveTable) -> Turn:
        assert table.game is not None
        began, pool = time.thread_time(), len(table.game.state.pool)
        turn: Turn = Draw() if pool else Pass()
        if RULES.must_play(pool) or self._chance.random() < PLAY_SHARE:
            best = best_turn(table.game.position).turn
            turn = turn if isinstance(best, Draw | Pass) else best
        self.thinking += time.thread_time() - began
        return turn


@asynccontextmanager
async def opened_rooms(file: Path) -> AsyncIterator[Rooms]:
    """Open a database, and the rooms of a server."""
    store = await Store.open(f"sqlite:///{file}")
    metrics = Metrics()
    context = RoomContext(
        store, TableConfig(Timing(), SeededDealer()), store.now, NoFanout(), metrics
    )
    # Asked only when the pool is empty; the time of another process does not count.
    workers = Workers("players", 1, 256, 60.0, metrics)
    for guest in PLAYERS:
        await store.add_guest(guest, guest, "en", guest)
    await store.beat("server")
    yield Rooms(context, workers, workers, workers)
    await store.close()


async def open_table(rooms: Rooms, number: int) -> Play:
    """Open a table with its listeners."""
    table_id, store = f"{number:022d}", rooms.store
    opened: list[LogEvent] = [
        TableOpened(RULES, 4, Options(), PLAYERS[0]),
        *map(Joined, PLAYERS),
    ]
    await store.create_table(new_table(table_id, opened, store.now()), store.now())
    for guest in PLAYERS:
        await store.add_connection(f"{table_id}{guest}", table_id, guest, "server")
    room = rooms.room(table_id)
    await room.reconcile_presence()
    for guest in PLAYERS:
        await room.welcome(Ear(guest), Hello("hello", guest))
    return Play(rooms, table_id, Random(number))


async def measure(file: Path, tables: int) -> list[tuple[float, float]]:
    """Return the seconds of each stretch: in the loop's thread, and in the thread of the writer."""
    async with opened_rooms(file) as rooms:
        plays = [await open_table(rooms, number) for number in range(tables)]
        await asyncio.gather(*(play.turns(WARM_UP) for play in plays))
        found = []
        for _ in range(STRETCHES):
            thought = sum(play.thinking for play in plays)
            all_before, loop_before = time.process_time(), time.thread_time()
            await asyncio.gather(*(play.turns(TURNS // STRETCHES // tables) for play in plays))
            everything, loop = time.process_time() - all_before, time.thread_time() - loop_before
            thought = sum(play.thinking for play in plays) - thought
            found.append((loop - thought, everything - loop))
        return found


def main() -> None:
    """Print one line for turns one after the other, and one for ten tables at once."""
    with tempfile.TemporaryDirectory() as folder:
        for tables in (1, 10):
            passes = [
                uvloop.run(measure(Path(folder) / f"{tables}-{number}.db", tables))
                for number in range(PASSES)
            ]
            stretches = [list(zip(*each, strict=True)) for each in zip(*passes, strict=True)]
            loop, writer = (
                sum(min(each[part]) for each in stretches) / TURNS * 1e6 for part in (0, 1)
            )
            print(
                f"{tables:3} tables: {loop + writer:5.0f} µs a turn, "
                f"of them {loop:4.0f} in the loop and {writer:4.0f} in the writer"
            )


if __name__ == "__main__":
    main()
