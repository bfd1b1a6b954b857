"""The lobby: lists of tables, finished rounds and records."""

from __future__ import annotations

import asyncio

import pytest

from brikke.server.store import OVER, FinishedRound, Store, Summary
from tests.server.store.make_append import append_of, create, outcomes

pytestmark = pytest.mark.anyio


async def names(store: Store, limit: int = 100) -> list[str]:
    return [row.id for row in await store.listed(limit)]


async def tick(store: Store) -> None:
    """Wait until the clock shows a new millisecond."""
    now = store.now()
    while store.now() <= now:
        await asyncio.sleep(0.001)


def seen(phase: str, *, listed: bool = True) -> Summary:
    return Summary(phase, listed, b"summary")


async def test_public_tables_are_listed_by_recent_activity(store: Store) -> None:
    for table_id in "abc":
        await create(store, table_id, summary=seen("waiting"))
        await tick(store)
    await create(store, "private", summary=seen("waiting", listed=False))
    assert await names(store) == ["c", "b", "a"]
    await tick(store)
    await store.append(append_of("a", 2, summary=seen("playing")))
    assert await names(store) == ["a", "c", "b"]
    assert await names(store, limit=2) == ["a", "c"]


async def test_a_table_that_is_over_or_private_leaves_the_list(store: Store) -> None:
    await create(store, "a", "b", "c", summary=seen("playing"))
    await store.append(append_of("a", 2, summary=seen(OVER)))
    await store.append(append_of("b", 2, summary=seen("playing", listed=False)))
    assert await names(store) == ["c"]
    row = await store.table_row("a")
    assert row is not None
    assert row.phase == OVER


async def test_a_table_row_can_be_read(store: Store) -> None:
    before = store.now()
    await create(store, "t", summary=Summary("waiting", listed=True, body=b"\x00\xff"))
    row = await store.table_row("t")
    assert row is not None
    assert (row.id, row.created, row.phase, row.summary) == ("t", 500, "waiting", b"\x00\xff")
    assert before <= row.updated <= store.now()
    assert await store.listed() == [row]
    assert await store.table_row("u") is None


async def test_a_guests_tables_are_listed(store: Store) -> None:
    await create(store, "a", members=(("ann", 0), ("bob", 1)))
    await tick(store)
    await create(store, "b", members=(("bob", 0),))
    assert [(row.id, seat) for row, seat in await store.tables_of("bob")] == [("b", 0), ("a", 1)]
    assert [row.id for row, _ in await store.tables_of("bob", limit=1)] == ["b"]
    await store.append(append_of("a", 2, members=(("bob", 3), ("eve", 0))))
    await store.append(append_of("a", 3))
    assert [(row.id, seat) for row, seat in await store.tables_of("bob")] == [("a", 3), ("b", 0)]
    assert await store.tables_of("ann") == []
    assert [seat for _, seat in await store.tables_of("eve")] == [0]
    await store.append(append_of("a", 4, members=()))
    assert await store.tables_of("eve") == []


async def test_tables_that_have_ended_do_not_count_towards_the_limit(store: Store) -> None:
    await create(store, "a", members=(("bob", 0),))
    await tick(store)
    await create(store, "b", members=(("bob", 0),), summary=seen(OVER))
    assert [row.id for row, _ in await store.tables_of("bob", limit=1)] == ["b"]
    assert [row.id for row, _ in await store.tables_of("bob", limit=1, ended=False)] == ["a"]


async def test_a_bot_is_busy_where_a_timer_runs_or_a_person_is(store: Store) -> None:
    await store.add_guest("ann", "Ann", "en", "hash of ann")
    await create(store, "a", members=(("bot", 0),))
    assert await store.bot_table_count("bot") == 0, "its own events do not count"
    await store.append(append_of("a", 2, due=5000, members=(("bot", 0),)))
    assert await store.bot_table_count("bot") == 1
    await store.append(append_of("a", 3, members=(("bot", 0),)))
    assert await store.bot_table_count("bot") == 0
    await store.add_connection("c", "a", "ann", "server")
    assert await store.bot_table_count("bot") == 1


async def test_a_finished_round_is_found_by_its_commitment(store: Store) -> None:
    await create(store, "a", "b")
    first, second = FinishedRound("x", 1, 2), FinishedRound("w", 3, 9, b'["who"]')
    await store.append(append_of("a", 2, finished=(first,)))
    await store.append(append_of("a", 3, 7, finished=(second,)))
    await store.append(append_of("b", 2, finished=(FinishedRound("y", 1, 2),)))
    assert await store.finished_round("w") == ("a", second)
    assert await store.finished_round("x") == ("a", first)
    assert await store.finished_round("y") == ("b", FinishedRound("y", 1, 2))
    assert await store.finished_round("z") is None


async def test_a_record_is_kept_once(store: Store, other: Store) -> None:
    text = "[Rulebook nordic]\nr1 r2 r3 – ♠\n" * 50
    await store.put_record("r", text)
    assert (
        await outcomes(*(each.put_record("r", "other") for each in [store, other] * 3))
        == [None] * 6
    )
    assert await other.record("r") == text
    assert await other.record("s") is None
