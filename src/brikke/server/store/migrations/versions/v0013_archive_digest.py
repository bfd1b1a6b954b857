"""A hash beside each archive."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add the column; archives that are there have no hash."""
    op.add_column("archives", sa.Column("digest", sa.LargeBinary))


def downgrade() -> None:
    """Remove the column; the archives stay."""
    op.drop_column("archives", "digest")
