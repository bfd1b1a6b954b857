"""The real application on a real socket in this process, with a test clock and dealer."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

import uvicorn

from brikke.live import TableConfig
from brikke.server.app import create_app
from brikke.server.server import Server
from brikke.server.settings import Settings
from brikke.server.store import heartbeat
from brikke.server.transport import ConnectionLimiter, transport_config
from tests.support.patience import PATIENCE

SHUTDOWN_SECONDS: Final = 5


@asynccontextmanager
async def running(
    folder: Path,
    config: TableConfig,
    clock: Callable[[], int] | None = None,
    **settings: Any,
) -> AsyncIterator[tuple[Server, str]]:
    """Run a server and yield it with its address."""
    database = f"sqlite:///{folder / 'tables.db'}"
    # No limits by default: all test clients come from one address, and a busy machine thinks long.
    chosen: dict[str, Any] = {"limits": 0, "tick_ms": 10, "think_seconds": PATIENCE, **settings}
    server = Server(Settings(database=database, **chosen), config, clock)
    limiter = ConnectionLimiter(server.rules, server.metrics)
    # A test that fails while a client still reads a stream must end all the same.
    uvicorn_config = transport_config(
        create_app(server), limiter, server.settings, SHUTDOWN_SECONDS
    )
    listening = socket.create_server(("127.0.0.1", 0))
    port = listening.getsockname()[1]
    run = uvicorn.Server(uvicorn_config)
    serving = asyncio.create_task(run.serve([listening]))
    while not run.started:
        if serving.done():
            serving.result()
        await asyncio.sleep(0.01)
    try:
        with ExitStack() as stack:
            if clock is not None:
                # Heartbeats follow the database's clock, which is real. On a busy machine they may
                # be late; the outage would be counted on the test's clock, in which it never was.
                stack.enter_context(patch.object(heartbeat, "OUTAGE_MS", float("inf")))
            yield server, f"http://127.0.0.1:{port}"
    finally:
        run.should_exit = True
        with suppress(asyncio.CancelledError):
            await serving
        listening.close()
