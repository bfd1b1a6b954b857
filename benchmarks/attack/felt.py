"""What honest players felt: their waits beside those of a quiet while before, and their bounds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Waits:
    """A row of waits, in milliseconds: its median, its 99th percentile, and the longest."""

    p50: float
    p99: float
    longest: float

    @classmethod
    def of(cls, seconds: Sequence[float]) -> Waits:
        """Return the waits of some answers."""
        if not seconds:
            return cls(0, 0, 0)
        waits = [1000 * each for each in sorted(seconds)]
        return cls(waits[len(waits) // 2], waits[len(waits) * 99 // 100], waits[-1])

    def __str__(self) -> str:
        return f"{self.p50:,.0f} / {self.p99:,.0f} / {self.longest:,.0f}"


P99_MS: Final = 100.0
LONGEST_MS: Final = 500.0
FACTOR: Final = 4.0
"""How many times as long as without the attack; on a busy machine even that is slow."""


@dataclass(frozen=True, slots=True)
class Felt:
    """What honest players felt during an attack."""

    attack: str
    quiet: Mapping[str, Waits]
    """What they had felt before, at the same server."""
    attacked: Mapping[str, Waits]
    failure: str = ""
    """What went wrong for one of them, if something did."""
    refused: str = ""
    """What was refused to the attackers."""
    logged: int = 0
    """How many bytes the server wrote to its log."""

    def complaints(self) -> list[str]:
        """Return what is worse than it may be."""
        found = [self.failure] if self.failure else []
        for what, now in self.attacked.items():
            before = self.quiet[what]
            found += _beyond(what, "p99", now.p99, max(P99_MS, FACTOR * before.p99))
            found += _beyond(what, "longest", now.longest, max(LONGEST_MS, FACTOR * before.longest))
        return [f"{self.attack}: {each}" for each in found]

    def row(self) -> str:
        """Return a row of a Markdown table."""
        if self.failure:
            return f"| {self.attack} | {self.failure} |"
        waits = (f"{self.quiet[what]} | {now}" for what, now in self.attacked.items())
        return f"| {self.attack} | {' | '.join(waits)} | {self.refused} | {self.logged:,} |"


def _beyond(what: str, which: str, waited: float, bound: float) -> list[str]:
    if waited <= bound:
        return []
    return [f"{what} waited {waited:,.0f} ms ({which}), {bound:,.0f} ms at most"]


def head(kinds: Sequence[str]) -> str:
    """Return the head of the Markdown table."""
    titles = [f"{kind}, {when}" for kind in kinds for when in ("before", "during")]
    columns = ["attack", *titles, "refused", "bytes of log"]
    return f"| {' | '.join(columns)} |\n|{'---|' * len(columns)}"
