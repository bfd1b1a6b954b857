"""Guests, token hashes and transfers."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy.exc import IntegrityError

from brikke.server.store import Guest, GuestChange, Store, people, schema
from brikke.wire.appearance import Profile
from tests.server.store.make_append import outcomes

pytestmark = pytest.mark.anyio


def changed(guest: str, name: str, language: str, **look: str) -> Guest:
    """Return a guest with new values, to be written."""
    return Guest(guest, name, language, 0, look.get("face", ""), look.get("colour", ""))


async def test_a_token_identifies_its_guest(store: Store) -> None:
    before = store.now()
    await store.add_guest("g1", "Bjørn ♠", "nb", "hash-1")
    guest = await store.guest_of("hash-1")
    assert guest is not None
    assert before <= guest.created <= store.now()
    assert guest == Guest("g1", "Bjørn ♠", "nb", guest.created)
    assert await store.guest_of("hash-2") is None


async def test_a_guest_may_have_several_tokens(store: Store) -> None:
    await store.add_guest("g1", "Ann", "en", "hash-1")
    await store.add_token("g1", "hash-2")
    assert await store.guest_of("hash-2") == await store.guest_of("hash-1")


async def test_a_token_belongs_to_one_guest_who_exists(store: Store) -> None:
    await store.add_guest("g1", "Ann", "en", "hash-1")
    with pytest.raises(IntegrityError):
        await store.add_guest("g2", "Bob", "en", "hash-1")
    assert await store.profiles(["g2"]) == {}
    with pytest.raises(IntegrityError):
        await store.add_token("nobody", "hash-3")


async def test_a_guest_changes_name_language_face_and_colour(store: Store) -> None:
    await store.add_guest("g1", "Ann", "en", "hash-1", face="owl", colour="rose")
    before = await store.guest_of("hash-1")
    assert before is not None
    assert (before.face, before.colour) == ("owl", "rose")
    await store.update_guest(changed("g1", "Anne", "fi", face="cat", colour="sky"))
    guest = await store.guest_of("hash-1")
    assert guest is not None
    assert guest == Guest("g1", "Anne", "fi", before.created, "cat", "sky")


async def test_profiles_of_known_guests_are_returned(store: Store) -> None:
    await store.add_guest("g1", "Ann", "en", "hash-1", face="owl", colour="rose")
    await store.add_guest("g2", "Bob", "de", "hash-2")
    known = {"g1": Profile("Ann", "owl", "rose"), "g2": Profile("Bob")}
    assert await store.profiles({"g1", "g2", "g3"}) == known
    assert await store.profiles([]) == {}


async def test_forgetting_removes_the_profile_and_all_tokens(store: Store) -> None:
    await store.add_guest("g1", "Ann", "en", "hash-1", face="owl", colour="rose")
    await store.add_guest("g2", "Bob", "de", "hash-2")
    await store.add_token("g1", "hash-3")
    await store.add_transfer("g1", "transfer", store.now() + 60_000)
    await store.forget("g1")
    await store.update_guest(changed("g1", "Ann again", "en", face="cat"))
    assert await store.profiles(["g1", "g2"]) == {"g1": Profile(), "g2": Profile("Bob")}
    assert await store.guest_of("hash-1") is None
    assert await store.guest_of("hash-3") is None
    assert await store.take_transfer("transfer") is None
    assert await store.guest_of("hash-2") is not None


async def test_other_servers_notice_who_was_renamed_or_forgotten(
    store: Store, other: Store
) -> None:
    for guest in ("g1", "g2", "g3"):
        await store.add_guest(guest, guest, "en", guest)
    assert await other.changed_guests(0) == []
    await asyncio.sleep(0.002)
    since = store.now()
    assert await other.changed_guests(since) == []
    await store.update_guest(changed("g1", "Anne", "en"))
    await asyncio.sleep(0.002)
    await store.forget("g2")
    first, second = await other.changed_guests(since)
    assert first == GuestChange("g1", first.changed, forgotten=False)
    assert second == GuestChange("g2", second.changed, forgotten=True)
    assert since <= first.changed < second.changed <= store.now()
    assert await other.changed_guests(second.changed) == [second]
    await store.update_guest(changed("g2", "Bob again", "en"))
    assert await other.changed_guests(second.changed) == [second]


async def test_last_seen_is_updated_once_a_day(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def seen() -> int:
        [row] = await store._database.fetch(schema.guests.select())
        at: int = row.seen
        return at

    await store.add_guest("g1", "Ann", "en", "hash-1")
    first = await seen()
    await asyncio.sleep(0.002)
    await store.mark_seen({"g1", "unknown"})
    assert await seen() == first
    monkeypatch.setattr(people, "SEEN_MS", 1)
    await store.mark_seen([])
    assert await seen() == first
    await store.mark_seen({"g1", "unknown"})
    assert first < await seen() <= store.now()


async def test_a_transfer_can_be_used_once(store: Store, other: Store) -> None:
    await store.add_guest("g1", "Ann", "en", "hash-1")
    for attempt in range(5):
        await store.add_transfer("g1", f"transfer-{attempt}", store.now() + 60_000)
        taken = await outcomes(
            *(each.take_transfer(f"transfer-{attempt}") for each in [store, other] * 4)
        )
        assert sorted(taken, key=str) == [None] * 7 + ["g1"]
    assert await store.take_transfer("unknown") is None


async def test_a_transfer_expires(store: Store) -> None:
    await store.add_guest("g1", "Ann", "en", "hash-1")
    await store.add_transfer("g1", "late", store.now() - 1)
    assert await store.take_transfer("late") is None
    await store.add_transfer("g1", "swept up", store.now() - 1)
    await store.add_transfer("g1", "open", store.now() + 60_000)
    left = await store._database.fetch(schema.transfers.select())
    assert [row.hash for row in left] == ["open"]
