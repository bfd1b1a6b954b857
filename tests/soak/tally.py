"""What is counted while it runs, and what was found to be wrong."""

from __future__ import annotations

from collections import Counter
from typing import Final

MOST_TOLD: Final = 200
"""Faults that are told one by one; all are counted."""


class Tally:
    """Counters by name, and faults in words."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        """What people were refused, by code."""
        self.turned_away: Counter[str] = Counter()
        """Why people heard ``bye``."""
        self.statuses: Counter[str] = Counter()
        """How requests of vandals were answered."""
        self.vandals_refused: Counter[str] = Counter()
        """What vandals were refused at tables, by code."""
        self.faults: list[str] = []
        self.faults_found = 0

    def fault(self, what: str) -> None:
        """Note that something was wrong."""
        self.faults_found += 1
        if len(self.faults) < MOST_TOLD:
            self.faults.append(what)
