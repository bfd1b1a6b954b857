"""Schema migrations; Alembic reads this folder."""

from __future__ import annotations

from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, func, select

# An advisory lock number that no other program uses on the same PostgreSQL database.
_LOCK: Final = 0x6272696B6B65


def upgrade(connection: Connection) -> None:
    """Migrate a database to the newest version, in this transaction, one server at a time.

    On SQLite the transaction itself locks out other servers.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
    config = Config()
    config.set_main_option("script_location", "brikke.server.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
