"""Two servers of one database, with their logs and metrics."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from prometheus_client.parser import text_string_to_metric_families

from tests.support.live_server import LiveServer
from tests.support.patience import PATIENCE


class Pair:
    """Two processes of ``brikke serve`` on the same PostgreSQL, with or without Redis."""

    def __init__(self, folder: Path, database: str, redis: str | None = None, **settings: str):
        self.database = database
        # All test clients come from the same address.
        self.settings = {"workers": "1", "limits": "0"} | settings
        if redis is not None:
            self.settings["redis"] = redis
        self.first, self.second = (
            LiveServer(_made(folder / name), database, **self.settings)
            for name in ("first", "second")
        )
        self.both = (self.first, self.second)
        self.bases = [each.base for each in self.both]

    def __enter__(self) -> Self:
        try:
            self._each(LiveServer.start)
        except BaseException:
            self._each(LiveServer.kill)
            raise
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self._each(LiveServer.stop)

    def _each(self, work: Callable[[LiveServer], Any]) -> None:
        with ThreadPoolExecutor() as threads:
            list(threads.map(work, self.both))

    def other(self, server: LiveServer) -> LiveServer:
        """Return the other server of the two."""
        return self.second if server is self.first else self.first

    def complaints(self) -> list[str]:
        """Return the log lines of internal errors."""
        lines = [line for each in self.both for line in each.log.read_text().splitlines()]
        return [line for line in lines if '"level": "error"' in line or "Traceback" in line]


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True)
    return folder


async def figure(base: str, name: str, **labels: str) -> float:
    """Return a metric of a server, summed over the labels that are not given."""
    async with httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http:
        text = (await http.get("/metrics")).raise_for_status().text
    return sum(
        sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
        if sample.name == name and labels.items() <= sample.labels.items()
    )


async def hints_heard(base: str, kind: str = "LogGrew") -> float:
    """Return how many hints of a kind a server received from others."""
    return await figure(base, "brikke_hints_total", kind=kind)


async def until(
    happens: Callable[[], bool] | Callable[[], Awaitable[bool]],
    what: str,
    seconds: float = PATIENCE,
) -> float:
    """Wait for a condition, and return how many seconds that took."""
    begun = time.monotonic()
    while True:
        found = happens()
        if found if isinstance(found, bool) else await found:
            return time.monotonic() - begun
        assert time.monotonic() - begun < seconds, f"not within {seconds} seconds: {what}"
        await asyncio.sleep(0.05)
