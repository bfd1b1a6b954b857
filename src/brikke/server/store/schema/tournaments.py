"""Schema: tournaments."""

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

# Seeds are secret until the rounds they belong to are over.
tournaments: Final = Table(
    "tournaments",
    metadata,
    Column("id", Text, primary_key=True),
    Column("organiser", Text, nullable=False, index=True),
    Column("club_id", Text, index=True),
    Column("created", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    # What it is played by, as JSON.
    Column("settings", LargeBinary, nullable=False),
    Column("seeds", LargeBinary, nullable=False),
    Column("state", Text, nullable=False, index=True),
    Column("paused", Boolean, nullable=False, server_default=false()),
    # The round that is or was played last; 0 before the first.
    Column("number", Integer, nullable=False),
    # When the next round begins; empty while a round is played, or nobody has said when.
    Column("at", BigInteger),
    Column("began", BigInteger, nullable=False, server_default=text("0")),
    # The standings after the last round that is over, as JSON.
    Column("standings", LargeBinary, nullable=False),
    # Counts changes: whoever changes it on the basis of an older one is refused.
    Column("version", Integer, nullable=False),
    # Indexed: round analysis waits while a round of any tournament is being seated.
    Column("lease_until", BigInteger, nullable=False, server_default=text("0"), index=True),
)

tournament_players: Final = Table(
    "tournament_players",
    metadata,
    Column("tournament_id", Text, primary_key=True),
    Column("guest_id", Text, primary_key=True, index=True),
    # The first round in which somebody plays, and the first in which not any more.
    Column("joined", Integer, nullable=False),
    Column("left", Integer),
    Column("at", BigInteger, nullable=False),
)

tournament_tables: Final = Table(
    "tournament_tables",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("tournament_id", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    # The players by seat, as JSON.
    Column("seats", LargeBinary, nullable=False),
    # Whether the deal is still played somewhere: until then nothing of it is shown.
    Column("sealed", Boolean, nullable=False),
    Column("result", LargeBinary),
)
Index("ix_tournament_tables_round", tournament_tables.c.tournament_id, tournament_tables.c.number)
