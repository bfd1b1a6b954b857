"""Whose time runs since when, and how time that nobody could use is left out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

LEAST_MS: Final = 10_000
"""What is left of a turn's time, at least, to who comes back while a bot stands in."""


def later(moment: int, since: int, until: int) -> int:
    """Return a moment moved as if a while had not passed."""
    return moment + until - since if moment <= since else max(moment, until)


@dataclass(frozen=True, slots=True)
class WaitClock:
    """How long a table has been waiting for a turn, or for what else comes next."""

    began: int
    """When the wait began, moved by all the time that does not count."""
    handed: int
    """When who is to act now began to: with the wait, or as a bot or its player took over."""

    def handed_at(self, at: int) -> WaitClock:
        """Let a bot take over."""
        return WaitClock(self.began, at)

    def stood_still(self, since: int, until: int) -> WaitClock:
        """Leave a while out."""
        return WaitClock(later(self.began, since, until), later(self.handed, since, until))

    def up(self, limit: int, waited_since: int = 0) -> int:
        """Return when a limit is up that runs while someone waits; who is back has the least."""
        least = self.handed + min(limit, LEAST_MS)
        return max(self.began + limit, waited_since + limit, least)
