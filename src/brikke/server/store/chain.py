"""Hash chain: each event of a table is stored with a hash of itself and of all before it.

A byte that changed on the disk, or an event that is missing, breaks the chain. Events of older
versions have no hash; the chain begins after them.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Final

from brikke.server.store.rows import Entry

SIZE: Final = 16
_NUMBERS: Final = struct.Struct(">qqq")

Link = bytes | None
"""The hash of an event and of all before it; None if it was written by an older version."""


def next_link(before: Link, entry: Entry) -> bytes:
    """Return the hash of an event that follows another one."""
    made = blake2b(before or b"", digest_size=SIZE)
    made.update(_NUMBERS.pack(entry.seq, entry.at, entry.version))
    made.update(entry.body)
    return made.digest()


def links(entries: Iterable[Entry]) -> list[bytes]:
    """Return the hashes of a whole log."""
    found: list[bytes] = []
    for entry in entries:
        found.append(next_link(found[-1] if found else None, entry))
    return found


def count_proven(rows: Sequence[tuple[Entry, Link]], first: int = 1) -> int:
    """Return how many events, which begin with this number, are as they were written.

    If it is not 1, the predecessor of the first event is not known, and its hash is believed.
    """
    before: Link = None
    for place, (entry, link) in enumerate(rows):
        if entry.seq != first + place:
            return place
        if link is not None and (place or first == 1) and link != next_link(before, entry):
            return place
        before = link
    return len(rows)
