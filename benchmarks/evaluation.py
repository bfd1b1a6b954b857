"""Evaluation of all bots by the newest protocol: ``make evaluation`` writes docs/standings.json.

    python -m benchmarks.evaluation docs/standings.json             # at full size, on all cores
    python -m benchmarks.evaluation build/trial.json --decks 2      # a trial

The file holds every suite that is complete. An interrupted run continues with the suites that are
missing, and a later one adds bots. All decks of all bots go through one crew of processes. Only the
standard library and the native core are needed.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from brikke import __version__
from brikke.errors import InputError
from brikke.lab.arena import Contest, cores, report_on
from brikke.lab.arena.processes import run_in_processes
from brikke.lab.arena.runner import Played, play_deal
from brikke.lab.evaluation import NEWEST, Suite, SuiteResult, suite_data
from brikke.lab.evaluation.suite_digest import check_digest, suite_contest
from brikke.players.bots import ladder
from brikke.solver import core_name

Data = dict[str, Any]


@dataclass(frozen=True)
class Column:
    """One bot in one suite, with all its decks."""

    bot: str
    suite: Suite
    contest: Contest
    decks: int


@dataclass(frozen=True)
class Plan:
    """The columns that are played, one after the other."""

    columns: tuple[Column, ...]

    @property
    def decks(self) -> int:
        """The number of all decks."""
        return sum(column.decks for column in self.columns)

    def place(self, number: int) -> tuple[int, int]:
        """Return the column and the deck of a number."""
        for at, column in enumerate(self.columns):
            if number < column.decks:
                return at, number
            number -= column.decks
        raise IndexError(number)


def play_number(plan: Plan, number: int) -> tuple[int, Played]:
    """Play one deck of a plan; worker processes call this."""
    at, deck = plan.place(number)
    return at, play_deal(plan.columns[at].contest, deck)


def empty_standings(decks: int | None) -> Data:
    """Return standings without results."""
    return {
        "protocol": NEWEST.name,
        "digest": NEWEST.digest,
        "size": "full" if decks is None else f"{decks} decks",
        "brikke": __version__,
        "core": core_name(),
        "bots": {},
    }


def read_standings(file: Path, decks: int | None) -> Data:
    """Return the standings of a file to be continued, or empty ones."""
    fresh = empty_standings(decks)
    if not file.exists():
        return fresh
    found: Data = json.loads(file.read_text(encoding="utf-8"))
    for name, value in fresh.items():
        if name != "bots" and found.get(name) != value:
            raise InputError(f"{file} holds other standings, with other {name}", found.get(name))
    return found


def make_plan(bots: Sequence[str], there: Mapping[str, Any], decks: int | None) -> Plan:
    """Return the columns that are missing."""
    return Plan(
        tuple(
            Column(bot, suite, suite_contest(suite, bot), suite.decks if decks is None else decks)
            for bot in bots
            for suite in NEWEST.suites
            if suite.name not in there.get(bot, {})
        )
    )


def play_plan(plan: Plan, file: Path, standings: Data, processes: int) -> None:
    """Play a plan, and write the file whenever a suite is complete."""
    open_columns: dict[int, dict[int, Played]] = {}
    begun = time.monotonic()
    with closing(run_in_processes(play_number, plan, range(plan.decks), processes)) as finished:
        for there, (at, played) in enumerate(finished, 1):
            column, decks = plan.columns[at], open_columns.setdefault(at, {})
            decks[played.deal] = played
            if len(decks) == column.decks:
                results = standings["bots"].setdefault(column.bot, {})
                results[column.suite.name] = _result(column, open_columns.pop(at))
                write_standings(file, standings)
                seconds = time.monotonic() - begun
                print(f"{there}/{plan.decks} {seconds:.0f} s {column.bot} {column.suite.name}")


def _result(column: Column, played: Mapping[int, Played]) -> Data:
    report = report_on(column.contest, played, deals=column.decks)
    (standing,) = [each for each in report.bots if each.name == column.bot]
    thinking = report.thinking[column.bot]
    return suite_data(SuiteResult(column.suite, column.decks, standing, thinking))


def write_standings(file: Path, standings: Data) -> None:
    """Write the file, all or nothing."""
    file.parent.mkdir(parents=True, exist_ok=True)
    partial = file.with_suffix(".part")
    partial.write_text(json.dumps(standings, indent=1) + "\n", encoding="utf-8")
    partial.replace(file)


def main() -> None:
    """Play what is missing in a file."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("file", type=Path)
    known = ladder()
    parser.add_argument("--bots", nargs="+", default=known, metavar="BOT")
    parser.add_argument("--decks", type=int, help="decks of each suite, for a trial")
    parser.add_argument("--workers", type=int, default=cores())
    chosen = parser.parse_args()
    for suite in NEWEST.suites:
        check_digest(suite)
    standings = read_standings(chosen.file, chosen.decks)
    plan = make_plan(chosen.bots, standings["bots"], chosen.decks)
    play_plan(plan, chosen.file, standings, chosen.workers)


if __name__ == "__main__":
    main()
