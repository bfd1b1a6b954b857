"""So many at once and so many a second, in one process or in all of them, with Redis or without."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from math import inf
from time import monotonic

import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar import Litestar, get, post

from brikke.server.app import Server, create_app
from brikke.server.http.errors import HANDLERS
from brikke.server.http.rate_limiting import RateLimiter
from brikke.server.limits import (
    Cap,
    Door,
    Limits,
    MemoryLimits,
    Rule,
    Rules,
    TooOften,
    address_of,
    network_of,
)
from brikke.server.limits.door import COMMANDS_TAKEN
from brikke.server.limits.shared import AGAIN_SECONDS, SharedLimits
from brikke.server.redis_link import connect
from brikke.server.settings import Settings
from tests.support.http_client import Client, asking
from tests.support.services import Redis

LEASE = 0.4

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def redis() -> Iterator[Redis]:
    with Redis() as server:
        yield server


class Time:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def server_on(redis: Redis, clock: Time | None = None) -> AsyncIterator[SharedLimits]:
    """Yield the limits of one of several servers."""
    limits = SharedLimits(connect(redis.url), LEASE, clock or monotonic)
    yield limits
    await limits.close()


async def allowed(limits: Limits, rule: Rule, who: str, tries: int) -> int:
    return [await limits.take(rule, who) for _ in range(tries)].count(0.0)


# How often

RULES = st.builds(
    Rule,
    st.just("rule"),
    st.floats(0.01, 1000),
    st.integers(1, 50),
)
MOMENTS = st.lists(st.tuples(st.floats(0, 5), st.integers(1, 3)), min_size=1, max_size=80)


@given(RULES, MOMENTS)
def test_in_any_stretch_of_time_no_more_is_done_than_the_rule_says(
    rule: Rule, moments: list[tuple[float, int]]
) -> None:
    async def story() -> None:
        time = Time()
        limits = MemoryLimits(time)
        done: list[tuple[float, int]] = []
        for pause, count in moments:
            time.now += pause / rule.a_second
            if await limits.take(rule, "ann", count) == 0.0:
                done.append((time.now, count))
        for first, (begin, _) in enumerate(done):
            sum_since = 0
            for end, count in done[first:]:
                sum_since += count
                assert sum_since <= rule.at_once + rule.a_second * (end - begin) + 0.02

    asyncio.run(story())


@given(RULES, MOMENTS)
def test_whoever_waits_as_long_as_told_may(rule: Rule, moments: list[tuple[float, int]]) -> None:
    async def story() -> None:
        time = Time()
        limits = MemoryLimits(time)
        for pause, _ in moments:
            time.now += pause / rule.a_second
            wait = await limits.take(rule, "ann")
            if wait:
                time.now += wait
                # A clock of so many seconds has no finer parts.
                assert await limits.take(rule, "ann") < 1e-9

    asyncio.run(story())


async def test_as_many_at_once_as_the_rule_says_and_then_one_after_another() -> None:
    time = Time()
    limits = MemoryLimits(time)
    rule = Rule("rule", 1 / 3, 7)
    assert await allowed(limits, rule, "ann", 20) == 7
    assert await limits.take(rule, "ann") == pytest.approx(3, abs=0.1)
    time.now += 3
    assert await allowed(limits, rule, "ann", 20) == 1
    assert await allowed(limits, rule, "bo", 20) == 7
    assert await allowed(limits, Rule("other", 1, 2), "ann", 20) == 2


async def test_however_many_ask_memory_stays_small_and_the_busiest_are_remembered() -> None:
    time = Time()
    limits = MemoryLimits(time, most=100)
    rule = Rule("rule", 1, 1)
    for number in range(1000):
        await limits.take(rule, f"address {number}")
        await limits.take(rule, "busy")
        assert len(limits) <= 100
    assert await limits.take(rule, "busy") > 0
    time.now += 2
    await limits.renew()
    assert len(limits) == 0


async def test_several_servers_share_one_limit(redis: Redis) -> None:
    rule = Rule("shared", 0.001, 10)
    async with server_on(redis) as one, server_on(redis) as two:
        assert await allowed(one, rule, "ann", 6) == 6
        assert await allowed(two, rule, "ann", 6) == 4
        assert await one.take(rule, "ann") == pytest.approx(1000, rel=0.05)
        assert await allowed(two, rule, "bo", 20) == 10


async def test_redis_counts_as_memory_does_and_forgets_what_is_full(redis: Redis) -> None:
    rule = Rule("quick", 100, 20)
    async with server_on(redis) as limits:
        begin = monotonic()
        done = await allowed(limits, rule, "ann", 300)
        assert 20 <= done <= 20 + rule.a_second * (monotonic() - begin) + 0.02
        async with connect(redis.url) as client:
            (key,) = await client.keys("brikke:limit:quick:*")
            assert 0 < await client.pttl(key) <= 1000 * (rule.patience + 0.001)


async def test_redis_also_counts_what_is_allowed_a_million_times_a_second(
    redis: Redis, caplog: pytest.LogCaptureFixture
) -> None:
    async with server_on(redis) as limits:
        for factor in (1e3, 1e6, 1e9):
            assert await allowed(limits, Rules(factor).guest_commands, "ann", 20) == 20
    assert not caplog.records


async def test_a_crowd_at_the_same_moment_is_counted_by_redis_as_well(
    redis: Redis, caplog: pytest.LogCaptureFixture
) -> None:
    rule = Rule("crowd", 0.001, 90)
    async with server_on(redis) as one, server_on(redis) as two:
        asked = (limits.take(rule, "ann") for _ in range(75) for limits in (one, two))
        assert (await asyncio.gather(*asked)).count(0.0) == 90
    assert not caplog.records


async def test_what_has_no_limit_is_not_counted(redis: Redis) -> None:
    rules = Rules(0)
    assert rules.guest_tables.at_once == rules.guest_connections.at_once == inf
    async with server_on(redis) as shared:
        for limits in (MemoryLimits(), shared):
            assert await allowed(limits, rules.guest_tables, "ann", 100) == 100
            for number in range(100):
                assert await limits.hold(rules.guest_connections, "ann", str(number))


# How many at the same time


async def test_so_many_are_held_and_another_when_one_is_let_go(redis: Redis) -> None:
    cap = Cap("cap", 2)
    async with server_on(redis) as shared:
        for limits in (MemoryLimits(), shared):
            assert [await limits.hold(cap, "ann", name) for name in "abc"] == [True, True, False]
            assert await limits.hold(cap, "bo", "d")
            await limits.let_go(cap, "ann", "a")
            await limits.let_go(cap, "ann", "c")
            assert [await limits.hold(cap, "ann", name) for name in "ef"] == [True, False]


async def test_what_one_server_holds_counts_for_another_until_it_dies(redis: Redis) -> None:
    cap = Cap("leased", 1)
    async with server_on(redis) as two:
        async with server_on(redis) as one:
            assert await one.hold(cap, "ann", "a")
            for _ in range(4):
                await asyncio.sleep(LEASE / 2)
                await one.renew()
                assert not await two.hold(cap, "ann", "b")
        # It is gone without having let go of anything.
        await asyncio.sleep(LEASE * 1.2)
        assert await two.hold(cap, "ann", "b")


# When Redis is away


async def test_without_redis_each_server_keeps_the_limit_and_later_all_do_again(
    redis: Redis, caplog: pytest.LogCaptureFixture
) -> None:
    rule, cap = Rule("outage", 0.001, 10), Cap("outage", 2)
    time = Time()
    async with server_on(redis, time) as one, server_on(redis, time) as two:
        assert await allowed(one, rule, "ann", 20) == 10
        assert await two.hold(cap, "ann", "a")
        redis.kill()
        with caplog.at_level(logging.INFO, "brikke.server"):
            for limits in (one, two):
                assert await allowed(limits, rule, "ann", 20) == 10
                time.now += AGAIN_SECONDS
                assert await limits.take(rule, "ann") > 0
            assert await two.hold(cap, "ann", "b")
            assert not await two.hold(cap, "ann", "c")
            assert await one.hold(cap, "ann", "d")
            await one.let_go(cap, "ann", "d")
            redis.start()
            time.now += AGAIN_SECONDS
            await two.renew()
            # Redis has forgotten everything, and is told again what is held.
            assert not await one.hold(cap, "ann", "e")
            assert await allowed(one, rule, "bo", 6) == 6
            assert await allowed(two, rule, "bo", 6) == 4
    assert [record.getMessage() for record in caplog.records] == [
        *["redis away"] * 2,
        *["redis back"] * 2,
    ]


async def test_a_redis_that_failed_is_left_alone_for_a_moment(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    rule = Rule("moment", 1, 100)
    time = Time()
    asked = 0
    async with server_on(redis, time) as limits:

        async def hang_up(*_: object) -> bytes:
            nonlocal asked
            asked += 1
            raise ConnectionError

        monkeypatch.setattr(limits, "_take", hang_up)
        assert await allowed(limits, rule, "ann", 5) == 5
        assert asked == 1
        time.now += AGAIN_SECONDS
        # One finds out for all.
        await asyncio.gather(*(limits.take(rule, "ann") for _ in range(5)))
        assert asked == 2


# Who


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_one_place_is_one_address(host: str, network: str) -> None:
    assert network_of(host) == network
    headers = [(b"x-forwarded-for", b"198.51.100.1")]
    assert address_of({"client": (host, 4711), "headers": headers}) == network


def test_whoever_has_no_address_has_none() -> None:
    assert address_of({"client": None}) == address_of({}) == ""


# The rules


@pytest.mark.parametrize("factor", [0.001, 1.0, 1000.0])
def test_every_number_is_multiplied_and_nothing_is_forbidden(factor: float) -> None:
    limits = {key: each for key, each in vars(Rules(factor)).items() if not key.startswith("_")}
    plain = vars(Rules())
    assert {each.name.replace("-", "_") for each in limits.values()} == set(limits)
    for name, limit in limits.items():
        assert limit.at_once == max(1, plain[name].at_once * factor)
        if isinstance(limit, Rule):
            assert limit.a_second == plain[name].a_second * factor > 0


async def test_a_school_class_that_opens_the_page_together_is_let_in() -> None:
    rules, limits = Rules(), MemoryLimits(Time())
    for pupil in map(str, range(30)):
        assert await allowed(limits, rules.address_requests, "school", 12) == 12
        assert await allowed(limits, rules.guest_requests, pupil, 12) == 12
        for rule in (rules.address_guests, rules.address_tables, rules.address_sockets):
            assert await limits.take(rule, "school") == 0.0
        assert await limits.hold(rules.address_connections, "school", pupil)


# The door of a connection


async def test_a_door_lets_go_of_what_it_held_and_of_nothing_else() -> None:
    limits, rules = MemoryLimits(Time()), Rules(1 / 20)
    doors = [Door(limits, rules, "home") for _ in range(3)]
    for door in doors:
        await door.open()
    await doors[0].enter("ann")
    with pytest.raises(TooOften):
        await doors[1].enter("ann")
    await doors[1].enter("bo")
    await doors[0].close()
    await doors[1].close()
    await doors[2].enter("ann")
    assert dict(limits.held()) == {
        ("address-connections", "home"): {doors[2].id},
        ("guest-connections", "ann"): {doors[2].id},
    }


async def test_a_door_says_when_to_come_again() -> None:
    limits, rules = MemoryLimits(Time()), Rules()
    door = Door(limits, rules, "home")
    for _ in range(int(rules.guest_commands.at_once)):
        await door.command("ann")
    with pytest.raises(TooOften) as refused:
        await door.command("ann")
    # It takes several at a time.
    assert 0 < refused.value.seconds <= COMMANDS_TAKEN / rules.guest_commands.a_second
    for _ in range(int(rules.address_sockets.at_once)):
        await limits.take(rules.address_sockets, "home")
    with pytest.raises(TooOften):
        await door.open()
    assert not dict(limits.held())


# The gate of the API


@post("/api/tables")
async def make_table() -> None: ...


@get(["/api/bots", "/t/jxv38b3dfwkdhw3a"])
async def look() -> None: ...


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def client(time: Time) -> Iterator[Client]:
    gate = RateLimiter(MemoryLimits(time), Rules())
    app = Litestar([make_table, look], guards=[gate.guard], exception_handlers=HANDLERS)
    with asking(app) as client:
        yield client


def bearer(token: str) -> dict[str, dict[str, str]]:
    return {"headers": {"authorization": f"Bearer {token}"}}


def statuses(client: Client, tries: int, path: str, token: str) -> list[int]:
    method = "POST" if path == "/api/tables" else "GET"
    return [client.request(method, path, **bearer(token)).status_code for _ in range(tries)]


def test_a_guest_who_asks_too_often_is_told_when_to_come_again(client: Client, time: Time) -> None:
    assert statuses(client, 22, "/api/tables", "ann") == [201] * 20 + [429] * 2
    refused = client.request("POST", "/api/tables", **bearer("ann"))
    assert refused.json()["code"] == "too-often"
    assert refused.headers["retry-after"] == "60"
    # Neither others nor other questions have to wait.
    assert statuses(client, 1, "/api/tables", "bo") == [201]
    assert statuses(client, 1, "/api/bots", "ann") == [200]
    time.now += 60
    assert statuses(client, 2, "/api/tables", "ann") == [201, 429]


def test_an_address_with_many_tokens_is_still_one_address(client: Client) -> None:
    answers = [
        status
        for number in range(120)
        for status in statuses(client, 1, "/api/tables", f"token {number}")
    ]
    assert answers == [201] * 100 + [429] * 20


def test_every_question_counts_and_no_page_does(client: Client) -> None:
    rules = Rules()
    answers = [client.get("/api/bots") for _ in range(int(rules.address_requests.at_once) + 1)]
    assert {answer.status_code for answer in answers[:-1]} == {200}
    assert answers[-1].status_code == 429
    assert answers[-1].headers["retry-after"] == "1"
    assert client.get("/t/jxv38b3dfwkdhw3a").status_code == 200


def test_the_gate_knows_operations_that_there_are() -> None:
    paths = create_app(Server(Settings())).openapi_schema.to_schema()["paths"]
    gate = RateLimiter(MemoryLimits(), Rules())
    for method, path in (*gate.for_addresses, *gate.for_guests):
        assert method.lower() in paths[path]
    # Whatever may be asked by anyone and is more than looking has a limit of its own.
    for path, item in paths.items():
        if "post" in item:
            assert ("POST", path) in gate.for_addresses | gate.for_guests, path
