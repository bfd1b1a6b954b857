"""Starts servers as forks of one process that has loaded the program already.

Loading takes most of the processor time of a server's start, and tests start hundreds of servers.
As a program, this file is that process: it reads an order from each line, and writes the answer.
"""

from __future__ import annotations

import atexit
import gc
import importlib
import json
import os
import random
import select
import signal as signals
import subprocess
import sys
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any

from tests.support import repeatable

LOADED = (
    *repeatable.SERVER_USERS,
    "brikke.__main__",
    "brikke.cli.serve",
    "brikke.server.serve",
    "brikke.server.settings",
    "brikke.server.transport.http_protocol",
    "brikke.server.transport.outgoing",
    "sqlalchemy.dialects.sqlite",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
)
"""The modules of a server that listens."""


class Forked:
    """A server that was forked, with the methods of ``subprocess.Popen`` that tests use."""

    def __init__(self, pid: int, starter: Starter) -> None:
        self.pid = pid
        self._starter = starter
        # A process that is not our own child cannot be waited for by its number.
        self._ended = os.pidfd_open(pid)
        self._status: int | None = None

    def send_signal(self, number: signals.Signals) -> None:
        if self.poll() is None:
            signals.pidfd_send_signal(self._ended, number)

    def poll(self) -> int | None:
        """Return the exit status, or None while it runs."""
        return self._status_within(0)

    def wait(self, seconds: float) -> int:
        status = self._status_within(seconds)
        if status is None:
            raise subprocess.TimeoutExpired(f"server {self.pid}", seconds)
        return status

    def _status_within(self, seconds: float) -> int | None:
        if self._status is None:
            if not select.select([self._ended], [], [], seconds)[0]:
                return None
            self._status = self._starter.ask(wait=self.pid)
            os.close(self._ended)
        return self._status


class Starter:
    """The process that forks servers, and what is asked of it."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._process = subprocess.Popen(
            [sys.executable, "-m", __spec__.name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=Path(__file__).parents[2],
            text=True,
        )
        atexit.register(self._close)

    def start(self, seed_file: Path, arguments: list[str], log: Path) -> Forked:
        """Start ``brikke`` with these arguments, its randomness from the seed in a file."""
        order = {
            "seed_file": str(seed_file),
            "arguments": arguments,
            "log": str(log),
            "env": dict(os.environ),
        }
        return Forked(self.ask(**order), self)

    def ask(self, **order: Any) -> int:
        asked, answered = self._process.stdin, self._process.stdout
        assert asked is not None
        assert answered is not None
        with self._lock:
            asked.write(json.dumps(order) + "\n")
            asked.flush()
            return int(answered.readline())

    def _close(self) -> None:
        self._process.communicate()


@cache
def starter() -> Starter:
    """Return the process that starts servers; the first call creates it."""
    return Starter()


def main() -> None:
    """Load the program, and follow the orders until their source is closed."""
    # Ctrl-C in a terminal reaches all processes; this one ends when the tests do.
    signals.signal(signals.SIGINT, signals.SIG_IGN)
    for name in LOADED:
        importlib.import_module(name)
    gc.collect()
    gc.freeze()
    # Not read ahead: a fork would have a copy of what was read.
    while line := sys.stdin.readline():
        order = json.loads(line)
        if "wait" in order:
            _, status = os.waitpid(order["wait"], 0)
            print(os.waitstatus_to_exitcode(status), flush=True)
        elif pid := os.fork():
            print(pid, flush=True)
        else:
            _serve(**order)


def _serve(seed_file: str, arguments: list[str], log: str, env: dict[str, str]) -> None:
    """Become a server: what follows is the same as in a process of its own."""
    nothing = os.open(os.devnull, os.O_RDWR)
    written = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
    for target, source in enumerate((nothing, nothing, written)):
        os.dup2(source, target)
    signals.signal(signals.SIGINT, signals.default_int_handler)
    os.environ.clear()
    os.environ.update(env)
    random.seed()
    sys.argv[1:] = [seed_file, *arguments]
    status: int | str | None = 1
    try:
        repeatable.main()
        status = 0
    except SystemExit as end:
        status = end.code
    finally:
        sys.stderr.flush()
        os._exit(status if isinstance(status, int) else int(status is not None))


# Worker processes import this file again, under another name.
if __name__ == "__main__":
    main()
