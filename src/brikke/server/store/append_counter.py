"""Rollback detection: a small file beside a SQLite database counts its acknowledged appends.

If a byte of SQLite's write-ahead log is damaged, SQLite drops everything after it when it opens the
file again, and the rest is consistent: no hash chain can see that. The file says how many appends
were acknowledged. It is written after each commit and never synced, so that it costs nothing; after
a crash it may be behind the database, but never ahead of it.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from io import FileIO
from pathlib import Path

from sqlalchemy import URL

from brikke.server.logs import note


class AppendCounter:
    """The file with the number of acknowledged appends; nothing for other databases."""

    def __init__(self, url: URL) -> None:
        is_file = url.get_backend_name() == "sqlite" and url.database
        self._path = Path(f"{url.database}.witness") if is_file else None
        self._file: FileIO | None = None
        self._written = 0

    def check(self, seen: int, appends: int) -> None:
        """Compare what the file said with the database, and log what is missing."""
        if seen > appends:
            note(
                "the database has lost appends: its log was damaged, or a backup was restored",
                logging.ERROR,
                missing=seen - appends,
            )
        self._written = 0
        self.write(appends)

    def write(self, appends: int) -> None:
        """Note the number of appends that are on the disk."""
        if self._path is None or appends <= self._written:
            return
        self._written = appends
        # A counter that cannot be written must not stop a game.
        with suppress(OSError):
            if self._file is None:
                self._path.touch(0o600)
                self._file = self._path.open("r+b", buffering=0)
            self._file.seek(0)
            self._file.write(b"%020d\n" % appends)

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def read(self) -> int:
        """Return how many appends were acknowledged, as far as the file knows."""
        try:
            return int(self._path.read_text()) if self._path else 0
        except (OSError, ValueError):
            return 0
