"""The journal: events, receipts and due rows in one atomic append."""

from __future__ import annotations

import pytest

from brikke.server.store import (
    Conflict,
    Entry,
    FinishedRound,
    Repeated,
    Store,
    Summary,
)
from tests.server.store.make_append import append_of, create, entries, numbers, outcomes, receipt

pytestmark = pytest.mark.anyio


async def test_appended_events_are_loaded_in_order_and_unchanged(store: Store) -> None:
    body = bytes(range(256)) + "bjørn ♠".encode()
    await store.create_table(append_of("t", 1, 2), created=500)
    await store.append(append_of("t", 3, entries=(Entry(3, 2**41, 7, body), *entries(4, 9))))
    loaded = await store.load("t")
    assert [entry.seq for entry in loaded] == list(range(1, 13))
    assert loaded[2] == Entry(3, 2**41, 7, body)
    assert isinstance(loaded[2].body, bytes)


async def test_part_of_a_log_can_be_loaded(store: Store) -> None:
    await store.create_table(append_of("t", 1, 9), created=500)
    await create(store, "u")
    assert [entry.seq for entry in await store.load("t", after=6)] == [7, 8, 9]
    assert [entry.seq for entry in await store.load("t", after=2, upto=4)] == [3, 4]
    assert await store.load("t", after=9) == []


async def test_an_unknown_table_has_no_events_and_takes_none(store: Store) -> None:
    assert await store.load("nowhere") == []
    with pytest.raises(Conflict):
        await store.append(append_of("nowhere", 1))
    with pytest.raises(Conflict):
        await store.append(append_of("nowhere", 1, entries=()))
    assert await store.load("nowhere") == []


async def test_a_taken_number_is_a_conflict_and_leaves_nothing_behind(store: Store) -> None:
    await create(store, "t", due=50, members=(("ann", 0),))
    losing = append_of(
        "t",
        1,
        2,
        due=99,
        summary=Summary("waiting", listed=True, body=b"lost"),
        receipt=receipt("lost"),
        members=(("eve", 1),),
        finished=(FinishedRound("lost", 1, 2),),
    )
    with pytest.raises(Conflict):
        await store.append(losing)
    assert await numbers(store, "t") == [1]
    assert await store.receipt("t", "ann", "lost") is None
    assert await store.next_due() == 50
    assert await store.listed() == []
    assert await store.tables_of("eve") == []
    assert await store.finished_round("lost") is None


@pytest.mark.parametrize("first", [3, 0, -1])
async def test_numbers_have_no_gap(store: Store, first: int) -> None:
    await create(store, "t")
    with pytest.raises(Conflict):
        await store.append(append_of("t", first))
    with pytest.raises(Conflict):
        await store.append(append_of("t", 2, entries=(*entries(2), *entries(4))))
    assert await numbers(store, "t") == [1]


async def test_a_table_begins_with_its_first_event(store: Store) -> None:
    with pytest.raises(ValueError, match="begins with event 1: t"):
        await store.create_table(append_of("t", 2), created=500)
    with pytest.raises(ValueError, match="begins with event 1: t"):
        await store.create_table(append_of("t", 1, entries=()), created=500)
    assert await store.table_row("t") is None


async def test_a_table_is_created_once(store: Store, other: Store) -> None:
    results = await outcomes(
        *(
            each.create_table(
                append_of("t", 1, entries=(Entry(1, 0, 1, b"%d" % place),)), created=place
            )
            for place, each in enumerate([store, other, store, other])
        )
    )
    assert sorted(map(repr, results)) == ["Conflict('t')"] * 3 + ["None"]
    [entry] = await store.load("t")
    row = await store.table_row("t")
    assert row is not None
    assert results[row.created] is None
    assert entry.body == b"%d" % row.created


async def test_a_repeated_command_gets_its_first_answer(store: Store) -> None:
    await create(store, "t")
    await store.append(append_of("t", 2, receipt=receipt("c1", b"first")))
    assert await store.receipt("t", "ann", "c1") == b"first"
    with pytest.raises(Repeated) as repeated:
        await store.append(append_of("t", 3, receipt=receipt("c1", b"second")))
    assert repeated.value.answer == b"first"
    assert await numbers(store, "t") == [1, 2]


async def test_repeated_takes_precedence_over_conflict(store: Store) -> None:
    await create(store, "t")
    append = append_of("t", 2, receipt=receipt("c1", b"first"))
    await store.append(append)
    with pytest.raises(Repeated) as repeated:
        await store.append(append)
    assert repeated.value.answer == b"first"


async def test_a_receipt_is_identified_by_table_sender_and_command(store: Store) -> None:
    await create(store, "t", "u")
    await store.append(append_of("t", 2, receipt=receipt("c1", b"ann's")))
    await store.append(append_of("t", 3, receipt=receipt("c1", b"bob's", sender="bob")))
    await store.append(append_of("u", 2, receipt=receipt("c1", b"elsewhere")))
    assert await store.receipt("t", "ann", "c1") == b"ann's"
    assert await store.receipt("t", "bob", "c1") == b"bob's"
    assert await store.receipt("u", "ann", "c1") == b"elsewhere"
    assert await store.receipt("u", "bob", "c1") is None
    assert await store.receipt("t", "ann", "c2") is None


async def test_an_outdated_append_without_events_changes_nothing(store: Store) -> None:
    await create(store, "t", due=50)
    await store.append(append_of("t", 2, due=60))
    with pytest.raises(Conflict):
        await store.append(append_of("t", 2, entries=(), due=None))
    assert await store.next_due() == 60


async def test_an_append_without_events_updates_the_table(store: Store) -> None:
    await create(store, "t", due=50)
    summary = Summary("waiting", listed=True, body=b"new")
    members = (("ann", 2),)
    await store.append(
        append_of("t", 2, 0, due=70, summary=summary, receipt=receipt("c1"), members=members)
    )
    assert await numbers(store, "t") == [1]
    assert await store.next_due() == 70
    [row] = await store.listed()
    assert (row.id, row.phase, row.summary) == ("t", "waiting", b"new")
    assert await store.tables_of("ann") == [(row, 2)]
    assert await store.receipt("t", "ann", "c1") == b"done"
    await store.append(append_of("t", 2))
    assert await store.next_due() is None


async def test_of_two_servers_one_wins_each_event_number(store: Store, other: Store) -> None:
    table_ids = [f"t{number}" for number in range(20)]
    await create(store, *table_ids)
    for seq in range(2, 7):
        # In opposite orders, so that both stores contend for every table.
        ours = [store.append(append_of(table_id, seq)) for table_id in table_ids]
        theirs = [other.append(append_of(table_id, seq)) for table_id in reversed(table_ids)]
        results = await outcomes(*ours, *theirs)
        first, second = results[:20], results[:19:-1]
        for one, two in zip(first, second, strict=True):
            assert {type(one), type(two)} == {type(None), Conflict}
    assert [await numbers(store, table_id) for table_id in table_ids] == [[1, 2, 3, 4, 5, 6]] * 20


async def test_of_two_servers_only_one_carries_out_a_command(store: Store, other: Store) -> None:
    await create(store, "t")
    results = await outcomes(
        store.append(append_of("t", 2, receipt=receipt("c1", b"ours"))),
        other.append(append_of("t", 2, receipt=receipt("c1", b"theirs"))),
    )
    assert {type(result) for result in results} == {type(None), Repeated}
    answer = await store.receipt("t", "ann", "c1")
    assert answer == [b"ours", b"theirs"][results.index(None)]
    assert [r.answer for r in results if isinstance(r, Repeated)] == [answer]
