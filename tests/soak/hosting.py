"""Hosts: servers, PostgreSQL and Redis that are killed, stopped and restarted during play."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Final, Self, TypeVar

from sqlalchemy import make_url

from tests.soak.changed_bytes import ChangedByte, Events, copy_disk
from tests.soak.machine import WallClock, tear
from tests.soak.outages import Outages, Span, clock, now_ms
from tests.soak.plan import SETTINGS, Setup
from tests.support.live_server import LiveServer, SpawnedServer
from tests.support.partition import Address, Fault, Proxy
from tests.support.services import Postgres, Redis

T = TypeVar("T")

DATABASE: Final = "database"
REDIS: Final = "redis"
AGAIN_SECONDS: Final = 0.5


class Host:
    """One process of ``brikke serve``; every operation on it needs its lock."""

    def __init__(
        self,
        name: str,
        server: LiveServer,
        hosts: Hosts,
        to_postgres: Proxy,
        to_redis: Proxy,
        *,
        clock: WallClock | None,
    ) -> None:
        self.name = name
        self.server = server
        self.clock = clock
        """Its wall clock, where the database has no clock of its own."""
        self.to_postgres = to_postgres
        self.to_redis = to_redis
        self.lock = asyncio.Lock()
        self._hosts = hosts

    @property
    def pid(self) -> int | None:
        """Its process, if there is one."""
        process = self.server._process
        return None if process is None else process.pid

    async def start(self) -> None:
        """Start it, and retry: it does not start while its database is away."""
        while True:
            try:
                await self._hosts.work(self.server.start)
            except AssertionError:
                self._hosts.counts["starts refused"] += 1
                await asyncio.sleep(AGAIN_SECONDS)
            else:
                break
        self._hosts.outages.end(self.name)

    async def kill(self) -> None:
        """Kill it."""
        self._hosts.outages.begin(self.name)
        await self._hosts.work(self.server.kill)

    async def stop(self) -> None:
        """Ask it to stop, and check that it does."""
        self._hosts.outages.begin(self.name)
        try:
            status = await self._hosts.work(self.server.stop)
        except subprocess.TimeoutExpired:
            self._hosts.faults.append(f"{self.name} does not stop, {clock(now_ms())}")
            await self.kill()
            return
        # It exits with the signal it was sent, after its shutdown.
        if status not in (0, -signal.SIGTERM):
            told = f"{self.name} was asked to stop and exited with {status}, {clock(now_ms())}"
            self._hosts.faults.append(told)

    async def stand_still(self, seconds: float) -> None:
        """Freeze it for a while."""
        self._hosts.outages.begin(self.name)
        self.server.signal(signal.SIGSTOP)
        try:
            await asyncio.sleep(seconds)
        finally:
            self.server.signal(signal.SIGCONT)
            self._hosts.outages.end(self.name)

    async def lose_time(self, behind: int, seconds: float) -> None:
        """Put its wall clock back for a while. That is no outage: time goes on."""
        assert self.clock is not None
        self.clock.put_back(behind)
        try:
            await asyncio.sleep(seconds)
        finally:
            self.clock.put_back(0)

    async def lose_power(self, chance: Random) -> None:
        """Kill it, and leave half of what it was writing in the log of its database."""
        await self.kill()
        if await self._hosts.work(lambda: tear(self.server.file, chance)):
            self._hosts.counts["torn frames"] += 1
        await self.start()

    async def lose_a_byte(self, chance: Random) -> None:
        """Kill it, and change a byte in a copy of its disk."""
        hosts = self._hosts
        copied = hosts.folder / f"copy-{hosts.counts['disks copied']}"
        hosts.counts["disks copied"] += 1
        await self.kill()
        await hosts.work(lambda: copy_disk(self.server.file, copied))
        byte = ChangedByte(copied, hosts.acknowledged(), chance)
        await self.start()
        await hosts.work(byte.check)
        hosts.counts += byte.counts
        hosts.faults += byte.faults

    async def lose_postgres(self, fault: Fault, seconds: float, *, cut: bool) -> None:
        """Disturb its way to PostgreSQL for a while; perhaps its connections end with that."""
        self._hosts.outages.begin(self.name)
        try:
            # The answer to a commit is the one that matters most.
            after = b"COMMIT" if fault is Fault.LOSES_ANSWERS else b""
            await _disturb(self.to_postgres, fault, seconds, cut=cut, after=after)
        finally:
            self._hosts.outages.end(self.name)

    async def lose_redis(self, fault: Fault, seconds: float, *, cut: bool) -> None:
        """Disturb its way to Redis for a while."""
        await _disturb(self.to_redis, fault, seconds, cut=cut)


async def _disturb(
    proxy: Proxy, fault: Fault, seconds: float, *, cut: bool, after: bytes = b""
) -> None:
    proxy.break_(fault, after)
    try:
        await asyncio.sleep(seconds)
    finally:
        if cut:
            proxy.cut()
        proxy.heal()


class Hosts:
    """All processes of the soak test; none is left at the end."""

    def __init__(self, setup: Setup, folder: Path) -> None:
        self.setup = setup
        self.folder = folder
        self.outages = Outages()
        self.counts: Counter[str] = Counter()
        self.faults: list[str] = []
        self.postgres: Postgres | None = None
        self.redis: Redis | None = None
        self.database_lock = asyncio.Lock()
        self.redis_lock = asyncio.Lock()
        self.each: Sequence[Host] = ()
        self.acknowledged: Callable[[], Events] = dict
        """What people were told is done, by table."""
        self._database: str | None = None
        self._proxies: list[Proxy] = []
        self._services = ExitStack()
        self._under_way: set[asyncio.Future[object]] = set()

    @property
    def bases(self) -> list[str]:
        """Where the servers listen."""
        return [host.server.base for host in self.each]

    @property
    def database(self) -> str:
        """The URL of the database, without a proxy between."""
        return self._database or self.each[0].server.database

    def nobody_served(self) -> list[Span]:
        """Return the times in which no client could be served."""
        return self.outages.total([host.name for host in self.each], DATABASE)

    async def __aenter__(self) -> Self:
        try:
            if self.setup.shared:
                # A PostgreSQL that syncs its commits.
                self.postgres = await self.work(lambda: Postgres(fsync=True))
                self._services.callback(self.postgres.close)
                self.redis = await self.work(Redis)
                self._services.callback(self.redis.close)
                self._database = await self.work(self.postgres.new_database)
            self.each = [
                await self._host(f"server {number}") for number in range(1, self.setup.servers + 1)
            ]
            await asyncio.gather(*(host.start() for host in self.each))
        except BaseException:
            await self.close()
            raise
        return self

    async def _host(self, name: str) -> Host:
        folder = self.folder / name.replace(" ", "-")
        folder.mkdir()
        database, settings = None, dict(SETTINGS)
        to_postgres = to_redis = Proxy(folder)
        if self._database is not None and self.redis is not None:
            direct = make_url(self._database)
            # In a local connection, the host is the folder of the socket.
            to_postgres = await self._proxy(Path(str(direct.query["host"])) / ".s.PGSQL.5432")
            to_redis = await self._proxy(("127.0.0.1", self.redis.port))
            proxied = direct.set(host="127.0.0.1", port=to_postgres.port, query={})
            database = proxied.render_as_string(hide_password=False)
            settings["redis"] = f"redis://127.0.0.1:{to_redis.port}/0"
        server = SpawnedServer(folder, database, **settings)
        wall_clock = None
        if database is None:
            wall_clock = await self.work(lambda: WallClock(folder))
            server.environment = wall_clock.environment
        return Host(name, server, self, to_postgres, to_redis, clock=wall_clock)

    async def _proxy(self, target: Address) -> Proxy:
        proxy = Proxy(target)
        self._proxies.append(proxy)
        await proxy.start()
        return proxy

    async def __aexit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """End everything at once."""
        # Twice: a process may be starting while the first pass runs.
        for _ in range(2):
            for host in self.each:
                await asyncio.to_thread(host.server.kill)
            if self._under_way:
                await asyncio.wait(set(self._under_way))
        for proxy in self._proxies:
            await proxy.close()
        await asyncio.to_thread(self._services.close)

    async def work(self, work: Callable[[], T]) -> T:
        """Run a slow operation, shielded from cancellation."""
        doing = asyncio.get_running_loop().run_in_executor(None, work)
        self._under_way.add(doing)  # type: ignore[arg-type]
        doing.add_done_callback(self._forget)
        return await asyncio.shield(doing)

    def _forget(self, done: asyncio.Future[T]) -> None:
        self._under_way.discard(done)
        with suppress(asyncio.CancelledError):
            done.exception()

    async def postgres_away(self, seconds: float) -> None:
        """Crash PostgreSQL, and restart it after a while."""
        assert self.postgres is not None
        self.outages.begin(DATABASE)
        await self.work(self.postgres.stop)
        await asyncio.sleep(seconds)
        await self.work(self.postgres.start)
        self.outages.end(DATABASE)

    async def redis_away(self, seconds: float, end: str) -> None:
        """Stop Redis, and restart it after a while."""
        assert self.redis is not None
        if end == "stands still":
            pid = self.redis.pid
            os.kill(pid, signal.SIGSTOP)
            try:
                await asyncio.sleep(seconds)
            finally:
                os.kill(pid, signal.SIGCONT)
            return
        await self.work(self.redis.kill if end == "is killed" else self.redis.stop)
        await asyncio.sleep(seconds)
        await self.work(self.redis.start)
