"""The command line of the load test.

Each set-up is started anew, a thousand tables of four people are brought into play over real
WebSockets, and turns are made at random times. Everything runs on loopback and ends by itself.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterable
from random import Random
from typing import Final

import uvloop
from cyclopts import App

from benchmarks.load import plot as picture
from benchmarks.load.evening import play_evening, print_report
from benchmarks.load.gathering import Gathering
from benchmarks.load.hosts import SETUPS, Hosts, Pauses, SetupName, hosting
from benchmarks.load.measuring import Measured, measure, no_pauses
from benchmarks.load.report import (
    Report,
    print_head,
    print_pauses,
    print_run,
    report_on,
    save,
)
from benchmarks.load.sleeping import start_with_sleeping_tables
from benchmarks.load.spectators import watch_one_table
from brikke.server.transport.open_files import raise_limit_of_files

TABLES: Final = 1000
RATES: Final = (50, 100, 150, 200, 250, 300, 400, 500, 600, 800, 1000)
STEP_SECONDS: Final = 30
SEED: Final = 1
EVENINGS: Final[tuple[SetupName, ...]] = ("sqlite", "postgres2")
MISSES: Final = 2
"""Steps that are not held in a row before no higher one is tried."""

app = App(name="python -m benchmarks.load", help=__doc__)


@app.command
def hold(
    *, setup: SetupName = "sqlite", tables: int = TABLES, rate: float = 100, seconds: float = 300
) -> None:
    """Make turns at one rate. As it is: two minutes to set up, then five.

    Parameters
    ----------
    setup
        What hosts the tables.
    tables
        How many tables of four.
    rate
        Turns a second, at all tables together.
    seconds
        How long.

    """
    _run("hold", setup, tables, [(rate, seconds)])


@app.command
def step(
    *, setup: SetupName = "sqlite", tables: int = TABLES, rates: tuple[float, ...] = RATES
) -> None:
    """Make more and more turns until they are no longer answered in time. Up to eight minutes.

    Parameters
    ----------
    setup
        What hosts the tables.
    tables
        How many tables of four.
    rates
        Turns a second of each step.

    """
    report = _run("step", setup, tables, [(rate, STEP_SECONDS) for rate in rates])
    print(f"highest load held: {report.highest:.0f} turns a second")


@app.command
def spectators(
    *,
    setup: SetupName = "postgres2",
    count: int = 10_000,
    rate: float = 1,
    seconds: float = 60,
) -> None:
    """Let very many people watch one table. As it is: two minutes.

    Parameters
    ----------
    setup
        What hosts the table.
    count
        How many watch.
    rate
        Turns a second.
    seconds
        How long.

    """
    raise_limit_of_files()
    print(f"spectators: {SETUPS[setup].words}, {count} at one table; times in ms", flush=True)
    with hosting(SETUPS[setup]) as hosts:
        uvloop.run(watch_one_table(hosts, count, rate, seconds))


@app.command
def sleeping(*, tables: int = 20_000) -> None:
    """Start a server on SQLite with tables that nobody is at. As it is: three minutes.

    Parameters
    ----------
    tables
        How many tables sleep.

    """
    start_with_sleeping_tables(tables)


@app.command
def evening(*, setup: SetupName = "sqlite", people: int = 400, rounds: int = 5) -> None:
    """Play a tournament with people at tables of four, and kill two servers. A few minutes.

    Parameters
    ----------
    setup
        What hosts the tables.
    people
        How many programs play.
    rounds
        How many rounds of the Swiss.

    """
    print(f"evening: {SETUPS[setup].words}", flush=True)
    report = play_evening(setup, SETUPS[setup], people, rounds)
    print_report(report)
    if not report.held:
        sys.exit(1)


@app.command
def plot() -> None:
    """Draw docs/load.png from the steps that were measured."""
    picture.draw()


@app.command(name="all")
def measure_all() -> None:
    """Run all of these, on every set-up where it matters. Three quarters of an hour."""
    hold()
    for name in SETUPS:
        step(setup=name)
    plot()
    spectators()
    sleeping()
    for name in EVENINGS:
        evening(setup=name)


def _run(kind: str, setup: SetupName, tables: int, plan: Iterable[tuple[float, float]]) -> Report:
    print(f"{kind}: {SETUPS[setup].words}, {tables} tables of four; times in ms", flush=True)
    with hosting(SETUPS[setup]) as hosts:
        runs, began, ended = uvloop.run(_measure(hosts, tables, plan))
        hosts.await_departures()
        print_pauses(setting_up=began, playing=ended, all_leave_at_once=hosts.longest_pauses())
        report = report_on(setup, tables, runs, hosts.complaints())
    for complaint in report.complaints[:10]:
        print(f"the server says: {complaint}")
    save(kind, report)
    return report


async def _measure(
    hosts: Hosts, tables: int, plan: Iterable[tuple[float, float]]
) -> tuple[list[Measured], Pauses, Pauses]:
    """Return what was measured, and the pauses until the first turn and until the last one."""
    gathering = Gathering(hosts.ports, Random(SEED))
    await gathering.gather(tables)
    began = hosts.longest_pauses()
    print_head()
    runs: list[Measured] = []
    with no_pauses():
        for rate, seconds in plan:
            runs.append(await measure(gathering.crowd, hosts, rate, seconds))
            print_run(runs[-1])
            if len(runs) >= MISSES and not any(run.held for run in runs[-MISSES:]):
                break
    ended = hosts.longest_pauses()
    gathering.disperse()
    return runs, began, ended


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    app()
