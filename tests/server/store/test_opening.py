"""Opening the database while it is away for a moment."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from brikke.server.store import Store, Unavailable


def away(monkeypatch: pytest.MonkeyPatch, times: int) -> None:
    """Let the next migrations find no database."""
    migrate, left = Store.migrate, iter(range(times))

    async def migrate_later(store: Store) -> None:
        if next(left, None) is not None:
            raise Unavailable("the database system is starting up")
        await migrate(store)

    monkeypatch.setattr(Store, "migrate", migrate_later)


def test_a_database_that_is_away_for_a_moment_is_waited_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    away(monkeypatch, 2)

    async def open_it() -> None:
        await (await Store.open(f"sqlite:///{tmp_path}/tables.db", wait_seconds=60)).close()

    asyncio.run(open_it())


def test_nobody_waits_for_a_database_unless_told_to(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    away(monkeypatch, 1)
    with pytest.raises(Unavailable):
        asyncio.run(Store.open(f"sqlite:///{tmp_path}/tables.db"))
