"""Garbage collection: thresholds of Python's cyclic collector."""

from __future__ import annotations

import gc
from typing import Final

YOUNG: Final = 700
MIDDLE: Final = 10
FULL: Final = 300
"""Thirty times Python's default."""


def make_full_collections_rare() -> None:
    """Make full collections rare.

    A thousand tables in play are a million objects, and a full collection visits all of them while
    everybody waits. Tables have no reference cycles. Closed connections do, and stay in memory for
    a while: a few megabytes.
    """
    gc.set_threshold(YOUNG, MIDDLE, FULL)
