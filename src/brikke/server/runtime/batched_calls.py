"""Cooperative scheduling: many small calls, some at a time.

Thousands who watch one table are told of a turn in a tenth of a second. Between two batches the
loop does what else there is to do, so that nobody else waits for that.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

BATCH: Final = 50
"""Messages to so many clients take about a millisecond."""


class BatchedCalls:
    """Calls functions in the order in which they were added, a batch at a time."""

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()

    def add(self, call: Callable[[], None]) -> None:
        """Call a function in a moment, after all that were added before."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._next)
        self._waiting.append(call)

    def _next(self) -> None:
        try:
            for _ in range(min(BATCH, len(self._waiting))):
                self._waiting.popleft()()
        finally:
            # Also after an error, which the loop reports: everyone else is still to be told.
            if self._waiting:
                asyncio.get_running_loop().call_soon(self._next)
