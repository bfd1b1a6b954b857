"""Ratings: every round once, in the order of their ends, whoever knows of them when."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from sqlalchemy import inspect

from brikke.server.store import RoundToRate, Store
from tests.server.store.make_append import append_of, create, outcomes
from tests.server.store.test_chain import migrate

pytestmark = pytest.mark.anyio

Numbers = tuple[float, float]


def winner(known: Mapping[str, Numbers]) -> dict[str, tuple[Numbers, Numbers]]:
    """Give Ann a tenth of the way to 2000, so that the order of rounds matters."""
    before = known.get("ann", (1500.0, 350.0))
    return {"ann": (before, (before[0] + (2000 - before[0]) / 10, before[1]))}


def loser(known: Mapping[str, Numbers]) -> dict[str, tuple[Numbers, Numbers]]:
    before = known.get("ann", (1500.0, 350.0))
    return {"ann": (before, (before[0] * 0.9, before[1] - 1))}


def known_round(table_id: str, last: int, ended: int) -> RoundToRate:
    return RoundToRate(table_id, last, ended, "nordic/2", "complete", b'[["ann",1]]')


async def ended(store: Store, *rounds: tuple[str, int]) -> None:
    """Append ends of rounds to tables, each with its number."""
    await create(store, *{table_id for table_id, _ in rounds})
    for table_id, number in rounds:
        await store.append(append_of(table_id, number, rated=(number,)))


async def due(store: Store) -> list[tuple[str, int]]:
    return [(each.table_id, each.last) for each in await store.lease_ratings(0, 9)]


async def mean(store: Store) -> float:
    [row] = await store.ratings_of("ann")
    return row.mean


async def test_a_round_is_leased_by_one_server_and_rated_once(store: Store, other: Store) -> None:
    await ended(store, ("t", 2), ("t", 3))
    leased = await outcomes(*(each.lease_ratings(60_000, 9) for each in (store, other)))
    rounds = [each for some in leased if isinstance(some, list) for each in some]
    assert [(each.table_id, each.last) for each in rounds] == [("t", 2), ("t", 3)]
    assert await due(store) == []
    first = known_round("t", 2, rounds[0].ended)
    await outcomes(*(each.add_ratings(first, ["ann"], winner) for each in [store, other] * 3))
    assert await mean(store) == 1550
    [change] = await store.rating_changes("ann", 9)
    assert (change.mean_before, change.mean, change.kind) == (1500, 1550, "complete")


async def test_a_round_that_becomes_known_late_is_put_in_its_place(store: Store) -> None:
    await ended(store, ("t", 2), ("u", 2), ("v", 2))
    rounds = {each.table_id: each for each in await store.lease_ratings(0, 9)}
    late, *others = [known_round(each, 2, rounds[each].ended) for each in "tuv"]
    for each in others:
        await store.add_ratings(each, ["ann"], winner)
    await store.add_ratings(late, ["ann"], loser)
    # The later ones are due again, and what was known of them stays known.
    [row] = await store.ratings_of("ann")
    assert (row.mean, row.rounds) == (1350, 1)
    again = await store.lease_ratings(0, 9)
    assert {each.table_id for each in again} == {"u", "v"}
    assert {each.places for each in again} == {late.places}
    for each in others:
        await store.add_ratings(each, ["ann"], winner)
    expected = 1350.0
    for _ in others:
        expected += (2000 - expected) / 10
    assert await mean(store) == expected
    assert [each.rounds for each in await store.all_ratings()] == [3]
    assert [each.table_id for each in await store.rated_rounds()] == ["t", "u", "v"]


async def test_a_round_that_does_not_count_changes_nothing(store: Store) -> None:
    await ended(store, ("t", 2), ("t", 3))
    await store.add_ratings(known_round("t", 2, 100), [], winner)
    await store.skip_rating(known_round("t", 3, 100))
    assert await store.all_ratings() == []
    assert await due(store) == []


async def test_a_log_that_cannot_be_read_is_given_up(store: Store) -> None:
    await ended(store, ("t", 2))
    assert [await due(store) for _ in range(4)] == [[("t", 2)]] * 3 + [[]]


async def test_ratings_are_found_by_pool_and_player(store: Store) -> None:
    await ended(store, ("t", 2))
    await store.add_ratings(known_round("t", 2, 100), ["ann"], winner)
    assert set(await store.ratings_in("nordic/2", ["ann", "bo"])) == {"ann"}
    assert await store.ratings_in("nordic/3", ["ann"]) == {}
    await store.add_guest("ann", "Ann", "en", "token")
    assert [each.player for each in await store.standings("nordic/2", ["ann", "bo"], 9)] == ["ann"]
    await store.forget("ann")
    assert await store.standings("nordic/2", ["ann"], 9) == []
    await store.replace_ratings([])
    assert await store.all_ratings() == []


async def test_addresses_at_a_table_are_told_apart_while_connected(store: Store) -> None:
    for connection, guest, address in (("1", "ann", "a"), ("2", "ann", "b"), ("3", "bo", "b")):
        await store.add_connection(connection, "t", guest, "server", address)
    await store.add_connection("4", "t", "cy", "server")
    assert await store.addresses("t") == {"ann": {"a", "b"}, "bo": {"b"}}
    await store.remove_connections(["2", "3"])
    assert await store.addresses("t") == {"ann": {"a"}}


async def test_the_migration_works_in_both_directions(empty_url: str) -> None:
    store = await Store.open(empty_url)
    await ended(store, ("t", 2))
    await store._database.write(lambda lent: migrate(lent, "0007"))
    names = await store._database.write(lambda lent: set(inspect(lent).get_table_names()))
    assert names.isdisjoint({"ratings", "rated_rounds", "rating_changes", "rating_pools"})
    await store.migrate()
    assert await store.all_ratings() == []
    assert len(await store.load("t")) == 2
    await store.close()
