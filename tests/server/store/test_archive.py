"""Archived tables: one row each, restored unchanged by the next append."""

from __future__ import annotations

import asyncio
from itertools import count

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import func, select

from brikke.game.events import Event
from brikke.game.game import Game
from brikke.players.bots import make_bot
from brikke.server.store import (
    Conflict,
    Entry,
    FinishedRound,
    Repeated,
    Store,
    Summary,
    schema,
)
from brikke.server.store.packing import Log, pack, unpack
from brikke.wire.events import VERSION, encode_event
from tests.server.store.make_append import append_of, create, entries, numbers, outcomes, receipt
from tests.support.patience import PATIENCE

pytestmark = pytest.mark.anyio

fresh = count(1)

FIRST = (
    "789c012d00d2ff92929401cf0000018bcfe5680001c4076576656e74203194020502c401ff9193a3616e6ea26331"
    "c404646f6e6589ba1179"
)


async def archive(store: Store, limit: int = 1000) -> int:
    """Archive all tables as if they had been idle for long."""
    return await store.archive_idle(store.now() + 1000, limit)


async def rows(store: Store, kind: str) -> int:
    """Count the rows of a database table."""
    rows_of = schema.metadata.tables[kind]
    [row] = await store._database.fetch(select(func.count()).select_from(rows_of))
    number: int = row[0]
    return number


async def test_an_archived_table_reads_the_same_byte_for_byte(store: Store) -> None:
    body = bytes(range(256)) + "bjørn ♠".encode()
    await create(store, "t", "u")
    await store.append(append_of("t", 2, entries=(Entry(2, 2**41, 7, body), *entries(3, 200))))
    before = await store.load("t")
    assert await archive(store) == 2
    assert [await rows(store, kind) for kind in ("events", "receipts", "archives")] == [0, 0, 2]
    assert await store.load("t") == before
    assert await numbers(store, "u") == [1]


async def test_part_of_an_archived_log_is_read_without_restoring_it(store: Store) -> None:
    await create(store, "t")
    await store.append(append_of("t", 2, 8, finished=(FinishedRound("x", 3, 6),)))
    await archive(store)
    found = await store.finished_round("x")
    assert found is not None
    table_id, past = found
    stretch = await store.load(table_id, past.first - 1, past.last)
    assert stretch == list(entries(3, 4))
    assert [entry.seq for entry in await store.load("t", after=7)] == [8, 9]
    assert await store.load("t", after=9) == []
    assert await rows(store, "archives") == 1
    assert await rows(store, "events") == 0


async def test_a_command_repeated_after_a_year_gets_its_old_answer(store: Store) -> None:
    await create(store, "t")
    await store.append(append_of("t", 2, receipt=receipt("c1", b"ann's")))
    await store.append(append_of("t", 3, receipt=receipt("c1", b"bob's", sender="bob")))
    await archive(store)
    assert await store.receipt("t", "ann", "c1") == b"ann's"
    assert await store.receipt("t", "bob", "c1") == b"bob's"
    assert await store.receipt("t", "ann", "c2") is None
    assert await store.receipt("t", "eve", "c1") is None
    assert await rows(store, "archives") == 1
    with pytest.raises(Repeated) as repeated:
        await store.append(append_of("t", 4, receipt=receipt("c1", b"again")))
    assert repeated.value.answer == b"ann's"
    assert await numbers(store, "t") == [1, 2, 3]


async def test_an_append_restores_an_archived_table_completely(store: Store) -> None:
    await create(store, "t")
    await store.append(append_of("t", 2, 30, receipt=receipt("c1", b"kept")))
    before = await store.load("t")
    await archive(store)
    await store.append(append_of("t", 32, due=70, receipt=receipt("c2")))
    assert await store.load("t") == [*before, *entries(32)]
    assert await store.receipt("t", "ann", "c1") == b"kept"
    assert await store.receipt("t", "ann", "c2") == b"done"
    assert await store.next_due() == 70
    assert await rows(store, "archives") == 0
    assert await rows(store, "events") == 32


