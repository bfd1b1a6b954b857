"""Query plans: no statement scans a table that grows."""

from __future__ import annotations

import re
import sqlite3
from typing import Any

import pytest
from sqlalchemy import event, make_url, text

from brikke.server.store import (
    HOST,
    Club,
    FinishedRound,
    Guest,
    MailAddress,
    NoticeSettings,
    Passkey,
    PendingTurn,
    PushDevice,
    RoundToRate,
    Seek,
    Store,
    Summary,
    group_commit,
)
from tests.server.store.make_append import append_of, create, outcomes, receipt

pytestmark = pytest.mark.anyio

VALUE = re.compile(r"[xX]?'[^']*'|\b\d+\b")
ALLOWED = {
    "SCAN tables USING INDEX ix_tables_listed",  # the lobby alone
    "SCAN due USING INDEX sqlite_autoindex_due_1",  # after an outage, which changes nearly all rows
    "SCAN pulse",  # one row
    "SCAN CONSTANT ROW",  # the guest who asks
    "SCAN servers",  # as many rows as servers
    "SCAN servers USING COVERING INDEX sqlite_autoindex_servers_1",
    "SCAN presences",  # one row for each connection; when a server dies or guests expire
    "SCAN transfers",  # expired ones are deleted at the same time
    "SCAN host_tokens",  # a row for each token of a day
}


async def keep_a_name(store: Store) -> None:
    await store.add_challenge("challenge", "g", store.now() + 1000)
    await store.take_challenge("challenge", "g")
    ann = await store.guest_of("hash")
    assert ann is not None
    await store.keep_name(ann, "anne", Passkey("key", "g", b"", 0))
    await store.keep_name(ann, "anne", "salt:hash")
    await store.kept_by("anne")
    await store.kept_name("g")
    await store.passkey("key")
    await store.count_use("key", 1)
    await store.add_guest("past", "Past", "en", "hash-3")
    await store.merge("past", "g")
    await store.past_of("g")


async def rate(store: Store) -> None:
    await store.first_study()
    (studied,) = await store.lease_studies(1000, 9)
    await store.add_results(studied, [(0, "g", b"{}")])
    await store.results_of("g", 9)
    await store.append(append_of("u", 3, rated=(3,)))
    await store.first_rating()
    (due,) = await store.lease_ratings(1000, 9)
    round_ = RoundToRate("u", 3, due.ended, "nordic/2", "complete", b"[]")
    numbers = (1500.0, 350.0)
    await store.add_ratings(round_, ["g"], lambda _: {"g": (numbers, numbers)})
    await store.skip_rating(round_)
    await store.ratings_in("nordic/2", ["g"])
    await store.ratings_of("g")
    await store.rating_changes("g", 9)
    await store.standings("nordic/2", ["g"], 9)
    await store.keeps_name("g")
    await store.addresses("u")


async def found_a_club(store: Store) -> None:
    await store.add_club(Club("c", "Club", "nordic", 5), "club", "g")
    await store.change_club(Club("c", "Club", "nordic", 5), "club")
    await store.join_club("c", "g")
    await store.set_role("c", "g", HOST)
    await store.set_muted("c", "g", False)
    await store.set_removed("c", "g", False)
    await store.add_club_table("c", "u")
    await store.club("c")
    await store.club_like("club")
    await store.clubs_of("g")
    await store.club_members("c")
    await store.club_member("c", "g")
    await store.club_of_table("u")
    await store.club_tables("c", 5, 9)
    await store.add_message("c", "g", "Hello")
    await store.messages("c", 9, upto=1)
    await store.remove_message("c", 1)
    report = {"reason": "rude", "by_guest": "g", "about_guest": "h", "log": b"[]"}
    await store.add_report(**report, club_id="c", table_id=None)
    await store.reports(9, "c")
    await store.end_report(1, "c")
    await store.guests_at_tables(["g"])
    await store.leave_club("c", "g")
    await store.put_seek(Seek("g", "wish", False, "", 5))
    await store.seek("g")
    await store.seat_seekers("wish", "t", lambda waiting, _: waiting)
    await store.seated_at("t")
    await store.end_seek("g")
    await store.add_host_token("token", 5)
    await store.is_host_token("token")


