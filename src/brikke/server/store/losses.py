"""Lost events: they were acknowledged, and a SQLite database no longer has them.

Its log was damaged, or an older backup was restored. The file with its last appends names
them; the database goes on from what it has.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import Connection, select

from brikke.server.store import schema
from brikke.server.store.damage import read_archive
from brikke.server.store.recent_appends import RecentAppend, event_digest
from brikke.server.store.rows import Entry

_NOT_DAMAGED: Final[Mapping[str, range]] = {}


@dataclass(frozen=True, slots=True)
class Losses:
    """What a database has lost."""

    missing: Mapping[str, str] = field(default_factory=dict)
    """By table the numbers of the missing events, such as ``5-9``."""
    unnamed: int = 0
    """How many more appends are missing, of which no table is known: they were too many."""
    appends: frozenset[RecentAppend] = frozenset()
    """All missing appends that are remembered."""

    def __bool__(self) -> bool:
        return bool(self.missing or self.unnamed)


def find_losses(
    connection: Connection,
    known: Sequence[RecentAppend],
    damaged: Mapping[str, range] = _NOT_DAMAGED,
) -> Losses:
    """Compare a database with its last appends, which were read before.

    Events that are known to be damaged, by table, are left out.
    """
    if not known:
        return Losses()
    count = connection.execute(select(schema.pulse.c.appends)).scalar_one()
    by_table: dict[str, list[RecentAppend]] = defaultdict(list)
    for each in known:
        by_table[each.table_id].append(each)
    missing = {
        table_id: lost
        for table_id, appends in sorted(by_table.items())
        if (lost := _missing(connection, table_id, appends, damaged.get(table_id, range(0))))
    }
    behind = [each for each in known if each.number > count]
    return Losses(
        {table_id: _ranges(lost) for table_id, lost in missing.items()},
        max(0, known[-1].number - count - len(behind)),
        frozenset([*behind, *(each for lost in missing.values() for each in lost)]),
    )


def _missing(
    connection: Connection, table_id: str, appends: Iterable[RecentAppend], damaged: range
) -> list[RecentAppend]:
    looked_for = [
        each for each in appends if each.first <= each.last and each.last - 1 not in damaged
    ]
    if not looked_for:
        return []
    entries = _entries(connection, table_id, min(each.last for each in looked_for))
    if entries is None:
        return []
    there = {entry.seq: event_digest(entry) for entry in entries}
    return [each for each in looked_for if there.get(each.last) != each.digest]


def _entries(connection: Connection, table_id: str, first: int) -> list[Entry] | None:
    """Return the events of a table from this number on; None if the table has expired."""
    table, event = schema.tables.c, schema.events.c
    query = select(table.kept, table.last).where(table.id == table_id)
    row = connection.execute(query).one_or_none()
    if row is not None and row.kept == schema.NOTHING:
        return None
    if row is not None and row.kept == schema.ARCHIVE:
        log = read_archive(connection, table_id, row.last)
        return [] if log is None else [Entry(*each) for each in log.events]
    rows = select(event.seq, event.at, event.version, event.body)
    stored = connection.execute(rows.where(event.table_id == table_id, event.seq >= first))
    return [Entry(*row) for row in stored]


def _ranges(appends: Iterable[RecentAppend]) -> str:
    """Return the numbers of the events of some appends, as ``5-9, 12-12``."""
    found: list[list[int]] = []
    for first, last in sorted((each.first, each.last) for each in appends):
        if found and first <= found[-1][1] + 1:
            found[-1][1] = max(found[-1][1], last)
        else:
            found.append([first, last])
    return ", ".join(f"{first}-{last}" for first, last in found)
