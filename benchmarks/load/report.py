"""Reports of the load test: tables for people, JSON files for the plot."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from benchmarks.load.hosts import Pauses
from benchmarks.load.measuring import Measured

FOLDER: Final = Path("build/load")
COLUMNS: Final = (
    ("turns/s", "offered"),
    ("answered/s", "achieved"),
    ("p50", "p50"),
    ("p95", "p95"),
    ("p99", "p99"),
    ("max", "max"),
    ("seen p99", "seen_p99"),
    ("late p99", "late_p99"),
    ("CPU ms a turn", "turn_cpu_ms"),
    ("server CPU s", "server_cpu_s"),
    ("workers", "worker_cpu_s"),
    ("database", "database_cpu_s"),
    ("generator", "generator_cpu_s"),
    ("others", "others_cpu_s"),
    ("MB first", "memory_first_mb"),
    ("last", "memory_last_mb"),
    ("max", "memory_max_mb"),
)


PLACES: Final = {"turn_cpu_ms": 2}
"""Decimal places, where one is not enough."""


class Report(Struct, frozen=True, kw_only=True):
    """Runs of one set-up, one after the other on the same servers."""

    setup: str
    tables: int
    cores: int | None
    python: str
    runs: Sequence[Measured]
    complaints: list[str]
    """What the servers wrote in their logs besides what is usual."""

    @property
    def highest(self) -> float:
        """The highest load held before one was not; 0 for none."""
        held = 0.0
        for run in self.runs:
            if not run.held:
                break
            held = run.rate
        return held


def report_on(setup: str, tables: int, runs: Sequence[Measured], complaints: list[str]) -> Report:
    """Return a report with what the numbers depend on."""
    return Report(
        setup=setup,
        tables=tables,
        cores=os.cpu_count(),
        python=platform.python_version(),
        runs=runs,
        complaints=complaints,
    )


def print_head() -> None:
    """Print the names of the columns."""
    print(" ".join(f"{title:>{_width(title)}}" for title, _ in COLUMNS), " held")


def print_run(run: Measured) -> None:
    """Print a line of numbers."""
    numbers = (
        f"{getattr(run, name):>{_width(title)}.{PLACES.get(name, 1)}f}" for title, name in COLUMNS
    )
    print(" ".join(numbers), "  yes" if run.held else "   no", run.errors or "", flush=True)
    for line in run.evidence:
        print(line, flush=True)


def print_pauses(**until: Pauses) -> None:
    """Print the longest pause of a server's event loop, and what may have caused it.

    Each name says what was done until then, as ``playing``; long pauses are counted for each.
    """
    *_, last = until.values()
    print(
        f"longest pause of a server's loop since its start {last.loop_ms:.0f}"
        f"{f' ({last.cause})' if last.cause else ''},"
        f" longest garbage collection {last.collection_ms:.0f}; pauses over 50:",
        ", ".join(
            f"{pauses.long - before} while {name.replace('_', ' ')}"
            for before, (name, pauses) in zip(
                (0, *(each.long for each in until.values())), until.items(), strict=False
            )
        ),
        flush=True,
    )


def _width(title: str) -> int:
    return max(len(title), 7)


def save(kind: str, report: Report) -> None:
    """Write a report where the plot finds it."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    body = msgspec.json.format(msgspec.json.encode(report), indent=1)
    (FOLDER / f"{kind}-{report.setup}.json").write_bytes(body)


def load(kind: str, setup: str) -> Report | None:
    """Return a report that was written before, if one was."""
    file = FOLDER / f"{kind}-{setup}.json"
    return msgspec.json.decode(file.read_bytes(), type=Report) if file.exists() else None
