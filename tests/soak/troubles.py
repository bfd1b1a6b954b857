"""Failures of servers and databases, each kind at random times, also at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import Final

from tests.soak.hosting import Host, Hosts
from tests.soak.plan import Plan
from tests.support.partition import Fault

DOWN_SECONDS: Final = 15
STILL_SECONDS: Final = (3, 20)
AWAY_SECONDS: Final = 10
CUT_OFF_SECONDS: Final = 15
BEHIND_SECONDS: Final = (30, 3600)
BEHIND_FOR_SECONDS: Final = (2, 30)
HALF: Final = 0.5


@dataclass(frozen=True)
class Blow:
    """One failure: its targets, and its random generator."""

    hosts: Hosts
    struck: Sequence[Host]
    """The affected servers."""
    chance: Random
    harshness: float

    def seconds(self, least: float, most: float) -> float:
        """Return how long it lasts."""
        return self.chance.uniform(least, max(least, most * self.harshness))

    def down_seconds(self) -> float:
        """Return how long a stopped process stays away; sometimes not at all."""
        return self.chance.choice((0, 1, 1)) * self.seconds(0, DOWN_SECONDS)

    async def each(self, work: Callable[[Host], Awaitable[None]]) -> None:
        """Apply an operation to all affected servers at once."""
        await asyncio.gather(*map(work, self.struck))


async def servers_die(blow: Blow) -> None:
    await blow.each(Host.kill)
    await asyncio.sleep(blow.down_seconds())
    await blow.each(Host.start)


async def servers_restart(blow: Blow) -> None:
    """Restart servers as an upgrade does."""
    await blow.each(Host.stop)
    await blow.each(Host.start)


async def servers_stand_still(blow: Blow) -> None:
    """Freeze all servers, like a suspended machine."""
    seconds = blow.seconds(*STILL_SECONDS)
    await blow.each(lambda host: host.stand_still(seconds))


async def redis_goes(blow: Blow) -> None:
    end = blow.chance.choice(("is killed", "is stopped", "stands still"))
    await blow.hosts.redis_away(blow.seconds(0, AWAY_SECONDS), end)


async def postgres_restarts(blow: Blow) -> None:
    await blow.hosts.postgres_away(0)


async def postgres_goes(blow: Blow) -> None:
    await blow.hosts.postgres_away(blow.seconds(1, AWAY_SECONDS))


def _fault(blow: Blow) -> Fault:
    return blow.chance.choice([each for each in Fault if each is not Fault.NONE])


async def postgres_is_cut_off(blow: Blow) -> None:
    fault, cut = _fault(blow), blow.chance.random() < HALF
    seconds = blow.seconds(1, CUT_OFF_SECONDS)
    await blow.each(lambda host: host.lose_postgres(fault, seconds, cut=cut))


async def redis_is_cut_off(blow: Blow) -> None:
    fault, cut = _fault(blow), blow.chance.random() < HALF
    seconds = blow.seconds(1, CUT_OFF_SECONDS)
    await blow.each(lambda host: host.lose_redis(fault, seconds, cut=cut))


async def clock_steps_back(blow: Blow) -> None:
    behind, seconds = blow.chance.choice(BEHIND_SECONDS), blow.seconds(*BEHIND_FOR_SECONDS)
    await blow.each(lambda host: host.lose_time(behind, seconds))


async def power_fails(blow: Blow) -> None:
    await blow.each(lambda host: host.lose_power(blow.chance))


async def a_byte_changes(blow: Blow) -> None:
    await blow.each(lambda host: host.lose_a_byte(blow.chance))


class For(Enum):
    """The target of a failure."""

    ONE = "one server"
    ALL = "all servers"
    LINK = "the network between one server and its databases"
    REDIS = "Redis"
    POSTGRES = "PostgreSQL"
    MACHINE = "the machine of a server with a database of its own"


@dataclass(frozen=True)
class Kind:
    """A kind of failure."""

    words: str
    for_: For
    strike: Callable[[Blow], Awaitable[None]]
    every: float
    """The average interval in seconds."""


KINDS: Final = (
    Kind("servers killed", For.ONE, servers_die, 20),
    Kind("all servers killed at once", For.ALL, servers_die, 120),
    Kind("servers stopped and started", For.ONE, servers_restart, 60),
    Kind("servers that stood still", For.ONE, servers_stand_still, 45),
    Kind("all servers stood still", For.ALL, servers_stand_still, 150),
    Kind("servers cut off from PostgreSQL", For.LINK, postgres_is_cut_off, 60),
    Kind("servers cut off from Redis", For.LINK, redis_is_cut_off, 60),
    Kind("Redis restarts", For.REDIS, redis_goes, 45),
    Kind("PostgreSQL restarts", For.POSTGRES, postgres_restarts, 80),
    Kind("PostgreSQL away for a while", For.POSTGRES, postgres_goes, 120),
    Kind("clocks put back", For.MACHINE, clock_steps_back, 40),
    Kind("power failures that tore the log", For.MACHINE, power_fails, 40),
    Kind("disks that changed a byte of the log", For.MACHINE, a_byte_changes, 60),
)


class Troubles:
    """Causes failures until stopped; then everything runs again."""

    def __init__(self, hosts: Hosts, plan: Plan) -> None:
        self._hosts = hosts
        self._plan = plan
        self._ended = asyncio.Event()
        self.kinds = kinds_of(plan)

    def end(self) -> None:
        """Cause no more failures."""
        self._ended.set()

    async def run(self) -> None:
        """Cause failures, and repair everything at the end."""
        async with asyncio.TaskGroup() as tasks:
            for number, kind in enumerate(self.kinds):
                if self._plan.once:
                    at = self._plan.seconds * (number + 0.5) / (len(self.kinds) + 1)
                    tasks.create_task(self._once(kind, at))
                else:
                    tasks.create_task(self._again_and_again(kind))

    async def _once(self, kind: Kind, at: float) -> None:
        if not await self._ends_within(at):
            await self._strike(kind)

    async def _again_and_again(self, kind: Kind) -> None:
        chance = self._plan.chance("when", kind.words)
        while not await self._ends_within(chance.expovariate(1 / kind.every)):
            await self._strike(kind)

    async def _strike(self, kind: Kind) -> None:
        hosts, counts = self._hosts, self._hosts.counts
        chance = self._plan.chance(kind.words, counts[kind.words])
        one = kind.for_ in (For.ONE, For.LINK, For.MACHINE)
        struck = [chance.choice(hosts.each)] if one else hosts.each
        locks = {For.REDIS: [hosts.redis_lock], For.POSTGRES: [hosts.database_lock]}
        async with AsyncExitStack() as stack:
            # In a fixed order, so that there is no deadlock.
            for lock in locks.get(kind.for_) or [host.lock for host in struck]:
                await stack.enter_async_context(lock)
            if self._plan.once or not self._ended.is_set():
                counts[kind.words] += 1
                await kind.strike(Blow(hosts, struck, chance, self._plan.harshness))

    async def _ends_within(self, seconds: float) -> bool:
        try:
            async with asyncio.timeout(seconds):
                await self._ended.wait()
        except TimeoutError:
            return False
        return True


def kinds_of(plan: Plan) -> list[Kind]:
    """Return the kinds of failure that a plan can have."""
    return [each for each in KINDS if _may_strike(each.for_, plan)]


def _may_strike(what: For, plan: Plan) -> bool:
    if what in (For.ONE, For.ALL):
        return not plan.spares_servers
    return plan.setup.shared is (what is not For.MACHINE)
