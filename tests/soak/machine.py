"""The machine of a server: its wall clock, which is put back, and its disk, which loses power or
changes a byte."""

from __future__ import annotations

import struct
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final, Self

SOURCE: Final = Path(__file__).with_name("wall_clock.c")
HEADER: Final = 32
FRAME_HEADER: Final = 24
MOVED: Final = 96
"""In the index of SQLite's log: how many frames were moved into the database."""
SALTS: Final = slice(16, 24)
"""In the header of SQLite's log; a frame is valid if it has the same from its ninth byte on."""


class WallClock:
    """The wall clock of processes with its :attr:`environment`."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "clock-behind"
        self.put_back(0)
        library = folder / "wall_clock.so"
        subprocess.run(["cc", "-shared", "-fPIC", "-o", library, SOURCE], check=True)
        self.environment: Mapping[str, str] = {
            "LD_PRELOAD": str(library),
            "WALL_CLOCK_BEHIND": str(self._file),
        }

    def put_back(self, seconds: int) -> None:
        """Put the clock back by this much, from the right time; 0 sets it right."""
        # In place: the processes have mapped the file.
        with self._file.open("r+b" if self._file.exists() else "wb") as file:
            file.write(struct.pack("q", seconds))


@dataclass(frozen=True)
class LogEnd:
    """The end of what is valid in the log of a SQLite database."""

    at: int
    frame: int
    """The size of a frame."""
    last: bytes
    """The last valid frame."""

    @classmethod
    def of(cls, log: bytes) -> Self | None:
        """Return the end of a log, or None if it holds nothing."""
        if len(log) < HEADER:
            return None
        size = FRAME_HEADER + int.from_bytes(log[8:12])
        at = HEADER
        # Behind the end lie frames of earlier rounds, with other salts.
        while len(log) >= at + size and log[at + 8 : at + 16] == log[SALTS]:
            at += size
        return None if at == HEADER else cls(at, size, log[at - size : at])


def tear(database: Path, chance: Random) -> bool:
    """Leave half a frame at the end of the log, as a power failure does while one is written.

    The server must not run. Returns False if there is no log.
    """
    log = database.with_name(database.name + "-wal")
    end = LogEnd.of(log.read_bytes()) if log.exists() else None
    if end is None:
        return False
    written = chance.randrange(FRAME_HEADER, end.frame)
    torn = end.last[:written] + chance.randbytes(chance.choice((0, end.frame - written)))
    with log.open("r+b") as file:
        file.seek(end.at)
        file.write(torn)
    return True


def damage(database: Path, chance: Random) -> bool:
    """Change a byte in the middle of the log, so that SQLite drops what was acknowledged after it.

    The server must not run. Frames that were moved into the database are spared: their loss would
    leave pages of different times. Returns False if no other frame ends a transaction.
    """
    log, index = (database.with_name(database.name + end) for end in ("-wal", "-shm"))
    body = log.read_bytes() if log.exists() else b""
    end = LogEnd.of(body)
    if end is None or not index.exists():
        return False
    moved = int.from_bytes(index.read_bytes()[MOVED : MOVED + 4], sys.byteorder)
    frames = range(HEADER + moved * end.frame, end.at, end.frame)
    # The header of a frame says how large the database is, if a transaction ends with it.
    ends = [at for at in frames if any(body[at + 4 : at + 8])]
    if not ends:
        return False
    # Not the last ones: their answers may not have been sent.
    at = (
        chance.choice(ends[: 1 + len(ends) // 2])
        + FRAME_HEADER
        + chance.randrange(end.frame - FRAME_HEADER)
    )
    with log.open("r+b") as file:
        file.seek(at)
        file.write(bytes([body[at] ^ 1 << chance.randrange(8)]))
    return True
