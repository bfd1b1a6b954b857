"""A tournament under load: programs play a Swiss of several rounds while servers are killed.

The servers are real processes, and the programs are people with WebSockets, who wait for their
next table as a page does. Two servers are killed in the middle of a round. At the end everything
is computed anew from the logs.
"""

from __future__ import annotations

import asyncio
import os
import platform
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from benchmarks.load import watch
from benchmarks.load.hosts import Setup
from benchmarks.load.report import FOLDER
from tests.server.evenings import Checked, Evening, check_evening
from tests.server.scale.stores import opened
from tests.support.live_server import LiveServer
from tests.support.services import Postgres, Redis

PAIRING_MS: Final = 2000
"""How long pairing and seating a round may take, from the last event of the round before."""
ASKS_EVERY: Final = 3.0
"""How often pages ask for news of a tournament, in seconds."""
KILLED_IN: Final = (2, 4)
"""The rounds in which a server is killed, when a third of the people have finished."""
OVER: Final = "over"


class EveningReport(Struct, frozen=True, kw_only=True):
    """What an evening was like."""

    setup: str
    people: int
    rounds: int
    seconds: float
    kills: int
    reconnects: int
    tables: int
    turns: int
    gaps_ms: list[int]
    met_again: int
    same_standings: bool
    same_deals: bool
    complaints: list[str]
    others_share: float
    """How much of the machine others took, from 0 to 1."""
    cores: int | None
    python: str

    @property
    def held(self) -> bool:
        """Whether everything that was promised was kept."""
        return self.same_standings and self.same_deals and max(self.gaps_ms) <= PAIRING_MS


def play_evening(name: str, setup: Setup, people: int, rounds: int) -> EveningReport:
    """Play an evening on a set-up, and report on it."""
    with _servers(setup) as (servers, database):
        return asyncio.run(_played(name, servers, database, people, rounds))


async def _played(
    name: str, servers: Sequence[LiveServer], database: str, people: int, rounds: int
) -> EveningReport:
    bases = [each.base for each in servers]
    evening = Evening(bases, people, rounds, asks_every=ASKS_EVERY)
    await evening.gather()
    print(f"{people} people have joined", flush=True)
    start, machine, own = time.monotonic(), watch.machine_cpu_seconds(), _own_cpu()
    kills, _ = await asyncio.gather(_kill(evening, servers), evening.play())
    async with opened(database) as store:
        while (known := await store.tournament(evening.key)) and known.state != OVER:
            await asyncio.sleep(0.1)
        seconds = time.monotonic() - start
        others = watch.machine_cpu_seconds() - machine - (_own_cpu() - own)
        checked = await check_evening(store, evening.key)
    return _report(name, evening, servers, checked, kills, seconds, others)


async def _kill(evening: Evening, servers: Sequence[LiveServer]) -> int:
    """Kill one server after the other in the middle of a round, and start it again."""
    rounds = [each for each in KILLED_IN if each <= evening.rounds]
    for number, current in enumerate(rounds):
        some = evening.people // 3
        await evening.until(lambda at=current, some=some: evening.finished[at] >= some)  # type: ignore[misc]
        victim = servers[number % len(servers)]
        await asyncio.to_thread(victim.kill)
        print(f"round {current}: a server was killed", flush=True)
        await asyncio.to_thread(victim.start)
    return len(rounds)


def _own_cpu() -> float:
    return watch.cpu_seconds([os.getpid()])


def _report(  # noqa: PLR0913, PLR0917 - a report has that many parts
    name: str,
    evening: Evening,
    servers: Sequence[LiveServer],
    checked: Checked,
    kills: int,
    seconds: float,
    others: float,
) -> EveningReport:
    lines = [line for each in servers for line in each.log.read_text().splitlines()]
    return EveningReport(
        setup=name,
        people=evening.people,
        rounds=evening.rounds,
        seconds=seconds,
        kills=kills,
        reconnects=sum(each.reconnects for each in evening.players),
        tables=checked.tables,
        turns=checked.turns,
        gaps_ms=checked.gaps_ms,
        met_again=checked.met_again,
        same_standings=checked.same_standings,
        same_deals=checked.same_deals,
        complaints=[line for line in lines if '"level": "error"' in line],
        others_share=max(0.0, others) / seconds / (os.cpu_count() or 1),
        cores=os.cpu_count(),
        python=platform.python_version(),
    )


@contextmanager
def _servers(setup: Setup) -> Iterator[tuple[list[LiveServer], str]]:
    """Start servers that can be killed; the folder and everything else go at the end."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="brikke-evening-")))
        settings = {"limits": "0", "tick-ms": "100", "bot-seconds": "1.2"}
        database = None
        if setup.shared:
            database = stack.enter_context(Postgres(fsync=True)).new_database()
            settings["redis"] = stack.enter_context(Redis()).url
        servers = []
        for number in range(setup.processes):
            own = folder / str(number)
            own.mkdir()
            servers.append(stack.enter_context(LiveServer(own, database, **settings)))
        yield servers, servers[0].database


def print_report(report: EveningReport) -> None:
    """Print an evening in a few lines, and keep it as JSON."""
    gaps = ", ".join(f"{gap / 1000:.2f}" for gap in report.gaps_ms)
    print(
        f"{report.people} people, {report.rounds} rounds, {report.tables} tables,"
        f" {report.turns} turns in {report.seconds:.0f} s; {report.kills} servers killed,"
        f" {report.reconnects} connections made again; others took {report.others_share:.0%} of"
        f" {report.cores} cores\n"
        f"from the last table of a round to all tables of the next, in seconds: {gaps}\n"
        f"standings as from the logs: {report.same_standings}, the same deals:"
        f" {report.same_deals}, pairs that met again: {report.met_again}, held: {report.held}",
        flush=True,
    )
    for complaint in report.complaints[:10]:
        print(f"the server says: {complaint}")
    FOLDER.mkdir(parents=True, exist_ok=True)
    body = msgspec.json.format(msgspec.json.encode(report), indent=1)
    (FOLDER / f"evening-{report.setup}.json").write_bytes(body)
