"""Schema: guests, and the proofs by which they keep their names."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    LargeBinary,
    Table,
    Text,
    false,
    text,
)

from brikke.server.store.schema.base import metadata

guests: Final = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("forgotten", Boolean, nullable=False),
    Column("changed", BigInteger, nullable=False, server_default=text("0"), index=True),
    Column("seen", BigInteger, nullable=False, server_default=text("0"), index=True),
    Column("face", Text, nullable=False, server_default=""),
    Column("colour", Text, nullable=False, server_default=""),
    # What a kept name looks like: no two may look alike. Empty for everybody else.
    Column("skeleton", Text),
    # The kept name into which the past of this guest was merged.
    Column("merged", Text, index=True),
    # A bot that is connected from elsewhere; see the table of bots.
    Column("program", Boolean, nullable=False, server_default=false()),
)
Index("ix_guests_skeleton", guests.c.skeleton, unique=True)

# Hashes only: the table cannot be used to impersonate a guest.
tokens: Final = Table(
    "tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("guest_id", Text, ForeignKey("guests.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)

transfers: Final = Table(
    "transfers",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("guest_id", Text, ForeignKey("guests.id"), nullable=False, index=True),
    Column("expires", BigInteger, nullable=False),
)

passkeys: Final = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest_id", Text, ForeignKey("guests.id"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
)

# A salt and a slow hash only.
phrases: Final = Table(
    "phrases",
    metadata,
    Column("guest_id", Text, ForeignKey("guests.id"), primary_key=True),
    Column("hash", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

# What a passkey is to sign, by its hash; each is used once.
challenges: Final = Table(
    "challenges",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("guest_id", Text, ForeignKey("guests.id"), index=True),
    Column("expires", BigInteger, nullable=False, index=True),
)
