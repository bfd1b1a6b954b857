"""Rate limits: in memory, shared through Redis, and without Redis."""

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

from brikke.server.app import create_app
from brikke.server.http.errors import HANDLERS
from brikke.server.http.rate_limiting import RateLimiter
from brikke.server.limits import (
    Cap,
    ConnectionLimits,
    Limits,
    MemoryLimits,
    Rule,
    Rules,
    StorageQuota,
    TooOften,
    address_of,
    network_of,
)
from brikke.server.limits.connection_limits import COMMANDS_TAKEN
from brikke.server.limits.shared import AGAIN_SECONDS, SharedLimits
from brikke.server.limits.storage import BOT_BYTES, COMMAND_BYTES, VISIT_BYTES
from brikke.server.redis_client import connect
from brikke.server.server import Server
from brikke.server.settings import Settings
from tests.support.http_client import Client, client_of
from tests.support.patience import PATIENCE
from tests.support.services import Redis

LEASE = 2.0

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def redis() -> Iterator[Redis]:
    with Redis() as server:
        yield server


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a busy machine answer late: a server would go on without Redis after half a second."""
    monkeypatch.setattr("brikke.server.redis_client.PATIENCE_SECONDS", PATIENCE)


class Time:
    """A fake clock."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def server_on(redis: Redis, clock: Time | None = None) -> AsyncIterator[SharedLimits]:
    """Yield the shared limits of one server."""
    limits = SharedLimits(connect(redis.url), LEASE, clock or monotonic)
    yield limits
    await limits.close()


async def allowed(limits: Limits, rule: Rule, who: str, tries: int) -> int:
    return [await limits.take(rule, who) for _ in range(tries)].count(0.0)


# Rate limits

RULES = st.builds(
    Rule,
    st.just("rule"),
    st.floats(0.01, 1000),
    st.integers(1, 50),
)
MOMENTS = st.lists(st.tuples(st.floats(0, 5), st.integers(1, 3)), min_size=1, max_size=80)


@given(RULES, MOMENTS)
def test_a_rate_limit_holds_in_every_interval(rule: Rule, moments: list[tuple[float, int]]) -> None:
    async def story() -> None:
        time = Time()
        limits = MemoryLimits(time)
        done: list[tuple[float, int]] = []
        for pause, count in moments:
            time.now += pause / rule.per_second
            if await limits.take(rule, "ann", count) == 0.0:
                done.append((time.now, count))
        for first, (begin, _) in enumerate(done):
            sum_since = 0
            for end, count in done[first:]:
                sum_since += count
                assert sum_since <= rule.burst + rule.per_second * (end - begin) + 0.02

    asyncio.run(story())


@given(RULES, MOMENTS)
def test_waiting_the_returned_time_is_enough(rule: Rule, moments: list[tuple[float, int]]) -> None:
    async def story() -> None:
        time = Time()
        limits = MemoryLimits(time)
        for pause, _ in moments:
            time.now += pause / rule.per_second
            wait = await limits.take(rule, "ann")
            if wait:
                time.now += wait
                # Floating-point time has a limited resolution.
                assert await limits.take(rule, "ann") < 1e-9

    asyncio.run(story())


async def test_a_burst_is_followed_by_the_steady_rate() -> None:
    time = Time()
    limits = MemoryLimits(time)
    rule = Rule("rule", 1 / 3, 7)
    assert await allowed(limits, rule, "ann", 20) == 7
    assert await limits.take(rule, "ann") == pytest.approx(3, abs=0.1)
    time.now += 3
    assert await allowed(limits, rule, "ann", 20) == 1
    assert await allowed(limits, rule, "bo", 20) == 7
    assert await allowed(limits, Rule("other", 1, 2), "ann", 20) == 2


async def test_memory_is_bounded_and_the_busiest_buckets_are_kept() -> None:
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


@pytest.mark.system
async def test_several_servers_share_one_limit(redis: Redis) -> None:
    rule = Rule("shared", 0.001, 10)
    async with server_on(redis) as one, server_on(redis) as two:
        assert await allowed(one, rule, "ann", 6) == 6
        assert await allowed(two, rule, "ann", 6) == 4
        assert await one.take(rule, "ann") == pytest.approx(1000, rel=0.05)
        assert await allowed(two, rule, "bo", 20) == 10


