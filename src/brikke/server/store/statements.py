"""Frequent statements: executed by the database's own driver.

SQLAlchemy takes five times as long for a small statement as SQLite itself, and a turn needs eight
of them. So where statements are frequent it only compiles, once, and the driver executes the text.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import itemgetter
from typing import Any, Final, Protocol

from sqlalchemy import Dialect, Executable
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql import ClauseElement

from brikke.server.store.sql import Row

Values = tuple[Any, ...]

SQLITE: Final = sqlite.dialect(paramstyle="qmark")


class Statements(Protocol):
    """Executes statements in one transaction."""

    @property
    def dialect(self) -> str:
        """The name of the database system."""
        ...

    def rows(self, statement: Executable, values: Row | None = None) -> Sequence[Sequence[Any]]:
        """Return the rows of a statement."""
        ...

    def each(self, statement: Executable, rows: Iterable[Row]) -> None:
        """Execute a statement for all rows, which have the same keys; nothing without rows."""
        ...


class SqliteStatements:
    """Statements by SQLite's own driver."""

    dialect: Final = "sqlite"

    def __init__(self, connection: sqlite3.Connection, compiled: Compiled) -> None:
        self._connection = connection
        self._compiled = compiled

    def rows(self, statement: Executable, values: Row | None = None) -> Sequence[Sequence[Any]]:
        """Return the rows of a statement."""
        text, in_order = self._compiled.text(statement, values or {})
        return self._connection.execute(text, in_order(values or {})).fetchall()

    def each(self, statement: Executable, rows: Iterable[Row]) -> None:
        """Execute a statement for all rows."""
        listed = list(rows)
        if listed:
            text, in_order = self._compiled.text(statement, listed[0])
            self._connection.executemany(text, map(in_order, listed))


class Compiled:
    """The SQL texts of statements; a statement is a constant, or cached by whoever makes it.

    Both drivers take numbers, texts and bytes as they are, so that values need no conversion.
    """

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self._texts: dict[
            tuple[int, Values], tuple[str, Callable[[Row], Values], ClauseElement]
        ] = {}

    def text(self, statement: Executable, row: Row) -> tuple[str, Callable[[Row], Values]]:
        """Return the text of a statement for rows with these keys, and what orders their values."""
        key = id(statement), tuple(row)
        found = self._texts.get(key)
        if found is None:
            assert isinstance(statement, ClauseElement)
            # The statement is kept: its id must not become that of another one.
            found = self._texts[key] = (
                *_compile(statement, self._dialect, tuple(row)),
                statement,
            )
        return found[0], found[1]


def _compile(
    statement: ClauseElement, dialect: Dialect, keys: Sequence[str]
) -> tuple[str, Callable[[Row], Values]]:
    made = statement.compile(dialect=dialect, column_keys=keys or None)
    if "[POSTCOMPILE_" in str(made):
        raise ValueError(f"a list of values has no fixed text: {made}")
    names: Sequence[str] = getattr(made, "positiontup", None) or ()
    fixed: Mapping[str, Any] = {
        name: value for name, value in made.params.items() if name in names and name not in keys
    }
    if fixed:
        return str(made), lambda row: tuple(
            row[name] if name in row else fixed[name] for name in names
        )
    if len(names) == 1:
        only = names[0]
        return str(made), lambda row: (row[only],)
    return str(made), itemgetter(*names) if names else lambda _row: ()
