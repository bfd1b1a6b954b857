"""Clubs: members, roles, succession, and what becomes of them when somebody leaves or is merged."""

from __future__ import annotations

import pytest
from sqlalchemy import inspect

from brikke.server.store import HELPER, HOST, MEMBER, Club, NameTaken, Store, Summary
from tests.server.store.make_append import append_of, create, outcomes
from tests.server.store.test_chain import migrate
from tests.server.store.test_kept_names import passkey, person

pytestmark = pytest.mark.anyio

FJORD = Club("fjord2", "Fjordside", "nordic", 500)


async def club(store: Store, *members: str) -> None:
    """Add a club and its members in this order, the host first."""
    for name in members:
        await person(store, name.title())
    await store.add_club(FJORD, "fjordside", members[0])
    for name in members[1:]:
        await store.join_club(FJORD.id, name)


async def roles(store: Store) -> list[tuple[str, str]]:
    return [(each.guest_id, each.role) for each in await store.club_members(FJORD.id)]


async def test_a_club_has_a_host_and_members(store: Store) -> None:
    await club(store, "ann", "bo")
    assert await store.club(FJORD.id) == FJORD
    assert await store.club("nowhere") is None
    assert await roles(store) == [("ann", HOST), ("bo", MEMBER)]
    await store.join_club(FJORD.id, "ann")
    assert (await store.join_club(FJORD.id, "bo")).role == MEMBER
    assert await store.clubs_of("bo") == [(FJORD, MEMBER)]
    assert await store.all_clubs(9) == [(FJORD, 2)]
    assert await store.club_member(FJORD.id, "nobody") is None


async def test_two_clubs_whose_names_look_alike_cannot_be(store: Store, other: Store) -> None:
    await person(store, "Ann")
    made = await outcomes(
        store.add_club(FJORD, "fjordside", "ann"),
        other.add_club(Club("fjord3", "FJORDSIDE", "nordic", 500), "fjordside", "ann"),
    )
    assert [type(each) for each in made if isinstance(each, Exception)] == [NameTaken]
    await store.add_club(Club("other1", "Other", "nordic", 500), "other", "ann")
    with pytest.raises(NameTaken):
        await store.change_club(Club("other1", "Fjordside", "nordic", 500), "fjordside")
    await store.change_club(Club("other1", "Another", "german", 500, True), "another")
    assert await store.club("other1") == Club("other1", "Another", "german", 500, True)
    assert (await store.club_like("another"), await store.club_like("other")) == ("other1", None)


async def test_a_removed_member_cannot_join_again(store: Store) -> None:
    await club(store, "ann", "bo", "cy")
    await store.set_removed(FJORD.id, "bo", True)
    assert (await store.join_club(FJORD.id, "bo")).removed
    assert await roles(store) == [("ann", HOST), ("cy", MEMBER)]
    assert await store.clubs_of("bo") == []
    await store.set_removed(FJORD.id, "bo", False)
    assert ("bo", MEMBER) in await roles(store)
    await store.set_removed(FJORD.id, "ann", True)
    assert ("ann", HOST) in await roles(store)


async def test_a_member_can_be_muted(store: Store) -> None:
    await club(store, "ann", "bo")
    for muted in (True, False):
        await store.set_muted(FJORD.id, "bo", muted)
        member = await store.club_member(FJORD.id, "bo")
        assert member is not None
        assert member.muted is muted


async def test_a_helper_succeeds_the_host_and_else_the_first_member(store: Store) -> None:
    await club(store, "ann", "bo", "cy")
    await store.set_role(FJORD.id, "cy", HELPER)
    assert await roles(store) == [("ann", HOST), ("cy", HELPER), ("bo", MEMBER)]
    await store.leave_club(FJORD.id, "ann")
    assert await roles(store) == [("cy", HOST), ("bo", MEMBER)]
    await store.forget("cy")
    assert await roles(store) == [("bo", HOST)]
    await store.leave_club(FJORD.id, "bo")
    assert await roles(store) == []
    await store.join_club(FJORD.id, "ann")
    assert await roles(store) == [("ann", HOST)]


async def test_a_host_hands_the_club_over(store: Store) -> None:
    await club(store, "ann", "bo")
    await store.set_role(FJORD.id, "bo", HOST)
    assert await roles(store) == [("bo", HOST), ("ann", HELPER)]
    await store.set_role(FJORD.id, "bo", MEMBER)
    assert await roles(store) == [("ann", HOST), ("bo", MEMBER)]


async def test_the_clubs_of_a_guest_are_merged_into_the_kept_name(store: Store) -> None:
    await club(store, "past", "ann", "bo")
    await store.add_club(Club("second", "Second", "nordic", 500), "second", "past")
    [kept] = [each for each in [await store.guest_of("ann-token")] if each]
    await store.keep_name(kept, "ann", passkey(kept))
    await store.merge("past", "ann")
    # The kept name was a plain member of the first club, and becomes host as its first member.
    assert await roles(store) == [("ann", HOST), ("bo", MEMBER)]
    assert [each.id for each, _ in await store.clubs_of("ann")] == ["second", "fjord2"]


async def test_members_of_clubs_do_not_expire(store: Store) -> None:
    await club(store, "ann")
    await person(store, "Bo")
    assert await store.expire_guests(store.now() + 1, 9) == 1
    assert await roles(store) == [("ann", HOST)]


async def test_a_club_shows_its_tables_that_are_not_over(store: Store) -> None:
    await club(store, "ann")
    await create(store, "t", "u", "elsewhere")
    for table_id in ("t", "u"):
        await store.add_club_table(FJORD.id, table_id)
    assert {row.id for row in await store.club_tables(FJORD.id, 0, 9)} == {"t", "u"}
    await store.append(append_of("t", 2, summary=Summary("over", False, b"{}")))
    assert [row.id for row in await store.club_tables(FJORD.id, 0, 9)] == ["u"]
    assert await store.club_tables(FJORD.id, store.now() + 1, 9) == []
    assert await store.club_of_table("t") == FJORD.id
    assert await store.club_of_table("elsewhere") is None


async def test_the_migration_works_in_both_directions(empty_url: str) -> None:
    store = await Store.open(empty_url)
    await club(store, "ann")
    await store._database.write(lambda lent: migrate(lent, "0006"))
    names = await store._database.write(lambda lent: set(inspect(lent).get_table_names()))
    assert names.isdisjoint({"clubs", "club_members", "club_tables"})
    await store.migrate()
    assert await store.guest_of("ann-token") is not None
    assert await store.club(FJORD.id) is None
    await store.close()
