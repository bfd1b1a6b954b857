"""Notices of turns: how guests want to be told, and what is still to be sent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "host_keys",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "notice_settings",
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("silent", sa.Boolean, nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_to", sa.Integer, nullable=False),
        sa.Column("zone", sa.Text, nullable=False),
    )
    op.create_table(
        "push_devices",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "mail_addresses",
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_mail_addresses_key", "mail_addresses", ["key"], unique=True)
    op.create_table(
        "notices",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("guest_id", sa.Text, nullable=False, index=True),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("sent", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Remove the tables; nobody is told of turns any more."""
    for name in ("notices", "mail_addresses", "push_devices", "notice_settings", "host_keys"):
        op.drop_table(name)
