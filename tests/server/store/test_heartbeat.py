"""Heartbeats, outages, leases and presence."""

from __future__ import annotations

import asyncio
import time

import pytest
from sqlalchemy import update

from brikke.server.store import OUTAGE_MS, Conflict, Store, TableStatus, heartbeat, schema
from tests.server.store.make_append import append_of, create, outcomes

pytestmark = pytest.mark.anyio


async def pretend_last_beat(store: Store, age: int) -> int:
    """Make the newest heartbeat this many milliseconds old."""
    at = store.now() - age
    await store._database.execute(
        update(schema.pulse).values(at=at), update(schema.servers).values(at=at)
    )
    return at


async def due_times(store: Store) -> dict[str, int]:
    return {row.table_id: row.at for row in await store._database.fetch(schema.due.select())}


async def test_the_clock_is_the_databases(store: Store) -> None:
    assert abs(store.now() - time.time() * 1000) < 5000  # it runs on this machine
    store._database._clock._offset = 0
    await store.beat("s")
    assert abs(store.now() - time.time() * 1000) < 5000


async def test_after_a_restart_time_goes_on_from_the_last_heartbeat(
    store: Store, url: str, caplog: pytest.LogCaptureFixture
) -> None:
    await store.beat("s1")
    ahead = await pretend_last_beat(store, -3_600_000)
    await create(store, "t", due=ahead)
    again = await Store.open(url)
    try:
        assert again.now() >= ahead
        await again.beat("s2")
        assert again.now() >= ahead
        assert await again.lease_due("s2", again.now(), 60_000, 9) == ["t"]
        assert await again.outages() == []
    finally:
        await again.close()
    told = [record.getMessage() for record in caplog.records]
    assert told.count("the clock is behind") == 1


