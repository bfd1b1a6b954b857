"""A real server in its own process, which tests stop, kill and start again."""

from __future__ import annotations

import os
import signal as signals
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import ClassVar, Self

from sqlalchemy import create_engine

from brikke.server.store.migrations import upgrade
from tests.support import repeatable

START_SECONDS = 60
FAST = {
    "bot-seconds": "0.02",
    "tick-ms": "40",
    "between-seconds": "0.05",
    "think-seconds": "120",
    "limits": "0",
}
"""Short pauses, and no rate limits because all clients share one address.

Thinking may take long: on a busy machine it takes many times as long as elsewhere.
"""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port


@cache
def empty_database() -> bytes:
    """Return a migrated database without tables, so that servers need not load the migrations."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        engine = create_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            upgrade(connection)
        engine.dispose()
        return file.read_bytes()


class LiveServer:
    """``brikke serve`` on a free loopback port; the same folder holds the same tables.

    With another database, the folder holds the log only. In tests, deals and bots are repeatable:
    they come from ``seed``, or else from the name of the test. With another ``python``, the server
    is the Brikke that is installed there, with its own randomness.
    """

    _servers: ClassVar[Counter[str]] = Counter()

    def __init__(
        self,
        folder: Path,
        database: str | None = None,
        *,
        python: str | None = None,
        seed: str | None = None,
        **settings: str,
    ) -> None:
        self.folder = folder
        self._python = python
        self._seed = self._seed_of(seed)
        self._starts = 0
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.file = folder / "tables.db"
        self._own = f"sqlite:///{self.file}"
        self.database = database or self._own
        self.log = folder / "server.log"
        self._settings = FAST | {name.replace("_", "-"): text for name, text in settings.items()}
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self.stop()

    def start(self) -> None:
        """Start, and return when it answers."""
        if self._seed is not None and self.database == self._own and not self.file.exists():
            self.file.write_bytes(empty_database())
        flags = [part for name, text in self._settings.items() for part in (f"--{name}", text)]
        command = [*self._program(), "serve", "--port", str(self.port)]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [*command, "--database", self.database, *flags],
                stdout=subprocess.DEVNULL,
                stderr=log,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )
        self._await_answer()

    def _seed_of(self, seed: str | None) -> str | None:
        # "tests/file.py::test_name (call)" while a test runs.
        test, _, _ = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")
        if self._python is not None or not (seed or test):
            return None
        seed = seed or test
        self._servers[seed] += 1
        return f"{seed} server {self._servers[seed]}"

    def _program(self) -> list[str]:
        if self._seed is None:
            return [self._python or sys.executable, "-m", "brikke"]
        # Every start deals differently: a deal that is repeated would have the same public link.
        self._starts += 1
        return [sys.executable, repeatable.__file__, f"{self._seed} start {self._starts}"]

    def _await_answer(self) -> None:
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until:
            assert self._process is not None
            assert self._process.poll() is None, self.log.read_text()
            try:
                with urllib.request.urlopen(f"{self.base}/healthz", timeout=2):
                    return
            except OSError:
                time.sleep(0.02)
        raise TimeoutError(self.log.read_text())

    def stop(self) -> int:
        """Ask it to stop, and return its exit status."""
        return self._end(signals.SIGTERM)

    def kill(self) -> None:
        """Let it die without a word."""
        self._end(signals.SIGKILL)

    def signal(self, number: signals.Signals) -> None:
        """Send a signal to the server's process alone."""
        assert self._process is not None
        self._process.send_signal(number)

    def _end(self, number: signals.Signals) -> int:
        if self._process is None:
            return 0
        self._process.send_signal(number)
        status = self._process.wait(30)
        self._process = None
        return status
