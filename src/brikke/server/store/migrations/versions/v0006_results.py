"""Results of finished rounds, and which rounds are still to be studied for them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the table and the columns; rounds of older versions are studied, too."""
    studied = sa.Column("studied", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("rounds", studied)
    for name, kind in (("study_at", sa.BigInteger), ("study_tries", sa.Integer)):
        column = sa.Column(name, kind, nullable=False, server_default=sa.text("0"))
        op.add_column("rounds", column)
    op.create_index(
        "ix_rounds_study",
        "rounds",
        ["study_at"],
        sqlite_where=sa.text("studied = 0"),
        postgresql_where=sa.text("NOT studied"),
    )
    op.create_table(
        "results",
        sa.Column("commitment", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.Text, nullable=False, index=True),
        sa.Column("guest_id", sa.Text, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("ix_results_guest", "results", ["guest_id", "ended"])


def downgrade() -> None:
    """Remove what was added; the logs have everything that results are computed from."""
    op.drop_table("results")
    op.drop_index("ix_rounds_study", "rounds")
    for name in ("study_tries", "study_at", "studied"):
        op.drop_column("rounds", name)
