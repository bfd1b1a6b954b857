"""Migrations lead to the schema in the code."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, make_url, text

from brikke.server.store import Store, schema
from brikke.server.store.engine import Database
from brikke.server.store.migrations import newest_version
from tests.server.store.make_append import append_of, create, numbers

pytestmark = pytest.mark.anyio


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, schema.metadata))


async def test_the_migrated_schema_is_the_one_in_the_code(store: Store) -> None:
    assert await store._database.write(differences) == []


async def test_a_schema_difference_is_detected(store: Store) -> None:
    await store._database.execute(
        text("DROP INDEX ix_due_at"), text("ALTER TABLE due ADD COLUMN surplus TEXT")
    )
    found = await store._database.write(differences)
    assert sorted(str(difference[0]) for difference in found) == ["add_index", "remove_column"]  # type: ignore[index]


def definitions(path: str | Path) -> dict[str, str]:
    file = sqlite3.connect(path)
    rows = file.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
    file.close()
    return {name: " ".join(sql.split()) for name, sql in rows if name != "alembic_version"}


async def test_on_sqlite_both_schemas_have_the_same_sql(sqlite_url: str, tmp_path: Path) -> None:
    """Alembic does not compare partial indexes and tables without rowid."""
    await (await Store.open(sqlite_url)).close()
    engine = create_engine(f"sqlite:///{tmp_path}/created.db")
    schema.metadata.create_all(engine)
    engine.dispose()
    assert definitions(str(make_url(sqlite_url).database)) == definitions(tmp_path / "created.db")


async def test_migrating_again_changes_nothing(store: Store) -> None:
    await create(store, "t")
    await store.beat("s")
    await store.migrate()
    assert await numbers(store, "t") == [1]
    assert await store.outages() == []


FIRST_VERSION = (
    "INSERT INTO guests VALUES ('g', 'Ann', 'en', 700, false)",
    "INSERT INTO tokens VALUES ('hash', 'g', 700)",
    "INSERT INTO tables VALUES ('t', 500, 600, 1, 'playing', true, :bytes)",
    "INSERT INTO events VALUES ('t', 1, 600, 1, :bytes)",
    "INSERT INTO receipts VALUES ('t', 'g', 'c1', :bytes)",
)


def test_the_newest_version_is_the_one_of_alembic() -> None:
    config = Config()
    config.set_main_option("script_location", "brikke.server.store:migrations")
    assert ScriptDirectory.from_config(config).get_heads() == [newest_version()]


def fill_first_version(connection: Connection) -> None:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "brikke.server.store:migrations")
    command.upgrade(config, "0001")
    for statement in FIRST_VERSION:
        connection.execute(text(statement), {"bytes": b"as it was"})


async def test_a_database_of_the_first_version_loses_nothing(empty_url: str) -> None:
    database = Database(empty_url)
    await database.write(fill_first_version)
    await database.close()
    store = await Store.open(empty_url)
    assert await numbers(store, "t") == [1]
    assert await store.receipt("t", "g", "c1") == b"as it was"
    assert [row.id for row in await store.listed()] == ["t"]
    assert await store.changed_guests(0) == []
    assert await store.expire_guests(store.now() - 3_600_000, 9) == 0
    assert await store.guest_of("hash") is not None
    assert await store.archive_idle(601, 9) == 1
    # Events of the first version have no hashes; the archive gives them some.
    [known] = await store.load("t")
    await store.append(append_of("t", 2, head=known.chain))
    assert await numbers(store, "t") == [1, 2]
    await store.close()


async def test_stores_may_open_at_once(empty_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(empty_url) for _ in range(6)))
    await create(stores[0], "t")
    assert await numbers(stores[5], "t") == [1]
    await asyncio.gather(*(store.close() for store in stores))
