"""A hash chain over the events of each table, a place for damaged logs, a count of appends."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the column; events that are there have no hash, and the chain begins after them."""
    op.add_column("events", sa.Column("chain", sa.LargeBinary))
    count = sa.Column("appends", sa.BigInteger, nullable=False, server_default=sa.text("0"))
    op.add_column("pulse", count)
    op.create_table(
        "damaged",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False, index=True),
        sa.Column("found", sa.BigInteger, nullable=False),
        sa.Column("proven", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Remove what was added; the events stay."""
    op.drop_table("damaged")
    op.drop_column("pulse", "appends")
    op.drop_column("events", "chain")
