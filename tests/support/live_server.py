"""A real server in its own process, which tests stop, kill and start again."""

from __future__ import annotations

import os
import signal as signals
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import ClassVar, Self

from sqlalchemy import create_engine

from brikke.server.store.migrations import upgrade
from tests.support import repeatable
from tests.support.patience import PATIENCE
from tests.support.ports import free_port
from tests.support.server_starter import Forked, starter

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
    they come from ``seed``, or else from the name of the test. Its process is a fork of one that
    has loaded the program, because that is quick. With another ``python``, the server is the Brikke
    that is installed there, in a new process.
    """

    _servers: ClassVar[Counter[str]] = Counter()
    _forks: ClassVar = True

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
        self._seed_file = folder / f"seed-{self.port}"
        self._settings = FAST | {name.replace("_", "-"): text for name, text in settings.items()}
        self.environment: Mapping[str, str] = {}
        """Variables of a spawned process, besides those of this one."""
        self._process: subprocess.Popen[bytes] | Forked | None = None

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
        arguments = ["serve", "--port", str(self.port), "--database", self.database, *flags]
        # Every start deals differently: a deal that is repeated would have the same public link.
        self._starts += 1
        self.reseed(f"{self._seed} start {self._starts}")
        python = self._python or sys.executable
        if self._seed is None:
            self._process = self._spawn([python, "-m", "brikke", *arguments])
        elif self._python or not self._forks:
            self._process = self._spawn(
                [python, repeatable.__file__, str(self._seed_file), *arguments]
            )
        else:
            self._process = starter().start(self._seed_file, arguments, self.log)
        self._await_answer()

    def reseed(self, seed: str) -> None:
        """Let deals and bots come from another seed from now on."""
        self._seed_file.write_text(seed)

    def _seed_of(self, seed: str | None) -> str | None:
        # "tests/file.py::test_name (call)" while a test runs.
        test, _, _ = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")
        if seed or not test:
            return seed
        self._servers[test] += 1
        return f"{test} server {self._servers[test]}"

    def _spawn(self, command: list[str]) -> subprocess.Popen[bytes]:
        with self.log.open("ab") as log:
            return subprocess.Popen(
                command,
                stdout=subprocess.DEVNULL,
                stderr=log,
                env={**os.environ, "PYTHONUNBUFFERED": "1", **self.environment},
            )

    def _await_answer(self) -> None:
        until = time.monotonic() + PATIENCE
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
        status = self._process.wait(PATIENCE)
        self._process = None
        return status


class SpawnedServer(LiveServer):
    """A server in a new process, for tests that look at its memory and environment."""

    _forks = False
