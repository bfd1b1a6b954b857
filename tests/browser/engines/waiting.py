"""Waiting for a condition, within bounds."""

from __future__ import annotations

import time
from collections.abc import Callable


def wait_until(condition: Callable[[], bool], seconds: float, complaint: Callable[[], str]) -> None:
    """Wait until a condition holds; complain if it does not in time."""
    until = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > until:
            raise AssertionError(complaint())
        time.sleep(0.02)
