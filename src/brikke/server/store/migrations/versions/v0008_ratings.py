"""Ratings, the rated rounds that they are computed from, and addresses of connections."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the tables and the column; no round of older versions is rated."""
    address = sa.Column("address", sa.Text, nullable=False, server_default="")
    op.add_column("presences", address)
    zero = sa.text("0")
    op.create_table(
        "rated_rounds",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("last", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("rate_at", sa.BigInteger, nullable=False, server_default=zero),
        sa.Column("tries", sa.Integer, nullable=False, server_default=zero),
        sa.Column("pool", sa.Text),
        sa.Column("kind", sa.Text),
        sa.Column("places", sa.LargeBinary),
    )
    op.create_index(
        "ix_rated_rounds_due",
        "rated_rounds",
        ["rate_at"],
        sqlite_where=sa.text("rated = 0"),
        postgresql_where=sa.text("NOT rated"),
    )
    op.create_index("ix_rated_rounds_pool", "rated_rounds", ["pool", "ended"])
    op.create_table("rating_pools", sa.Column("pool", sa.Text, primary_key=True))
    op.create_table(
        "ratings",
        sa.Column("pool", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, primary_key=True, index=True),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("doubt", sa.Double, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
    )
    op.create_table(
        "rating_changes",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("last", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("pool", sa.Text, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("mean_before", sa.Double, nullable=False),
        sa.Column("doubt_before", sa.Double, nullable=False),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("doubt", sa.Double, nullable=False),
    )
    op.create_index("ix_rating_changes_pool", "rating_changes", ["pool", "ended"])
    op.create_index("ix_rating_changes_player", "rating_changes", ["player", "ended"])


def downgrade() -> None:
    """Remove what was added; the logs have everything that ratings are computed from."""
    for name in ("rating_changes", "ratings", "rating_pools", "rated_rounds"):
        op.drop_table(name)
    op.drop_column("presences", "address")
