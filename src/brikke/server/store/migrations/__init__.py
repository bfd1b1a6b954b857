"""Schema migrations; Alembic reads this folder."""

from __future__ import annotations

from importlib import resources
from typing import Final

from sqlalchemy import Connection, func, inspect, select, text

# An advisory lock number that no other program uses on the same PostgreSQL database.
_LOCK: Final = 0x6272696B6B65


def upgrade(connection: Connection) -> None:
    """Migrate a database to the newest version, in this transaction, one server at a time.

    On SQLite the transaction itself locks out other servers.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
    if _version(connection) == newest_version():
        return
    # Imported late: most starts find the newest version, and Alembic takes a fifth of a start.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", "brikke.server.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _version(connection: Connection) -> str | None:
    """Return the version of a database; None if it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.scalar(text("select version_num from alembic_version"))
    return version


def newest_version() -> str:
    """Return the newest version; files are called ``v0001_what_changes.py``."""
    files = (resources.files(__name__) / "versions").iterdir()
    return max(each.name[1:5] for each in files if each.name.startswith("v"))
