"""What the servers cost and tell while they run, and what they wrote down."""

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
"""What is asked of every server, with the label that it is told by."""
ANSWER_SECONDS: Final = 2.0
MOST_COMPLAINTS: Final = 40
POINTS: Final = 60
_PAGE: Final = os.sysconf("SC_PAGE_SIZE")


@dataclass(frozen=True)
class Sample:
    """One look at a server's process."""

    at: float
    memory: int
    """Resident bytes."""
    files: int


@dataclass
class Life:
    """A server from one start to its end."""

    samples: list[Sample] = field(default_factory=list)
    figures: Mapping[tuple[str, str], float] = field(default_factory=dict)


class Watch:
    """Looks at every server now and then."""

    def __init__(self, hosts: Hosts, every: float) -> None:
        self._hosts = hosts
        self._every = every
        self._begun = time.monotonic()
        self.lives: dict[tuple[str, int], Life] = defaultdict(Life)

    async def run(self) -> None:
        """Look until cancelled."""
        async with httpx.AsyncClient(timeout=ANSWER_SECONDS) as http:
            while True:
                await self.look(http)
                await asyncio.sleep(self._every)

    async def look(self, http: httpx.AsyncClient) -> None:
        """Look once."""
        for host in self._hosts.each:
            pid = host.pid
            sample = None if pid is None else self._sample(pid)
            if pid is not None and sample is not None:
                life = self.lives[host.name, pid]
                figures = await _figures(http, host.server.base)
                # Those of another life, if it was killed and started again meanwhile.
                if figures and host.pid == pid:
                    life.figures = figures
                # What it takes to start is not what it costs.
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
        """Return what the servers told, of all their lives together, as far as it was heard."""
        total: dict[str, Counter[str]] = {name: Counter() for name in FIGURES}
        for life in self.lives.values():
            for (name, label), value in life.figures.items():
                total[name][label] += int(value)
        return {name: dict(sorted(counted.items())) for name, counted in total.items()}

    def memory(self) -> dict[str, list[float]]:
        """Return what each server took, at up to `POINTS` moments of its lives."""
        told: dict[str, list[float]] = defaultdict(list)
        for (name, _), life in self.lives.items():
            told[name] += map(_mb, life.samples)
        return {name: each[:: 1 + len(each) // POINTS] for name, each in told.items()}

    def costs(self) -> dict[str, dict[str, float]]:
        """Return what each server cost: at first, at last, at most, and in its longest life."""
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
    """What is in the logs."""

    lines: Counter[str] = field(default_factory=Counter)
    """By level and by what is said."""
    complaints: Counter[str] = field(default_factory=Counter)
    """Mistakes of ours, each with how often it was made."""


def read_logs(hosts: Iterable[Host]) -> Written:
    """Read what the servers wrote down."""
    written = Written()
    for host in hosts:
        text = host.server.log.read_text(encoding="utf-8", errors="replace")
        # Not by splitlines: what clients send is quoted, and may hold what ends a line elsewhere.
        for line in filter(None, text.split("\n")):
            _read_line(line, written)
    return written


def _read_line(line: str, written: Written) -> None:
    try:
        told: dict[str, Any] = msgspec.json.decode(line)
    except ValueError:
        # A server that does not start says so in one line that is for people.
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
