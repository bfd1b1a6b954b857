"""Every test of the store runs on a real SQLite file and on a real PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from brikke.server.store import Store
from tests.support.services import Postgres


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/new/folder/brikke.db"


@pytest.fixture
def postgres_url(postgres: Postgres, migrated: str) -> Iterator[str]:
    url = postgres.new_database(migrated)
    yield url
    postgres.drop(url)


@pytest.fixture
def empty_postgres_url(postgres: Postgres) -> Iterator[str]:
    url = postgres.new_database()
    yield url
    postgres.drop(url)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """Return the URL of a database without rows."""
    fixture = "sqlite_url" if request.param == "sqlite" else "postgres_url"
    address: str = request.getfixturevalue(fixture)
    return address


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_url(request: pytest.FixtureRequest) -> str:
    """Return the URL of a database without tables."""
    fixture = "sqlite_url" if request.param == "sqlite" else "empty_postgres_url"
    address: str = request.getfixturevalue(fixture)
    return address


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await Store.open(url)
    yield opened
    await opened.close()


@pytest.fixture
async def other(url: str, store: Store) -> AsyncIterator[Store]:
    """A second store on the same database."""
    opened = await Store.open(url)
    yield opened
    await opened.close()
