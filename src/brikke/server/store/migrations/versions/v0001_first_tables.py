"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create everything."""
    _create_people()
    _create_tables()
    _create_logs()
    _create_pulse()


def _create_people() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("forgotten", sa.Boolean, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "transfers",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )


def _create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("last", sa.Integer, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("summary", sa.LargeBinary, nullable=False),
    )
    op.create_index(
        "ix_tables_listed",
        "tables",
        ["updated"],
        sqlite_where=sa.text("listed = 1"),
        postgresql_where=sa.text("listed"),
    )
    op.create_table(
        "members",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("guest_id", sa.Text, primary_key=True, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
    )


def _create_logs() -> None:
    op.create_table(
        "events",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "receipts",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("sender", sa.Text, primary_key=True),
        sa.Column("command", sa.Text, primary_key=True),
        sa.Column("answer", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "rounds",
        sa.Column("commitment", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False, index=True),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("last", sa.Integer, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("players", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "records",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )


def _create_pulse() -> None:
    op.create_table(
        "due",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
        sa.Column("lease_until", sa.BigInteger, nullable=False),
        sa.Column("lease_by", sa.Text),
    )
    op.create_table(
        "presences",
        sa.Column("connection", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False, index=True),
        sa.Column("guest_id", sa.Text, nullable=False),
        sa.Column("server", sa.Text, nullable=False, index=True),
    )
    op.create_table(
        "servers",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    pulse = op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger),
    )
    op.bulk_insert(pulse, [{"id": 1, "at": None}])
    op.create_table(
        "outages",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
