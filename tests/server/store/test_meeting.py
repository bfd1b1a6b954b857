"""Seeks, messages, reports, and what the host of the server asks for."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from sqlalchemy import inspect, update

from brikke.server.store import Seek, Store, schema
from brikke.server.store.seeks import LOST_MS
from tests.server.store.make_append import create, outcomes
from tests.server.store.test_chain import migrate
from tests.server.store.test_clubs import FJORD, club
from tests.server.store.test_kept_names import passkey, person

pytestmark = pytest.mark.anyio


def two(waiting: Sequence[Seek], _now: int) -> Sequence[Seek]:
    return waiting[:2] if len(waiting) >= 2 else []


async def seek(store: Store, guest: str, created: int = 1, wish: str = "wish") -> None:
    await store.put_seek(Seek(guest, wish, False, "", created))


async def test_guests_with_one_wish_are_seated_once(store: Store, other: Store) -> None:
    for at, name in enumerate(("Ann", "Bo", "Cy", "Di")):
        await person(store, name)
        await seek(store, name.lower(), at)
    found = await outcomes(
        *(each.seat_seekers("wish", f"t{at}", two) for at, each in enumerate([store, other] * 3))
    )
    seated = [[each.guest_id for each in some] for some in found if isinstance(some, list) and some]
    assert sorted(map(sorted, seated)) == [["ann", "bo"], ["cy", "di"]]
    mine = await store.seek("ann")
    assert mine is not None
    assert mine.table_id is not None
    assert [each.guest_id for each in await store.seated_at(mine.table_id)] == ["ann", "bo"]
    assert await store.open_seeks() == []


async def test_a_seek_ends_when_its_guest_asks_no_more(store: Store) -> None:
    for name in ("Ann", "Bo"):
        await person(store, name)
        await seek(store, name.lower())
    assert [(each.wish, each.waiting) for each in await store.open_seeks()] == [("wish", 2)]
    lost = update(schema.seeks).where(schema.seeks.c.guest_id == "bo")
    await store._database.execute(lost.values(seen=store.now() - LOST_MS - 1))
    assert await store.seat_seekers("wish", "t", two) == []
    assert [each.waiting for each in await store.open_seeks()] == [1]
    assert await store.seek("bo") is not None
    assert len(await store.seat_seekers("wish", "t", two)) == 2
    await store.end_seek("bo")
    assert await store.seek("bo") is None
    assert await store.expire_seeks(store.now() + 1, 9) == 1
    assert await store.seek("nobody") is None


async def test_a_guest_has_one_wish_and_takes_it_along_nowhere(store: Store) -> None:
    ann, _past = await person(store, "Ann"), await person(store, "Past")
    await seek(store, "ann", wish="first")
    await seek(store, "ann", wish="second")
    assert [each.wish for each in await store.open_seeks()] == ["second"]
    await seek(store, "past")
    await store.keep_name(ann, "ann", passkey(ann))
    await store.merge("past", "ann")
    await store.forget("ann")
    assert await store.open_seeks() == []


async def test_messages_are_read_in_order_and_removed(store: Store) -> None:
    await club(store, "ann", "bo")
    for guest, body in (("ann", "Hello"), ("bo", "Hi"), ("ann", "Again")):
        await store.add_message(FJORD.id, guest, body)
    found = await store.messages(FJORD.id, 9)
    assert [each.body for each in found] == ["Hello", "Hi", "Again"]
    assert [each.body for each in await store.messages(FJORD.id, 1)] == ["Again"]
    upto = await store.messages(FJORD.id, 9, upto=found[1].id)
    assert [each.body for each in upto] == ["Hello", "Hi"]
    await store.remove_message(FJORD.id, found[1].id)
    await store.remove_message("other1", found[2].id)
    assert [each.body for each in await store.messages(FJORD.id, 9)] == ["Hello", "Again"]
    await store.forget("ann")
    assert await store.messages(FJORD.id, 9) == []


async def test_reports_are_shown_until_they_are_dealt_with(store: Store) -> None:
    about = {"reason": "rude", "by_guest": "ann", "about_guest": "bo", "log": b"[]"}
    await store.add_report(**about, club_id="fjord2", table_id=None)
    await store.add_report(**about, club_id=None, table_id="t")
    table, inside = await store.reports(9)
    assert (table.table_id, inside.club_id) == ("t", "fjord2")
    assert await store.reports(9, "fjord2") == [inside]
    await store.end_report(table.id, "fjord2")
    assert len(await store.reports(9)) == 2, "a club deals with its own reports only"
    await store.end_report(table.id)
    await store.end_report(inside.id, "fjord2")
    assert await store.reports(9) == []


async def test_a_host_token_is_valid_until_it_expires(store: Store) -> None:
    await store.add_host_token("valid", store.now() + 60_000)
    await store.add_host_token("late", store.now() - 1)
    assert [await store.is_host_token(each) for each in ("valid", "late", "no")] == [
        True,
        False,
        False,
    ]


async def test_the_host_counts_what_there_is(store: Store) -> None:
    await club(store, "ann", "bo")
    await create(store, "t", "u")
    await store.add_connection("c", "t", "ann", "s")
    counts = await store.server_counts()
    assert (sum(counts.tables.values()), counts.guests, counts.clubs) == (2, 2, 1)
    assert (counts.connections, counts.kept_names, counts.reports) == (1, 0, 0)
    assert {row.id for row in await store.newest_tables(9)} == {"t", "u"}
    assert await store.guests_at_tables(["ann", "bo"]) == {"ann"}


async def test_the_migration_works_in_both_directions(empty_url: str) -> None:
    store = await Store.open(empty_url)
    await club(store, "ann")
    await seek(store, "ann")
    await store._database.write(lambda lent: migrate(lent, "0008"))
    names = await store._database.write(lambda lent: set(inspect(lent).get_table_names()))
    assert names.isdisjoint({"seeks", "club_messages", "reports", "host_tokens"})
    await store.migrate()
    assert await store.open_seeks() == []
    assert await store.club(FJORD.id) == FJORD
    await store.close()
