"""Soak test: ``python -m tests.soak`` plays matches for an hour while everything fails.

People and bots play at twenty tables, lose their connections and come back, while servers and
databases are killed and vandals rage. At the end nothing may be lost, doubled, leaked or stuck.
"""

from __future__ import annotations

import asyncio
import secrets
import sys
from pathlib import Path
from typing import Literal

from cyclopts import App

from tests.soak.plan import SETUPS, Plan
from tests.soak.soak import soak

BUILD = Path("build/soak")
app = App(name="python -m tests.soak", help=__doc__)


@app.default
def main(
    *,
    minutes: float = 60,
    setup: Literal["postgres", "sqlite"] = "postgres",
    tables: int = 20,
    seed: int | None = None,
    spare_servers: bool = False,
) -> None:
    """Run the soak test, print the report, and write it to build/soak.

    Parameters
    ----------
    minutes
        How long; starting, settling and checking take a few more.
    setup
        What hosts the tables.
    tables
        How many are played at.
    seed
        Chance; left out, it is drawn.
    spare_servers
        Let the servers live, to see what they cost in the long run.

    """
    seed = secrets.randbelow(10**6) if seed is None else seed
    BUILD.mkdir(parents=True, exist_ok=True)
    plan = Plan(SETUPS[setup], minutes * 60, seed, tables=tables, spares_servers=spare_servers)
    try:
        report = soak(plan, lambda line: print(line, flush=True), BUILD)
    except asyncio.CancelledError:
        sys.exit("ended")
    for line in report.lines_to_print():
        print(line)
    path = BUILD / f"{setup}-{seed}.json"
    report.save(path)
    print(f"written down in {path}")
    sys.exit(0 if report.good else 1)


if __name__ == "__main__":
    app()
