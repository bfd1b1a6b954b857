"""Schema: tables with their logs, finished rounds and timers."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    Table,
    Text,
    false,
    text,
)

from brikke.server.store.schema.base import metadata

EVENTS: Final = "events"
ARCHIVE: Final = "archive"
NOTHING: Final = "nothing"
"""Where the log of a table is: in rows, in an archive, or removed."""

# A writer locks this row and compares `last` before it adds events. So writers are serialised and
# the numbers have no gaps.
tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("last", Integer, nullable=False),
    Column("phase", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Column("kept", Text, nullable=False, server_default=EVENTS),
)
Index("ix_tables_kept", tables.c.kept, tables.c.updated)
Index(
    "ix_tables_listed",
    tables.c.updated,
    # Exactly the text of the query, or SQLite would not use this partial index.
    sqlite_where=text("listed = 1"),
    postgresql_where=text("listed"),
)

members: Final = Table(
    "members",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("guest_id", Text, primary_key=True, index=True),
    Column("seat", Integer, nullable=False),
)

# Without rowid: the events of a table are stored side by side, as they are read.
events: Final = Table(
    "events",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("chain", LargeBinary),
    sqlite_with_rowid=False,
)

# What followed the last proven event of a log whose chain was broken, packed like an archive; or an
# archive that is not as it was written.
damaged: Final = Table(
    "damaged",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", Text, nullable=False, index=True),
    Column("found", BigInteger, nullable=False),
    Column("proven", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

receipts: Final = Table(
    "receipts",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("sender", Text, primary_key=True),
    Column("command", Text, primary_key=True),
    Column("answer", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

# A table has either rows in `events` or one row here.
archives: Final = Table(
    "archives",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("archived", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    # The hash of the body; none if it was written by an older version.
    Column("digest", LargeBinary),
)

rounds: Final = Table(
    "rounds",
    metadata,
    Column("commitment", Text, primary_key=True),
    Column("table_id", Text, nullable=False, index=True),
    Column("first", Integer, nullable=False),
    Column("last", Integer, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("players", LargeBinary, nullable=False),
    Column("studied", Boolean, nullable=False, server_default=false()),
    # From when on it may be studied: a server that studies it sets a time in the future.
    Column("study_at", BigInteger, nullable=False, server_default=text("0")),
    Column("study_tries", Integer, nullable=False, server_default=text("0")),
)
Index(
    "ix_rounds_study",
    rounds.c.study_at,
    # Exactly the text of the query, or SQLite would not use this partial index.
    sqlite_where=text("studied = 0"),
    postgresql_where=text("NOT studied"),
)

records: Final = Table(
    "records",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created", BigInteger, nullable=False, index=True),
    Column("body", Text, nullable=False),
)

due: Final = Table(
    "due",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("lease_until", BigInteger, nullable=False),
    Column("lease_by", Text),
)
