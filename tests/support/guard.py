"""A guard: only tests marked ``system`` use processes, sockets and databases."""

from __future__ import annotations

import multiprocessing.process
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

FORBIDDEN: Final = {
    "os.exec": "a process",
    "os.fork": "a process",
    "os.forkpty": "a process",
    "os.posix_spawn": "a process",
    "os.system": "a process",
    "subprocess.Popen": "a process",
    "socket.bind": "a server",
    "socket.connect": "a server",
    "sqlite3.connect": "a database",
}
"""Audit events of Python, and what a test needs that causes them."""


class Guard:
    """Stops a test that uses more than its marks allow."""

    def __init__(self) -> None:
        self._allowed = True
        self._used: str | None = None
        sys.addaudithook(self._audit)
        # Processes that are spawned, not forked, raise no audit event.
        start = multiprocessing.process.BaseProcess.start

        def audited(process: multiprocessing.process.BaseProcess) -> None:
            self._audit("os.fork", ())
            start(process)

        multiprocessing.process.BaseProcess.start = audited  # type: ignore[method-assign, assignment]

    @contextmanager
    def watching(self, test: str, *, allowed: bool) -> Iterator[None]:
        """Watch a test until it is done."""
        self._allowed, self._used = allowed, None
        try:
            yield
        finally:
            self._allowed = True
        # The test may have caught the exception.
        assert self._used is None, f"{test} uses {self._used}: mark it system"

    def _audit(self, event: str, _arguments: tuple[object, ...]) -> None:
        if not self._allowed and event in FORBIDDEN:
            self._used = f"{FORBIDDEN[event]} ({event})"
            raise PermissionError(f"only tests marked system use {self._used}")