async def tell(store: Store) -> None:
    await store.append(append_of("u", 4, pending_turn=PendingTurn("g", 4, 5)))
    await store.first_notice(store.now())
    (notice,) = await store.lease_notices(5, 10, 9)
    await store.postpone_notice(notice, 9, b"[]", 1)
    await store.end_notice(notice)
    await store.append(append_of("u", 5, pending_turn=PendingTurn(None, 5, 5)))
    await store.host_key("push", lambda: b"key")
    await store.put_notice_settings(NoticeSettings("g", False, 0, 0, "UTC"))
    await store.notice_settings("g")
    await store.put_device(PushDevice("d", "g", "", "", "", 5))
    await store.devices_of("g")
    await store.remove_device("d", "g")
    await store.put_mail(MailAddress("g", "a@a.example", "key", confirmed=False))
    await store.mail_of("g")
    await store.confirm_mail("key")
    await store.stop_mail("key")
    await store.remove_mail("g")
    await store.person_told("past")


async def do_everything(store: Store) -> None:
    table_ids = [f"t{number}" for number in range(group_commit.LARGEST)]
    round_ = (FinishedRound("x", 1, 1),)
    await store.beat("s")
    await create(store, *table_ids, due=5)
    await outcomes(
        *(store.append(append_of(t, 2, receipt=receipt("c"), due=None)) for t in table_ids)
    )
    listed = Summary("waiting", listed=True, body=b"")
    await create(store, "u", due=5, members=(("ann", 1),), finished=round_, summary=listed)
    await store.append(append_of("u", 2, receipt=receipt("c"), due=5))
    await store.load("u", after=1)
    await store.load("u", after=1, upto=2)
    await store.receipt("u", "ann", "c")
    await store.add_guest("g", "Ann", "en", "hash")
    await store.guest_of("hash")
    await store.update_guest(Guest("g", "Anne", "en", 0))
    await store.changed_guests(since=5)
    await store.mark_seen(["g", "h"])
    await store.profiles(["g", "h"])
    await store.add_token("g", "hash-2")
    await store.add_transfer("g", "transfer", store.now() + 1000)
    await store.take_transfer("transfer")
    await keep_a_name(store)
    await rate(store)
    await found_a_club(store)
    await tell(store)
    await store.forget("g")
    await store.listed()
    await store.table_row("u")
    await store.tables_of("ann")
    await store.finished_round("x")
    await store.put_record("r", "text")
    await store.record("r")
    await store.outages(after=1)
    await store.lease_due("s", before=9, lease=9, limit=9)
    await store.next_due()
    await store.add_connection("c", "u", "ann", "s")
    await store.connected_guests("u")
    await store.count_connections("u", ["ann"])
    await store.table_statuses("s")
    await store.has_other_servers("s")
    await store.remove_connections(["c"])
    await store.remove_dead_servers(5)
    assert await store.archive_idle(store.now() + 1000, 9) == 9
    await outcomes(*(store.append(append_of(t, 3)) for t in table_ids))
    await store.archive_idle(store.now() + 1000, 9)
    assert len(await store.expire(store.now() + 1000, 9)) == 9
    await store.add_guest("h", "Eve", "en", "hash-3")
    assert await store.expire_guests(store.now() + 1000, 9) == 1
    assert await store.expire_records(store.now() + 1000, 9) == 1
    await store._database.execute(text("UPDATE pulse SET at = 5"))
    await store.beat("s")


async def test_every_statement_finds_its_rows_by_an_index(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    said: dict[str, str] = {}

    def listen(statement: str) -> None:
        # Values are written out in the text; two statements that differ in nothing else are one.
        said[VALUE.sub("", statement)] = statement

    def trace(connection: Any, *_: object) -> None:
        connection.set_trace_callback(listen)

    for engine in (store._database._reader, store._database._writer):
        event.listen(engine.sync_engine, "checkout", trace)
    await do_everything(store)
    await store.close()
    file = sqlite3.connect(str(make_url(sqlite_url).database))
    scans = {
        (step, statement)
        for statement in said.values()
        if statement.startswith(("SELECT", "UPDATE", "DELETE", "INSERT"))
        for *_, step in file.execute(f"EXPLAIN QUERY PLAN {statement}")
        if step.startswith("SCAN") and step not in ALLOWED
    }
    file.close()
    assert scans == set()
    assert len(said) > 60
