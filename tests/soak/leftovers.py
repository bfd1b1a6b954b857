"""Leftover processes: started by the soak test and still running."""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

NAME: Final = "BRIKKE_SOAK"
SECONDS: Final = 25.0
"""The time in which workers of a killed server end by themselves."""


class Marked:
    """An environment variable that marks all processes started meanwhile."""

    def __init__(self, mark: str) -> None:
        self._mark = f"{NAME}={mark}".encode()

    def found(self) -> dict[int, str]:
        """Return the marked processes, without this one."""
        return dict(self._look())

    def _look(self) -> Iterator[tuple[int, str]]:
        for process in Path("/proc").glob("[0-9]*"):
            try:
                marked = self._mark in (process / "environ").read_bytes().split(b"\0")
                words = (process / "cmdline").read_bytes().replace(b"\0", b" ").decode()
            except OSError:
                continue
            # A zombie has no command line.
            if marked and words and int(process.name) != os.getpid():
                yield int(process.name), words[:120]

    def left_over(self) -> dict[int, str]:
        """Return the processes that are still running after a while."""
        until = time.monotonic() + SECONDS
        while (found := self.found()) and time.monotonic() < until:
            time.sleep(0.2)
        return found


@contextmanager
def marking() -> Iterator[Marked]:
    """Mark every process that is started meanwhile."""
    mark = secrets.token_hex(8)
    os.environ[NAME] = mark
    try:
        yield Marked(mark)
    finally:
        del os.environ[NAME]
