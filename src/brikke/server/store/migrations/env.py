"""Alembic's way in: it finds the connection where ``upgrade`` has put it."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
