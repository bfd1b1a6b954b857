"""The report of a soak test, as a table and as JSON."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from tests.soak.changed_bytes import COUNTED
from tests.soak.checking import Checks
from tests.soak.hosting import Hosts
from tests.soak.outages import length
from tests.soak.plan import Plan
from tests.soak.tally import Tally
from tests.soak.troubles import KINDS
from tests.soak.watching import Watch, Written

WIDTH: Final = 40


@dataclass
class Report:
    """All counts and findings."""

    seed: int
    setup: str
    seconds: int
    counts: dict[str, int]
    troubles: dict[str, int]
    refusals: dict[str, int]
    """Refusals of players, by code."""
    byes: dict[str, int]
    vandals_refused: dict[str, int]
    statuses: dict[str, int]
    """How hostile requests were answered."""
    servers: dict[str, dict[str, float]]
    memory: dict[str, list[float]]
    """Megabytes of each server, from its first to its last sample."""
    figures: dict[str, dict[str, int]]
    """The metrics of the servers."""
    lines: dict[str, int]
    """The log lines of the servers, by kind."""
    complaints: dict[str, int]
    """Internal errors in the logs."""
    awake: list[str]
    faults: list[str]

    @property
    def good(self) -> bool:
        """Whether there were no faults."""
        return not self.faults

    def save(self, path: Path) -> None:
        """Write the report to files."""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(asdict(self), indent=1, ensure_ascii=False) + "\n")

    def lines_to_print(self) -> Iterator[str]:
        """Return the report as a text table."""
        yield _row("seed", self.seed)
        yield _row("set-up", self.setup)
        yield _row("seconds", self.seconds)
        for name, value in (*self.counts.items(), *self.troubles.items()):
            yield _row(name, value)
        for name, told in (
            ("people were refused", self.refusals),
            ("people heard bye", self.byes),
            ("vandals were refused", self.vandals_refused),
            ("hostile requests were answered", self.statuses),
            *self.figures.items(),
            ("lines in the logs", self.lines),
        ):
            yield _row(name, _listed(told))
        for name, cost in self.servers.items():
            yield _row(name, _listed(cost))
        yield _row("ran out of time though awake", len(self.awake))
        yield from (f"    {each}" for each in self.awake[:10])
        yield _row("mistakes in the logs", sum(self.complaints.values()))
        yield from (f"    {count} × {each}" for each, count in self.complaints.items())
        yield _row("invariants violated", len(self.faults))
        yield from (f"    {each}" for each in self.faults)


def _row(name: str, value: Any) -> str:
    return f"{name:<{WIDTH}}{value}"


def _listed(told: Mapping[str, float]) -> str:
    return ", ".join(f"{name} {value}" for name, value in told.items()) or "–"


def report_on(
    plan: Plan,
    seconds: float,
    *,
    tally: Tally,
    hosts: Hosts,
    checks: Checks,
    watch: Watch,
    written: Written,
) -> Report:
    """Return the report of a soak test."""
    counts: Counter[str] = tally.counts + checks.counts
    statuses = tally.statuses
    return Report(
        seed=plan.seed,
        setup=plan.setup.words,
        seconds=round(seconds),
        counts={**dict(sorted(counts.items())), "answers with 429": statuses["429"]},
        troubles={kind.words: hosts.counts[kind.words] for kind in KINDS}
        | {
            "starts refused, database away": hosts.counts["starts refused"],
            **{name: hosts.counts[name] for name in COUNTED},
            "seconds without service": length(checks.nobody_served) // 1000,
        },
        refusals=_sorted(tally.refusals),
        byes=_sorted(tally.turned_away),
        vandals_refused=_sorted(tally.vandals_refused),
        statuses=_sorted(statuses),
        servers=watch.costs(),
        memory=watch.memory(),
        figures=watch.figures(),
        lines=_sorted(written.lines),
        complaints=_sorted(written.complaints),
        awake=checks.awake,
        faults=[*tally.faults, *_untold(tally), *checks.faults],
    )


def _untold(tally: Tally) -> list[str]:
    more = tally.faults_found - len(tally.faults)
    return [f"and {more} more"] if more > 0 else []


def _sorted(counted: Counter[str]) -> dict[str, int]:
    return dict(counted.most_common())
