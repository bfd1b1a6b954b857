"""Garbage collection in steps: each visits only what is new, so that nobody waits for it.

A collection of everything stops the process for half a second with five thousand connections. What
has survived a step is frozen, which leaves it out of later ones. It is still freed when nothing
refers to it any more; only reference cycles need a collection, and neither turns nor requests nor
connections leave any. Those of whatever else are found once an hour, when nobody waits.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from time import monotonic
from typing import Final

YOUNG: Final = 700
MIDDLE: Final = 10
FULL: Final = 900
"""Collections of the middle generation, each after 7,000 new objects, before Python forces a full
one; its default is 10. Steps come long before."""
ENOUGH: Final = 1
"""Collections of the middle generation after which a step is made in any case."""
LOOK_SECONDS: Final = 0.25
PLAYED_SECONDS: Final = 0.5
"""With a command within this time, every look makes a step. Python counts how many more objects
there are, and a turn replaces old ones by new ones: a hundred turns a second made about 7,300 new
objects a second, of which Python counted 1,900. A step after 21,000 of these took 49
milliseconds."""
WHOLE_SECONDS: Final = 3600.0
"""How often everything is collected."""
QUIET_SECONDS: Final = 10.0
"""Without a command for this long, nobody waits."""


def make_full_collections_rare() -> None:
    """Make forced full collections rare, and leave what was loaded at the start out of them."""
    gc.set_threshold(YOUNG, MIDDLE, FULL)
    _step()


async def collect_in_steps(
    quiet_seconds: Callable[[], float], clock: Callable[[], float] = monotonic
) -> None:
    """Collect what is new, often while commands come, and sometimes everything, until cancelled."""
    whole = clock()
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        if clock() - whole >= WHOLE_SECONDS and quiet_seconds() >= QUIET_SECONDS:
            gc.unfreeze()
            _step()
            whole = clock()
        elif quiet_seconds() < PLAYED_SECONDS or gc.get_count()[2] >= ENOUGH:
            _step()


def _step() -> None:
    gc.collect()
    gc.freeze()
