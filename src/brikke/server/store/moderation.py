"""Moderation: messages among the members of a club, and reports with what happened."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import delete, insert, select, update

from brikke.server.store import schema
from brikke.server.store.engine import Part
from brikke.server.store.rows import ClubMessage, Report

_message: Final = schema.club_messages.c
_report: Final = schema.reports.c
_MESSAGE: Final = tuple(_message[name] for name in ClubMessage.__match_args__)
_REPORT: Final = tuple(_report[name] for name in Report.__match_args__)


class Moderation(Part):
    """The part of the store with messages and reports."""

    async def add_message(self, club_id: str, guest: str, body: str) -> None:
        """Add a message of a member."""
        row = {"club_id": club_id, "guest_id": guest, "at": self.now(), "body": body}
        await self._database.execute(insert(schema.club_messages).values(**row))

    async def messages(
        self, club_id: str, limit: int, upto: int | None = None
    ) -> list[ClubMessage]:
        """Return the newest messages of a club, or those up to a number; the oldest first."""
        query = select(*_MESSAGE).where(_message.club_id == club_id)
        if upto is not None:
            query = query.where(_message.id <= upto)
        rows = await self._database.fetch(query.order_by(_message.id.desc()).limit(limit))
        return [ClubMessage(*row) for row in reversed(rows)]

    async def remove_message(self, club_id: str, message: int) -> None:
        """Remove a message."""
        gone = delete(schema.club_messages).where(
            _message.club_id == club_id, _message.id == message
        )
        await self._database.execute(gone)

    async def add_report(self, **fields: Any) -> None:
        """Add a report: all fields of :class:`Report` but ``id``, ``created`` and ``done``."""
        await self._database.execute(insert(schema.reports).values(**fields, created=self.now()))

    async def reports(self, limit: int, club_id: str | None = None) -> list[Report]:
        """Return the newest reports that nobody has dealt with, of a club or of the server."""
        query = select(*_REPORT).where(_report.done.is_(False))
        if club_id is not None:
            query = query.where(_report.club_id == club_id)
        rows = await self._database.fetch(query.order_by(_report.id.desc()).limit(limit))
        return [Report(*row) for row in rows]

    async def end_report(self, report: int, club_id: str | None = None) -> None:
        """Record that a report was dealt with; of a club only one of its own."""
        change = update(schema.reports).where(_report.id == report)
        if club_id is not None:
            change = change.where(_report.club_id == club_id)
        await self._database.execute(change.values(done=True))
