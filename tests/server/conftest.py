"""Fixtures of store and scale: one real PostgreSQL for both, because creating one takes long."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy.engine import make_url

from brikke.server.store import Store
from tests.support.services import Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with Postgres() as server:
        yield server


@pytest.fixture(scope="session")
def migrated(postgres: Postgres) -> str:
    """The name of a database with all tables and no rows, to copy."""
    url = postgres.new_database()
    # In a thread of its own: one with an event loop cannot run another.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, _migrate(url)).result()
    return str(make_url(url).database)


async def _migrate(url: str) -> None:
    store = await Store.open(url)
    await store.close()
