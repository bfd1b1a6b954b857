"""Prepared tables: rounds in progress, written directly into the database of a server."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise, zip_longest
from typing import Any, TypeVar

from brikke.game.deal import commitment_of, seed_of
from brikke.game.events import Dealt, Drew, Played, RoundOpened, Salted, StartDrawn
from brikke.live import LogEvent, Options, TableOpened
from brikke.live.events import BotJoined, Joined, MatchBegan
from brikke.rules.rulebook import get_rulebook
from brikke.rules.table import read_table, tiles_on
from brikke.rules.tiles import ALL_TILES, TileReader
from brikke.server.store import Store
from brikke.server.tables.table_rows import new_table
from brikke.wire.events import decode_event
from brikke.wire.tokens import hash_of, new_guest_id, new_table_id, new_token

Result = TypeVar("Result")


def prepare_table(database: str, table: str, rack: str, **how: Any) -> tuple[str, str]:
    """Write a round as `prepare_shared_table` does; return the table and the first one's token."""
    table_id, tokens = prepare_shared_table(database, table, rack, **how)
    return table_id, tokens[0]


def prepare_shared_table(
    database: str,
    table: str,
    rack: str,
    *,
    own: str = "",
    later: Sequence[str] = (),
    names: Sequence[str] = ("Ada", "Bo"),
    bots: Sequence[str] = (),
    rulebook: str = "nordic turn_seconds=off",
    options: Options | None = None,
    pool: int | None = None,
    seconds_ago: float = 0,
) -> tuple[str, list[str]]:
    """Write a round in which the first of the names is to move; return the table and all tokens.

    What lies on the table was laid by the second seat in its first turn, except for the first
    one's own sets: with such, the first has opened. The seats after it have left the later tables,
    one each, or have drawn a tile. The turn to make began some seconds ago.
    """
    seats = len(names) + len(bots)
    people = [(new_guest_id(), name, new_token()) for name in names]
    guests = [guest for guest, _, _ in people]
    log = [
        TableOpened(get_rulebook(rulebook), seats, options or Options(), guests[0]),
        *map(Joined, guests),
        *map(BotJoined, bots),
        *_events(own, table, rack, later, rulebook=rulebook, seats=seats, pool=pool),
    ]
    began = int((time.time() - seconds_ago) * 1000)
    table_id = run_beside(_write(database, log, people, began))
    return table_id, [token for _, _, token in people]


def events_of(database: str, table_id: str) -> list[LogEvent]:
    """Return the log of a table."""
    return run_beside(_read(database, table_id))


def keep_record(database: str, text: str) -> str:
    """Store a record, and return its id."""
    record_id = hashlib.sha256(text.encode()).hexdigest()[:32]
    run_beside(_keep(database, record_id, text))
    return record_id


def run_beside(work: Coroutine[Any, Any, Result]) -> Result:
    """Run something in another thread: the browser's driver has a loop of its own in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def _events(
    own: str,
    table: str,
    rack: str,
    later: Sequence[str],
    *,
    rulebook: str,
    seats: int,
    pool: int | None,
) -> list[LogEvent]:
    reader = TileReader(strict=True)
    first, second = read_table(own, reader) if own else (), read_table(table, reader)
    mine = reader.tiles(rack)
    tables = [
        first,
        (*first, *second),
        *(read_table(text, TileReader(strict=True)) for text in later),
    ]
    laid = [
        tuple(tile for tile in tiles_on(after) if tile not in tiles_on(before))
        for before, after in pairwise(tables)
    ]
    used = {*mine, *tiles_on(first), *(tile for tiles in laid for tile in tiles)}
    rest = [tile for tile in ALL_TILES if tile not in used]
    few = min(6, len(rest) // (seats + 1))
    # Odd numbers make no run, so that nobody else can go out before the test is done.
    apart = sorted(rest, key=lambda tile: tile.face.is_joker or tile.face.number % 2 == 0)
    held = [tuple(apart[few * at : few * (at + 1)]) for at in range(seats - 1)]
    left = tuple(tile for tile in rest if not any(tile in tiles for tiles in held))[:pool]
    drawing = range(1 + len(laid), seats)
    before = [
        (*tiles, *played)
        for tiles, played in zip_longest((mine, *held), (tiles_on(first), *laid), fillvalue=())
    ]
    rules, seed = get_rulebook(rulebook), seed_of(new_token())
    return [
        MatchBegan(),
        RoundOpened(rules, seats, commitment_of(seed), seed),
        Salted((b"",) * seats),
        StartDrawn((), 0 if own else 1),
        Dealt(tuple(before), left),
        *([Played(0, first, ())] if own else []),
        *(Played(seat, each, ()) for seat, each in enumerate(tables[1:], start=1)),
        *(Drew(seat, left[at]) for at, seat in enumerate(drawing)),
    ]


async def _write(
    database: str, log: Sequence[LogEvent], people: Sequence[tuple[str, str, str]], began: int
) -> str:
    store, table_id = await Store.open(database), new_table_id()
    for guest, name, token in people:
        await store.add_guest(guest, name, "en", hash_of(token))
    await store.create_table(new_table(table_id, log, began), began)
    await store.close()
    return table_id


async def _keep(database: str, record_id: str, text: str) -> None:
    store = await Store.open(database)
    await store.put_record(record_id, text)
    await store.close()


async def _read(database: str, table_id: str) -> list[LogEvent]:
    store = await Store.open(database)
    entries = await store.load(table_id)
    await store.close()
    return [decode_event(entry.body, entry.version) for entry in entries]
