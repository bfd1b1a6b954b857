"""Direct access to the database of running servers."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import Row, Table, select

from brikke.server.store import Store


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
