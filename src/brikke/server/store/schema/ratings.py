"""Schema: results of rounds, and ratings."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    Table,
    Text,
    false,
    text,
)

from brikke.server.store.schema.base import metadata

# What a finished round was for each guest, as JSON.
results: Final = Table(
    "results",
    metadata,
    Column("commitment", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("table_id", Text, nullable=False, index=True),
    Column("guest_id", Text, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
Index("ix_results_guest", results.c.guest_id, results.c.ended)

# Rounds of rated tables that ended or were abandoned, by the number of their last event.
rated_rounds: Final = Table(
    "rated_rounds",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("last", Integer, primary_key=True, autoincrement=False),
    Column("ended", BigInteger, nullable=False),
    Column("rated", Boolean, nullable=False, server_default=false()),
    # From when on it may be rated: a server that rates it sets a time in the future.
    Column("rate_at", BigInteger, nullable=False, server_default=text("0")),
    Column("tries", Integer, nullable=False, server_default=text("0")),
    # What the log says, as soon as it was read: pool, kind, and players with places as JSON.
    Column("pool", Text),
    Column("kind", Text),
    Column("places", LargeBinary),
)
Index(
    "ix_rated_rounds_due",
    rated_rounds.c.rate_at,
    # Exactly the text of the query, or SQLite would not use this partial index.
    sqlite_where=text("rated = 0"),
    postgresql_where=text("NOT rated"),
)
Index("ix_rated_rounds_pool", rated_rounds.c.pool, rated_rounds.c.ended)

# A row for each pool: whoever changes ratings of a pool locks it.
rating_pools: Final = Table("rating_pools", metadata, Column("pool", Text, primary_key=True))

ratings: Final = Table(
    "ratings",
    metadata,
    Column("pool", Text, primary_key=True),
    Column("player", Text, primary_key=True, index=True),
    Column("mean", Double, nullable=False),
    Column("doubt", Double, nullable=False),
    Column("rounds", Integer, nullable=False),
)

rating_changes: Final = Table(
    "rating_changes",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("last", Integer, primary_key=True, autoincrement=False),
    Column("player", Text, primary_key=True),
    Column("pool", Text, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("mean_before", Double, nullable=False),
    Column("doubt_before", Double, nullable=False),
    Column("mean", Double, nullable=False),
    Column("doubt", Double, nullable=False),
)
Index("ix_rating_changes_pool", rating_changes.c.pool, rating_changes.c.ended)
Index("ix_rating_changes_player", rating_changes.c.player, rating_changes.c.ended)
