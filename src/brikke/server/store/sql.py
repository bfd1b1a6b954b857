"""SQL helpers: inserts and batches for both databases."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

from sqlalchemy import Insert, Table
from sqlalchemy.dialects import postgresql, sqlite

Row = Mapping[str, Any]
Value = TypeVar("Value")


@cache
def insert_missing(dialect: str, table: Table) -> Insert:
    """Return an insert statement that skips existing rows."""
    return _insert(dialect, table).on_conflict_do_nothing()


@cache
def upsert(dialect: str, table: Table) -> Insert:
    """Return an insert statement that updates existing rows."""
    statement = _insert(dialect, table)
    rest = {c.name: c for c in statement.excluded if not c.primary_key}
    return statement.on_conflict_do_update(index_elements=table.primary_key, set_=rest)


def _insert(dialect: str, table: Table) -> sqlite.Insert | postgresql.Insert:
    return sqlite.insert(table) if dialect == "sqlite" else postgresql.insert(table)


def padded(values: Sequence[Value]) -> list[Value]:
    """Repeat the last value up to a power of two.

    The length of a list is part of the SQL text: few lengths mean few statements to prepare.
    """
    if not values:
        return []
    length = 1 << (len(values) - 1).bit_length()
    return [*values, *[values[-1]] * (length - len(values))]
