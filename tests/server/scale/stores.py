"""Direct access to the database of running servers."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import Row, Table, select, update

from brikke.server.store import Store, schema


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


async def rows(store: Store, table: Table) -> Sequence[Row[*tuple[Any, ...]]]:
    """Return all rows of a database table."""
    return await store._database.fetch(select(table))


async def prolong_leases(store: Store) -> None:
    """Let all leases last for an hour: what happens sooner does not wait for their end."""
    leased = update(schema.due).where(schema.due.c.lease_by.is_not(None))
    until = store.now() + 3_600_000
    await store._database.write(lambda lent: lent.execute(leased.values(lease_until=until)))
