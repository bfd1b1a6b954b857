"""Checkpoints: the state of a run is saved regularly, and once more when it ends or is stopped.

A file is written beside the old one and renamed, so a run that is killed while it saves leaves the
checkpoint before. A killed run loses what came after its last checkpoint, :data:`EVERY` seconds at
most and one step; one that is interrupted or fails loses nothing.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Final, Self

EVERY: Final = 30.0
"""Seconds between checkpoints."""


def write_atomically(path: Path, write: Callable[[Path], object]) -> None:
    """Write a file completely or not at all; ``write`` is given the path of a temporary one."""
    part = path.with_name(f"{path.name}.part")
    write(part)
    part.replace(path)


class Checkpoints:
    """A context in which a run saves its state, on leaving it, too, for whatever reason."""

    def __init__(
        self,
        path: Path,
        write: Callable[[Path], object],
        *,
        every: float = EVERY,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._path, self._write = path, write
        self._every, self._clock = every, clock
        self._saved = clock()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._save()

    def save_if_due(self) -> None:
        """Save the state if the last checkpoint is old enough."""
        if self._clock() - self._saved >= self._every:
            self._save()

    def _save(self) -> None:
        write_atomically(self._path, self._write)
        self._saved = self._clock()
