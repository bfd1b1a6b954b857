"""Attack a server of our own, and print what honest players felt and what was refused.

Each attack has a server of its own, because what it leaves behind must not hide the next one.
Honest players play for a while before it, then during it. The exit status is 1 if they waited too
long.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import httpx
from prometheus_client.parser import text_string_to_metric_families

from benchmarks.attack.attacks import ATTACKS, Target
from benchmarks.attack.faults import FAULTS, Machine
from benchmarks.attack.felt import Felt, Waits, head
from benchmarks.attack.honest import BOT_SECONDS, CROWD, Honest
from tests.server.clients import new_guest, new_table
from tests.soak.machine import WallClock
from tests.support.live_server import LiveServer

COUNTED = ("brikke_held_back_total", "brikke_refusals_total", "brikke_http_seconds_count")
WARM_UP_SECONDS = 2.0
TOLD = 4
"""How many kinds of refusals are told."""


async def counted(base: str) -> Counter[str]:
    """Return what the server has refused so far."""
    async with httpx.AsyncClient(base_url=base, timeout=60) as http:
        text = (await http.get("/metrics")).text
    return Counter(
        {
            " ".join(sample.labels.values()): int(sample.value)
            for family in text_string_to_metric_families(text)
            for sample in family.samples
            if sample.name in COUNTED
            and not sample.labels.get("status", "4").startswith(("1", "2"))
        }
    )


async def play(crowd: dict[str, list[Honest]], seconds: float) -> dict[str, Waits]:
    """Let honest clients do what they do for a while, and return how long they waited."""
    over = asyncio.Event()
    for each in (each for kind in crowd.values() for each in kind):
        each.waits = []
    asyncio.get_running_loop().call_later(seconds, over.set)
    await asyncio.gather(*(each.wait(over) for kind in crowd.values() for each in kind))
    return {
        what: Waits.of([wait for each in kind for wait in each.waits])
        for what, kind in crowd.items()
    }


async def rage(attack: str, target: Target, machine: Machine, seconds: float) -> None:
    """Attack until the time is up: clients in a process of their own, faults from here."""
    if attack in FAULTS:
        with suppress(TimeoutError):
            await asyncio.wait_for(FAULTS[attack](machine, target), seconds)
    elif attack in ATTACKS:
        named = (attack, str(target.port), target.table_id, target.token, str(seconds))
        command = (sys.executable, "-m", "benchmarks.attack.attacks", *named)
        attacker = await asyncio.create_subprocess_exec(*command)
        await attacker.wait()


async def measure(attack: str, server: LiveServer, machine: Machine, seconds: float) -> Felt:
    """Return what honest players felt before an attack and during it."""
    base = server.base
    token = await new_guest(base, "Eve")
    target = Target(int(base.rpartition(":")[2]), await new_table(base, token), token)
    async with AsyncExitStack() as stack:
        crowd = {
            what: [kind(base, stack) for kind, number in kinds for _ in range(number)]
            for what, kinds in CROWD.items()
        }
        for each in (each for kind in crowd.values() for each in kind):
            await each.come()
        # The first answers wait for workers to start.
        await play(crowd, WARM_UP_SECONDS)
        quiet = await play(crowd, seconds / 2)
        before, logged = await counted(base), server.log.stat().st_size
        raging = asyncio.create_task(rage(attack, target, machine, seconds))
        try:
            attacked = await play(crowd, seconds)
        except Exception as error:
            raging.cancel()
            return Felt(attack, quiet, {}, failure=repr(error))
        await raging
        refused = (await counted(base) - before).most_common(TOLD)
        logged = server.log.stat().st_size - logged
    told = ", ".join(f"{count:,} × {kind}" for kind, count in refused)
    return Felt(attack, quiet, attacked, refused=told or "nothing", logged=logged)


def attacked(attack: str, seconds: float) -> Felt:
    """Start a server, attack it, and return what honest players felt."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        clock = WallClock(folder)
        server = LiveServer(folder, limits="1", bot_seconds=str(BOT_SECONDS), tick_ms="100")
        server.environment = clock.environment
        with server:
            machine = Machine(folder, server.base, clock)
            return asyncio.run(measure(attack, server, machine, seconds))


def report(found: Sequence[Felt]) -> int:
    """Print what was too long, and return the exit status."""
    complaints = [each for felt in found for each in felt.complaints()]
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    return 1 if complaints else 0


def main() -> int:
    """Print one row for each attack."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=12.0, help="the time of each attack")
    known = ["none", *ATTACKS, *FAULTS]
    parser.add_argument("attacks", nargs="*", default=known, help="which, by their names")
    asked = parser.parse_args()
    print(head(list(CROWD)), flush=True)
    found = []
    for attack in asked.attacks:
        found.append(attacked(attack, asked.seconds))
        print(found[-1].row(), flush=True)
    return report(found)


if __name__ == "__main__":
    sys.exit(main())
