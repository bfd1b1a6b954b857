"""How often something may be done: now and then many at once, in the long run only so many."""

from __future__ import annotations

from time import monotonic


class Bucket:
    """Fills by so many a second up to its size; whatever is done takes one out."""

    def __init__(self, a_second: float, size: float) -> None:
        self._a_second = a_second
        self._size = size
        self._left = size
        self._looked = monotonic()

    def take(self) -> bool:
        """Take one out, if there is one."""
        now = monotonic()
        self._left = min(self._size, self._left + (now - self._looked) * self._a_second)
        self._looked = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