@pytest.mark.system
async def test_redis_counts_like_memory_and_expires_full_buckets(redis: Redis) -> None:
    rule = Rule("quick", 100, 20)
    async with server_on(redis) as limits:
        begin = monotonic()
        done = await allowed(limits, rule, "ann", 300)
        assert 20 <= done <= 20 + rule.per_second * (monotonic() - begin) + 0.02
        async with connect(redis.url) as client:
            (key,) = await client.keys("brikke:limit:quick:*")
            assert 0 < await client.pttl(key) <= 1000 * (rule.burst_seconds + 0.001)


@pytest.mark.system
async def test_redis_handles_very_high_rates(
    redis: Redis, caplog: pytest.LogCaptureFixture
) -> None:
    async with server_on(redis) as limits:
        for factor in (1e3, 1e6, 1e9):
            assert await allowed(limits, Rules(factor).guest_commands, "ann", 20) == 20
    assert not caplog.records


@pytest.mark.system
async def test_redis_counts_concurrent_requests(
    redis: Redis, caplog: pytest.LogCaptureFixture
) -> None:
    rule = Rule("crowd", 0.001, 90)
    async with server_on(redis) as one, server_on(redis) as two:
        asked = (limits.take(rule, "ann") for _ in range(75) for limits in (one, two))
        assert (await asyncio.gather(*asked)).count(0.0) == 90
    assert not caplog.records


@pytest.mark.system
async def test_unlimited_rules_are_not_counted(redis: Redis) -> None:
    rules = Rules(0)
    assert rules.guest_tables.burst == rules.guest_connections.maximum == inf
    async with server_on(redis) as shared:
        for limits in (MemoryLimits(), shared):
            assert await allowed(limits, rules.guest_tables, "ann", 100) == 100
            for number in range(100):
                assert await limits.acquire(rules.guest_connections, "ann", str(number))


# Concurrency limits


@pytest.mark.system
async def test_a_released_holder_makes_room_for_another(redis: Redis) -> None:
    cap = Cap("cap", 2)
    async with server_on(redis) as shared:
        for limits in (MemoryLimits(), shared):
            assert [await limits.acquire(cap, "ann", name) for name in "abc"] == [True, True, False]
            assert await limits.acquire(cap, "bo", "d")
            await limits.release(cap, "ann", "a")
            await limits.release(cap, "ann", "c")
            assert [await limits.acquire(cap, "ann", name) for name in "ef"] == [True, False]


@pytest.mark.system
async def test_holders_of_one_server_count_for_another_until_its_lease_ends(redis: Redis) -> None:
    cap = Cap("leased", 1)
    async with server_on(redis) as two:
        async with server_on(redis) as one:
            assert await one.acquire(cap, "ann", "a")
            for _ in range(3):
                await asyncio.sleep(LEASE / 2)
                await one.renew()
                assert not await two.acquire(cap, "ann", "b")
        # The server has died without releasing anything.
        async with asyncio.timeout(PATIENCE):
            while not await two.acquire(cap, "ann", "b"):
                await asyncio.sleep(LEASE / 10)


# Failures of Redis


@pytest.mark.system
async def test_without_redis_each_server_limits_by_itself_and_later_together_again(
    redis: Redis, caplog: pytest.LogCaptureFixture
) -> None:
    rule, cap = Rule("outage", 0.001, 10), Cap("outage", 2)
    time = Time()
    async with server_on(redis, time) as one, server_on(redis, time) as two:
        assert await allowed(one, rule, "ann", 20) == 10
        assert await two.acquire(cap, "ann", "a")
        redis.kill()
        with caplog.at_level(logging.INFO, "brikke.server"):
            for limits in (one, two):
                assert await allowed(limits, rule, "ann", 20) == 10
                time.now += AGAIN_SECONDS
                assert await limits.take(rule, "ann") > 0
            assert await two.acquire(cap, "ann", "b")
            assert not await two.acquire(cap, "ann", "c")
            assert await one.acquire(cap, "ann", "d")
            await one.release(cap, "ann", "d")
            redis.start()
            time.now += AGAIN_SECONDS
            await two.renew()
            # Redis has lost its data; the holders are renewed.
            assert not await one.acquire(cap, "ann", "e")
            assert await allowed(one, rule, "bo", 6) == 6
            assert await allowed(two, rule, "bo", 6) == 4
    assert [record.getMessage() for record in caplog.records] == [
        *["redis away"] * 2,
        *["redis back"] * 2,
    ]


