"""A second process on the same database, for tests that race it or kill it.

It says ``ready`` when everything is imported, and begins when it is told to.
"""

from __future__ import annotations

import asyncio
import sys

from brikke.server.store import Conflict, Store
from tests.server.store.make_append import append_of, create


async def open_and_close(url: str) -> None:
    store = await Store.open(url)
    await store.close()


async def append_until_killed(url: str) -> None:
    """Append to many tables at once, and print each event when it is acknowledged."""
    store = await Store.open(url)

    async def play(table_id: str) -> None:
        while True:
            seq = len(await store.load(table_id)) + 1
            try:
                await (
                    store.append(append_of(table_id, seq)) if seq > 1 else create(store, table_id)
                )
            except Conflict:
                continue  # the last append of a killed process was committed only now
            print(table_id, seq, flush=True)

    await asyncio.gather(*(play(f"t{number}") for number in range(10)))


if __name__ == "__main__":
    work = {"open": open_and_close, "append": append_until_killed}[sys.argv[1]]
    print("ready", flush=True)
    sys.stdin.readline()
    asyncio.run(work(sys.argv[2]))
