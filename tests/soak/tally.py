"""Counters and faults of a soak test."""

from __future__ import annotations

from collections import Counter
from typing import Final

MOST_TOLD: Final = 200
"""The number of faults that are reported in words; all are counted."""


class Tally:
    """Counters by name, and faults in words."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        """Refusals of players, by code."""
        self.turned_away: Counter[str] = Counter()
        """Reasons of ``bye``."""
        self.statuses: Counter[str] = Counter()
        """Answers to hostile requests, by status."""
        self.vandals_refused: Counter[str] = Counter()
        """Refusals of hostile clients, by code."""
        self.faults: list[str] = []
        self.faults_found = 0

    def fault(self, what: str) -> None:
        """Record a fault."""
        self.faults_found += 1
        if len(self.faults) < MOST_TOLD:
            self.faults.append(what)
