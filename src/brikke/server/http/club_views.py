"""Clubs as their members are shown them: people, tables and standings."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Final

import msgspec

from brikke.club.duplicate.standings import shared_places
from brikke.club.rating import pool_of
from brikke.rules.rulebook import get_rulebook, rulebook_name
from brikke.server.http.tables import table_summaries
from brikke.server.store import Club, ClubMember, Guest, Store, TableRow, Tournament
from brikke.server.store.tournaments import PLAYING
from brikke.server.tables.rooms import Rooms
from brikke.server.tables.shown_ratings import shown_rating
from brikke.server.workers.tournament_work import StoredStanding
from brikke.wire.appearance import Profile, group_profiles
from brikke.wire.clubs import (
    ClubPerson,
    ClubView,
    EqualTilesStanding,
    Standing,
    Standings,
    club_link,
)
from brikke.wire.tokens import hash_of

SHOWN_TABLES: Final = 24
SHOWN_PLACES: Final = 10
LATELY_MS: Final = 24 * 3600 * 1000
"""A table at which nothing happened for longer is not shown."""
COUNTED_EVENTS: Final = 50
"""The newest tournaments of a club, which its standings on equal tiles are made of."""


def member_id(club_id: str, guest: str) -> str:
    """Return what names a guest in a club; it says nothing elsewhere."""
    return hash_of(f"{club_id} {guest}")[:16]


async def club_view(rooms: Rooms, club: Club, guest: Guest) -> ClubView:
    """Return a club as a guest is shown it."""
    store = rooms.store
    members = await store.club_members(club.id)
    mine = next((each for each in members if each.guest_id == guest.id), None)
    rulebook = get_rulebook(club.rulebook)
    shown = [] if mine is None else members
    everyone = in_order_of_joining(shown)
    profiles = group_profiles(everyone, await store.profiles(everyone) if shown else {})
    here = await store.guests_at_tables(everyone) if shown else set()
    rows = (
        []
        if mine is None
        else await store.club_tables(club.id, store.now() - LATELY_MS, SHOWN_TABLES)
    )
    # A member with a seat waits there for others, also with the page closed.
    tables = [(row, _guests_at(row)) for row in rows]
    held = await store.tournaments_in(club.id, COUNTED_EVENTS) if shown else []
    playing = await store.taking_part([each.id for each in held if each.state == PLAYING])
    here.update(*(seated for _, seated in tables), *playing.values())
    return ClubView(
        id=club.id,
        link=club_link(club.id),
        name=club.name,
        rulebook=club.rulebook,
        rulebook_name=rulebook_name(rulebook),
        role=None if mine is None else mine.role,  # type: ignore[arg-type]
        member_count=len(members),
        chat=club.chat,
        members=[_person(club, each, profiles, here, guest) for each in shown],
        tables=await table_summaries(
            store,
            [
                (row, seated.index(guest.id) if guest.id in seated else None)
                for row, seated in tables
            ],
        ),
        standings=await _standings(store, club, rulebook.edition, shown),
        equal_tiles=equal_tiles_standings(club, shown, held),
    )


def _guests_at(row: TableRow) -> list[str]:
    return [each["guest"] for each in msgspec.json.decode(row.summary)["seats"]]


def in_order_of_joining(members: Sequence[ClubMember]) -> list[str]:
    """Return members in the order in which they joined, whatever they have become since."""
    return [
        each.guest_id for each in sorted(members, key=lambda each: (each.joined, each.guest_id))
    ]


def _person(
    club: Club,
    member: ClubMember,
    profiles: dict[str, Profile],
    here: set[str],
    guest: Guest,
) -> ClubPerson:
    profile = profiles[member.guest_id]
    return ClubPerson(
        id=member_id(club.id, member.guest_id),
        name=profile.name,
        face=profile.face,
        colour=profile.colour,
        role=member.role,  # type: ignore[arg-type]
        muted=member.muted,
        here=member.guest_id in here,
        you=member.guest_id == guest.id,
    )


async def _standings(
    store: Store, club: Club, edition: str, members: list[ClubMember]
) -> list[Standings]:
    players = [each.guest_id for each in members]
    found = []
    for seats in (2, 3, 4) if players else ():
        rows = await store.standings(pool_of(edition, seats), players, SHOWN_PLACES)
        places = [
            Standing(member_id(club.id, row.player), shown_rating(row), row.rounds) for row in rows
        ]
        if places:
            found.append(Standings(seats, places))
    return found


def equal_tiles_standings(
    club: Club, members: Sequence[ClubMember], held: Sequence[Tournament]
) -> list[EqualTilesStanding]:
    """Return the standings over the tournaments of a club, the best first.

    An evening that one member spent with bots does not count: nobody else played these tiles.
    """
    rounds: Counter[str] = Counter()
    won: Counter[str] = Counter()
    points: Counter[str] = Counter()
    shares: defaultdict[str, float] = defaultdict(float)
    for each in held:
        rows = msgspec.json.decode(each.standings, type=list[StoredStanding])
        for row in rows if len(rows) > 1 else ():
            rounds[row.player] += row.rounds
            won[row.player] += row.won
            points[row.player] += row.points
            shares[row.player] += row.percent * row.rounds
    played = [each.guest_id for each in members if rounds[each.guest_id]]
    percents = {each: round(shares[each] / rounds[each], 1) for each in played}
    places = shared_places({each: (percents[each], 0) for each in played})
    found = [
        EqualTilesStanding(
            member=member_id(club.id, each),
            place=places[each],
            percent=percents[each],
            points=points[each],
            deals=rounds[each],
            won=won[each],
        )
        for each in played
    ]
    return sorted(found, key=lambda each: (each.place, -each.points))
