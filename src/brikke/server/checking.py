"""The database from the command line: checks, and a token for its host; no server needs to run."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, Final

from sqlalchemy import make_url

from brikke.errors import InputError
from brikke.server.background.ratings import recomputed
from brikke.server.serve import opened_database
from brikke.server.settings import Settings
from brikke.wire.tokens import hash_of, new_token

HOST_TOKEN_MS: Final = 24 * 3600 * 1000
"""How long the page of the host can be opened with a token."""


def check_logs(url: str, *, write_ratings: bool = False) -> dict[str, Any]:
    """Return how many tables and events a database holds, and what is wrong with them.

    Ratings are computed anew from the logs and compared; those that differ can be written anew.
    """
    return asyncio.run(_check(_existing(url), write_ratings=write_ratings))


def new_host_token(url: str) -> str:
    """Add a token for the page of the server's host to a database, and return it."""
    return asyncio.run(_add_host_token(_existing(url)))


def _existing(url: str) -> str:
    chosen = Settings(database=url).database
    file = make_url(chosen).database if chosen.startswith("sqlite") else None
    if file is not None and not Path(file).exists():
        raise InputError("the database cannot be opened (no such file)", chosen)
    return chosen


async def _add_host_token(url: str) -> str:
    token = new_token()
    async with opened_database(url) as store:
        await store.add_host_token(hash_of(token), store.now() + HOST_TOKEN_MS)
    return token


async def _check(url: str, *, write_ratings: bool) -> dict[str, Any]:
    async with opened_database(url) as store:
        found = await store.check()
        known, anew = await store.all_ratings(), await recomputed(store)
        if write_ratings and known != anew:
            await store.replace_ratings(anew)
        wrong = sorted({(each.pool, each.player) for each in set(known) ^ set(anew)})
        return {**found, "ratings": len(anew), "wrong_ratings": wrong}
