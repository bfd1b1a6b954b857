"""Ports for servers that tests start: nobody else gets them, also while a server is stopped.

The system's own choice for port 0 is free only for the moment: connections and other servers get
ports from the same range, and a server that is killed and started again finds its port taken. So
these ports lie below that range, and each process locks a block of them for as long as it lives.
"""

from __future__ import annotations

import fcntl
import itertools
import os
import socket
import tempfile
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import IO, Final

FIRST: Final = 20_000
LAST: Final = 32_000
"""Linux gives connections ports from 32,768 on."""
BLOCK: Final = 100
LOCKS: Final = Path(tempfile.gettempdir()) / f"brikke-test-ports-{os.getuid()}"

_held: Final[list[IO[str]]] = []
"""Locks end with the process."""


def free_port() -> int:
    """Return a port that no other process of any test run gets, and nothing listens on."""
    return next(port for port in itertools.islice(_ports(), BLOCK) if _is_free(port))


@cache
def _ports() -> Iterator[int]:
    return itertools.cycle(_own_block())


def _own_block() -> range:
    LOCKS.mkdir(exist_ok=True)
    for first in range(FIRST, LAST, BLOCK):
        lock = (LOCKS / str(first)).open("w")
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            lock.close()
        else:
            _held.append(lock)
            return range(first, first + BLOCK)
    raise OSError(f"all ports are taken: {FIRST} to {LAST}")


def _is_free(port: int) -> bool:
    with closing(socket.socket()) as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True
