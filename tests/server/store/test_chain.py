"""The hash chain over the events of a table, and what is damaged in archives."""

from __future__ import annotations

import logging
from collections.abc import Callable

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, delete, select, text, update

from brikke.server.store import Append, Store, schema
from brikke.server.store.packing import Log, pack, unpack
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


@pytest.mark.parametrize("damage", [flip, drop])
async def test_a_table_goes_on_from_its_last_proven_event(
    damage: Callable[[Connection], None], store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    await fill(store)
    await store._database.write(damage)
    found = await store.check()
    assert [each["lost"] for each in found["damaged"]] == ["3-5"]
    assert await numbers(store, "t") == [1, 2]
    [told] = [record.told for record in caplog.records if record.levelno == logging.ERROR]  # type: ignore[attr-defined]
    assert (told["proven"], told["lost"]) == (2, "3-5")
    # The commands of lost events may be sent again; the others keep their answers.
    assert await store.receipt("t", "ann", "c2") == b'{"seq":2}'
    assert await store.receipt("t", "ann", "c4") is None
    await store.append(answered(3))
    assert await numbers(store, "t") == [1, 2, 3]
    assert await numbers(store, "other") == [1]
    assert (await store.check())["damaged"] == []
    assert len(await store._database.fetch(select(schema.damaged))) == 1


async def test_events_after_a_known_one_are_checked_too(store: Store) -> None:
    await fill(store)
    await store._database.write(flip)
    assert await store.load("t", after=2) == []
    assert await numbers(store, "t") == [1, 2]


async def test_events_of_older_versions_are_accepted_and_the_chain_begins_after_them(
    store: Store,
) -> None:
    await fill(store, upto=3)
    await store._database.execute(update(schema.events).values(chain=None))
    await store.append(answered(4))
    await store.append(answered(5))
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


@pytest.mark.parametrize("damage", [change_a_byte, change_a_word])
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
    [told] = [record.told for record in caplog.records if record.levelno == logging.ERROR]  # type: ignore[attr-defined]
    assert (told["proven"], told["lost"]) == (0, "1-5")
    assert await numbers(store, "other") == [1]
    assert (await store.check())["damaged"] == []
    assert len(await store._database.fetch(select(schema.damaged))) == 1


async def test_archives_of_older_versions_are_believed(store: Store) -> None:
    await fill(store)
    await store.archive_idle(store.now() + 1, limit=9)
    await store._database.execute(update(schema.archives).values(digest=None))
    assert await numbers(store, "t") == [1, 2, 3, 4, 5]
    found = await store.check()
    assert (found["events"], found["unproven"], found["damaged"]) == (6, 6, [])


async def test_a_damaged_log_is_not_archived_as_it_is(store: Store) -> None:
    await fill(store)
    await store._database.write(flip)
    assert await store.archive_idle(store.now() + 1, limit=9) == 1
    assert (await store.check())["damaged"] == []
    assert await numbers(store, "t") == [1, 2]


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
    await store.append(answered(6))
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
