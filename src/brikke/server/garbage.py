"""When Python looks for garbage that refers to itself."""

from __future__ import annotations

import gc
from typing import Final

YOUNG: Final = 700
MIDDLE: Final = 10
FULL: Final = 300
"""Thirty times as seldom as Python does by itself."""


def look_seldom() -> None:
    """Make full collections rare.

    A thousand tables in play are a million objects, and a full collection looks at all of them
    while everybody waits. Tables hold nothing that refers to itself. Connections that were closed
    do, and lie about for a while: a few megabytes.
    """
    gc.set_threshold(YOUNG, MIDDLE, FULL)
