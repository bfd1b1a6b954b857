"""Finding somebody: seeks; messages among the members of a club; reports; tokens of hosts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the tables, and an index by which it is found where a guest plays."""
    op.create_index("ix_presences_guest_id", "presences", ["guest_id"])
    op.create_table(
        "seeks",
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("wish", sa.Text, nullable=False, index=True),
        sa.Column("bots", sa.Boolean, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.Text, index=True),
        sa.Column("seat", sa.Integer),
    )
    op.create_table(
        "club_messages",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("club_id", sa.Text, sa.ForeignKey("clubs.id"), nullable=False),
        sa.Column("guest_id", sa.Text, nullable=False, index=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_index("ix_club_messages_club", "club_messages", ["club_id", "id"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("by_guest", sa.Text, nullable=False, index=True),
        sa.Column("about_guest", sa.Text, nullable=False, index=True),
        sa.Column("club_id", sa.Text, index=True),
        sa.Column("table_id", sa.Text),
        sa.Column("log", sa.LargeBinary, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "host_tokens",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Remove what was added."""
    for name in ("host_tokens", "reports", "club_messages", "seeks"):
        op.drop_table(name)
    op.drop_index("ix_presences_guest_id", "presences")
