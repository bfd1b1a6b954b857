"""Routes for clubs: found one, join, and what its host and helpers do."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from litestar import Controller, delete, get, patch, post
from litestar.params import FromPath, JSONBody

from brikke.club.confusable_names import skeleton
from brikke.errors import InputError
from brikke.live import Refusal, RefusalCode
from brikke.rules.rulebook import get_rulebook, rulebook_text
from brikke.server.http.club_views import club_view, in_order_of_joining, member_id
from brikke.server.http.dependencies import TheGuest, TheRooms
from brikke.server.http.errors import problems
from brikke.server.http.newcomers import settle_appearance
from brikke.server.http.tables import open_table
from brikke.server.http.tournament_views import summaries
from brikke.server.store import HELPER, HOST, MEMBER, Club, ClubMember, Guest, NameTaken, Store
from brikke.wire.clubs import (
    ClubChanges,
    ClubSummary,
    ClubView,
    MemberChanges,
    NewClub,
    club_link,
)
from brikke.wire.names import clean_name
from brikke.wire.tables import CreatedTable, NewTable
from brikke.wire.tokens import is_code, new_club_id
from brikke.wire.tournaments import TournamentSummary

SHOWN_EVENTS: Final = 12
MOST_CLUBS: Final = 50
"""In how many clubs one may be."""


class Clubs(Controller):
    """Clubs."""

    path = "/api"
    tags = ("clubs",)

    @post("/clubs", responses=problems(400, 401, 409, 413, 503))
    async def found(self, data: JSONBody[NewClub], guest: TheGuest, rooms: TheRooms) -> ClubSummary:
        """Found a club and be its host."""
        await _check_count(rooms.store, guest)
        name = await _club_name(rooms.store, data.name, "")
        club = Club(new_club_id(), name, _rulebook(data.rulebook), rooms.store.now())
        try:
            await rooms.store.add_club(club, skeleton(name), guest.id)
        except NameTaken:
            raise Refusal(RefusalCode.NAME_TAKEN, name) from None
        return ClubSummary(club.id, club_link(club.id), club.name, HOST)

    @get("/me/clubs", responses=problems(401, 503))
    async def mine(self, guest: TheGuest, rooms: TheRooms) -> list[ClubSummary]:
        """List the clubs of the guest."""
        return [
            ClubSummary(club.id, club_link(club.id), club.name, role)  # type: ignore[arg-type]
            for club, role in await rooms.store.clubs_of(guest.id)
        ]

    @get("/clubs/{club_id:str}", responses=problems(400, 401, 404, 503))
    async def one(self, club_id: FromPath[str], guest: TheGuest, rooms: TheRooms) -> ClubView:
        """Show a club: to its members with tables and standings, to others what it is."""
        club = await club_of(rooms.store, club_id)
        return await club_view(rooms, club, guest)

    @patch("/clubs/{club_id:str}", responses=problems(400, 401, 403, 404, 409, 413, 503))
    async def change(
        self,
        club_id: FromPath[str],
        data: JSONBody[ClubChanges],
        guest: TheGuest,
        rooms: TheRooms,
    ) -> ClubView:
        """Change name, rulebook, or whether members may write; for the host."""
        club = await club_of(rooms.store, club_id)
        await member_of(rooms.store, club, guest, HOST)
        name = club.name
        if data.name is not None:
            name = await _club_name(rooms.store, data.name, club.id)
        rulebook = club.rulebook if data.rulebook is None else _rulebook(data.rulebook)
        chat = club.chat if data.chat is None else data.chat
        changed = replace(club, name=name, rulebook=rulebook, chat=chat)
        try:
            await rooms.store.change_club(changed, skeleton(name))
        except NameTaken:
            raise Refusal(RefusalCode.NAME_TAKEN, name) from None
        return await club_view(rooms, changed, guest)

    @post("/clubs/{club_id:str}/members", responses=problems(400, 401, 404, 409, 503))
    async def join(self, club_id: FromPath[str], guest: TheGuest, rooms: TheRooms) -> ClubView:
        """Become a member: whoever knows the address is invited."""
        club = await club_of(rooms.store, club_id)
        await _check_count(rooms.store, guest)
        if (await rooms.store.join_club(club.id, guest.id)).removed:
            raise Refusal(RefusalCode.BARRED)
        await settle_appearance(
            rooms, guest, in_order_of_joining(await rooms.store.club_members(club.id))
        )
        return await club_view(rooms, club, guest)

    @delete("/clubs/{club_id:str}/members/me", responses=problems(400, 401, 404, 503))
    async def leave(self, club_id: FromPath[str], guest: TheGuest, rooms: TheRooms) -> None:
        """Leave a club; a helper or the first member succeeds a host who leaves."""
        club = await club_of(rooms.store, club_id)
        member = await rooms.store.club_member(club.id, guest.id)
        # Who was removed stays so, or leaving and joining would undo it.
        if member is not None and not member.removed:
            await rooms.store.leave_club(club.id, guest.id)

    @patch(
        "/clubs/{club_id:str}/members/{member:str}",
        responses=problems(400, 401, 403, 404, 409, 413, 503),
    )
    async def change_member(
        self,
        club_id: FromPath[str],
        member: FromPath[str],
        data: JSONBody[MemberChanges],
        guest: TheGuest,
        rooms: TheRooms,
    ) -> ClubView:
        """Name a helper, mute or remove a member; roles are for the host."""
        club = await club_of(rooms.store, club_id)
        mine = await member_of(rooms.store, club, guest, HELPER)
        theirs = await find_member(rooms.store, club, member)
        if data.role is not None and mine.role != HOST:
            raise Refusal(RefusalCode.NOT_HOST)
        if not may_manage(mine, theirs):
            raise Refusal(RefusalCode.NOT_HOST)
        if data.role is not None:
            await rooms.store.set_role(club.id, theirs.guest_id, data.role)
        if data.muted is not None:
            await rooms.store.set_muted(club.id, theirs.guest_id, data.muted)
        if data.removed is not None:
            await rooms.store.set_removed(club.id, theirs.guest_id, data.removed)
        return await club_view(rooms, club, guest)

    @post("/clubs/{club_id:str}/tables", responses=problems(400, 401, 403, 404, 409, 413, 503))
    async def create_table(
        self,
        club_id: FromPath[str],
        data: JSONBody[NewTable],
        guest: TheGuest,
        rooms: TheRooms,
    ) -> CreatedTable:
        """Create a table that the members of the club see."""
        club = await club_of(rooms.store, club_id)
        await member_of(rooms.store, club, guest)
        created = await open_table(rooms, data, guest)
        await rooms.store.add_club_table(club.id, created.id)
        return created

    @get("/clubs/{club_id:str}/tournaments", responses=problems(400, 401, 403, 404, 503))
    async def tournaments(
        self, club_id: FromPath[str], guest: TheGuest, rooms: TheRooms
    ) -> list[TournamentSummary]:
        """List the tournaments of a club for its members, the newest first."""
        club = await club_of(rooms.store, club_id)
        await member_of(rooms.store, club, guest)
        found = await rooms.store.tournaments_in(club.id, SHOWN_EVENTS)
        return await summaries(rooms.store, found, guest.id)


async def club_of(store: Store, club_id: str) -> Club:
    """Return a club, or refuse."""
    club = await store.club(club_id) if is_code(club_id) else None
    if club is None:
        raise Refusal(RefusalCode.NO_SUCH_CLUB)
    return club


async def member_of(store: Store, club: Club, guest: Guest, role: str = MEMBER) -> ClubMember:
    """Return the guest as a member who has at least this role, or refuse."""
    member = await store.club_member(club.id, guest.id)
    if member is None or member.removed:
        raise Refusal(RefusalCode.NOT_MEMBER)
    ranks = (MEMBER, HELPER, HOST)
    if ranks.index(member.role) < ranks.index(role):
        raise Refusal(RefusalCode.NOT_HOST)
    return member


async def find_member(store: Store, club: Club, public_id: str) -> ClubMember:
    """Return a member by the id that others see, or refuse."""
    for each in await store.club_members(club.id):
        if member_id(club.id, each.guest_id) == public_id:
            return each
    raise Refusal(RefusalCode.NO_SUCH_MEMBER)


def may_manage(mine: ClubMember, theirs: ClubMember) -> bool:
    """Return whether a member may change another: the host all others, helpers plain members."""
    if mine.guest_id == theirs.guest_id:
        return False
    return mine.role == HOST or (mine.role == HELPER and theirs.role == MEMBER)


async def _check_count(store: Store, guest: Guest) -> None:
    if len(await store.clubs_of(guest.id)) >= MOST_CLUBS:
        raise InputError(f"one may be in {MOST_CLUBS} clubs", MOST_CLUBS)


async def _club_name(store: Store, name: str, club_id: str) -> str:
    cleaned = clean_name(name)
    likeness = skeleton(cleaned)
    if not likeness:
        raise InputError("the name of a club has letters", cleaned)
    if await store.club_like(likeness) not in (None, club_id):
        raise Refusal(RefusalCode.NAME_TAKEN, cleaned)
    return cleaned


def _rulebook(text: str) -> str:
    return rulebook_text(get_rulebook(text))
