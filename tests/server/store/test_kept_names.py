"""Kept names: proofs, challenges, look-alikes, and the past of a guest that is merged."""

from __future__ import annotations

import pytest
from sqlalchemy import Connection, text

from brikke.server.store import Guest, NameTaken, Passkey, Store, schema
from brikke.wire.appearance import Profile
from tests.server.store.make_append import create, outcomes
from tests.server.store.test_chain import migrate

pytestmark = pytest.mark.anyio


async def person(store: Store, name: str) -> Guest:
    """Add a guest whose id and token are the name in lower case."""
    await store.add_guest(name.lower(), name, "en", f"{name.lower()}-token")
    guest = await store.guest_of(f"{name.lower()}-token")
    assert guest is not None
    return guest


def passkey(guest: Guest, number: int = 1) -> Passkey:
    return Passkey(f"{guest.id}-{number}", guest.id, b"public", 0)


async def test_a_name_is_kept_by_a_passkey_or_a_phrase(store: Store) -> None:
    ann, bo = await person(store, "Ann"), await person(store, "Bo")
    assert not ann.kept
    assert (await store.keep_name(ann, "ann", passkey(ann))).kept
    await store.keep_name(ann, "ann", passkey(ann, 2))
    await store.keep_name(bo, "bo", "salt:hash")
    await store.keep_name(bo, "bo", "salt:newer")
    assert (await store.kept_name("ann")).passkeys == ("ann-1", "ann-2")
    assert (await store.kept_name("ann")).phrase is None
    assert (await store.kept_name("bo")).phrase == "salt:newer"
    assert await store.passkey("ann-2") == passkey(ann, 2)
    await store.count_use("ann-2", 7)
    assert await store.passkey("ann-2") == Passkey("ann-2", "ann", b"public", 7)
    assert await store.passkey("unknown") is None
    assert (await store.kept_by("ann"), await store.kept_by("cy")) == ("ann", None)
    again = await store.guest_of("ann-token")
    assert again is not None
    assert again.kept


async def test_only_one_of_two_keeps_a_name(store: Store, other: Store) -> None:
    ann, imitator = await person(store, "Ann"), await person(store, "Imitator")
    kept = await outcomes(
        store.keep_name(ann, "ann", passkey(ann)), other.keep_name(imitator, "ann", "salt:hash")
    )
    assert [type(each) for each in kept if isinstance(each, Exception)] == [NameTaken]
    assert (
        sorted([len((await store.kept_name(id_)).passkeys) for id_ in ("ann", "imitator")])[0] == 0
    )
    owner = await store.kept_by("ann")
    loser = "imitator" if owner == "ann" else "ann"
    assert await store.kept_name(loser) == await store.kept_name("nobody")


async def test_a_kept_name_cannot_change_into_that_of_another(store: Store) -> None:
    ann, bo = await person(store, "Ann"), await person(store, "Bo")
    await store.keep_name(ann, "ann", passkey(ann))
    await store.keep_name(bo, "bo", passkey(bo))
    with pytest.raises(NameTaken):
        await store.update_guest(Guest("bo", "ANN", "en", 0), "ann")
    assert await store.profiles(["bo"]) == {"bo": Profile("Bo")}
    await store.update_guest(Guest("bo", "Bob", "en", 0), "bob")
    assert (await store.kept_by("bo"), await store.kept_by("bob")) == (None, "bo")


async def test_a_challenge_works_once_and_for_one_guest(store: Store, other: Store) -> None:
    await person(store, "Ann")
    later = store.now() + 60_000
    await store.add_challenge("mine", "ann", later)
    await store.add_challenge("anybody's", None, later)
    assert not await store.take_challenge("mine", None)
    assert not await store.take_challenge("mine", "bo")
    taken = await outcomes(*(each.take_challenge("mine", "ann") for each in [store, other] * 3))
    assert sorted(map(bool, taken)) == [False] * 5 + [True]
    assert await other.take_challenge("anybody's", None)
    await store.add_challenge("late", "ann", store.now() - 1)
    assert not await store.take_challenge("late", "ann")


async def test_the_past_of_a_guest_is_merged_into_the_kept_name(store: Store) -> None:
    ann, _past = await person(store, "Ann"), await person(store, "Past")
    await store.keep_name(ann, "ann", passkey(ann))
    await create(store, "t", members=(("past", 1),))
    await store.merge("past", "ann")
    merged = await store.guest_of("past-token")
    assert merged is not None
    assert (merged.id, merged.kept) == ("ann", True)
    assert [(row.id, seat) for row, seat in await store.tables_of("ann")] == [("t", 1)]
    assert await store.past_of("ann") == ["past"]
    await store.update_guest(Guest("ann", "Anne", "en", 0, "owl", "rose"), "anne")
    shown = Profile("Anne", "owl", "rose")
    assert await store.profiles(["ann", "past"]) == {"ann": shown, "past": shown}


async def test_a_kept_name_is_never_merged_into_another(store: Store) -> None:
    ann, bo = await person(store, "Ann"), await person(store, "Bo")
    await store.keep_name(ann, "ann", passkey(ann))
    await store.keep_name(bo, "bo", passkey(bo))
    for past in ("bo", "ann", "nobody"):
        await store.merge(past, "ann")
    still = await store.guest_of("bo-token")
    assert still is not None
    assert still.id == "bo"


async def test_leaving_deletes_every_proof_and_every_name(store: Store) -> None:
    ann, _past = await person(store, "Ann"), await person(store, "Past")
    await store.keep_name(ann, "ann", passkey(ann))
    await store.keep_name(ann, "ann", "salt:hash")
    await store.add_challenge("open", "ann", store.now() + 60_000)
    await store.merge("past", "ann")
    await store.forget("ann")
    for kind in (schema.passkeys, schema.phrases, schema.challenges, schema.tokens):
        assert await store._database.fetch(kind.select()) == []
    assert await store.profiles(["ann", "past"]) == {"ann": Profile(), "past": Profile()}
    assert await store.kept_by("ann") is None


async def test_kept_names_do_not_expire(store: Store) -> None:
    ann, _past, _other = [await person(store, name) for name in ("Ann", "Past", "Other")]
    await store.keep_name(ann, "ann", passkey(ann))
    await store.merge("past", "ann")
    assert await store.expire_guests(store.now() + 1, 9) == 1
    assert set(await store.profiles(["ann", "past", "other"])) == {"ann", "past"}


async def test_the_migration_works_in_both_directions(empty_url: str) -> None:
    store = await Store.open(empty_url)
    ann = await person(store, "Ann")
    await store.keep_name(ann, "ann", passkey(ann))
    await store._database.write(lambda lent: migrate(lent, "0004"))
    before = await store._database.write(columns_of_guests)
    assert "skeleton" not in before
    await store.close()
    store = await Store.open(empty_url)
    back = await store.guest_of("ann-token")
    assert back is not None
    assert (back.name, back.kept) == ("Ann", False)
    assert (await store.keep_name(back, "ann", "salt:hash")).kept
    await store.close()


def columns_of_guests(connection: Connection) -> set[str]:
    return set(connection.execute(text("SELECT * FROM guests")).keys())
