"""Plain appends: one message to PostgreSQL, with the results of any other append."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import update

from brikke.server.store import Append, Conflict, Repeated, Store, Unavailable, schema
from brikke.server.store.postgres import PostgresExecutor
from tests.server.store.make_append import append_of, create, numbers, outcomes, receipt

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(postgres_url: str) -> AsyncIterator[Store]:
    opened = await Store.open(postgres_url)
    yield opened
    await opened.close()


@pytest.fixture
async def other(postgres_url: str, store: Store) -> AsyncIterator[Store]:
    opened = await Store.open(postgres_url)
    yield opened
    await opened.close()


def connections(store: Store) -> list[Any]:
    """Return the driver's connections that are kept for frequent statements."""
    return [
        lent.driver_connection
        for executor in (store._database._writer, store._database._reader)
        if isinstance(executor, PostgresExecutor)
        for lent in executor._kept
    ]


@contextmanager
def messages(store: Store) -> Iterator[list[str]]:
    """Collect what a store sends on these connections."""
    sent: list[str] = []

    def listen(message: Any) -> None:
        sent.append(message.query)

    kept = connections(store)
    for driver in kept:
        driver.add_query_logger(listen)
    yield sent
    for driver in kept:
        driver.remove_query_logger(listen)


async def make_turn(store: Store, table_id: str, seq: int) -> None:
    await store.append(append_of(table_id, seq, due=seq, receipt=receipt(f"c{seq}")))


async def test_the_append_of_a_turn_is_one_message(store: Store) -> None:
    await create(store, "t")
    await make_turn(store, "t", 2)  # a connection asks for the types of a statement once
    with messages(store) as sent:
        await make_turn(store, "t", 3)
        await make_turn(store, "t", 4)
    assert len(sent) == 2
    assert await numbers(store, "t") == [1, 2, 3, 4]
    assert await store.receipt("t", "ann", "c4") == b"done"
    assert await store.next_due() == 4


async def test_appends_that_wait_together_are_one_message(store: Store) -> None:
    table_ids = [f"t{number}" for number in range(30)]
    await create(store, "warm", *table_ids)
    await make_turn(store, "warm", 2)
    with messages(store) as sent:
        await asyncio.gather(*(make_turn(store, table_id, 2) for table_id in table_ids))
    assert len(sent) == 1
    assert [await numbers(store, table_id) for table_id in table_ids] == [[1, 2]] * 30


async def test_turns_on_two_servers_are_one_message_to_write_and_one_to_read(
    store: Store, other: Store
) -> None:
    await create(store, "t")
    assert len(await other.load("t")) == 1

    async def hear_and_turn(server: Store, last: int) -> None:
        assert list(await server.load_new({"t": last - 1})) == ["t"]
        await make_turn(server, "t", last + 1)

    await make_turn(other, "t", 2)
    await hear_and_turn(store, 2)
    await hear_and_turn(other, 3)
    with messages(store) as sent, messages(other) as sent_by_other:
        await hear_and_turn(store, 4)
        await hear_and_turn(other, 5)
    assert (len(sent), len(sent_by_other)) == (2, 2)
    assert await numbers(store, "t") == [1, 2, 3, 4, 5, 6]


async def test_an_append_with_everything_is_a_few_messages(store: Store) -> None:
    await create(store, "t")
    with messages(store) as sent:
        await store.append(append_of("t", 2, due=5, receipt=receipt("c"), members=(("ann", 0),)))
    assert len(sent) <= 10


async def test_behind_an_event_without_a_hash_the_append_is_written_in_the_other_way(
    store: Store,
) -> None:
    await create(store, "t")
    await store._database.execute(update(schema.events).values(chain=None))
    with messages(store) as sent:
        await store.append(append_of("t", 2, head=None))
    assert not any("WITH written AS" in each for each in sent)
    assert await numbers(store, "t") == [1, 2]


@pytest.mark.parametrize("count", [0, 1])
async def test_of_two_servers_with_the_same_command_one_writes(
    store: Store, other: Store, count: int
) -> None:
    await create(store, "t")
    await other.load("t")
    append = append_of("t", 2, count, receipt=receipt("c"))
    results = await outcomes(store.append(append), other.append(append))
    assert sorted(type(each).__name__ for each in results) == ["NoneType", "Repeated"]
    assert await numbers(store, "t") == [1, 2][: count + 1]


async def test_servers_that_race_write_every_event_once(store: Store, other: Store) -> None:
    table_ids = [f"t{number}" for number in range(8)]
    await create(store, *table_ids)

    async def play(server: Store, name: str) -> int:
        refused = 0
        for turn in range(20):
            for table_id in table_ids:
                while True:
                    last = len(await server.load(table_id))
                    given = receipt(f"{name}{turn}")
                    try:
                        await server.append(append_of(table_id, last + 1, receipt=given))
                    except Conflict:
                        refused += 1
                    else:
                        break
        return refused

    await asyncio.gather(play(store, "a"), play(other, "b"), play(store, "c"))
    for table_id in table_ids:
        assert await numbers(other, table_id) == list(range(1, 62))
    assert (await store.check())["damaged"] == []


async def test_servers_with_the_same_tables_do_not_deadlock(store: Store, other: Store) -> None:
    table_ids = [f"t{number}" for number in range(40)]
    await create(store, *table_ids)
    for table_id in table_ids:
        await other.load(table_id)
    for seq in range(2, 12):
        appends = [append_of(table_id, seq, due=seq) for table_id in table_ids]
        results = await outcomes(*map(store.append, appends), *map(other.append, reversed(appends)))
        assert sum(each is None for each in results) == 40
        assert sum(isinstance(each, Conflict) for each in results) == 40
        for table_id in table_ids:
            await other.load(table_id)
            await store.load(table_id)


@pytest.mark.parametrize(
    "change",
    [
        lambda append: append,
        lambda append: replace(append, receipt=None),
    ],
    ids=["same", "without a receipt"],
)
async def test_a_plain_append_is_refused_for_the_same_reasons(
    store: Store, change: Callable[[Append], Append]
) -> None:
    await create(store, "t")
    first = append_of("t", 2, receipt=receipt("c", b"first"))
    await store.append(first)
    (refused,) = await outcomes(store.append(change(first)))
    assert isinstance(refused, Repeated if change(first).receipt else Conflict)
    assert await numbers(store, "t") == [1, 2]


async def test_a_plain_append_that_is_not_committed_is_not_acknowledged(store: Store) -> None:
    await create(store, "t")
    await make_turn(store, "t", 2)
    for driver in connections(store):
        await driver.execute("BEGIN")
    with pytest.raises(Unavailable):
        await make_turn(store, "t", 3)
    assert await numbers(store, "t") == [1, 2]
    await make_turn(store, "t", 3)
    assert await numbers(store, "t") == [1, 2, 3]


async def test_a_plain_append_without_a_timer_removes_it(store: Store) -> None:
    await create(store, "t", due=7)
    assert await store.next_due() == 7
    await store.append(append_of("t", 2))
    assert await store.next_due() is None


async def test_a_plain_append_ends_a_lease(store: Store) -> None:
    await create(store, "t", due=7)
    assert await store.lease_due("s", 10, 1_000_000, 9) == ["t"]
    await store.append(append_of("t", 2, due=8))
    assert await store.lease_due("s", 10, 1_000_000, 9) == ["t"]