# The event loop says the second one of a connection that is closed while something is written.
@pytest.mark.system
@pytest.mark.parametrize("failure", [ConnectionError, RuntimeError])
async def test_redis_is_not_asked_again_right_after_a_failure(
    redis: Redis, monkeypatch: pytest.MonkeyPatch, failure: type[Exception]
) -> None:
    rule = Rule("moment", 1, 100)
    time = Time()
    asked = 0
    async with server_on(redis, time) as limits:

        async def hang_up(*_: object) -> bytes:
            nonlocal asked
            asked += 1
            raise failure

        monkeypatch.setattr(limits, "_take_script", hang_up)
        assert await allowed(limits, rule, "ann", 5) == 5
        assert asked == 1
        time.now += AGAIN_SECONDS
        # One request fails for all.
        await asyncio.gather(*(limits.take(rule, "ann") for _ in range(5)))
        assert asked == 2


# Addresses


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
def test_addresses_of_one_client_count_as_one(host: str, network: str) -> None:
    assert network_of(host) == network
    headers = [(b"x-forwarded-for", b"198.51.100.1")]
    assert address_of({"client": (host, 4711), "headers": headers}) == network


def test_a_connection_without_a_client_has_an_empty_address() -> None:
    assert address_of({"client": None}) == address_of({}) == ""


# The rules


@pytest.mark.parametrize("factor", [0.001, 1.0, 1000.0])
def test_every_limit_is_multiplied_and_at_least_one(factor: float) -> None:
    limits = {key: each for key, each in vars(Rules(factor)).items() if not key.startswith("_")}
    plain = vars(Rules())
    assert {each.name.replace("-", "_") for each in limits.values()} == set(limits)
    for name, limit in limits.items():
        if isinstance(limit, Cap):
            assert limit.maximum == max(1, plain[name].maximum * factor)
        else:
            assert limit.burst == max(1, plain[name].burst * factor)
            assert limit.per_second == plain[name].per_second * factor > 0


async def test_a_school_class_at_one_address_is_not_limited() -> None:
    rules, limits = Rules(), MemoryLimits(Time())
    for pupil in map(str, range(30)):
        assert await allowed(limits, rules.address_requests, "school", 12) == 12
        assert await allowed(limits, rules.guest_requests, pupil, 12) == 12
        for rule in (rules.address_guests, rules.address_tables, rules.address_sockets):
            assert await limits.take(rule, "school") == 0.0
        assert await limits.acquire(rules.address_connections, "school", pupil)


# The limits of one connection


async def test_a_closed_connection_releases_only_its_own_holders() -> None:
    limits, rules = MemoryLimits(Time()), Rules(1 / 20)
    all_limits = [ConnectionLimits(limits, rules, "home") for _ in range(3)]
    for connection_limits in all_limits:
        await connection_limits.open()
    await all_limits[0].enter("ann")
    with pytest.raises(TooOften):
        await all_limits[1].enter("ann")
    await all_limits[1].enter("bo")
    await all_limits[0].close()
    await all_limits[1].close()
    await all_limits[2].enter("ann")
    assert dict(limits.held()) == {
        ("address-connections", "home"): {all_limits[2].id},
        ("guest-connections", "ann"): {all_limits[2].id},
    }


async def test_connection_limits_say_when_to_retry() -> None:
    limits, rules = MemoryLimits(Time()), Rules()
    connection_limits = ConnectionLimits(limits, rules, "home")
    await connection_limits.enter("ann")
    for _ in range(int(rules.guest_commands.burst)):
        await connection_limits.command()
    with pytest.raises(TooOften) as refused:
        await connection_limits.command()
    # Commands are taken in batches.
    assert 0 < refused.value.seconds <= COMMANDS_TAKEN / rules.guest_commands.per_second
    for _ in range(int(rules.address_sockets.burst)):
        await limits.take(rules.address_sockets, "home")
    with pytest.raises(TooOften):
        await connection_limits.open()
    await connection_limits.close()
    assert not dict(limits.held())


