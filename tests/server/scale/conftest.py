"""Fixtures: a real PostgreSQL and a real Redis, and a database without rows for each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.scale.servers import Pair
from tests.support.services import Postgres, Redis


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    with Redis() as server:
        yield server


@pytest.fixture
def url(postgres: Postgres, migrated: str) -> Iterator[str]:
    """Return the URL of a database without rows."""
    address = postgres.new_database(migrated)
    yield address
    postgres.drop(address)


@pytest.fixture
def pair(tmp_path: Path, url: str, redis: Redis) -> Iterator[Pair]:
    """Two new servers."""
    with Pair(tmp_path, url, redis.url) as servers:
        yield servers


@pytest.fixture(scope="module")
def shared_pair(
    tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, migrated: str, redis: Redis
) -> Iterator[Pair]:
    """Two servers shared by tests that do not disturb them."""
    database = postgres.new_database(migrated)
    with Pair(tmp_path_factory.mktemp("servers"), database, redis.url) as servers:
        yield servers
    postgres.drop(database)
