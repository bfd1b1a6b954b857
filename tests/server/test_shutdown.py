"""Shutdown: the server stops whatever hangs."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest

from brikke.live import TableConfig
from brikke.server.runtime import shutdown
from brikke.server.runtime.shutdown import cancel_all, close
from tests.server.in_process import running

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _short_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutdown, "PATIENCE_SECONDS", 0.05)


async def test_a_swallowed_cancellation_is_repeated() -> None:
    async def deaf_once() -> None:
        with suppress(asyncio.CancelledError):
            await asyncio.sleep(3600)
        await asyncio.sleep(3600)

    task = asyncio.create_task(deaf_once())
    await asyncio.sleep(0)
    await cancel_all([task])
    assert task.cancelled()


async def test_a_task_that_does_not_end_is_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    enough = asyncio.Event()

    async def deaf() -> None:
        while not enough.is_set():
            with suppress(asyncio.CancelledError):
                await enough.wait()

    task = asyncio.create_task(deaf())
    await asyncio.sleep(0)
    await cancel_all([task])
    assert not task.done()
    assert "task does not end" in caplog.messages
    enough.set()
    await task


async def test_a_resource_that_does_not_close_is_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def fail() -> None:
        raise RuntimeError("broken")

    await close("sleeper", asyncio.sleep(3600))
    await close("broken", fail())
    assert caplog.messages == ["does not close", "closing failed"]


@pytest.mark.system
async def test_a_stopping_server_sends_no_heartbeat(tmp_path: Path) -> None:
    async with running(tmp_path, TableConfig()) as (server, _):
        assert not server._scheduler_task.done()
        await server.close_connections()
        assert server._scheduler_task.cancelled()
