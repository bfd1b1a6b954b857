"""Schema: notices of turns, and how each guest wants to be told."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    Table,
    Text,
)

from brikke.server.store.schema.base import metadata

# How a guest wants to be told; without a row the defaults of `NoticeSettings` hold.
notice_settings: Final = Table(
    "notice_settings",
    metadata,
    Column("guest_id", Text, ForeignKey("guests.id"), primary_key=True),
    Column("silent", Boolean, nullable=False),
    # Minutes since midnight in the time zone; equal: no quiet hours.
    Column("quiet_from", Integer, nullable=False),
    Column("quiet_to", Integer, nullable=False),
    Column("zone", Text, nullable=False),
)

# Browsers that want to be told; the id is a hash of the address.
push_devices: Final = Table(
    "push_devices",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest_id", Text, ForeignKey("guests.id"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("public_key", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

mail_addresses: Final = Table(
    "mail_addresses",
    metadata,
    Column("guest_id", Text, ForeignKey("guests.id"), primary_key=True),
    Column("address", Text, nullable=False),
    # Who knows it may confirm the address, and remove it: it stands in every mail.
    Column("key", Text, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
)
Index("ix_mail_addresses_key", mail_addresses.c.key, unique=True)

# Notices still to be sent: that a turn over hours or days has begun. One for each table at most.
notices: Final = Table(
    "notices",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("guest_id", Text, nullable=False, index=True),
    # The number of the event with which the turn began.
    Column("turn", Integer, nullable=False),
    Column("began", BigInteger, nullable=False),
    # When to send it, or when the lease of a server that does so is over.
    Column("at", BigInteger, nullable=False, index=True),
    Column("tries", Integer, nullable=False),
    # The devices and addresses that have it, as JSON.
    Column("sent", LargeBinary, nullable=False),
)
