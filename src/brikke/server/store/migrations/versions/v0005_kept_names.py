"""Kept names: passkeys, recovery phrases, one-time challenges, and guests that were merged."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the tables and columns; nobody who is there has kept a name yet."""
    for name in ("skeleton", "merged"):
        op.add_column("guests", sa.Column(name, sa.Text))
    op.create_index("ix_guests_skeleton", "guests", ["skeleton"], unique=True)
    op.create_index("ix_guests_merged", "guests", ["merged"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "phrases",
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "challenges",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.id"), index=True),
        sa.Column("expires", sa.BigInteger, nullable=False, index=True),
    )


def downgrade() -> None:
    """Remove what was added; everybody is a guest again, with all tokens."""
    for name in ("challenges", "phrases", "passkeys"):
        op.drop_table(name)
    for name in ("merged", "skeleton"):
        op.drop_index(f"ix_guests_{name}", "guests")
        op.drop_column("guests", name)
