"""Schema: servers, their heartbeats, their connections, and outages."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, Integer, Table, Text, text

from brikke.server.store.schema.base import metadata

presences: Final = Table(
    "presences",
    metadata,
    Column("connection", Text, primary_key=True),
    Column("table_id", Text, nullable=False, index=True),
    Column("guest_id", Text, nullable=False, index=True),
    Column("server", Text, nullable=False, index=True),
    # A hash that tells the addresses at one table apart, while the connection is open.
    Column("address", Text, nullable=False, server_default=""),
)

servers: Final = Table(
    "servers",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# One row: the newest heartbeat of any server. It outlives all servers, and locking it serialises
# their heartbeats.
pulse: Final = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger),
    Column("appends", BigInteger, nullable=False, server_default=text("0")),
)

outages: Final = Table(
    "outages",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
)
