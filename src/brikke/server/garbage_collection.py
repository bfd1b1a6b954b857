"""Garbage collection: full collections happen when nobody waits for them.

A full collection visits every object while everybody waits: half a second with a thousand tables in
play. Only closed connections need it, because they have reference cycles; tables have none.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from typing import Final

YOUNG: Final = 700
MIDDLE: Final = 10
FULL: Final = 900
"""Collections of the middle generation, each after 7,000 new objects, before a full one is forced;
Python's default is 10."""
ENOUGH: Final = 30
"""Collections of the middle generation after which a full one is worth a quiet moment."""
LOOK_SECONDS: Final = 2.0
QUIET_SECONDS: Final = 1.0
"""Without a command for this long, nobody waits."""


def make_full_collections_rare() -> None:
    """Make forced full collections rare, and leave what was loaded at the start out of them."""
    gc.set_threshold(YOUNG, MIDDLE, FULL)
    gc.collect()
    gc.freeze()


async def collect_when_quiet(quiet_seconds: Callable[[], float]) -> None:
    """Collect everything in quiet moments, until cancelled."""
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        if gc.get_count()[2] >= ENOUGH and quiet_seconds() >= QUIET_SECONDS:
            gc.collect()
