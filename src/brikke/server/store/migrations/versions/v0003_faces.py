"""The faces and colours that guests choose."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the columns; guests of older versions have chosen nothing."""
    for name in ("face", "colour"):
        op.add_column("guests", sa.Column(name, sa.Text, nullable=False, server_default=""))
