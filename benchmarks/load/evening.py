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
from datetime import datetime
from pathlib import Path
from threading import Event, Thread
from typing import Final, Self

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
SAMPLE_SECONDS: Final = 0.1
"""How often is looked at what the servers have computed."""
KILLED_IN: Final = (2, 4)
"""The rounds in which a server is killed, when a third of the people have finished."""
OVER: Final = "over"


class Gap(Struct, frozen=True):
    """The time from the last event of a round to the moment when all tables of the next stand."""

    milliseconds: int
    computed: int
    """What servers and their workers computed meanwhile, in milliseconds of a processor."""
    queued: int
    """How long their threads were ready and waited for a processor, in milliseconds."""
    steps: dict[str, int]
    """What the server says of its steps, in milliseconds."""


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
    gaps: list[Gap]
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
        return (
            self.same_standings
            and self.same_deals
            and max(each.milliseconds for each in self.gaps) <= PAIRING_MS
        )


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
    with Samples() as samples:
        kills, _ = await asyncio.gather(_kill(evening, servers), evening.play())
    async with opened(database) as store:
        while (known := await store.tournament(evening.key)) and known.state != OVER:
            await asyncio.sleep(0.1)
        seconds = time.monotonic() - start
        others = watch.machine_cpu_seconds() - machine - (_own_cpu() - own)
        checked = await check_evening(store, evening.key)
    return _report(name, evening, servers, checked, samples, kills, seconds, others)


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
    samples: Samples,
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
        gaps=_gaps(checked, samples, lines),
        met_again=checked.met_again,
        same_standings=checked.same_standings,
        same_deals=checked.same_deals,
        complaints=[line for line in lines if '"level": "error"' in line],
        others_share=max(0.0, others) / seconds / (os.cpu_count() or 1),
        cores=os.cpu_count(),
        python=platform.python_version(),
    )


def _gaps(checked: Checked, samples: Samples, lines: Sequence[str]) -> list[Gap]:
    """Return the time between rounds; a server says when it has seated everyone."""
    told = [msgspec.json.decode(line) for line in lines if '"round begun"' in line]
    begun = sorted((_milliseconds(each["at"]), each["milliseconds"]) for each in told)
    gaps = []
    for ended, seen in checked.gaps:
        # Written when the tables are on the disk; after a crash only the tables tell.
        at, steps = next((each for each in begun if each[0] >= seen), (seen, {}))
        computed, queued = samples.between(ended, at)
        gaps.append(Gap(at - ended, computed, queued, steps))
    return gaps


def _milliseconds(at: str) -> int:
    """Return a time of the servers' logs in milliseconds since 1970."""
    return round(1000 * datetime.strptime(at, "%Y-%m-%d %H:%M:%S,%f").astimezone().timestamp())


class Samples:
    """What all processes below this one have computed and waited for, ten times a second."""

    def __init__(self) -> None:
        self._taken: list[tuple[float, float, float]] = []
        self._done = Event()
        self._thread = Thread(target=self._run, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._done.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._done.wait(SAMPLE_SECONDS):
            below = [pid for pid in watch.family([os.getpid()]) if pid != os.getpid()]
            taken = sum(map(watch.cpu_of, below)), sum(map(watch.waiting_of, below))
            self._taken.append((1000 * time.time(), *taken))

    def between(self, since: int, until: int) -> tuple[int, int]:
        """Return the milliseconds computed and waited between two times since 1970."""
        start = max((each for each in self._taken if each[0] <= since), default=self._taken[0])
        end = min((each for each in self._taken if each[0] >= until), default=self._taken[-1])
        return round(1000 * (end[1] - start[1])), round(1000 * (end[2] - start[2]))


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


def _told(gap: Gap) -> str:
    steps = ", ".join(f"{name} {took}" for name, took in gap.steps.items())
    return (
        f"{gap.milliseconds / 1000:.2f} s; computed {gap.computed / 1000:.2f} s, waited for a"
        f" processor {gap.queued / 1000:.2f} s; steps in ms: {steps}"
    )


def print_report(report: EveningReport) -> None:
    """Print an evening in a few lines, and keep it as JSON."""
    gaps = "".join(f"\n  {_told(gap)}" for gap in report.gaps)
    print(
        f"{report.people} people, {report.rounds} rounds, {report.tables} tables,"
        f" {report.turns} turns in {report.seconds:.0f} s; {report.kills} servers killed,"
        f" {report.reconnects} connections made again; others took {report.others_share:.0%} of"
        f" {report.cores} cores\n"
        f"from the last table of a round to all tables of the next:{gaps}\n"
        f"standings as from the logs: {report.same_standings}, the same deals:"
        f" {report.same_deals}, pairs that met again: {report.met_again}, held: {report.held}",
        flush=True,
    )
    for complaint in report.complaints[:10]:
        print(f"the server says: {complaint}")
    FOLDER.mkdir(parents=True, exist_ok=True)
    body = msgspec.json.format(msgspec.json.encode(report), indent=1)
    (FOLDER / f"evening-{report.setup}.json").write_bytes(body)
