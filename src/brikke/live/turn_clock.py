"""Turn clock: since when a table waits for a turn or the next step, without idle time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

LEAST_MS: Final = 10_000
"""The least time left to a player who comes back to a turn that a bot was about to make."""


def shifted(moment: int, since: int, until: int) -> int:
    """Return a moment, shifted as if the time from ``since`` to ``until`` had not passed."""
    return moment + until - since if moment <= since else max(moment, until)


@dataclass(frozen=True, slots=True)
class WaitClock:
    """How long a table has been waiting for a turn, or for whatever comes next."""

    began: int
    """When the wait began, shifted by all the time that does not count."""
    handed: int
    """When the current actor's wait began: with the wait itself, or when a bot or its player took
    over."""

    def handed_at(self, at: int) -> WaitClock:
        """Return the clock after a bot took over."""
        return WaitClock(self.began, at)

    def without(self, since: int, until: int) -> WaitClock:
        """Return the clock with a stretch of time left out."""
        return WaitClock(shifted(self.began, since, until), shifted(self.handed, since, until))

    def expires(self, limit: int, waited_since: int = 0) -> int:
        """Return when a limit expires; a returning player has at least :data:`LEAST_MS`."""
        least = self.handed + min(limit, LEAST_MS)
        return max(self.began + limit, waited_since + limit, least)
