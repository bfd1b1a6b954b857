"""A real server in a process of its own, to be stopped, killed and started again."""

from __future__ import annotations

import os
import signal as signals
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from types import TracebackType
from typing import Self

START_SECONDS = 60
FAST = {"bot-seconds": "0.02", "tick-ms": "10", "between-seconds": "0.05", "limits": "0"}
"""Settings under which nobody waits longer than they must, though all come from one address."""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port


class LiveServer:
    """``brikke serve`` on a free loopback port; the same folder holds the same tables.

    Given another database, the folder holds its log alone. Given another Python, it is the Brikke
    that is installed there.
    """

    def __init__(
        self,
        folder: Path,
        database: str | None = None,
        *,
        python: str = sys.executable,
        **settings: str,
    ) -> None:
        self.folder = folder
        self._python = python
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.file = folder / "tables.db"
        self.database = database or f"sqlite:///{self.file}"
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
        flags = [part for name, text in self._settings.items() for part in (f"--{name}", text)]
        command = [self._python, "-m", "brikke", "serve", "--port", str(self.port)]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [*command, "--database", self.database, *flags],
                stdout=subprocess.DEVNULL,
                stderr=log,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )
        self._await_answer()

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
