"""The hash chain over the events of a table, and what is damaged in archives."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, delete, select, text, update

from brikke.server.store import Append, Conflict, Entry, Store, schema
from brikke.server.store.packing import Log, digest_of, pack, unpack
from tests.server.store.make_append import append_of, create, numbers, receipt

pytestmark = pytest.mark.anyio

EVENT = schema.events.c


def answered(seq: int) -> Append:
    """Return an append of one event, with the receipt of its command."""
    return append_of("t", seq, receipt=receipt(f"c{seq}", b'{"seq":%d}' % seq))


async def fill(store: Store, upto: int = 5) -> None:
    await create(store, "t", "other")
    for seq in range(2, upto + 1):
        await store.append(answered(seq))


def flip(connection: Connection) -> None:
    changed = update(schema.events).where(EVENT.table_id == "t", EVENT.seq == 3)
    connection.execute(changed.values(body=b"evenT 3"))


def drop(connection: Connection) -> None:
    connection.execute(delete(schema.events).where(EVENT.table_id == "t", EVENT.seq == 3))


def drop_end(connection: Connection) -> None:
    connection.execute(delete(schema.events).where(EVENT.table_id == "t", EVENT.seq >= 3))


def drop_all(connection: Connection) -> None:
    connection.execute(delete(schema.events).where(EVENT.table_id == "t"))


DAMAGES = [(flip, 2), (drop, 2), (drop_end, 2), (drop_all, 0)]


@pytest.mark.parametrize(("damage", "proven"), DAMAGES)
async def test_a_table_goes_on_from_its_last_proven_event(
    damage: Callable[[Connection], None],
    proven: int,
    store: Store,
    caplog: pytest.LogCaptureFixture,
) -> None:
    await fill(store)
    await store._database.write(damage)
    found = await store.check()
    lost = f"{proven + 1}-5"
    assert [each["lost"] for each in found["damaged"]] == [lost]
    kept = list(range(1, proven + 1))
    assert await numbers(store, "t") == kept
    [told] = errors(caplog)
    assert (told["proven"], told["lost"]) == (proven, lost)
    # The commands of lost events may be sent again; the others keep their answers.
    assert await store.receipt("t", "ann", "c2") == (b'{"seq":2}' if proven else None)
    assert await store.receipt("t", "ann", "c4") is None
    await store.append(answered(proven + 1))
    assert await numbers(store, "t") == [*kept, proven + 1]
    assert await numbers(store, "other") == [1]
    assert (await store.check())["damaged"] == []
    assert len(await store._database.fetch(select(schema.damaged))) == 1


def errors(caplog: pytest.LogCaptureFixture) -> list[dict[str, Any]]:
    return [record.told for record in caplog.records if record.levelno == logging.ERROR]  # type: ignore[attr-defined]


@pytest.mark.parametrize(("damage", "proven"), [(drop_end, 2), (drop_all, 0)])
async def test_nothing_is_appended_behind_a_gap(
    damage: Callable[[Connection], None], proven: int, store: Store, other: Store
) -> None:
    await fill(store)
    await store._database.write(damage)
    # One of them knows the hash of the last event.
    for each in (store, other):
        with pytest.raises(Conflict):
            await each.append(answered(6))
        # Whoever knows the last event looks only at what follows it.
        assert await each.load("t", after=5) == []
    assert await numbers(store, "t") == list(range(1, proven + 1))


async def test_events_behind_the_last_one_that_a_table_knows_of_are_kept(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    await fill(store)
    known = update(schema.tables).where(schema.tables.c.id == "t").values(last=3)
    await store._database.execute(known)
    with pytest.raises(Conflict):
        await store.append(answered(6))
    assert await numbers(store, "t") == [1, 2, 3, 4, 5]
    [told] = errors(caplog)
    assert (told["proven"], told["lost"]) == (5, "")
    await store.append(answered(6))
    assert await numbers(store, "t") == [1, 2, 3, 4, 5, 6]


async def test_whoever_believes_in_the_lost_end_of_a_log_writes_nothing(
    store: Store, other: Store
) -> None:
    await fill(store)
    await store._database.write(flip)
    assert await numbers(store, "t") == [1, 2]
    # The log goes on, until it is as long as it was.
    anew = tuple(Entry(seq, 0, 1, b"another %d" % seq) for seq in (3, 4, 5))
    await store.append(append_of("t", 3, entries=anew))
    for append in (answered(6), append_of("t", 6, 0), append_of("t", 6, members=())):
        with pytest.raises(Conflict):
            await other.append(append)
    found = await store.load("t")
    assert found[2:] == list(anew)
    await other.append(append_of("t", 6, before=tuple(found)))
    assert await numbers(store, "t") == [1, 2, 3, 4, 5, 6]
    assert (await store.check())["damaged"] == []


@pytest.mark.parametrize("gone", [(3,), (2, 3)])
async def test_events_after_a_known_one_are_checked_too(gone: Sequence[int], store: Store) -> None:
    await fill(store)
    dropped = delete(schema.events).where(EVENT.table_id == "t", EVENT.seq.in_(gone))
    await store._database.execute(dropped)
    assert await store.load("t", after=2) == []
    assert await numbers(store, "t") == list(range(1, gone[0]))


async def test_a_part_of_a_log_is_checked_to_its_end(store: Store) -> None:
    await fill(store)
    assert [each.seq for each in await store.load("t", 1, 3)] == [2, 3]
    assert await store.load("t", 7) == []
    assert (await store.check())["damaged"] == []
    await store._database.write(drop_end)
    assert [each.seq for each in await store.load("t", 0, 2)] == [1, 2]
    assert [each["lost"] for each in (await store.check())["damaged"]] == ["3-5"]
    assert [each.seq for each in await store.load("t", 0, 4)] == [1, 2]
    assert (await store.check())["damaged"] == []


async def test_events_of_older_versions_are_accepted_and_the_chain_begins_after_them(
    store: Store,
) -> None:
    await fill(store, upto=3)
    await store._database.execute(update(schema.events).values(chain=None))
    await store.append(append_of("t", 4, head=None))
    known = await store.load("t")
    await store.append(append_of("t", 5, head=known[-1].chain))
    assert await numbers(store, "t") == [1, 2, 3, 4, 5]
    found = await store.check()
    assert (found["tables"], found["events"], found["unproven"]) == (2, 6, 4)
    assert found["damaged"] == []
    later = update(schema.events).where(EVENT.table_id == "t", EVENT.seq == 5)
    await store._database.execute(later.values(at=7))
    assert await numbers(store, "t") == [1, 2, 3, 4]


async def test_a_restored_log_is_chained_again(store: Store) -> None:
    await fill(store)
    assert await store.archive_idle(store.now() + 1, limit=9) == 2
    assert await numbers(store, "t") == [1, 2, 3, 4, 5]
    await store.append(answered(6))
    assert await numbers(store, "t") == [1, 2, 3, 4, 5, 6]
    assert (await store.check())["unproven"] == 0


def change_a_byte(connection: Connection) -> None:
    archive = schema.archives.c
    body = connection.scalars(select(archive.body).where(archive.table_id == "t")).one()
    changed = update(schema.archives).where(archive.table_id == "t")
    connection.execute(changed.values(body=body[:-1] + bytes([body[-1] ^ 1])))


def change_a_word(connection: Connection) -> None:
    """Change an archive so that it can still be unpacked."""
    archive = schema.archives.c
    body = connection.scalars(select(archive.body).where(archive.table_id == "t")).one()
    log = unpack(body)
    other = Log([(*event[:3], b"evenT") for event in log.events], log.receipts)
    changed = update(schema.archives).where(archive.table_id == "t")
    connection.execute(changed.values(body=pack(other)))


def shorten(connection: Connection) -> None:
    """Change an archive so that its last event is missing, as if it had been written like that."""
    archive = schema.archives.c
    body = connection.scalars(select(archive.body).where(archive.table_id == "t")).one()
    log = unpack(body)
    shorter = pack(Log(log.events[:-1], log.receipts))
    changed = update(schema.archives).where(archive.table_id == "t")
    connection.execute(changed.values(body=shorter, digest=digest_of(shorter)))


def drop_archive(connection: Connection) -> None:
    connection.execute(delete(schema.archives).where(schema.archives.c.table_id == "t"))


ARCHIVE_DAMAGES = [change_a_byte, change_a_word, shorten, drop_archive]


@pytest.mark.parametrize("damage", ARCHIVE_DAMAGES)
async def test_of_a_damaged_archive_nothing_is_believed(
    damage: Callable[[Connection], None], store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    await fill(store)
    assert await store.archive_idle(store.now() + 1, limit=9) == 2
    assert (await store.check())["damaged"] == []
    await store._database.write(damage)
    found = await store.check()
    assert [each["lost"] for each in found["damaged"]] == ["1-5"]
    assert found["missing"] == []
    assert await numbers(store, "t") == []
    [told] = errors(caplog)
    assert (told["proven"], told["lost"]) == (0, "1-5")
    assert await numbers(store, "other") == [1]
    assert (await store.check())["damaged"] == []
    moved = await store._database.fetch(select(schema.damaged))
    assert len(moved) == (damage is not drop_archive)


@pytest.mark.parametrize("damage", ARCHIVE_DAMAGES)
async def test_a_damaged_archive_is_not_restored(
    damage: Callable[[Connection], None], store: Store
) -> None:
    await fill(store)
    await store.archive_idle(store.now() + 1, limit=9)
    await store._database.write(damage)
    assert await store.receipt("t", "ann", "c2") is None
    with pytest.raises(Conflict):
        await store.append(answered(6))
    assert [each["lost"] for each in (await store.check())["damaged"]] == ["1-5"]
    assert await numbers(store, "t") == []


async def test_archives_of_older_versions_are_believed(store: Store) -> None:
    await fill(store)
    await store.archive_idle(store.now() + 1, limit=9)
    await store._database.execute(update(schema.archives).values(digest=None))
    assert await numbers(store, "t") == [1, 2, 3, 4, 5]
    found = await store.check()
    assert (found["events"], found["unproven"], found["damaged"]) == (6, 6, [])


@pytest.mark.parametrize(("damage", "proven"), DAMAGES)
async def test_a_damaged_log_is_not_archived_as_it_is(
    damage: Callable[[Connection], None], proven: int, store: Store
) -> None:
    await fill(store)
    await store._database.write(damage)
    assert await store.archive_idle(store.now() + 1, limit=9) == 1
    assert (await store.check())["damaged"] == []
    assert await numbers(store, "t") == list(range(1, proven + 1))


async def test_the_migration_works_in_both_directions(empty_url: str) -> None:
    store = await Store.open(empty_url)
    await fill(store)
    before = await store.load("t")
    await store._database.write(lambda connection: migrate(connection, "0003"))
    columns = "SELECT * FROM events WHERE table_id = 't' ORDER BY seq"
    rows = await store._database.write(lambda lent: lent.execute(text(columns)).all())
    assert [row.seq for row in rows] == [1, 2, 3, 4, 5]
    assert not hasattr(rows[0], "chain")
    await store.close()
    store = await Store.open(empty_url)
    assert await store.load("t") == before
    await store.append(append_of("t", 6, head=None))
    assert (await store.check())["unproven"] == 6
    await store.close()


def migrate(connection: Connection, version: str) -> None:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "brikke.server.store:migrations")
    command.downgrade(config, version)


async def test_new_events_of_many_tables_are_read_at_once(store: Store) -> None:
    await fill(store)
    found = await store.load_new({"t": 3, "other": 1, "unknown": 0, "ahead": 7})
    assert {name: [each.seq for each in log] for name, log in found.items()} == {"t": [4, 5]}
    assert found["t"] == await store.load("t", 3)


@pytest.mark.parametrize("damage", [flip, drop])
async def test_new_events_that_are_not_proven_are_left_to_a_reading_of_the_log(
    damage: Callable[[Connection], None], store: Store
) -> None:
    await fill(store)
    await store._database.write(damage)
    assert await store.load_new({"t": 2}) == {}
    # Nor those behind one that is missing.
    found = await store.load_new({"t": 3})
    assert [each.seq for each in found.get("t", [])] == ([4, 5] if damage is flip else [])
