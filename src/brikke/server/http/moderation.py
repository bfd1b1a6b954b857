"""Routes for moderation: messages among members of a club, and reports that hold what happened."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec
from litestar import Controller, delete, get, post
from litestar.params import FromPath, JSONBody

from brikke.live import Refusal, RefusalCode, redact_log
from brikke.server.http.club_views import member_id
from brikke.server.http.clubs import club_of, may_manage, member_of
from brikke.server.http.dependencies import TheGuest, TheRooms
from brikke.server.http.errors import problems
from brikke.server.store import HELPER, Club, ClubMember, ClubMessage, Guest, Report, Store
from brikke.wire.appearance import NOBODY
from brikke.wire.clubs import Message, MessageReport, NewMessage, NewReport, ReportView
from brikke.wire.events import encode_event
from brikke.wire.names import clean_text

SHOWN_MESSAGES: Final = 100
SHOWN_REPORTS: Final = 50
DIGITS: Final = 11
LARGEST: Final = 2**31 - 1
"""The largest number of a row in the database."""
REPORTED_MESSAGES: Final = 20
REPORTED_EVENTS: Final = 60
"""How much of what happened a report holds."""


class Moderation(Controller):
    """Messages and reports."""

    path = "/api"
    tags = ("clubs",)

    @get("/clubs/{club_id:str}/messages", responses=problems(400, 401, 403, 404, 409, 503))
    async def messages(
        self, club_id: FromPath[str], guest: TheGuest, rooms: TheRooms
    ) -> list[Message]:
        """Read the newest messages of a club, the oldest of them first."""
        club, _ = await _chat(rooms.store, club_id, guest)
        return await _shown(rooms.store, club, await rooms.store.messages(club.id, SHOWN_MESSAGES))

    @post("/clubs/{club_id:str}/messages", responses=problems(400, 401, 403, 404, 409, 413, 503))
    async def write(
        self, club_id: FromPath[str], data: JSONBody[NewMessage], guest: TheGuest, rooms: TheRooms
    ) -> list[Message]:
        """Write a message to the members of a club, if it allows chat."""
        club, member = await _chat(rooms.store, club_id, guest)
        if member.muted:
            raise Refusal(RefusalCode.MUTED)
        await rooms.store.add_message(club.id, guest.id, clean_text(data.text))
        return await _shown(rooms.store, club, await rooms.store.messages(club.id, SHOWN_MESSAGES))

    @delete(
        "/clubs/{club_id:str}/messages/{message:str}",
        responses=problems(400, 401, 403, 404, 409, 503),
    )
    async def remove(
        self, club_id: FromPath[str], message: FromPath[str], guest: TheGuest, rooms: TheRooms
    ) -> None:
        """Remove a message: one's own, or as host or helper that of a member."""
        club = await club_of(rooms.store, club_id)
        mine = await member_of(rooms.store, club, guest)
        found = await _message(rooms.store, club, message)
        if found.guest_id != guest.id:
            theirs = await rooms.store.club_member(club.id, found.guest_id)
            gone = theirs is None and mine.role != "member"
            if not gone and not (theirs and may_manage(mine, theirs)):
                raise Refusal(RefusalCode.NOT_HOST)
        await rooms.store.remove_message(club.id, found.id)

    @post(
        "/clubs/{club_id:str}/messages/{message:str}/reports",
        responses=problems(400, 401, 403, 404, 409, 413, 503),
    )
    async def report_message(
        self,
        club_id: FromPath[str],
        message: FromPath[str],
        data: JSONBody[MessageReport],
        guest: TheGuest,
        rooms: TheRooms,
    ) -> None:
        """Report a message; the report holds the messages up to it."""
        club, _ = await _chat(rooms.store, club_id, guest)
        found = await _message(rooms.store, club, message)
        before = await rooms.store.messages(club.id, REPORTED_MESSAGES, upto=found.id)
        shown = await _shown(rooms.store, club, before)
        await rooms.store.add_report(
            reason=data.reason,
            by_guest=guest.id,
            about_guest=found.guest_id,
            club_id=club.id,
            table_id=None,
            log=_log(f"{each.name}: {each.text}" for each in shown),
        )

    @post("/tables/{table_id:str}/reports", responses=problems(400, 401, 404, 409, 410, 413, 503))
    async def report_player(
        self, table_id: FromPath[str], data: JSONBody[NewReport], guest: TheGuest, rooms: TheRooms
    ) -> None:
        """Report somebody at one's table; the report holds what everybody there saw."""
        room = await rooms.existing_room(table_id)
        live_table = await room.live_table()
        if live_table.seat_of(await rooms.seated_as(room, guest)) is None:
            raise Refusal(RefusalCode.NOT_SEATED)
        about = live_table.players[data.seat] if data.seat < len(live_table.players) else None
        if about is None or about.guest is None:
            raise Refusal(RefusalCode.NO_SUCH_SEAT, str(data.seat))
        last = live_table.log[max(0, live_table.seq - REPORTED_EVENTS) :]
        await rooms.store.add_report(
            reason=data.reason,
            by_guest=guest.id,
            about_guest=about.guest,
            club_id=await _club_of_table(rooms.store, table_id, live_table.tournament),
            table_id=table_id,
            # As a spectator saw it: a report tells no tile.
            log=_log(encode_event(redact_log(each.event, None)).decode() for each in last),
        )

    @get("/clubs/{club_id:str}/reports", responses=problems(400, 401, 403, 404, 409, 503))
    async def reports(
        self, club_id: FromPath[str], guest: TheGuest, rooms: TheRooms
    ) -> list[ReportView]:
        """Read the reports of a club that nobody has dealt with; for its host and helpers."""
        club = await club_of(rooms.store, club_id)
        await member_of(rooms.store, club, guest, HELPER)
        found = await rooms.store.reports(SHOWN_REPORTS, club.id)
        return await report_views(rooms.store, found)

    @delete(
        "/clubs/{club_id:str}/reports/{report:str}",
        responses=problems(400, 401, 403, 404, 409, 503),
    )
    async def end_report(
        self, club_id: FromPath[str], report: FromPath[str], guest: TheGuest, rooms: TheRooms
    ) -> None:
        """Say that a report was dealt with; for the host and helpers of the club."""
        club = await club_of(rooms.store, club_id)
        await member_of(rooms.store, club, guest, HELPER)
        await rooms.store.end_report(row_number(report), club.id)


