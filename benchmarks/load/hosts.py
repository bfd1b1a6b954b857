"""Servers under load: their own processes, on SQLite or on PostgreSQL and Redis."""

from __future__ import annotations

import json
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from operator import attrgetter, itemgetter
from typing import Final, Literal

from benchmarks.load import watch
from brikke.server.runtime.loop_watch import LONG_SECONDS, STOOD_STILL
from tests.support.ports import free_port
from tests.support.services import Postgres, Redis, Service

START_SECONDS: Final = 60
STOP_SECONDS: Final = 60
LONGEST: Final = (
    "brikke_loop_longest_pause_seconds",
    "brikke_longest_garbage_collection_seconds",
)
ALL_PAUSES: Final = "brikke_loop_pause_seconds_count"
SHORT_PAUSES: Final = f'brikke_loop_pause_seconds_bucket{{le="{LONG_SECONDS}"}}'
SERVER_FLAGS: Final[dict[str, str]] = {"limits": "1000"}
"""A thousand tables of one address would meet the limits. So raised they are still counted."""


@dataclass(frozen=True)
class Setup:
    """How tables are hosted."""

    words: str
    processes: int
    shared: bool
    """Whether on PostgreSQL and Redis."""


SetupName = Literal["sqlite", "postgres", "postgres2"]
SETUPS: Final[dict[SetupName, Setup]] = {
    "sqlite": Setup("SQLite, one process", 1, shared=False),
    "postgres": Setup("PostgreSQL and Redis, one process", 1, shared=True),
    "postgres2": Setup("PostgreSQL and Redis, two processes", 2, shared=True),
}


@dataclass(frozen=True)
class Pauses:
    """The longest pause of an event loop, its cause, and the longest garbage collection."""

    loop_ms: float
    collection_ms: float
    cause: str
    """Empty if no pause was long enough to be logged."""
    long: int
    """How many pauses of a loop were long enough for that, of all servers."""


@dataclass(frozen=True)
class Hosts:
    """Servers that are up."""

    servers: Sequence[Server]
    databases: Sequence[Service]

    @property
    def ports(self) -> list[int]:
        """Where they listen."""
        return [server.port for server in self.servers]

    @property
    def server_pids(self) -> list[int]:
        """The processes of the servers."""
        return [server.pid for server in self.servers]

    def server_cpu_seconds(self) -> float:
        """Return what the servers themselves have computed so far, without their workers."""
        return sum(map(watch.own_cpu_of, self.server_pids))

    @property
    def database_pids(self) -> list[int]:
        """The processes of PostgreSQL and Redis."""
        return [database.pid for database in self.databases]

    def longest_pauses(self) -> Pauses:
        """Return the longest pauses of any server since its start."""
        each = [server.longest_pauses() for server in self.servers]
        longest = max(each, key=attrgetter("loop_ms"))
        collection_ms = max(one.collection_ms for one in each)
        return replace(longest, collection_ms=collection_ms, long=sum(one.long for one in each))

    def await_departures(self) -> None:
        """Return when the servers have noticed that nobody is connected any more."""
        until = time.monotonic() + STOP_SECONDS
        while any(server.metrics()["brikke_connections"] for server in self.servers):
            if time.monotonic() > until:
                raise RuntimeError("connections that have ended are still there")
            time.sleep(0.1)

    def complaints(self) -> list[str]:
        """Return what the servers wrote down that they should not have to."""
        return [line for server in self.servers for line in server.complaints()]


class Server(Service):
    """``brikke serve`` on a free loopback port."""

    def __init__(self, database: str = "", redis: str = "") -> None:
        super().__init__("load", "server.pid")
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self._log = self.folder / "server.log"
        flags = {
            "port": str(self.port),
            "database": database or f"sqlite:///{self.folder}/tables.db",
            **({"redis": redis} if redis else {}),
            **SERVER_FLAGS,
        }
        given = [part for name, text in flags.items() for part in (f"--{name}", text)]
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "brikke", "serve", *given],
                stdout=subprocess.DEVNULL,
                stderr=log,
                start_new_session=True,
            )
        self._pid_file.write_text(str(self._process.pid))
        try:
            self._await_answer()
        except BaseException:
            self.close()
            raise

    def _await_answer(self) -> None:
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until:
            if self._process.poll() is not None:
                break
            try:
                with urllib.request.urlopen(f"{self.base}/healthz", timeout=2):
                    return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError(f"the server does not start: {self._log.read_text()}")

    def metrics(self) -> dict[str, float]:
        """Return its metrics, by their names with the labels."""
        with urllib.request.urlopen(f"{self.base}/metrics", timeout=START_SECONDS) as answer:
            lines = answer.read().decode().splitlines()
        told = (line.rpartition(" ") for line in lines if not line.startswith("#"))
        return {name: float(value) for name, _, value in told}

    def longest_pauses(self) -> Pauses:
        """Return its longest pauses since the start."""
        metrics = self.metrics()
        loop, collection = (1000 * metrics[name] for name in LONGEST)
        long = int(metrics[ALL_PAUSES] - metrics[SHORT_PAUSES])
        return Pauses(loop, collection, self._cause_of_longest(), long)

    def _cause_of_longest(self) -> str:
        """Return why its loop stood still for the longest time, as its log says."""
        lines = self._log.read_text().splitlines()
        told = [json.loads(line) for line in lines if f'"{STOOD_STILL}"' in line]
        return str(max(told, key=itemgetter("seconds"))["cause"]) if told else ""

    def complaints(self) -> list[str]:
        """Return the warnings and errors in its log."""
        lines = self._log.read_text().splitlines()
        return [line for line in lines if '"level": "info"' not in line]

    def close(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._pid_file.unlink()
        super().close()


@contextmanager
def hosting(setup: Setup) -> Iterator[Hosts]:
    """Start everything, and leave nothing behind."""
    with ExitStack() as stack:
        if not setup.shared:
            yield Hosts([stack.enter_context(Server())], [])
            return
        postgres = stack.enter_context(Postgres(fsync=True))
        redis = stack.enter_context(Redis())
        database = postgres.new_database()
        servers = [stack.enter_context(Server(database, redis.url)) for _ in range(setup.processes)]
        yield Hosts(servers, [postgres, redis])
