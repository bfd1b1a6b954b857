"""One measurement: a rate of turns for a while, with latencies and CPU time."""

from __future__ import annotations

import asyncio
import gc
import math
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from msgspec import Struct

from benchmarks.load import watch
from benchmarks.load.crowd import OpenCrowd, Record
from benchmarks.load.hosts import Hosts

TARGET_MS: Final = 100
"""The 99th percentile from command to answer that counts as held."""
SAMPLE_SECONDS: Final = 1
MINUTE: Final = 60


class Measured(Struct, frozen=True, kw_only=True):
    """The numbers of one run; times in milliseconds unless they say otherwise."""

    rate: float
    seconds: float
    offered: float
    achieved: float
    p50: float
    p95: float
    p99: float
    max: float
    worst: list[float]
    """The longest of each second."""
    seen_p99: float
    late_p99: float
    errors: dict[str, int]
    evidence: list[str]
    """What was known when something went wrong."""
    server_cpu_s: float
    """What the servers themselves computed: their loops, and their threads for the database."""
    worker_cpu_s: float
    """What their workers computed: studies of rounds that ended, for which nobody waits."""
    database_cpu_s: float
    generator_cpu_s: float
    others_cpu_s: float
    """What the machine computed besides: much of it, and the run says little."""
    memory_first_mb: float
    memory_last_mb: float
    memory_max_mb: float
    memory_mb: list[float]

    @property
    def turn_cpu_ms(self) -> float:
        """The processor time of a server for one turn."""
        turns = self.achieved * self.seconds
        return self.server_cpu_s / turns * 1000 if turns else math.inf

    @property
    def held(self) -> bool:
        """Whether every turn that was offered was answered, and nearly all of them in time."""
        return not self.errors and self.p99 <= TARGET_MS


async def measure(crowd: OpenCrowd, hosts: Hosts, rate: float, seconds: float) -> Measured:
    """Make so many turns a second for so long."""
    before = _cpu_seconds(hosts)
    memory: list[float] = []
    sampling = asyncio.create_task(_sample(hosts.server_pids, memory))
    record = await crowd.drive(rate, seconds)
    sampling.cancel()
    cpu = [now - then for now, then in zip(_cpu_seconds(hosts), before, strict=True)]
    return _measured(record, rate, seconds, cpu, memory)


def _cpu_seconds(hosts: Hosts) -> tuple[float, float, float, float, float]:
    """Return what servers, workers, databases, this generator and all others have computed."""
    everything, databases = map(watch.cpu_seconds, (hosts.server_pids, hosts.database_pids))
    servers = hosts.server_cpu_seconds()
    ours = (servers, everything - servers, databases, time.process_time())
    return *ours, watch.machine_cpu_seconds() - sum(ours)


async def _sample(pids: Sequence[int], memory: list[float]) -> None:
    while True:
        memory.append(watch.memory_mb(pids))
        await asyncio.sleep(SAMPLE_SECONDS)


def _measured(
    record: Record, rate: float, seconds: float, cpu: Sequence[float], memory: Sequence[float]
) -> Measured:
    acknowledged = sorted(record.acknowledged)
    server, worker, database, generator, others = cpu
    # A minute at each end, or a quarter of a short run.
    end = max(1, min(MINUTE // SAMPLE_SECONDS, len(memory) // 4))
    return Measured(
        rate=rate,
        seconds=seconds,
        offered=record.due / seconds,
        achieved=len(acknowledged) / seconds,
        p50=percentile_ms(acknowledged, 0.50),
        p95=percentile_ms(acknowledged, 0.95),
        p99=percentile_ms(acknowledged, 0.99),
        max=percentile_ms(acknowledged, 1),
        worst=[record.worst.get(at, 0) * 1000 for at in range(math.ceil(seconds))],
        seen_p99=percentile_ms(sorted(record.seen), 0.99),
        late_p99=percentile_ms(sorted(record.late), 0.99),
        errors=dict(record.errors),
        evidence=record.evidence,
        server_cpu_s=server,
        worker_cpu_s=worker,
        database_cpu_s=database,
        generator_cpu_s=generator,
        others_cpu_s=others,
        memory_first_mb=sum(memory[:end]) / end,
        memory_last_mb=sum(memory[-end:]) / end,
        memory_max_mb=max(memory),
        memory_mb=list(memory),
    )


def percentile_ms(ordered: Sequence[float], share: float) -> float:
    """Return the value that such a share of all values does not exceed; infinite for none."""
    if not ordered:
        return math.inf
    return ordered[math.ceil(share * len(ordered)) - 1] * 1000


@contextmanager
def no_pauses() -> Iterator[None]:
    """Keep the instrument from collecting garbage: in a run it makes little."""
    gc.collect()
    gc.freeze()
    gc.disable()
    yield
    gc.enable()
    gc.unfreeze()
