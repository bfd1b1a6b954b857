"""Log heads: the last event of tables that this process has read or written, with its hash.

A process that knows it can write the next events without asking the database first. The database
compares it with its own before it takes them, so that an outdated one does no harm.
"""

from __future__ import annotations

from typing import Final

from brikke.server.store.chain import Link

MOST: Final = 20_000
"""The most tables whose heads are remembered; those noted longest ago are forgotten."""


class LogHeads:
    """The numbers and hashes of last events, by table."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[int, bytes]] = {}

    def note(self, table_id: str, seq: int, link: Link) -> None:
        """Remember the last event of a table, unless a later one is known."""
        before = self._known.get(table_id)
        if link is None or (before is not None and before[0] > seq):
            return
        # Removed first: the order is that of the last note.
        self._known.pop(table_id, None)
        self._known[table_id] = seq, link
        if len(self._known) > MOST:
            del self._known[next(iter(self._known))]

    def of(self, table_id: str) -> tuple[int, bytes] | None:
        """Return the last event of a table, as far as this process knows."""
        return self._known.get(table_id)