async def report_views(store: Store, reports: Iterable[Report]) -> list[ReportView]:
    """Return reports with the names that people have now.

    Whoever reads one may still have to play the deal: its log waits until the deal is open.
    """
    found = list(reports)
    tables = {each.table_id for each in found if each.table_id is not None}
    sealed = await store.sealed_among(tables) if tables else set()
    guests = {guest for each in found for guest in (each.by_guest, each.about_guest)}
    profiles = await store.profiles(guests) if guests else {}
    return [
        ReportView(
            id=each.id,
            created=each.created,
            reason=each.reason,
            by=profiles.get(each.by_guest, NOBODY).name,
            about=profiles.get(each.about_guest, NOBODY).name,
            member=member_id(each.club_id, each.about_guest) if each.club_id else "",
            table_id=each.table_id,
            sealed=each.table_id in sealed,
            log=[] if each.table_id in sealed else msgspec.json.decode(each.log),
        )
        for each in found
    ]


async def _club_of_table(store: Store, table_id: str, tournament: str | None) -> str | None:
    """Return the club whose host reads reports of a table: also if it is one of an event."""
    if tournament is None:
        return await store.club_of_table(table_id)
    known = await store.tournament(tournament)
    return known.club_id if known else None


def _log(lines: Iterable[str]) -> bytes:
    return msgspec.json.encode(list(lines))


async def _chat(store: Store, club_id: str, guest: Guest) -> tuple[Club, ClubMember]:
    club = await club_of(store, club_id)
    member = await member_of(store, club, guest)
    if not club.chat:
        raise Refusal(RefusalCode.CHAT_OFF)
    return club, member


def row_number(text: str) -> int:
    """Return the number of a row in a path; -1, which no row has, if it is none."""
    number = int(text) if text.isascii() and text.isdigit() and len(text) < DIGITS else -1
    return number if number <= LARGEST else -1


async def _message(store: Store, club: Club, text: str) -> ClubMessage:
    number = row_number(text)
    found = await store.messages(club.id, 1, upto=number)
    if not found or found[0].id != number:
        raise Refusal(RefusalCode.NO_SUCH_MESSAGE)
    return found[0]


async def _shown(store: Store, club: Club, messages: Iterable[ClubMessage]) -> list[Message]:
    found = list(messages)
    guests = {each.guest_id for each in found}
    profiles = await store.profiles(guests) if guests else {}
    return [
        Message(
            each.id,
            member_id(club.id, each.guest_id),
            profiles.get(each.guest_id, NOBODY).name,
            each.at,
            each.body,
        )
        for each in found
    ]
