"""Retention: expired data is removed, and nothing else."""

from __future__ import annotations

import asyncio

import pytest

from brikke.server.store import (
    EXPIRED,
    Conflict,
    FinishedRound,
    Store,
    Summary,
    TableRow,
    people,
    schema,
)
from brikke.wire.appearance import Profile
from tests.server.store.make_append import append_of, create, outcomes, receipt

pytestmark = pytest.mark.anyio


def later(store: Store) -> int:
    return store.now() + 1000


async def archive(store: Store) -> None:
    await store.archive_idle(later(store), 1000)


async def test_an_expired_table_leaves_a_tombstone(store: Store) -> None:
    public = Summary("playing", listed=True, body=b"seats")
    fields = {"summary": public, "members": (("ann", 0),), "receipt": receipt("c1")}
    await create(store, "t", finished=(FinishedRound("x", 1, 1),), **fields)
    await create(store, "u", finished=(FinishedRound("y", 1, 1),), **fields)
    row = await store.table_row("t")
    assert row is not None
    await archive(store)
    await store.append(append_of("u", 2))
    assert await store.expire(later(store), 10) == ["t"]
    assert await store.table_row("t") == TableRow("t", 500, row.updated, EXPIRED, b"{}")
    assert await store.load("t") == []
    assert await store.receipt("t", "ann", "c1") is None
    assert await store.finished_round("x") is None
    assert await store.listed() == []
    assert [each.id for each, _ in await store.tables_of("ann")] == ["u"]
    assert await store.finished_round("y") is not None
    assert await store.receipt("u", "ann", "c1") == b"done"


@pytest.mark.parametrize("first", [1, 2])
async def test_nothing_is_ever_written_to_an_expired_table(store: Store, first: int) -> None:
    await create(store, "t")
    await archive(store)
    await store.expire(later(store), 10)
    results = await outcomes(
        store.append(append_of("t", first)),
        store.append(append_of("t", first, entries=(), due=50, receipt=receipt("c1"))),
        create(store, "t"),
    )
    assert [type(result) for result in results] == [Conflict] * 3
    assert await store.load("t") == []
    assert await store.next_due() is None
    assert await store.archive_idle(later(store), 10) == 0
    assert await store.expire(later(store), 10) == []


async def test_only_archived_tables_expire_the_longest_idle_first(store: Store) -> None:
    for table_id in "abc":
        await create(store, table_id)
        await asyncio.sleep(0.002)
    assert await store.expire(later(store), 10) == []
    await archive(store)
    await create(store, "awake")
    row = await store.table_row("b")
    assert row is not None
    assert await store.expire(row.updated, 10) == ["a"]
    assert await store.expire(later(store), 1) == ["b"]
    assert await store.expire(later(store), 10) == ["c"]
    assert len(await store.load("awake")) == 1


async def test_a_table_with_a_connection_does_not_expire(store: Store) -> None:
    await create(store, "t")
    await archive(store)
    await store.add_connection("c1", "t", "ann", "s1")
    assert await store.expire(later(store), 10) == []
    await store.remove_connections(["c1"])
    assert await store.expire(later(store), 10) == ["t"]


async def test_a_table_is_either_appended_to_or_expired(store: Store, other: Store) -> None:
    table_ids = [f"t{number}" for number in range(40)]
    await create(store, *table_ids)
    await archive(store)
    expiring = asyncio.create_task(other.expire(other.now() + 1000, 20))
    results = await outcomes(*(store.append(append_of(table_id, 2)) for table_id in table_ids))
    expired = await expiring
    for table_id, result in zip(table_ids, results, strict=True):
        assert isinstance(result, Conflict) == (table_id in expired)
        assert [e.seq for e in await store.load(table_id)] == (
            [] if table_id in expired else [1, 2]
        )


async def test_a_guest_who_was_not_seen_for_long_is_removed_with_every_token(
    store: Store,
) -> None:
    await store.add_guest("g1", "Ann", "en", "hash-1")
    await store.add_token("g1", "hash-2")
    await store.add_transfer("g1", "transfer", store.now() + 60_000)
    await store.add_guest("g2", "Bob", "en", "hash-3")
    assert await store.expire_guests(store.now() - 1000, 10) == 0
    assert await store.expire_guests(later(store), 1) == 1
    assert await store.profiles(["g1", "g2"]) == {"g2": Profile("Bob")}
    assert await store.guest_of("hash-2") is None
    assert await store.take_transfer("transfer") is None
    assert [row.hash for row in await store._database.fetch(schema.tokens.select())] == ["hash-3"]
    assert await store.expire_guests(later(store), 10) == 1


async def test_guests_with_a_seat_or_a_connection_do_not_expire(store: Store) -> None:
    for guest in ("seated", "asleep", "watching", "gone"):
        await store.add_guest(guest, guest, "en", guest)
    await create(store, "t", members=(("asleep", 0),))
    await archive(store)
    await create(store, "u", members=(("seated", 0),))
    await store.add_connection("c1", "u", "watching", "s1")
    assert await store.expire_guests(later(store), 10) == 1
    assert set(await store.profiles(["seated", "asleep", "watching", "gone"])) == {
        "seated",
        "asleep",
        "watching",
    }
    assert await store.expire(later(store), 10) == ["t"]
    await store.remove_connections(["c1"])
    assert await store.expire_guests(later(store), 10) == 2
    assert await store.guest_of("seated") is not None


async def test_forgotten_guests_stay_forgotten(store: Store) -> None:
    await store.add_guest("g1", "Ann", "en", "hash-1")
    await store.forget("g1")
    assert await store.expire_guests(later(store), 10) == 0
    assert await store.profiles(["g1"]) == {"g1": Profile()}


async def test_recently_seen_guests_are_kept(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "SEEN_MS", 0)
    await store.add_guest("g1", "Ann", "en", "hash-1")
    await store.add_guest("g2", "Bob", "en", "hash-2")
    await asyncio.sleep(0.002)
    before = store.now()
    await store.mark_seen(["g2", "unknown"])
    assert await store.expire_guests(before, 10) == 1
    assert await store.profiles(["g1", "g2"]) == {"g2": Profile("Bob")}


async def test_old_records_are_removed(store: Store) -> None:
    for record in "abc":
        await store.put_record(record, "text")
        await asyncio.sleep(0.002)
    before = store.now()
    await store.put_record("new", "text")
    assert await store.expire_records(before, 2) == 2
    assert [await store.record(each) for each in "abc"] == [None, None, "text"]
    assert await store.expire_records(before, 2) == 1
    assert await store.record("new") == "text"


async def test_servers_that_remove_at_once_share_the_work(store: Store, other: Store) -> None:
    for number in range(20):
        await store.add_guest(f"g{number}", "Ann", "en", f"hash-{number}")
        await store.put_record(f"r{number}", "text")
    stores = [store, other] * 2
    guests = await asyncio.gather(*(each.expire_guests(later(each), 9) for each in stores))
    records = await asyncio.gather(*(each.expire_records(later(each), 9) for each in stores))
    left = await store.expire_guests(later(store), 20), await store.expire_records(later(store), 20)
    assert (sum(guests) + left[0], sum(records) + left[1]) == (20, 20)
