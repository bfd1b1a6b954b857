"""Archives for idle tables, and when guests last changed and were last seen."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add what is new; everything that is there stays awake and known."""
    _create_archives()
    _extend_guests()
    op.create_index("ix_records_created", "records", ["created"])


def _create_archives() -> None:
    op.create_table(
        "archives",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("archived", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.add_column("tables", sa.Column("kept", sa.Text, nullable=False, server_default="events"))
    op.create_index("ix_tables_kept", "tables", ["kept", "updated"])


def _extend_guests() -> None:
    for name in ("changed", "seen"):
        # SQLite adds no column without a default to a table that has rows.
        new = sa.Column(name, sa.BigInteger, nullable=False, server_default=sa.text("0"))
        op.add_column("guests", new)
    # Nobody knows when they were seen: their time begins now, so that none expires for it.
    now = time.time_ns() // 1_000_000
    guests = sa.table("guests", sa.column("created"), sa.column("changed"), sa.column("seen"))
    op.execute(sa.update(guests).values(changed=guests.c.created, seen=now))
    op.create_index("ix_guests_changed", "guests", ["changed"])
    op.create_index("ix_guests_seen", "guests", ["seen"])
