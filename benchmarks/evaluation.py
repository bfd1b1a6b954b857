"""Evaluation of all bots by the newest protocol: ``make evaluation`` writes docs/standings.json.

    python -m benchmarks.evaluation docs/standings.json             # at full size, on all cores
    python -m benchmarks.evaluation build/trial.json --decks 2      # a trial
    python -m benchmarks.evaluation build/all/standings.json --minutes 9   # a part of it

The file holds every suite that is complete. The decks of a suite that is not are beside it, each
written when it is played. An interrupted run continues with the decks that are missing, and a later
one adds bots. All decks of all bots go through one crew of processes. Only the standard library and
the native core are needed.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from brikke import __version__
from brikke.errors import InputError
from brikke.lab.arena import Contest, cores, report_on
from brikke.lab.arena.journal import Journal
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

    def numbers(self, journals: Journals) -> Iterator[int]:
        """Yield the numbers of the decks that are in no journal."""
        first = 0
        for at, column in enumerate(self.columns):
            there = journals.played(at)
            yield from (first + deck for deck in range(column.decks) if deck not in there)
            first += column.decks

    def place(self, number: int) -> tuple[int, int]:
        """Return the column and the deck of a number."""
        for at, column in enumerate(self.columns):
            if number < column.decks:
                return at, number
            number -= column.decks
        raise IndexError(number)


class Journals:
    """The decks of the columns that are not complete: a file for each, beside the standings."""

    def __init__(self, standings: Path, plan: Plan) -> None:
        self._standings, self._plan = standings, plan
        self._open: dict[int, Journal] = {}

    def played(self, at: int) -> Mapping[int, Played]:
        """Return the decks of a column that were played before or now."""
        return self._of(at).played if at in self._open or self._path(at).exists() else {}

    def add(self, at: int, played: Played) -> Mapping[int, Played]:
        """Write a deck of a column, and return all of its decks."""
        journal = self._of(at)
        journal.add(played)
        return journal.played

    def remove(self, at: int) -> None:
        """Remove the file of a column that is complete."""
        self._of(at).close()
        del self._open[at]
        self._path(at).unlink()

    def close(self) -> None:
        """Close all files."""
        for journal in self._open.values():
            journal.close()

    def _of(self, at: int) -> Journal:
        if at not in self._open:
            path = self._path(at)
            path.parent.mkdir(parents=True, exist_ok=True)
            self._open[at] = Journal(path, self._plan.columns[at].contest)
        return self._open[at]

    def _path(self, at: int) -> Path:
        column = self._plan.columns[at]
        name = f"{column.bot}-{column.suite.name}".replace(":", "-").replace("/", "-")
        return self._standings.with_name(f"{self._standings.stem}-{name}.jsonl")


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


def play_plan(
    plan: Plan, file: Path, standings: Data, processes: int, minutes: float = math.inf
) -> bool:
    """Play a plan, and write the file whenever a suite is complete; return whether all is."""
    begun = time.monotonic()
    with closing(Journals(file, plan)) as journals:
        numbers = list(plan.numbers(journals))
        there = plan.decks - len(numbers)
        print(f"{there}/{plan.decks} decks are there", flush=True)
        for at in range(len(plan.columns)):
            _store_if_complete(plan, at, file, standings, journals)
        with closing(run_in_processes(play_number, plan, numbers, processes)) as finished:
            for at, played in finished:
                there += 1
                journals.add(at, played)
                seconds = time.monotonic() - begun
                if _store_if_complete(plan, at, file, standings, journals):
                    column = plan.columns[at]
                    told = f"{there}/{plan.decks} {seconds:.0f} s {column.bot} {column.suite.name}"
                    print(told, flush=True)
                if seconds > 60 * minutes and there < plan.decks:
                    print(f"{there}/{plan.decks} decks are there after {minutes} minutes")
                    return False
    return True


def _store_if_complete(
    plan: Plan, at: int, file: Path, standings: Data, journals: Journals
) -> bool:
    column, decks = plan.columns[at], journals.played(at)
    if len(decks) < column.decks:
        return False
    results = standings["bots"].setdefault(column.bot, {})
    results[column.suite.name] = _result(column, decks)
    write_standings(file, standings)
    journals.remove(at)
    return True


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
    parser.add_argument("--minutes", type=float, default=math.inf, help="stop after that time")
    chosen = parser.parse_args()
    for suite in NEWEST.suites:
        check_digest(suite)
    standings = read_standings(chosen.file, chosen.decks)
    plan = make_plan(chosen.bots, standings["bots"], chosen.decks)
    if not play_plan(plan, chosen.file, standings, chosen.workers, chosen.minutes):
        raise SystemExit(3)


if __name__ == "__main__":
    main()