async def test_an_outdated_append_to_an_archived_table_conflicts(
    store: Store,
) -> None:
    await create(store, "t")
    await store.append(append_of("t", 2))
    await archive(store)
    results = await outcomes(
        store.append(append_of("t", 2)), store.append(append_of("t", 4)), create(store, "t")
    )
    assert [type(result) for result in results] == [Conflict] * 3
    assert await numbers(store, "t") == [1, 2]
    await store.append(append_of("t", 3))
    assert await numbers(store, "t") == [1, 2, 3]


async def test_archived_and_active_tables_share_a_batch(store: Store) -> None:
    table_ids = [f"t{number}" for number in range(20)]
    await create(store, *table_ids)
    assert await archive(store, limit=10) == 10
    results = await outcomes(*(store.append(append_of(table_id, 2)) for table_id in table_ids))
    assert results == [None] * 20
    assert [await numbers(store, table_id) for table_id in table_ids] == [[1, 2]] * 20
    assert await rows(store, "archives") == 0


async def test_a_table_may_be_archived_repeatedly(store: Store) -> None:
    await create(store, "t")
    for seq in range(2, 6):
        assert await archive(store) == 1
        assert await archive(store) == 0
        await store.append(append_of("t", seq, receipt=receipt(f"c{seq}")))
    assert await numbers(store, "t") == [1, 2, 3, 4, 5]
    assert await store.receipt("t", "ann", "c2") == b"done"


async def test_the_longest_idle_tables_are_archived_first_up_to_the_limit(store: Store) -> None:
    await create(store, "old")
    await asyncio.sleep(0.002)
    middle = store.now()
    await asyncio.sleep(0.002)
    await create(store, "a", "b", "c")
    assert await store.archive_idle(middle, limit=9) == 1
    assert await store.archive_idle(middle, limit=9) == 0
    assert await rows(store, "events") == 3
    assert await archive(store, limit=2) == 2
    assert await archive(store, limit=2) == 1


async def test_a_table_with_a_connection_is_not_archived(store: Store) -> None:
    await create(store, "t", "u")
    await store.add_connection("c1", "t", "ann", "s1")
    assert await archive(store) == 1
    assert await rows(store, "events") == 1
    await store.remove_connections(["c1"])
    assert await archive(store) == 1


async def test_a_table_with_a_pending_timer_is_not_archived(store: Store) -> None:
    """A turn of seven days is not over after six days without activity."""
    await create(store, "long", due=store.now() + 7 * 24 * 3600 * 1000)
    assert await archive(store) == 0
    assert await store.next_due() is not None


async def test_a_timer_from_before_the_idle_time_does_not_prevent_archiving(
    store: Store,
) -> None:
    await create(store, "stuck", due=10)
    assert await archive(store) == 1
    assert await store.next_due() is None


async def test_an_archived_table_leaves_the_public_list_until_somebody_plays(
    store: Store,
) -> None:
    public = Summary("playing", listed=True, body=b"seats")
    await create(store, "t", summary=public, members=(("ann", 2),))
    [row] = await store.listed()
    await archive(store)
    assert await store.listed() == []
    assert await store.table_row("t") == row
    assert await store.tables_of("ann") == [(row, 2)]
    await store.append(append_of("t", 2, summary=public))
    assert [each.id for each in await store.listed()] == ["t"]
    assert [seat for _, seat in await store.tables_of("ann")] == [2]


async def test_two_servers_archive_each_table_once(store: Store, other: Store) -> None:
    table_ids = [f"t{number}" for number in range(30)]
    await create(store, *table_ids)
    done = await asyncio.gather(*(archive(each) for each in [store, other] * 2))
    assert sum(done) == 30
    assert [await numbers(store, table_id) for table_id in table_ids] == [[1]] * 30


async def test_appending_and_archiving_at_once_loses_nothing(store: Store, other: Store) -> None:
    table_ids = [f"t{number}" for number in range(4)]
    await create(store, *table_ids)
    playing = True
    swept_between = asyncio.Event()

    async def play(table_id: str) -> None:
        for seq in range(2, 25):
            if seq == 12:
                await swept_between.wait()
            await store.append(append_of(table_id, seq, receipt=receipt(f"c{seq}", b"%d" % seq)))
            loaded = await numbers(other, table_id)
            assert loaded[:seq] == list(range(1, seq + 1))

    async def sweep() -> None:
        while playing:
            if await archive(other):
                swept_between.set()

    sweeping = asyncio.create_task(sweep())
    await asyncio.wait_for(asyncio.gather(*map(play, table_ids)), PATIENCE)
    playing = False
    await sweeping
    for table_id in table_ids:
        assert await store.load(table_id) == list(entries(1, 24))
        answers = [await store.receipt(table_id, "ann", f"c{seq}") for seq in range(2, 25)]
        assert answers == [b"%d" % seq for seq in range(2, 25)]


