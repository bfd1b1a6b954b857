"""Shutdown: cancels tasks and closes resources within a time limit."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Coroutine
from typing import Any, Final

from brikke.server.logs import logger, note

PATIENCE_SECONDS: Final = 2.0
"""How long one part of the server may take to end."""
CANCELS: Final = 2
"""The first cancellation may be lost: libraries with their own timeouts can swallow it."""


async def cancel_all(tasks: Collection[asyncio.Task[Any]]) -> None:
    """Cancel tasks and wait for their end, with a time limit."""
    pending = {task for task in tasks if not task.done()}
    for _ in range(CANCELS):
        for task in pending:
            task.cancel()
        if pending:
            _, pending = await asyncio.wait(pending, timeout=PATIENCE_SECONDS)
    for task in pending:
        note("task does not end", logging.ERROR, task=task.get_name(), stack=str(task.get_stack()))


async def close(what: str, closing: Coroutine[Any, Any, None]) -> None:
    """Close a resource within a time limit, and log what goes wrong."""
    task = asyncio.create_task(closing, name=what)
    done, _ = await asyncio.wait({task}, timeout=PATIENCE_SECONDS)
    if not done:
        note("does not close", logging.ERROR, part=what, stack=str(task.get_stack()))
        task.cancel()
    elif not task.cancelled() and (error := task.exception()):
        logger.error("closing failed", exc_info=error, extra={"told": {"part": what}})
