"""Standings of a club over its tournaments: equal shares, and rounds won."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from brikke.server.http.club_views import equal_tiles_standings, member_id
from brikke.server.store.rows import Club, ClubMember, Tournament
from brikke.server.workers.tournament_work import StoredStanding

CLUB = Club("abcdef", "Equals", "nordic", 0)


def members(*names: str) -> Sequence[ClubMember]:
    return [ClubMember(each, "member", 0, muted=False, removed=False) for each in names]


def held(*rows: StoredStanding) -> Tournament:
    return Tournament(
        id="t", organiser="ann", club_id=CLUB.id, created=0, name="", settings=b"", seeds=b"",
        state="over", paused=False, number=1, at=None, began=0,
        standings=msgspec.json.encode(rows), version=1,
    )  # fmt: skip


def test_an_evening_that_somebody_tried_alone_with_bots_does_not_count() -> None:
    alone = held(StoredStanding("ann", 1, 0, 100.0, 2, 40, 1, won=1))
    assert equal_tiles_standings(CLUB, members("ann", "bo"), [alone]) == []


def test_members_with_equal_shares_share_a_place_and_their_rounds_won_are_added_up() -> None:
    events = [
        held(
            StoredStanding("ann", 1, 0, 75.0, 3, 40, 2, won=2),
            StoredStanding("bo", 2, 0, 50.0, 2, -10, 2, won=1),
        ),
        held(
            StoredStanding("bo", 1, 0, 100.0, 2, 30, 2, won=2),
            StoredStanding("cy", 2, 0, 10.0, 0, -30, 2, won=0),
        ),
    ]
    found = equal_tiles_standings(CLUB, members("ann", "bo", "cy"), events)
    rows = {each.member: (each.place, each.percent, each.won, each.deals) for each in found}
    assert rows == {
        member_id(CLUB.id, "ann"): (1, 75.0, 2, 2),
        member_id(CLUB.id, "bo"): (1, 75.0, 3, 4),
        member_id(CLUB.id, "cy"): (3, 10.0, 0, 2),
    }
