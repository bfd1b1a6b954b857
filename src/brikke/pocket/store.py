"""Storage of a device: texts by kind and key, the interface.

In a browser it is IndexedDB (``web/src/pocket/store.ts``).
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple, Protocol


class Kind(StrEnum):
    """What is kept."""

    EVENTS = "events"
    """The logs of tables: ``TABLE:NUMBER``."""
    TABLES = "tables"
    """What lists show of tables, by their ids."""
    ROUNDS = "rounds"
    """Where the log has a finished round, by its link."""
    RECORDS = "records"
    """Records that were brought here, by their ids."""
    GUESTS = "guests"
    """The people of this device, by the hashes of their tokens."""


class StorageError(Exception):
    """The storage cannot be used: it is blocked, full, or of a newer version. Nothing was kept."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"storage is {reason}")
        self.code = f"storage-{reason}"
        """What pages have words for."""


class Write(NamedTuple):
    """One text to keep."""

    kind: Kind
    key: str
    text: str
    is_new: bool = False
    """Whether nothing may be stored under this key yet."""


class Store(Protocol):
    """The storage of a device. Where it cannot be used, it raises :class:`StorageError`."""

    async def get(self, kind: Kind, key: str) -> str | None:
        """Return the text under a key; None if there is none."""
        ...

    async def find(self, kind: Kind, prefix: str, after: str = "") -> Sequence[str]:
        """Return the texts whose keys begin with a prefix, after a key, in the order of keys."""
        ...

    async def write(self, writes: Sequence[Write]) -> bool:
        """Write all texts, or none and return False, if one that must be new is not."""
        ...

    async def clear(self) -> None:
        """Remove everything."""
        ...
