"""Helpers that make appends."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from dataclasses import replace
from typing import Any

from brikke.server.store import Append, Entry, Link, Receipt, Store, Summary, chained

SUMMARY = Summary("playing", listed=False, body=b"{}")


def entries(first: int, count: int = 1) -> tuple[Entry, ...]:
    return tuple(
        Entry(seq, 1000 + seq, 1, b"event %d" % seq) for seq in range(first, first + count)
    )


def append_of(
    table_id: str,
    first: int,
    count: int = 1,
    *,
    before: tuple[Entry, ...] | None = None,
    **fields: Any,
) -> Append:
    """Return an append of events that are numbered from ``first``.

    Those before them are events of `entries`, too, unless others are given.
    """
    known = chained(None, entries(1, first - 1) if before is None else before)
    head: Link = fields.pop("head", known[-1].chain if known else None)
    added = chained(head, fields.pop("entries", entries(first, count)))
    return replace(Append(table_id, first - 1, head, added, None, SUMMARY), **fields)


def receipt(command: str, answer: bytes = b"done", sender: str = "ann") -> Receipt:
    return Receipt(sender, command, answer)


async def create(store: Store, *table_ids: str, **fields: Any) -> None:
    """Create tables with one event each."""
    await asyncio.gather(
        *(
            store.create_table(append_of(table_id, 1, **fields), created=500)
            for table_id in table_ids
        )
    )


async def outcomes(*attempts: Awaitable[object]) -> list[object]:
    """Run all attempts concurrently; return what each returned or raised."""
    return await asyncio.gather(*attempts, return_exceptions=True)


async def numbers(store: Store, table_id: str) -> list[int]:
    return [entry.seq for entry in await store.load(table_id)]
