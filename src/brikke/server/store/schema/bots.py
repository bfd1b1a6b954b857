"""Schema: connected bots."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Table, Text, false, text

from brikke.server.store.schema.base import metadata

# Connected bots: guests that are programs, each with the guest who answers for it.
bots: Final = Table(
    "bots",
    metadata,
    Column("guest_id", Text, ForeignKey("guests.id"), primary_key=True),
    # By this key owner and host name it.
    Column("key", Text, nullable=False),
    Column("owner", Text, ForeignKey("guests.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    # When its stream was last open.
    Column("seen", BigInteger, nullable=False, server_default=text("0")),
    # The host's list: anybody may choose these.
    Column("listed", Boolean, nullable=False, server_default=false()),
    Column("stopped", Boolean, nullable=False, server_default=false()),
)
Index("ix_bots_key", bots.c.key, unique=True)

# Bots that somebody wants to have at a table.
invitations: Final = Table(
    "invitations",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("guest_id", Text, ForeignKey("guests.id"), primary_key=True, index=True),
    Column("by_guest", Text, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
)
