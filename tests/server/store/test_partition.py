"""A network that drops, delays and halves what a server and PostgreSQL say to each other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import make_url

from brikke.server.store import Repeated, Store, Unavailable
from tests.server.store.make_append import append_of, create, numbers, receipt
from tests.support.partition import Fault, Proxy
from tests.support.patience import PATIENCE

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def behind_proxy(url: str) -> AsyncIterator[tuple[Store, Store, Proxy]]:
    """Yield a store behind a proxy, one of the same database without, and the proxy."""
    direct = make_url(url)
    proxy = Proxy(Path(str(direct.query["host"])) / ".s.PGSQL.5432")
    await proxy.start()
    proxied = direct.set(host="127.0.0.1", port=proxy.port, query={})
    near, far = await Store.open(url), await Store.open(proxied.render_as_string(False))
    await create(near, "t")
    try:
        yield far, near, proxy
    finally:
        await far.close()
        await near.close()
        await proxy.close()


async def until_met(proxy: Proxy) -> None:
    async with asyncio.timeout(PATIENCE):
        while not proxy.held:
            await asyncio.sleep(0.01)


async def test_a_write_whose_answer_is_lost_counts_once(postgres_url: str) -> None:
    async with behind_proxy(postgres_url) as (far, near, proxy):
        proxy.break_(Fault.LOSES_ANSWERS, after=b"COMMIT")
        command = append_of("t", 2, receipt=receipt("c", b"done"), members=())
        writing = asyncio.create_task(far.append(command))
        await until_met(proxy)
        assert await numbers(near, "t") == [1, 2]
        proxy.cut()
        proxy.heal()
        with pytest.raises(Unavailable):
            await writing
        # Whoever does not know sends the same command again.
        with pytest.raises(Repeated) as repeated:
            await far.append(command)
        assert repeated.value.answer == b"done"
        assert await numbers(far, "t") == [1, 2]


@pytest.mark.parametrize("fault", [Fault.DROPS, Fault.LOSES_ANSWERS, Fault.DELAYS])
async def test_a_write_that_is_held_up_is_carried_out_in_the_end(
    postgres_url: str, fault: Fault
) -> None:
    async with behind_proxy(postgres_url) as (far, near, proxy):
        proxy.break_(fault)
        writing = asyncio.create_task(far.append(append_of("t", 2)))
        await until_met(proxy)
        assert not writing.done()
        proxy.heal()
        await writing
        assert await numbers(near, "t") == [1, 2]


async def test_a_connection_that_ends_in_the_middle_is_an_error_and_the_next_one_works(
    postgres_url: str,
) -> None:
    async with behind_proxy(postgres_url) as (far, near, proxy):
        proxy.break_(Fault.HALVES)
        with pytest.raises(Unavailable):
            await far.append(append_of("t", 2))
        assert await numbers(near, "t") == [1]
        proxy.heal()
        await far.append(append_of("t", 2))
        assert await numbers(near, "t") == [1, 2]
