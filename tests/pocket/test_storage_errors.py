"""Storage that fails under a table: people are told, nothing is lost, and play goes on after it."""

from __future__ import annotations

import asyncio
import json
from dataclasses import MISSING, fields
from types import SimpleNamespace
from typing import Any

import pytest

from brikke.pocket import answer_request
from brikke.pocket.browser import BrowserStore
from brikke.pocket.store import Kind, StorageError
from brikke.wire.events import decode_event
from tests.pocket.test_tables import SALT, Page
from tests.support.device_store import MemoryStore


async def at_a_table(store: MemoryStore) -> tuple[Page, str, str]:
    """Return a page, its table in the middle of a round, and the token of its player."""
    page = Page(store)
    table_id, token = await page.sit_down(["steady"])
    await page.say("start")
    await page.say("salt", salt=SALT.hex())
    await page.play_on(table_id, until=2)
    return page, table_id, token


def test_a_turn_that_cannot_be_kept_is_refused_and_changes_nothing() -> None:
    async def play() -> None:
        store = MemoryStore()
        page, table_id, _ = await at_a_table(store)
        table = await page.device.table(table_id)
        while table.live_table.to_move != 0:
            await asyncio.sleep(0)
        before, kept = table.live_table, dict(store.kept)
        store.trouble = "full"
        answer = await page.say("draw", seen=before.seq)
        assert (answer["type"], answer["code"]) == ("refused", "storage-full")
        assert table.live_table is before
        assert store.kept == kept
        store.trouble = ""
        assert (await page.say("draw", seen=before.seq))["type"] == "ack"
        page.close()

    asyncio.run(play())


def test_a_bots_turn_that_cannot_be_kept_is_told_and_tried_again() -> None:
    async def play() -> None:
        store = MemoryStore()
        page, table_id, _ = await at_a_table(store)
        table = await page.device.table(table_id)
        while table.live_table.to_move != 0:
            await asyncio.sleep(0)
        assert (await page.say("draw", seen=table.live_table.seq))["type"] == "ack"
        store.trouble = "full"
        turns = table.live_table.game.state.turns  # type: ignore[union-attr]
        while not any(each.get("code") == "storage-full" for each in page.told):
            await asyncio.sleep(0)
        assert table.live_table.game.state.turns == turns  # type: ignore[union-attr]
        store.trouble = ""
        while table.live_table.to_move != 0:
            await asyncio.sleep(0)
        page.close()

    asyncio.run(play())


@pytest.mark.parametrize(("trouble", "retries"), [("full", True), ("blocked", False)])
def test_a_table_that_cannot_be_written_says_why_when_it_is_opened(
    trouble: str, retries: bool
) -> None:
    async def play() -> None:
        store = MemoryStore()
        page, table_id, token = await at_a_table(store)
        last = (await page.device.table(table_id)).live_table.log[-1].at
        page.close()
        kept = dict(store.kept)
        # A day later, that no clock has run meanwhile must be written.
        again = Page(store, now=last + 86_400_000)
        store.trouble = trouble
        await again.enter(table_id, token)
        refused, bye = again.told
        assert refused["code"] == f"storage-{trouble}"
        assert (bye["type"], bye["retry"] is not None) == ("bye", retries)
        assert store.kept == kept
        store.trouble = ""
        await again.enter(table_id, token)
        assert [each["type"] for each in again.told[2:4]] == ["welcome", "view"]
        again.close()

    asyncio.run(play())


def as_an_older_version_wrote_it(text: str) -> str:
    """Return a stored event without the fields that say nothing, as before they were added."""
    entry = json.loads(text)
    event = decode_event(entry["event"].encode(), entry["version"])
    older = json.loads(entry["event"])
    for each in fields(event):
        default = each.default if each.default_factory is MISSING else each.default_factory()
        if default is not MISSING and getattr(event, each.name) == default:
            older.pop(each.name, None)
    return json.dumps({**entry, "event": json.dumps(older)})


def test_a_table_that_an_older_version_has_kept_goes_on() -> None:
    async def play() -> None:
        store = MemoryStore()
        page, table_id, token = await at_a_table(store)
        table = (await page.device.table(table_id)).live_table
        page.close()
        shortened = 0
        for (kind, key), text in store.kept.items():
            if kind is Kind.EVENTS:
                store.kept[kind, key] = as_an_older_version_wrote_it(text)
                shortened += len(store.kept[kind, key]) < len(text)
        assert shortened > 0
        again = Page(store, now=table.log[-1].at)
        await again.enter(table_id, token)
        opened = (await again.device.table(table_id)).live_table
        assert opened.round_events()[: len(table.round_events())] == table.round_events()
        while opened.to_move != 0:
            await asyncio.sleep(0)
            opened = (await again.device.table(table_id)).live_table
        assert (await again.say("draw", seen=opened.seq))["type"] == "ack"
        again.close()

    asyncio.run(play())


def test_a_request_that_cannot_be_kept_says_why() -> None:
    async def ask() -> None:
        store = MemoryStore()
        store.trouble = "blocked"
        page = Page(store)
        status, answer = await answer_request(page.device, "POST", "/api/guests", "", "{}")
        assert (status, json.loads(answer)["code"]) == (500, "storage-blocked")

    asyncio.run(ask())


def test_errors_of_the_browsers_storage_are_errors_of_the_storage() -> None:
    async def refuse(*_arguments: Any) -> None:
        raise RuntimeError("Error: storage is newer")

    async def fail(*_arguments: Any) -> None:
        raise RuntimeError("out of memory")

    async def read() -> None:
        with pytest.raises(StorageError, match="storage is newer") as error:
            await BrowserStore(SimpleNamespace(get=refuse)).get(Kind.TABLES, "0")
        assert error.value.code == "storage-newer"
        with pytest.raises(RuntimeError, match="out of memory"):
            await BrowserStore(SimpleNamespace(get=fail)).get(Kind.TABLES, "0")

    asyncio.run(read())
