"""Checking: the logs of a database that no server needs to have open."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from sqlalchemy import make_url

from brikke.errors import InputError
from brikke.server.serve import check_database_opens
from brikke.server.settings import Settings
from brikke.server.store import Store


def check_logs(url: str) -> dict[str, Any]:
    """Return how many tables and events a database holds, and which logs are damaged."""
    chosen = Settings(database=url).database
    file = make_url(chosen).database if chosen.startswith("sqlite") else None
    if file is not None and not Path(file).exists():
        raise InputError("the database cannot be opened (no such file)", chosen)
    return asyncio.run(_check(chosen))


async def _check(url: str) -> dict[str, Any]:
    await check_database_opens(url)
    store = await Store.open(url)
    try:
        return await store.check()
    finally:
        await store.close()
