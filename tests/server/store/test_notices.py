"""Notices: each is sent once, and the settings of guests go with them."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from brikke.server.store import (
    MailAddress,
    NoticeSettings,
    Passkey,
    PendingTurn,
    PushDevice,
    Store,
)
from brikke.server.store.notices import MOST_DEVICES
from tests.server.store.make_append import append_of, create

pytestmark = pytest.mark.anyio

ANN = PendingTurn("ann", 1, 1000)


async def guests(store: Store, *names: str) -> None:
    for name in names:
        await store.add_guest(name, name.title(), "fi", f"hash-{name}")


def device(name: str, guest: str = "ann", created: int = 1) -> PushDevice:
    return PushDevice(name, guest, f"/push/{name}", "key", "auth", created)


async def test_a_turn_that_begins_leaves_a_notice(store: Store) -> None:
    await create(store, "t", pending_turn=ANN)
    assert await store.lease_notices(999, 100, 9) == []
    (notice,) = await store.lease_notices(1000, 100, 9)
    assert (notice.table_id, notice.guest_id, notice.turn, notice.sent) == ("t", "ann", 1, b"[]")


async def test_two_servers_lease_a_notice_once(store: Store, other: Store) -> None:
    await create(store, *"abcdef", pending_turn=ANN)
    found = await asyncio.gather(*(each.lease_notices(1000, 100, 2) for each in (store, other) * 4))
    taken = [notice.table_id for part in found for notice in part]
    assert len(taken) == len(set(taken))
    rest = [each.table_id for each in await store.lease_notices(1000, 100, 9)]
    assert sorted(taken + rest) == [*"abcdef"]
    # What was leased and not ended is due again.
    assert len(await other.lease_notices(1100, 100, 9)) == 6


async def test_the_next_turn_replaces_the_notice(store: Store) -> None:
    await create(store, "t", pending_turn=ANN)
    (old,) = await store.lease_notices(1000, 100, 9)
    await store.append(append_of("t", 2, pending_turn=PendingTurn("bo", 2, 1050)))
    # Whoever still held the old one changes nothing.
    await store.postpone_notice(old, 9_999, b"[]", 1)
    await store.end_notice(old)
    (new,) = await store.lease_notices(1050, 100, 9)
    assert (new.guest_id, new.turn) == ("bo", 2)


async def test_an_append_within_a_turn_leaves_the_notice_as_it_is(store: Store) -> None:
    await create(store, "t", pending_turn=ANN)
    (notice,) = await store.lease_notices(1000, 100, 9)
    await store.end_notice(notice)
    await store.append(append_of("t", 2))
    assert await store.lease_notices(9_999, 100, 9) == []


async def test_a_turn_of_nobody_removes_the_notice(store: Store) -> None:
    await create(store, "t", pending_turn=ANN)
    await store.append(append_of("t", 2, pending_turn=PendingTurn(None, 2, 2000)))
    assert await store.lease_notices(9_999, 100, 9) == []


async def test_a_postponed_notice_knows_who_has_it(store: Store) -> None:
    await create(store, "t", pending_turn=ANN)
    (notice,) = await store.lease_notices(1000, 100, 9)
    await store.postpone_notice(notice, 5000, b'["phone"]', 1)
    assert await store.lease_notices(4999, 100, 9) == []
    (again,) = await store.lease_notices(5000, 100, 9)
    assert again == replace(notice, sent=b'["phone"]', tries=1)


async def test_the_key_of_the_host_is_made_once(store: Store, other: Store) -> None:
    keys = [b"one", b"two"]
    found = await asyncio.gather(
        store.host_key("push", lambda: keys[0]), other.host_key("push", lambda: keys[1])
    )
    assert found[0] == found[1]
    assert found[0] in keys


async def test_the_oldest_devices_make_room(store: Store) -> None:
    await guests(store, "ann")
    for number in range(MOST_DEVICES + 2):
        await store.put_device(device(f"d{number}", created=number))
    left = [each.id for each in await store.devices_of("ann")]
    assert left == [f"d{number}" for number in range(2, MOST_DEVICES + 2)]


async def test_a_device_belongs_to_the_guest_who_used_it_last(store: Store) -> None:
    await guests(store, "ann", "bo")
    await store.put_device(device("d"))
    await store.put_device(device("d", "bo"))
    assert await store.devices_of("ann") == []
    await store.remove_device("d", "ann")
    assert len(await store.devices_of("bo")) == 1
    await store.remove_device("d", "bo")
    assert await store.devices_of("bo") == []


async def test_an_address_is_confirmed_and_stopped_by_its_key(store: Store) -> None:
    await guests(store, "ann")
    await store.put_mail(MailAddress("ann", "a@a.example", "old", confirmed=False))
    await store.put_mail(MailAddress("ann", "a@b.example", "new", confirmed=False))
    assert not await store.confirm_mail("old")
    assert await store.confirm_mail("new")
    mail = await store.mail_of("ann")
    assert mail == MailAddress("ann", "a@b.example", "new", confirmed=True)
    assert await store.stop_mail("new")
    assert not await store.stop_mail("new")
    assert await store.mail_of("ann") is None


async def test_nothing_is_left_of_a_guest_who_is_forgotten(store: Store) -> None:
    await guests(store, "ann")
    await create(store, "t", pending_turn=ANN)
    await store.put_device(device("d"))
    await store.put_mail(MailAddress("ann", "a@a.example", "key", confirmed=True))
    await store.put_notice_settings(NoticeSettings("ann", True, 1, 2, "UTC"))
    await store.forget("ann")
    assert await store.devices_of("ann") == []
    assert await store.mail_of("ann") is None
    assert await store.notice_settings("ann") == NoticeSettings("ann")
    assert await store.lease_notices(9_999, 100, 9) == []
    assert await store.person_told("ann") is None


async def test_a_kept_name_is_told_of_turns_of_its_past(store: Store) -> None:
    await guests(store, "ann", "kept")
    kept = await store.guest_of("hash-kept")
    assert kept is not None
    await store.keep_name(kept, "kept", Passkey("p", "kept", b"", 0))
    await store.put_device(device("d"))
    await store.put_mail(MailAddress("ann", "a@a.example", "key", confirmed=True))
    await store.merge("ann", "kept")
    assert await store.person_told("ann") == ("kept", "fi")
    assert [each.id for each in await store.devices_of("kept")] == ["d"]
    assert await store.mail_of("ann") is None
