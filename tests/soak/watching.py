"""Monitoring: memory, metrics and logs of the servers."""

from __future__ import annotations

import asyncio
import os
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from prometheus_client.parser import text_string_to_metric_families

from tests.soak.hosting import Host, Hosts

FIGURES: Final = {
    "brikke_turns_total": "kind",
    "brikke_refusals_total": "code",
    "brikke_visits_total": "kind",
    "brikke_http_seconds_count": "status",
}
"""The metrics to collect, with their labels."""
ANSWER_SECONDS: Final = 2.0
MOST_COMPLAINTS: Final = 40
POINTS: Final = 60
_PAGE: Final = os.sysconf("SC_PAGE_SIZE")


@dataclass(frozen=True)
class Sample:
    """One sample of a server's process."""

    at: float
    memory: int
    """Resident bytes."""
    files: int


@dataclass
class Life:
    """The samples of a server from one start to its end."""

    samples: list[Sample] = field(default_factory=list)
    figures: Mapping[tuple[str, str], float] = field(default_factory=dict)


class Watch:
    """Samples all servers periodically."""

    def __init__(self, hosts: Hosts, every: float) -> None:
        self._hosts = hosts
        self._every = every
        self._begun = time.monotonic()
        self.lives: dict[tuple[str, int], Life] = defaultdict(Life)

    async def run(self) -> None:
        """Sample until cancelled."""
        async with httpx.AsyncClient(timeout=ANSWER_SECONDS) as http:
            while True:
                await self.look(http)
                await asyncio.sleep(self._every)

    async def look(self, http: httpx.AsyncClient) -> None:
        """Take one sample of every server."""
        for host in self._hosts.each:
            pid = host.pid
            sample = None if pid is None else self._sample(pid)
            if pid is not None and sample is not None:
                life = self.lives[host.name, pid]
                figures = await _figures(http, host.server.base)
                # Of another process, if it was restarted meanwhile.
                if figures and host.pid == pid:
                    life.figures = figures
                # Memory during start-up does not count.
                if life.figures:
                    life.samples.append(sample)

    def _sample(self, pid: int) -> Sample | None:
        process = Path(f"/proc/{pid}")
        try:
            memory = int((process / "statm").read_text().split()[1]) * _PAGE
            files = len(os.listdir(process / "fd"))
        except (OSError, IndexError):
            return None
        return Sample(time.monotonic() - self._begun, memory, files)

    def figures(self) -> dict[str, dict[str, int]]:
        """Return the metrics, summed over all processes of each server."""
        total: dict[str, Counter[str]] = {name: Counter() for name in FIGURES}
        for life in self.lives.values():
            for (name, label), value in life.figures.items():
                total[name][label] += int(value)
        return {name: dict(sorted(counted.items())) for name, counted in total.items()}

    def memory(self) -> dict[str, list[float]]:
        """Return the memory of each server, at up to `POINTS` moments."""
        told: dict[str, list[float]] = defaultdict(list)
        for (name, _), life in self.lives.items():
            told[name] += map(_mb, life.samples)
        return {name: each[:: 1 + len(each) // POINTS] for name, each in told.items()}

    def costs(self) -> dict[str, dict[str, float]]:
        """Return the memory of each server: first, last, maximum, and in its longest life."""
        told = {}
        for host in self._hosts.each:
            lives = [
                life.samples
                for (name, _), life in self.lives.items()
                if name == host.name and life.samples
            ]
            if lives:
                samples = [sample for life in lives for sample in life]
                longest = max(lives, key=lambda life: life[-1].at - life[0].at)
                told[host.name] = _cost(samples, longest)
        return told


def _cost(samples: list[Sample], longest: list[Sample]) -> dict[str, float]:
    return {
        "memory first MB": _mb(samples[0]),
        "memory last MB": _mb(samples[-1]),
        "memory most MB": max(map(_mb, samples)),
        "longest life seconds": round(longest[-1].at - longest[0].at),
        "longest life memory first MB": _mb(longest[0]),
        "longest life memory last MB": _mb(longest[-1]),
        "files first": samples[0].files,
        "files last": samples[-1].files,
        "files most": max(sample.files for sample in samples),
    }


def _mb(sample: Sample) -> float:
    return round(sample.memory / 2**20, 1)


async def _figures(http: httpx.AsyncClient, base: str) -> dict[tuple[str, str], float] | None:
    try:
        answer = await http.get(f"{base}/metrics")
    except httpx.HTTPError:
        return None
    return {
        (sample.name, sample.labels.get(FIGURES[sample.name], "")): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
        if sample.name in FIGURES
    }


@dataclass
class Written:
    """A summary of the logs."""

    lines: Counter[str] = field(default_factory=Counter)
    """Counts by level and event."""
    complaints: Counter[str] = field(default_factory=Counter)
    """Internal errors, with their counts."""


def read_logs(hosts: Iterable[Host]) -> Written:
    """Read the logs of the servers."""
    written = Written()
    for host in hosts:
        text = host.server.log.read_text(encoding="utf-8", errors="replace")
        # Not splitlines: quoted client input may contain Unicode line separators.
        for line in filter(None, text.split("\n")):
            _read_line(line, written)
    return written


def _read_line(line: str, written: Written) -> None:
    try:
        told: dict[str, Any] = msgspec.json.decode(line)
    except ValueError:
        # A server that does not start prints one line of plain text.
        told = {
            "level": "plain",
            "what": line[:100],
            "error": "Traceback" if "Trace" in line else "",
        }
    level, what, error = told["level"], told["what"].partition("\n")[0], told.get("error", "")
    written.lines[f"{level} {what[:80]}"] += 1
    if level in ("error", "critical") or "Traceback" in line:
        last = str(error).strip().rpartition("\n")[2]
        message = f"{what[:200]}: {last[:300]}".strip(": ")
        if message in written.complaints or len(written.complaints) < MOST_COMPLAINTS:
            written.complaints[message] += 1