async def test_what_a_guest_and_an_address_have_stored_is_limited() -> None:
    time = Time()
    limits, local, rules = MemoryLimits(time), MemoryLimits(time), Rules()
    ann, bo = (ConnectionLimits(limits, rules, "home", local) for _ in range(2))
    await ann.enter("ann")
    await bo.enter("bo")
    ann.stored(int(rules.guest_stored.burst) + 1000 - VISIT_BYTES)
    with pytest.raises(TooOften) as refused:
        await ann.command()
    assert refused.value.seconds == pytest.approx(1, abs=0.1)
    await bo.command()
    # What requests store is in the same bucket: this one pays for it.
    storage = StorageQuota(rules, local)
    with pytest.raises(TooOften):
        storage.check(guest="ann", address="elsewhere")
    time.now += 3
    storage.check(guest="ann", address="elsewhere")
    await ann.command()
    storage.charge(int(rules.guest_stored.burst), guest="ann", address="elsewhere")
    with pytest.raises(TooOften):
        await ann.command()
    # An evening of quick play beside three bots is below it.
    for _ in range(4 * 60 * 15):
        time.now += 4
        bo.stored(COMMAND_BYTES + 3 * BOT_BYTES)
    await bo.command()
    for number in range(20):
        storage.charge(1024 * 1024, guest=f"guest {number}", address="home")
    with pytest.raises(TooOften):
        await bo.command()


async def test_who_has_stored_too_much_cannot_come_back_at_once() -> None:
    limits, local, rules = MemoryLimits(Time()), MemoryLimits(Time()), Rules()
    StorageQuota(rules, local).charge(int(rules.guest_stored.burst) + 5000, guest="ann")
    again = ConnectionLimits(limits, rules, "home", local)
    with pytest.raises(TooOften):
        await again.enter("ann")
    await again.close()
    assert not dict(limits.held())


# The guard of the HTTP API


@post(["/api/tables", "/api/records"])
async def make_table() -> None: ...


@get(["/api/bots", "/t/jxv38b3dfwkdhw3a"])
async def look() -> None: ...


@pytest.fixture
def time() -> Time:
    return Time()


def rate_limiter(time: Time | None = None) -> RateLimiter:
    counted = MemoryLimits(time or Time())
    return RateLimiter(counted, Rules(), StorageQuota(Rules(), counted))


@pytest.fixture
def client(time: Time) -> Iterator[Client]:
    gate = rate_limiter(time)
    app = Litestar([make_table, look], guards=[gate.guard], exception_handlers=HANDLERS)
    with client_of(app) as client:
        yield client


def bearer(token: str) -> dict[str, dict[str, str]]:
    return {"headers": {"authorization": f"Bearer {token}"}}


def statuses(client: Client, tries: int, path: str, token: str) -> list[int]:
    method = "POST" if path == "/api/tables" else "GET"
    return [client.request(method, path, **bearer(token)).status_code for _ in range(tries)]


def test_a_rate_limited_guest_gets_retry_after(client: Client, time: Time) -> None:
    assert statuses(client, 22, "/api/tables", "ann") == [201] * 20 + [429] * 2
    refused = client.request("POST", "/api/tables", **bearer("ann"))
    assert refused.json()["code"] == "too-often"
    assert refused.headers["retry-after"] == "60"
    # Other guests and other operations are not limited.
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
    answers = [client.get("/api/bots") for _ in range(int(rules.address_requests.burst) + 1)]
    assert {answer.status_code for answer in answers[:-1]} == {200}
    assert answers[-1].status_code == 429
    assert answers[-1].headers["retry-after"] == "1"
    assert client.get("/t/jxv38b3dfwkdhw3a").status_code == 200


def test_mails_to_one_mailbox_are_limited_whoever_asks() -> None:
    gate = rate_limiter()

    async def main() -> None:
        for address in ("ann@a.example", "Ann@a.example", "ann+x@A.example"):
            await gate.count_mail(address)
        with pytest.raises(TooOften):
            await gate.count_mail("ann+y@a.example")
        await gate.count_mail("bo@a.example")

    asyncio.run(main())


def test_every_limited_operation_exists() -> None:
    paths = create_app(Server(Settings())).openapi_schema.to_schema()["paths"]
    gate = rate_limiter()
    for method, path in (*gate.for_addresses, *gate.for_guests):
        assert method.lower() in paths[path]
    # Every public operation that writes or computes has a limit of its own.
    for path, item in paths.items():
        if "post" in item:
            assert ("POST", path) in gate.for_addresses | gate.for_guests, path
