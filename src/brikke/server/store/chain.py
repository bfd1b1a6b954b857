"""Hash chain: each event of a table is stored with a hash of itself and of all before it.

A byte that changed on the disk, or an event that is missing, breaks the chain. Events of older
versions have no hash; the chain begins after them.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Final

from brikke.server.store.rows import Entry, Link

SIZE: Final = 16
_NUMBERS: Final = struct.Struct(">qqq")


def next_link(before: Link, entry: Entry) -> bytes:
    """Return the hash of an event that follows another one."""
    made = blake2b(before or b"", digest_size=SIZE)
    made.update(_NUMBERS.pack(entry.seq, entry.at, entry.version))
    made.update(entry.body)
    return made.digest()


def chained(head: Link, entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """Return events with their hashes; they follow an event with the hash ``head``."""
    found: list[Entry] = []
    for each in entries:
        head = next_link(head, each)
        found.append(Entry(each.seq, each.at, each.version, each.body, head))
    return tuple(found)


def follows(head: Link, entry: Entry) -> bool:
    """Return whether an event that was read follows the one with the hash ``head``."""
    return entry.chain is None or entry.chain == next_link(head, entry)


def count_proven(entries: Sequence[Entry], first: int = 1) -> int:
    """Return how many events, which begin with this number, are as they were written.

    If it is not 1, the predecessor of the first event is not known, and its hash is believed.
    """
    before: Link = None
    for place, entry in enumerate(entries):
        if entry.seq != first + place:
            return place
        if (place or first == 1) and not follows(before, entry):
            return place
        before = entry.chain
    return len(entries)