async def test_readers_always_find_a_log_in_rows_or_in_the_archive(
    store: Store, other: Store
) -> None:
    await create(store, "t")
    await store.append(append_of("t", 2, receipt=receipt("c1")))
    moving = True

    async def read() -> int:
        times = 0
        while moving:
            assert (await numbers(other, "t"))[:2] == [1, 2]
            assert await other.receipt("t", "ann", "c1") == b"done"
            times += 1
        return times

    reading = [asyncio.create_task(read()) for _ in range(3)]
    for seq in range(3, 23):
        assert await archive(store) == 1
        await store.append(append_of("t", seq))
    moving = False
    assert min(await asyncio.gather(*reading)) > 0


async def test_a_corrupt_archive_affects_only_its_own_table(store: Store) -> None:
    await create(store, "t", "u", "v")
    await archive(store)
    archives = schema.archives
    await store._database.execute(
        archives.update().where(archives.c.table_id == "u").values(body=b"spoilt")
    )
    results = await outcomes(*(store.append(append_of(table_id, 2)) for table_id in "tuv"))
    assert [type(result).__name__ for result in results] == ["NoneType", "Conflict", "NoneType"]
    assert await numbers(store, "v") == [1, 2]
    assert await rows(store, "archives") == 1


scripts = st.lists(
    st.one_of(
        st.tuples(st.just("append"), st.integers(0, 3)),
        st.tuples(st.just("archive"), st.just(0)),
        st.tuples(st.just("load"), st.integers(0, 4)),
        st.tuples(st.just("repeat"), st.integers(0, 4)),
    ),
    max_size=12,
)


@settings(
    max_examples=30,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(script=scripts)
async def test_archiving_at_any_time_leaves_the_log_unchanged(
    store: Store, script: list[tuple[str, int]]
) -> None:
    table_id = f"t{next(fresh)}"
    await create(store, table_id)
    log, answers = list(entries(1)), list[bytes]()
    for step, number in script:
        if step == "append":
            answer = b"%d" % len(answers)
            mine = receipt(f"c{len(answers)}", answer)
            await store.append(append_of(table_id, len(log) + 1, number, receipt=mine))
            log += entries(len(log) + 1, number)
            answers.append(answer)
        elif step == "archive":
            await archive(store)
        elif step == "load":
            assert await store.load(table_id, number, number + 2) == log[number : number + 2]
        elif number < len(answers):
            with pytest.raises(Repeated) as repeated:
                await store.append(append_of(table_id, len(log) + 1, receipt=receipt(f"c{number}")))
            assert repeated.value.answer == answers[number]
    assert await store.load(table_id) == log
    found = [await store.receipt(table_id, "ann", f"c{place}") for place in range(len(answers))]
    assert found == answers


def play_round(seed: int) -> tuple[Event, ...]:
    game, bot = Game("nordic", seats=4, seed=seed), make_bot("steady")
    while not game.is_over():
        game.push(bot.turn(game.view(game.to_move)))
    return tuple(game.events)


async def test_an_archived_match_takes_a_quarter_of_the_space(store: Store) -> None:
    events = [event for seed in range(5) for event in play_round(seed)]
    played = tuple(
        Entry(seq, 1000 * seq, VERSION, encode_event(event))
        for seq, event in enumerate(events, start=1)
    )
    await create(store, "t", entries=played)
    await archive(store)
    [row] = await store._database.fetch(schema.archives.select())
    assert len(row.body) < sum(len(entry.body) for entry in played) / 4
    assert await store.load("t") == list(played)


def test_an_archive_of_the_first_release_is_read_for_ever() -> None:
    log = Log([(1, 1700000000000, 1, b"event 1"), (2, 5, 2, b"\xff")], [("ann", "c1", b"done")])
    assert unpack(bytes.fromhex(FIRST)) == log
    assert unpack(pack(log)) == log
