"""Results of finished rounds: studied once, by any server, and gone with their guest."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import text

from brikke.server.store import FinishedRound, RoundToStudy, Store
from tests.server.store.make_append import append_of, create, numbers
from tests.server.store.test_chain import migrate

pytestmark = pytest.mark.anyio

LEASE = 60_000
PLAYERS = b'[{"guest":"ann","bot":null},{"guest":null,"bot":"steady"}]'


async def play(store: Store, *commitments: str) -> None:
    await store.add_guest("ann", "Ann", "en", "ann-token")
    for name in commitments:
        await create(store, f"t{name}", finished=(FinishedRound(name, 1, 1, PLAYERS),))


async def lease(store: Store, limit: int = 9) -> list[RoundToStudy]:
    return await store.lease_studies(LEASE, limit)


async def test_every_round_is_studied_by_one_server(store: Store, other: Store) -> None:
    await play(store, "a", "b", "c", "d")
    leased = await asyncio.gather(*(lease(each, 2) for each in (store, other, store, other)))
    names = [each.commitment for part in leased for each in part]
    assert len(names) == len(set(names))
    rest = [each.commitment for each in await lease(other)]
    assert sorted(names + rest) == ["a", "b", "c", "d"]
    assert await lease(store) == []


async def test_results_are_written_once_and_found_by_their_guest(
    store: Store, other: Store
) -> None:
    await play(store, "a")
    (studied,) = await lease(store)
    assert (studied.table_id, studied.first, studied.last) == ("ta", 1, 1)
    for each, body in ((store, b"first"), (other, b"second")):
        await each.add_results(studied, [(0, "ann", body)])
    (row,) = await store.results_of("ann", 9)
    assert (row.commitment, row.seat, row.body, row.players) == ("a", 0, b"first", PLAYERS)
    assert await store.results_of("bo", 9) == []
    assert await lease(store) == []


async def test_a_study_that_never_succeeds_is_given_up(store: Store) -> None:
    await play(store, "a")
    for _ in range(3):
        assert len(await store.lease_studies(-1, 9)) == 1
    assert await store.lease_studies(-1, 9) == []


async def test_results_follow_into_a_kept_name_and_vanish_with_it(store: Store) -> None:
    await play(store, "a", "b")
    await store.add_guest("kept", "Kept", "en", "kept-token")
    kept = await store.guest_of("kept-token")
    assert kept is not None
    await store.keep_name(kept, "kept", "salt:hash")
    first, second = await lease(store)
    await store.add_results(first, [(0, "ann", b"{}")])
    await store.merge("ann", "kept")
    assert len(await store.results_of("kept", 9)) == 1
    await store.forget("kept")
    assert await store.results_of("kept", 9) == []
    # Also those of rounds that are studied afterwards.
    await store.add_results(second, [(0, "ann", b"{}")])
    assert await store.results_of("kept", 9) == []


async def test_an_expired_table_takes_its_results_along(store: Store) -> None:
    await play(store, "a")
    (studied,) = await lease(store)
    await store.add_results(studied, [(0, "ann", b"{}")])
    await store.archive_idle(store.now() + 1, 9)
    assert await store.expire(store.now() + 1, 9) == ["ta"]
    assert await store.results_of("ann", 9) == []
    await store.add_results(studied, [(0, "ann", b"{}")])
    assert await store.results_of("ann", 9) == []


async def test_the_migration_works_in_both_directions(empty_url: str) -> None:
    store = await Store.open(empty_url)
    await play(store, "a")
    (studied,) = await lease(store)
    await store.add_results(studied, [(0, "ann", b"{}")])
    await store._database.write(lambda lent: migrate(lent, "0005"))
    rows = await store._database.write(
        lambda lent: lent.execute(text("SELECT * FROM rounds")).all()
    )
    assert not hasattr(rows[0], "studied")
    await store.close()
    store = await Store.open(empty_url)
    # Older rounds are studied again, from their logs.
    assert [each.commitment for each in await lease(store)] == ["a"]
    await store.append(append_of("ta", 2))
    assert await numbers(store, "ta") == [1, 2]
    await store.close()
