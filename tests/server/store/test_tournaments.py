"""Tournaments in the store: changed by one server, and silent about deals still in play."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, inspect

from brikke.server.store import (
    FinishedRound,
    Store,
    Summary,
    Tournament,
    TournamentTable,
)
from brikke.server.store.migrations import newest_version
from tests.server.store.make_append import append_of, create

pytestmark = pytest.mark.anyio

NEW = Tournament(
    id="cup",
    organiser="ann",
    club_id=None,
    created=1,
    name="Cup",
    settings=b"{}",
    seeds=b"",
    state="open",
    paused=False,
    number=0,
    at=None,
    began=0,
    standings=b"[]",
    version=1,
)
TABLES = [TournamentTable("t1", 1, 1, b"[]"), TournamentTable("t2", 1, 2, b"[]")]
LEASE = 60_000
BEFORE = "0009"


async def known(store: Store) -> Tournament:
    found = await store.tournament("cup")
    assert found is not None
    return found


async def begin(store: Store) -> None:
    await store.add_tournament(NEW)
    assert await store.begin_round(await known(store), 1, TABLES)


async def finish(store: Store, table_id: str, result: bytes | None = None) -> None:
    await store.append(
        replace(
            append_of(table_id, 2),
            summary=Summary("over", False, b"{}"),
            finished=(FinishedRound(f"round of {table_id}", 1, 2),),
            result=result,
        )
    )


async def test_of_two_servers_one_begins_a_round(store: Store, other: Store) -> None:
    await store.add_tournament(NEW)
    seen = await known(store)
    mine = [TournamentTable("t1", 1, 1, b"[]")]
    theirs = [TournamentTable("t9", 1, 1, b"[]")]
    done = await asyncio.gather(
        store.begin_round(seen, 1, mine), other.begin_round(seen, 1, theirs)
    )
    assert sorted(done) == [False, True]
    assert [each.table_id for each in await store.tournament_tables("cup")] in (["t1"], ["t9"])
    assert (await known(store)).number == 1


async def test_a_pairing_without_somebody_who_has_just_joined_is_refused(store: Store) -> None:
    await store.add_tournament(NEW)
    seen = await known(store)
    assert await store.join_tournament("cup", "bo")
    assert not await store.begin_round(seen, 1, TABLES)
    assert await store.tournament_tables("cup") == []


async def test_a_tournament_is_leased_when_something_is_to_be_done(
    store: Store, other: Store
) -> None:
    await begin(store)
    leased = await asyncio.gather(*(each.lease_tournaments(LEASE, 9) for each in (store, other)))
    # Its tables are missing: one server creates them.
    assert sorted(leased) == [[], ["cup"]]
    for table in ("t1", "t2"):
        await create(store, table)
    assert await store.change_tournament(await known(store))
    assert await store.lease_tournaments(LEASE, 9) == []
    await finish(store, "t1")
    assert await store.lease_tournaments(LEASE, 9) == []
    await finish(store, "t2")
    assert await other.lease_tournaments(LEASE, 9) == ["cup"]
    assert await store.lease_tournaments(LEASE, 9) == []
    # The end of a round waits for its time, and for the organiser in a pause.
    assert await store.end_round(await known(store), {}, at=store.now() + 60_000)
    assert await store.lease_tournaments(LEASE, 9) == []
    assert await store.change_tournament(await known(store), at=store.now(), paused=True)
    assert await store.lease_tournaments(LEASE, 9) == []
    assert await store.change_tournament(await known(store), paused=False)
    assert await store.lease_tournaments(LEASE, 9) == ["cup"]


async def test_a_finished_round_is_found_and_studied_when_its_deal_is_open(store: Store) -> None:
    await begin(store)
    for table in ("t1", "t2"):
        await create(store, table)
    await finish(store, "t1")
    assert await store.is_sealed("t1")
    assert await store.finished_round("round of t1") is None
    assert await store.lease_studies(LEASE, 9) == []
    await finish(store, "t2")
    results = {"t1": b"one", "t2": b"two"}
    seen = await known(store)
    assert await store.end_round(seen, results, state="over", standings=b"[1]")
    assert not await store.end_round(seen, {"t1": b"forged"}, state="over", standings=b"[2]")
    assert [each.result for each in await store.tournament_tables("cup")] == [b"one", b"two"]
    assert (await known(store)).standings == b"[1]"
    assert not await store.is_sealed("t1")
    assert await store.finished_round("round of t1") is not None
    assert len(await store.lease_studies(LEASE, 9)) == 2


async def test_a_result_is_written_with_the_last_event_and_stays(store: Store) -> None:
    await begin(store)
    for table in ("t1", "t2"):
        await create(store, table)
    await finish(store, "t1", b"one")
    assert await results_of(store) == [(b"one", True), (None, True)]
    await finish(store, "t2")
    assert await store.end_round(await known(store), {"t2": b"two"}, state="over")
    assert await results_of(store) == [(b"one", False), (b"two", False)]
    # A log that was damaged may end again: what everyone has seen does not change.
    await store.append(replace(append_of("t1", 3), result=b"other"))
    assert await results_of(store) == [(b"one", False), (b"two", False)]


async def results_of(store: Store) -> list[tuple[bytes | None, bool]]:
    return [(each.result, each.sealed) for each in await store.tournament_tables("cup")]


async def test_one_server_goes_on_until_everyone_is_seated_and_studies_wait(
    store: Store, other: Store
) -> None:
    await create(store, "t0")
    await finish(store, "t0")
    await store.add_tournament(replace(NEW, at=0))
    assert await store.lease_tournaments(LEASE, 9) == ["cup"]
    until = store.now() + LEASE
    assert await store.begin_round(await known(store), 1, TABLES, lease_until=until)
    # Its tables are missing, but whoever has paired also seats.
    assert await other.lease_tournaments(LEASE, 9) == []
    assert await other.lease_studies(LEASE, 9) == []
    await store.release_tournament("cup")
    assert len(await other.lease_studies(LEASE, 9)) == 1
    assert await other.lease_tournaments(LEASE, 9) == ["cup"]


async def test_players_join_for_the_next_round_and_leave_for_the_next(store: Store) -> None:
    await store.add_tournament(NEW)
    for guest in ("ann", "bo"):
        await store.add_guest(guest, guest, "en", f"{guest}-token")
    for _ in range(2):
        assert await store.join_tournament("cup", "ann")
    assert await store.begin_round(await known(store), 1, TABLES)
    assert await store.join_tournament("cup", "bo")
    players = {each.guest_id: (each.joined, each.left) for each in await listed(store)}
    assert players == {"ann": (1, None), "bo": (2, None)}
    await store.leave_tournament("cup", "bo")
    await store.leave_tournament("cup", "ann")
    assert [(each.guest_id, each.left) for each in await listed(store)] == [("ann", 2)]
    assert await store.join_tournament("cup", "ann")
    assert [(each.joined, each.left) for each in await listed(store)] == [(1, None)]
    assert await store.taking_part(["cup", "none"]) == {"cup": ["ann"], "none": []}
    assert [each.id for each in await store.tournaments_of("ann")] == ["cup"]
    assert await store.tournaments_of("bo") == []
    assert await store.change_tournament(await known(store), state="over", club_id="fjord")
    assert not await store.join_tournament("cup", "bo")
    assert [each.id for each in await store.tournaments_in("fjord")] == ["cup"]


async def test_who_joined_as_a_guest_and_under_a_kept_name_has_one_seat(store: Store) -> None:
    """A kept name that plays already takes the seat of a guest who is merged into it along."""
    await store.add_tournament(NEW)
    for guest in ("ann", "phone", "tablet"):
        kept = guest == "ann"
        await store.add_guest(guest, guest, "en", f"{guest}-token")
        if kept:
            known_guest = await store.guest_of("ann-token")
            assert known_guest is not None
            await store.keep_name(known_guest, "ann", "hash of a phrase")
    assert await store.join_tournament("cup", "phone")
    assert await store.join_tournament("cup", "ann")
    assert await store.begin_round(await known(store), 1, TABLES)
    assert await store.join_tournament("cup", "tablet")
    await store.merge("phone", "ann")
    await store.merge("tablet", "ann")
    # Who joined first plays on; who has not played is gone, and who has played has left.
    assert [(each.guest_id, each.left) for each in await listed(store)] == [
        ("phone", None),
        ("ann", 2),
    ]
    await store.leave_tournament("cup", "ann")
    assert await store.join_tournament("cup", "ann")
    assert [each.left for each in await listed(store)] == [None, 2]


async def listed(store: Store) -> list[Any]:
    return list(await store.tournament_players("cup"))


def migrate(connection: Connection, version: str) -> set[str]:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "brikke.server.store:migrations")
    (command.downgrade if version == BEFORE else command.upgrade)(config, version)
    return set(inspect(connection).get_table_names())


async def test_the_migration_goes_back_and_forth(store: Store) -> None:
    await begin(store)
    await create(store, "t1")
    names = await store._database.write(lambda lent: migrate(lent, BEFORE))
    assert names.isdisjoint({"tournaments", "tournament_players", "tournament_tables"})
    await store._database.write(lambda lent: migrate(lent, newest_version()))
    assert await store.tournament("cup") is None
    assert await store.table_row("t1") is not None
