"""Checks of a whole database: which logs are damaged, and what is missing."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial
from typing import Any

from sqlalchemy import Connection, text

from brikke.server.logs import fingerprint, note
from brikke.server.store.damage import check_tables
from brikke.server.store.engine import Part
from brikke.server.store.losses import find_losses
from brikke.server.store.recent_appends import RecentAppend


class Checking(Part):
    """The part of the store that checks the database."""

    async def check(self) -> dict[str, Any]:
        """Return how many tables and events there are, what is damaged, and what is missing.

        Nothing is changed: whoever starts a server afterwards is told the same.
        """
        known = self._database.known_appends()
        return await self._database.write(partial(_check, known))

    async def note_losses(self) -> None:
        """Log what is missing, once, and go on from what is there; a broken file is an error."""
        known = self._database.known_appends()
        losses = await self._database.write(lambda lent: find_losses(lent, known))
        for table_id, lost in losses.missing.items():
            note(
                "events are missing: the log of the database was damaged, or a backup was restored",
                logging.ERROR,
                table=fingerprint(table_id),
                lost=lost,
            )
        if losses.unnamed:
            note("more is missing, at unknown tables", logging.ERROR, appends=losses.unnamed)
        if losses and (problem := await self._database.write(_problem_of_file)):
            # Where pages of different times are mixed, nothing is proven.
            raise RuntimeError(f"damaged, restore a backup: {problem}")
        self._database.forget_appends(losses.appends.__contains__)


def _check(known: Sequence[RecentAppend], connection: Connection) -> dict[str, Any]:
    found = list(check_tables(connection))
    damaged = {each.table_id: each.damaged for each in found if each.damaged}
    losses = find_losses(connection, known, damaged)
    return {
        "tables": len(found),
        "events": sum(each.events for each in found),
        "unproven": sum(each.unproven for each in found),
        "damaged": [
            {"table": fingerprint(table_id), "lost": f"{lost.start + 1}-{lost.stop}"}
            for table_id, lost in damaged.items()
        ],
        "missing": [
            {"table": fingerprint(table_id), "lost": lost}
            for table_id, lost in losses.missing.items()
        ],
        "unnamed": losses.unnamed,
        "file": _problem_of_file(connection),
    }


def _problem_of_file(connection: Connection) -> str | None:
    """Return what is wrong with the pages of a SQLite file."""
    if connection.dialect.name != "sqlite":
        return None
    found: str = connection.execute(text("PRAGMA quick_check(1)")).scalar_one()
    return None if found == "ok" else found.replace("\n", " ")
