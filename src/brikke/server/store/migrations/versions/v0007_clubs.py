"""Clubs, their members with roles, and their tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the tables; there is no club yet."""
    op.create_table(
        "clubs",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("skeleton", sa.Text, nullable=False),
        sa.Column("rulebook", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("chat", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("ix_clubs_skeleton", "clubs", ["skeleton"], unique=True)
    guest = sa.ForeignKey("guests.id")
    op.create_table(
        "club_members",
        sa.Column("club_id", sa.Text, sa.ForeignKey("clubs.id"), primary_key=True),
        sa.Column("guest_id", sa.Text, guest, primary_key=True, index=True),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("joined", sa.BigInteger, nullable=False),
        sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("removed", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "club_tables",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("club_id", sa.Text, sa.ForeignKey("clubs.id"), nullable=False, index=True),
    )


def downgrade() -> None:
    """Remove what was added; tables of clubs stay, for those who have their addresses."""
    for name in ("club_tables", "club_members", "clubs"):
        op.drop_table(name)
