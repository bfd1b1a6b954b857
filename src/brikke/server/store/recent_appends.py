"""Rollback detection: a small file beside a SQLite database remembers its last appends.

If a byte of SQLite's write-ahead log is damaged, SQLite drops everything after it when it opens the
file again, and the rest is consistent: no hash chain can see that. The file says which events
were acknowledged. Each append has a place of its own and overwrites the oldest one, so that the
file does not grow. It is written after each commit and never synced, so that it costs nothing:
after a crash of the machine it may be behind the database, but never ahead of it.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Sequence
from contextlib import suppress
from hashlib import blake2b
from io import FileIO
from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy import URL

from brikke.server.store.chain import next_link
from brikke.server.store.rows import Append, Entry

PLACES: Final = 4096
"""The appends that are remembered; between two beginnings of SQLite's log there are fewer."""
_RECORD: Final = struct.Struct(">q32sii8s")
_CHECK: Final = 8
_SIZE: Final = _RECORD.size + _CHECK
"""A divisor of a page, so that a crash of the machine writes a record or leaves it as it was."""
_NOTHING: Final = bytes(_CHECK)


class RecentAppend(NamedTuple):
    """An append that is on the disk."""

    number: int
    """How many appends the database held with it."""
    table_id: str
    first: int
    last: int
    """The numbers of its events; an append without events has ``first`` behind ``last``."""
    digest: bytes
    """The hash of its last event alone: what is before it is proven by the chain."""


def recent_appends(appends: Sequence[Append], count: int) -> list[RecentAppend]:
    """Return what is remembered of appends that were written together; ``count`` is with them."""
    return [
        RecentAppend(
            number,
            append.table_id,
            append.after + 1,
            append.after + len(append.entries),
            event_digest(append.entries[-1]) if append.entries else _NOTHING,
        )
        for number, append in enumerate(appends, count - len(appends) + 1)
    ]


def event_digest(entry: Entry) -> bytes:
    """Return the hash of an event alone."""
    return next_link(None, entry)[:_CHECK]


class RecentAppends:
    """The file with the last appends; nothing for other databases."""

    def __init__(self, url: URL) -> None:
        is_file = url.get_backend_name() == "sqlite" and url.database
        self._path = Path(f"{url.database}.witness") if is_file else None
        self._file: FileIO | None = None

    def write(self, appends: Sequence[RecentAppend]) -> None:
        """Remember appends that are on the disk, whose numbers follow each other."""
        if appends:
            at = appends[0].number % PLACES
            body = b"".join(map(_packed, appends))
            before_end = (PLACES - at) * _SIZE
            self._write(at * _SIZE, body[:before_end])
            self._write(0, body[before_end:])

    def read(self) -> list[RecentAppend]:
        """Return the last appends in their order, as far as the file knows."""
        try:
            body = self._path.read_bytes() if self._path else b""
        except OSError:
            return []
        pieces = (body[at : at + _SIZE] for at in range(0, len(body), _SIZE))
        return sorted(found for piece in pieces if (found := _unpacked(piece)) is not None)

    def forget(self, appends: Iterable[RecentAppend]) -> None:
        """Remove appends from the file."""
        for each in appends:
            self._write(each.number % PLACES * _SIZE, bytes(_SIZE))

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def _write(self, at: int, body: bytes) -> None:
        if self._path is None or not body:
            return
        # A file that cannot be written must not stop a game.
        with suppress(OSError):
            if self._file is None:
                self._path.touch(0o600)
                self._file = self._path.open("r+b", buffering=0)
            self._file.seek(at)
            self._file.write(body)


def _packed(append: RecentAppend) -> bytes:
    table_id = append.table_id.encode()
    body = _RECORD.pack(append.number, table_id, append.first, append.last, append.digest)
    return body + _check_of(body)


def _unpacked(piece: bytes) -> RecentAppend | None:
    body, check = piece[: _RECORD.size], piece[_RECORD.size :]
    if len(piece) != _SIZE or check != _check_of(body):
        return None
    number, table_id, first, last, digest = _RECORD.unpack(body)
    return RecentAppend(number, table_id.rstrip(b"\0").decode(), first, last, digest)


def _check_of(body: bytes) -> bytes:
    return blake2b(body, digest_size=_CHECK).digest()
