"""Alembic's entry point: uses the connection that ``upgrade`` has set."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
