"""Connected bots: their owners, invitations to tables, and what the host has switched off."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add the tables, and mark guests that are programs."""
    program = sa.Column("program", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("guests", program)
    op.create_table(
        "bots",
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False, server_default=sa.text("0")),
        sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("stopped", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("ix_bots_key", "bots", ["key"], unique=True)
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.id"), primary_key=True, index=True),
        sa.Column("by_guest", sa.Text, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False, index=True),
    )
    op.create_table(
        "switches",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Remove the tables; the bots stay as guests."""
    for name in ("switches", "invitations", "bots"):
        op.drop_table(name)
    op.drop_column("guests", "program")
