"""Schema: what the host of the server has decided, and the secrets that all servers share."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, LargeBinary, Table, Text

from brikke.server.store.schema.base import metadata

# What the host has switched off; a row is there as long as it is off.
switches: Final = Table(
    "switches",
    metadata,
    Column("name", Text, primary_key=True),
    Column("since", BigInteger, nullable=False),
)

# Hashes of the tokens that open the page of the server's host.
host_tokens: Final = Table(
    "host_tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("expires", BigInteger, nullable=False),
)

# Secrets of the host that all servers share, by name.
host_keys: Final = Table(
    "host_keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)