async def test_a_short_time_without_heartbeats_is_no_outage(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert OUTAGE_MS == 2500
    monkeypatch.setattr(heartbeat, "OUTAGE_MS", 60_000)
    await store.beat("s1")
    await pretend_last_beat(store, 30_000)
    await store.beat("s2")
    assert await store.outages() == []
    await pretend_last_beat(store, 60_001)
    await store.beat("s1")
    assert len(await store.outages()) == 1


async def test_after_an_outage_timers_move_by_its_length(store: Store) -> None:
    await store.beat("s1")
    last = await pretend_last_beat(store, 90_000)
    for table_id, at in {
        "before": last - 1,
        "at": last,
        "during": last + 1,
        "after": last + 10**6,
    }.items():
        await create(store, table_id, due=at)
    await create(store, "never", due=None)
    await store.beat("s1")
    [outage] = await store.outages()
    assert outage.since == last
    assert 90_000 <= outage.until - outage.since < 120_000
    gap = outage.until - outage.since
    assert await due_times(store) == {
        "before": last - 1,
        "at": last,
        "during": last + 1 + gap,
        "after": last + 10**6 + gap,
    }


async def test_servers_that_come_back_together_notice_an_outage_once(
    store: Store, other: Store
) -> None:
    await store.beat("s1")
    last = await pretend_last_beat(store, 60_000)
    table_ids = [f"t{number}" for number in range(50)]
    await create(store, *table_ids, due=last + 5)
    results = await outcomes(*(each.beat(f"s{n}") for n, each in enumerate([store, other] * 5)))
    assert results == [None] * 10
    [outage] = await store.outages()
    moved = last + 5 + outage.until - outage.since
    assert await due_times(store) == dict.fromkeys(table_ids, moved)


async def test_appends_and_a_heartbeat_do_not_wait_for_each_other(
    store: Store, other: Store
) -> None:
    table_ids = [f"t{number:03}" for number in range(200)]
    await create(store, *table_ids, due=store.now() + 10**6)
    await store.beat("s1")

    async def beat_after(delay: float) -> None:
        await asyncio.sleep(delay)
        await other.beat("s2")

    for seq in range(2, 14):
        await pretend_last_beat(store, 60_000)
        backwards = reversed(table_ids)
        results = await outcomes(
            *(store.append(append_of(table_id, seq, due=10**15)) for table_id in backwards),
            beat_after((seq - 2) * 0.002),
        )
        assert results == [None] * 201
    assert len(await store.outages()) == 12


async def test_outages_are_numbered(store: Store) -> None:
    await store.beat("s1")
    for _ in range(3):
        await pretend_last_beat(store, 60_000)
        await store.beat("s1")
    outages = await store.outages()
    assert [outage.id for outage in outages] == sorted(outage.id for outage in outages)
    assert await store.outages(after=outages[0].id) == outages[1:]
    assert await store.outages(after=outages[-1].id) == []


async def test_the_last_heartbeat_is_kept_after_the_last_server(store: Store) -> None:
    await store.beat("s1")
    last = await pretend_last_beat(store, 60_000)
    await store.remove_dead_servers(store.now())
    await store.beat("s2")
    [outage] = await store.outages()
    assert outage.since == last


async def test_due_tables_are_leased_the_longest_due_first(store: Store) -> None:
    for table_id, at in {"c": 30, "a": 10, "b": 20, "later": 41}.items():
        await create(store, table_id, due=at)
    assert await store.lease_due("s1", before=40, lease=60_000, limit=2) == ["a", "b"]
    assert await store.lease_due("s2", before=40, lease=60_000, limit=2) == ["c"]
    assert await store.lease_due("s2", before=40, lease=60_000, limit=2) == []
    assert await store.next_due() == 41
    assert await store.lease_due("s2", before=41, lease=60_000, limit=2) == ["later"]
    assert await store.next_due() is None


async def test_a_lease_expires(store: Store) -> None:
    await create(store, "t", due=10)
    assert await store.lease_due("s1", before=40, lease=60_000, limit=9) == ["t"]
    assert await store.lease_due("s2", before=40, lease=60_000, limit=9) == []
    store._database._clock._newest += 60_000
    assert await store.next_due() == 10
    assert await store.lease_due("s2", before=40, lease=60_000, limit=9) == ["t"]


async def test_an_append_ends_a_lease(store: Store) -> None:
    await create(store, "t", "u", due=10)
    await store.lease_due("s1", before=40, lease=60_000, limit=9)
    await store.append(append_of("t", 2, due=20))
    await store.append(append_of("u", 2, due=None))
    assert await store.next_due() == 20
    assert await store.lease_due("s2", before=40, lease=60_000, limit=9) == ["t"]
    assert await store.lease_due("s1", before=40, lease=60_000, limit=9) == []


async def test_no_table_is_leased_to_two_servers(store: Store, other: Store) -> None:
    table_ids = [f"t{number}" for number in range(60)]
    await create(store, *table_ids, due=10)
    taken: list[str] = []

    async def work(name: str, each: Store) -> None:
        while mine := await each.lease_due(name, before=40, lease=60_000, limit=3):
            taken.extend(mine)

    await asyncio.gather(*(work(f"s{n}", each) for n, each in enumerate([store, other] * 3)))
    assert sorted(taken) == sorted(table_ids)


async def test_both_servers_act_for_a_table_and_one_wins(store: Store, other: Store) -> None:
    await create(store, "t", due=10)
    assert await store.lease_due("s1", before=40, lease=-60_000, limit=1) == ["t"]
    assert await other.lease_due("s2", before=40, lease=60_000, limit=1) == ["t"]
    results = await outcomes(store.append(append_of("t", 2)), other.append(append_of("t", 2)))
    assert {type(result) for result in results} == {type(None), Conflict}
    assert await store.next_due() is None


async def test_a_guest_is_present_with_at_least_one_connection(store: Store, other: Store) -> None:
    await store.beat("s1")
    await other.beat("s2")
    await store.add_connection("c1", "t", "ann", "s1")
    await other.add_connection("c2", "t", "ann", "s2")
    await store.add_connection("c3", "t", "bob", "s1")
    await store.add_connection("c4", "u", "eve", "s1")
    assert sorted(await store.connected_guests("t")) == ["ann", "ann", "bob"]
    assert await store.count_connections("t", ["ann", "dan"]) == {"ann": 2, "": 1}
    assert await store.count_connections("t", []) == {"": 3}
    await store.remove_connections(["c1", "c3", "unknown"])
    assert await other.connected_guests("t") == ["ann"]
    await store.remove_connections([])
    await store.remove_connections({"c2"})
    assert await store.connected_guests("t") == []
    assert await store.connected_guests("u") == ["eve"]


async def test_of_many_changes_of_a_connection_the_last_counts(store: Store) -> None:
    await store.beat("s1")
    await outcomes(
        store.add_connection("c1", "t", "ann", "s1"),
        store.remove_connections(["c1"]),
        store.add_connection("c2", "t", "bob", "s1"),
        store.add_connection("c2", "u", "bob", "s1"),
        store.remove_connections(["c3"]),
        store.add_connection("c3", "t", "eve", "s1"),
    )
    assert await store.connected_guests("t") == ["eve"]
    assert await store.connected_guests("u") == ["bob"]


async def test_dead_servers_are_removed_and_their_connections_returned(store: Store) -> None:
    await store.beat("old")
    await pretend_last_beat(store, 20_000)
    await store.beat("alive")
    await store.add_connection("c1", "t", "ann", "old")
    await store.add_connection("c2", "t", "bob", "alive")
    await store.add_connection("c3", "u", "eve", "old")
    await store.add_connection("c4", "v", "eve", "alive")
    assert await store.remove_dead_servers(store.now() - 30_000) == {}
    assert await store.remove_dead_servers(store.now() - 10_000) == {"t": ["c1"], "u": ["c3"]}
    assert await store.connected_guests("t") == ["bob"]
    assert await store.connected_guests("u") == []


async def test_connections_of_dead_servers_are_returned_until_they_are_removed(
    store: Store,
) -> None:
    """The server that removed them may die before it records the departures."""
    await store.beat("old")
    await pretend_last_beat(store, 20_000)
    await store.add_connection("c1", "t", "ann", "old")
    for _ in range(2):
        assert await store.remove_dead_servers(store.now() - 10_000) == {"t": ["c1"]}
    await store.remove_connections(["c1"])
    assert await store.remove_dead_servers(store.now() - 10_000) == {}


async def test_leases_of_dead_servers_end_at_once(store: Store) -> None:
    await store.beat("old")
    await pretend_last_beat(store, 20_000)
    await store.beat("alive")
    await create(store, "t", "u", due=10)
    assert await store.lease_due("old", before=40, lease=60_000, limit=1) == ["t"]
    assert await store.lease_due("alive", before=40, lease=60_000, limit=1) == ["u"]
    await store.remove_dead_servers(store.now() - 10_000)
    assert await store.lease_due("alive", before=40, lease=60_000, limit=9) == ["t"]


async def test_a_server_gets_the_status_of_tables_with_its_connections(
    store: Store, other: Store
) -> None:
    await store.beat("s1")
    await other.beat("s2")
    await create(store, "t", "u", "v")
    await store.add_connection("c1", "t", "ann", "s1")
    await other.add_connection("c2", "t", "bob", "s2")
    await other.add_connection("c3", "u", "eve", "s2")
    await other.append(append_of("t", 2))
    assert await store.table_statuses("s1") == {
        "t": TableStatus(last=2, connections=2, connections_here=1)
    }
    assert await store.table_statuses("s2") == {
        "t": TableStatus(2, 2, 1),
        "u": TableStatus(1, 1, 1),
    }


async def test_a_server_knows_whether_there_are_others(store: Store, other: Store) -> None:
    await store.beat("s1")
    assert not await store.has_other_servers("s1")
    await other.beat("s2")
    assert await store.has_other_servers("s1")
    await pretend_last_beat(store, 20_000)
    await store.beat("s1")
    await store.remove_dead_servers(store.now() - 10_000)
    assert not await store.has_other_servers("s1")


async def test_connections_of_a_server_removed_too_early_are_found(store: Store) -> None:
    await store.beat("slow")
    await pretend_last_beat(store, 20_000)
    await store.beat("alive")
    await store.remove_dead_servers(store.now() - 10_000)
    await store.add_connection("c1", "t", "ann", "slow")
    assert await store.remove_dead_servers(store.now() - 10_000) == {"t": ["c1"]}
    assert await store.connected_guests("t") == []


async def test_a_server_can_release_all_its_leases(store: Store) -> None:
    await create(store, "t", "u", due=10)
    assert await store.lease_due("s1", before=40, lease=60_000, limit=1) == ["t"]
    assert await store.lease_due("s2", before=40, lease=60_000, limit=1) == ["u"]
    await store.release_leases("s1")
    assert await store.lease_due("s2", before=40, lease=60_000, limit=9) == ["t"]
