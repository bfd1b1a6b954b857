"""Tournaments on equal tiles: their players, and their tables with results."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("organiser", sa.Text, nullable=False, index=True),
        sa.Column("club_id", sa.Text, index=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("settings", sa.LargeBinary, nullable=False),
        sa.Column("seeds", sa.LargeBinary, nullable=False),
        sa.Column("state", sa.Text, nullable=False, index=True),
        sa.Column("paused", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger),
        sa.Column("began", sa.BigInteger, nullable=False, server_default=sa.text("0")),
        sa.Column("standings", sa.LargeBinary, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column(
            "lease_until", sa.BigInteger, nullable=False, server_default=sa.text("0"), index=True
        ),
    )
    op.create_table(
        "tournament_players",
        sa.Column("tournament_id", sa.Text, primary_key=True),
        sa.Column("guest_id", sa.Text, primary_key=True, index=True),
        sa.Column("joined", sa.Integer, nullable=False),
        sa.Column("left", sa.Integer),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tournament_tables",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("tournament_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("seats", sa.LargeBinary, nullable=False),
        sa.Column("sealed", sa.Boolean, nullable=False),
        sa.Column("result", sa.LargeBinary),
    )
    op.create_index("ix_tournament_tables_round", "tournament_tables", ["tournament_id", "number"])


def downgrade() -> None:
    """Remove the tables; the rounds that were played stay."""
    for name in ("tournament_tables", "tournament_players", "tournaments"):
        op.drop_table(name)
