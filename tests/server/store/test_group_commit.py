"""Group commit: appends in one transaction end exactly as they would one by one."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any

import pytest
from asyncpg import IntegrityConstraintViolationError
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import make_url

from brikke.server.store import (
    Append,
    Conflict,
    FinishedRound,
    Repeated,
    Store,
    Summary,
    Unavailable,
    connecting,
    group_commit,
    journal,
)
from brikke.server.store.appends import write_appends
from tests.server.store.make_append import append_of, create, numbers, outcomes, receipt
from tests.support.patience import PATIENCE
from tests.support.services import Postgres

pytestmark = pytest.mark.anyio

fresh = count(1)


async def test_each_append_in_a_batch_gets_its_own_outcome(store: Store) -> None:
    table_ids = [f"t{number}" for number in range(9)]
    await create(store, *table_ids)
    await store.append(append_of("t3", 2, receipt=receipt("c1", b"before")))
    results = await outcomes(
        *(store.append(append_of(table_id, 2)) for table_id in table_ids[:3]),
        store.append(append_of("t3", 3, receipt=receipt("c1", b"again"))),
        store.append(append_of("t4", 1)),
        *(store.append(append_of(table_id, 2)) for table_id in table_ids[5:]),
    )
    assert [type(result) for result in results[3:5]] == [Repeated, Conflict]
    assert results[:3] + results[5:] == [None] * 7
    for table_id in table_ids:
        assert await numbers(store, table_id) == ([1] if table_id == "t4" else [1, 2])


async def test_of_equal_numbers_in_a_batch_the_first_wins(store: Store) -> None:
    await create(store, "t")
    appends = [append_of("t", 2, due=due, receipt=receipt(f"c{due}")) for due in (10, 20, 30)]
    results = await outcomes(*(store.append(each) for each in appends))
    assert [type(result) for result in results] == [type(None), Conflict, Conflict]
    assert await store.next_due() == 10
    assert await store.receipt("t", "ann", "c20") is None


async def test_of_equal_commands_in_a_batch_the_second_gets_the_answer_of_the_first(
    store: Store,
) -> None:
    await create(store, "t")
    results = await outcomes(
        store.append(append_of("t", 2, receipt=receipt("c1", b"first"))),
        store.append(append_of("t", 3, receipt=receipt("c1", b"second"))),
    )
    assert results[0] is None
    assert isinstance(results[1], Repeated)
    assert results[1].answer == b"first"
    assert await numbers(store, "t") == [1, 2]


async def test_of_consecutive_appends_in_a_batch_the_last_sets_the_summary(store: Store) -> None:
    await create(store, "t")
    results = await outcomes(
        *(
            store.append(
                append_of(
                    "t",
                    seq,
                    due=seq * 10,
                    summary=Summary("playing", listed=True, body=b"%d" % seq),
                    members=(("ann", seq),),
                )
            )
            for seq in (2, 3, 4)
        )
    )
    assert results == [None] * 3
    assert await numbers(store, "t") == [1, 2, 3, 4]
    assert await store.next_due() == 40
    [(row, seat)] = await store.tables_of("ann")
    assert (row.summary, seat) == (b"4", 4)


async def test_a_batch_is_one_transaction(store: Store) -> None:
    table_ids = [f"t{number}" for number in range(600)]
    batches: list[int] = []
    write = store._appends._write

    async def counted(jobs: Sequence[Append]) -> Mapping[int, Exception]:
        batches.append(len(jobs))
        return await write(jobs)

    store._appends._write = counted
    await create(store, *table_ids)
    assert batches == [group_commit.LARGEST, group_commit.LARGEST, 600 - 2 * group_commit.LARGEST]
    assert len(await store.load("t599")) == 1


class Model:
    """A model of the store that appends one by one."""

    def __init__(self) -> None:
        self.last: dict[str, int] = {}
        self.answers: dict[tuple[str, str], bytes] = {}

    def append(self, append: Append) -> object:
        key = (append.table_id, "" if append.receipt is None else append.receipt.command)
        if append.receipt is not None and key in self.answers:
            return Repeated, self.answers[key]
        last = self.last[append.table_id]
        if append.after != last:
            return Conflict, None
        self.last[append.table_id] = last + len(append.entries)
        if append.receipt is not None:
            self.answers[key] = append.receipt.answer
        return type(None), None


attempts = st.tuples(
    st.sampled_from("ab"), st.integers(1, 5), st.integers(0, 2), st.sampled_from(["", "c1", "c2"])
)


@settings(
    max_examples=40,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(script=st.lists(st.lists(attempts, max_size=8), max_size=4))
async def test_a_batch_gives_the_same_results_as_single_appends(
    store: Store, script: list[list[tuple[str, int, int, str]]]
) -> None:
    run = next(fresh)
    model = Model()
    model.last = {f"{name}{run}": 1 for name in "ab"}
    await create(store, *model.last)
    for number, batch in enumerate(script):
        appends = [
            append_of(
                f"{name}{run}",
                first,
                length,
                receipt=receipt(command, b"%d.%d" % (number, place)) if command else None,
            )
            for place, (name, first, length, command) in enumerate(batch)
        ]
        results = await outcomes(*(store.append(append) for append in appends))
        expected = [model.append(append) for append in appends]
        assert [(type(r), getattr(r, "answer", None)) for r in results] == expected
    for table_id, last in model.last.items():
        assert await numbers(store, table_id) == list(range(1, last + 1))


async def test_a_rejected_append_does_not_affect_others_in_its_batch(store: Store) -> None:
    table_ids = [f"t{number}" for number in range(30)]
    await create(store, *table_ids, "spoilt", "doubled")
    await store.append(append_of("doubled", 2, finished=(FinishedRound("unique", 1, 2),)))
    results = await outcomes(
        *(store.append(append_of(table_id, 2)) for table_id in table_ids[:15]),
        store.append(append_of("spoilt", 2, receipt=receipt("\ud800"))),
        store.append(append_of("doubled", 3, finished=(FinishedRound("unique", 3, 3),))),
        *(store.append(append_of(table_id, 2)) for table_id in table_ids[15:]),
    )
    assert results[:15] + results[17:] == [None] * 30
    assert isinstance(results[15], Exception)
    assert not isinstance(results[15], Unavailable)
    assert isinstance(results[16], IntegrityConstraintViolationError | sqlite3.IntegrityError)
    assert await numbers(store, "spoilt") == [1]
    assert await numbers(store, "doubled") == [1, 2]
    await store.append(append_of("spoilt", 2))


async def test_a_cancelled_caller_does_not_affect_others(store: Store) -> None:
    table_ids = [f"t{number}" for number in range(40)]
    await create(store, *table_ids)
    for seq in range(2, 8):
        tasks = [
            asyncio.create_task(store.append(append_of(table_id, seq))) for table_id in table_ids
        ]
        await asyncio.sleep(0.001 * (seq - 2))
        for task in tasks[::2]:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert results[1::2] == [None] * 20
        await store.append(
            append_of("t0", seq + 1, entries=())
        )  # all queued appends are written now
        assert [(await numbers(store, table_id))[-1] for table_id in table_ids] == [seq] * 40


async def test_cancelled_writers_and_readers_leave_no_lock_behind(store: Store) -> None:
    await create(store, "t")
    remembered: list[object] = []  # a stored exception keeps its frames alive
    for delay in range(40):
        tasks = [
            *(asyncio.create_task(store.beat("s")) for _ in range(3)),
            *(asyncio.create_task(store.load("t")) for _ in range(9)),
        ]
        await asyncio.sleep(0.0003 * delay)
        for task in tasks:
            task.cancel()
        remembered += await asyncio.gather(*tasks, return_exceptions=True)
    async with asyncio.timeout(PATIENCE):
        await store.beat("s")
        await asyncio.gather(*(store.load("t") for _ in range(9)))
    assert any(isinstance(each, asyncio.CancelledError) for each in remembered)


async def test_started_work_is_finished_without_a_waiter(url: str) -> None:
    store = await Store.open(url)

    async def register(number: int) -> None:
        await store.add_guest(f"g{number}", "Ann", "en", f"hash-{number}")

    tasks = [asyncio.create_task(register(number)) for number in range(20)]
    await asyncio.sleep(0)
    for task in tasks:
        task.cancel()
    assert {type(e) for e in await outcomes(*tasks)} == {asyncio.CancelledError}
    await store.close()
    again = await Store.open(url)
    assert len(await again.profiles([f"g{number}" for number in range(20)])) == 20
    await again.close()


async def test_closing_writes_queued_jobs(url: str) -> None:
    store = await Store.open(url)
    table_ids = [f"t{number}" for number in range(300)]
    tasks = [
        *(
            asyncio.create_task(store.create_table(append_of(table_id, 1), 500))
            for table_id in table_ids
        ),
        *(
            asyncio.create_task(store.add_connection(table_id, table_id, "ann", "s"))
            for table_id in table_ids
        ),
    ]
    await asyncio.sleep(0)
    await store.close()
    assert all(task.done() for task in tasks)
    await asyncio.gather(*tasks)
    with pytest.raises(Unavailable):
        await store.append(append_of("t0", 2))
    again = await Store.open(url)
    assert [await numbers(again, table_id) for table_id in table_ids] == [[1]] * 300
    await again.beat("s")
    assert await again.connected_guests("t299") == ["ann"]
    await again.close()


async def test_heartbeats_are_not_starved_under_load(store: Store) -> None:
    table_ids = [f"t{number}" for number in range(50)]
    await create(store, *table_ids)
    stop = asyncio.Event()

    async def play(table_id: str) -> int:
        for seq in count(2):
            await store.append(append_of(table_id, seq))
            if stop.is_set():
                return seq
        raise AssertionError

    players = [asyncio.create_task(play(table_id)) for table_id in table_ids]
    async with asyncio.timeout(PATIENCE):
        for _ in range(10):
            await store.beat("s")
    stop.set()
    lengths = await asyncio.gather(*players)
    assert [len(await store.load(table_id)) for table_id in table_ids] == lengths


@pytest.mark.parametrize("members", [None, ()], ids=["plain", "with members"])
async def test_a_lost_connection_fails_waiting_appends_and_no_later_ones(
    postgres: Postgres, postgres_url: str, members: tuple[()] | None
) -> None:
    store = await Store.open(postgres_url)
    table_ids = [f"t{number}" for number in range(20)]
    await create(store, *table_ids)
    name = make_url(postgres_url).database
    queue = store._plain_appends if members is None else store._appends
    write = queue._write

    async def lose_and_write(jobs: Sequence[Append]) -> Mapping[int, Exception]:
        postgres.psql(
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
        )
        return await write(jobs)

    for seq in (2, 3):
        appends = [append_of(table_id, seq, members=members) for table_id in table_ids]
        queue._write = lose_and_write
        results = await outcomes(*map(store.append, appends))
        assert {type(result) for result in results} == {Unavailable}
        queue._write = write
        assert await outcomes(*map(store.append, appends)) == [None] * 20
    assert [await numbers(store, table_id) for table_id in table_ids] == [[1, 2, 3]] * 20
    await store.close()


async def test_a_connection_lost_before_the_commit_leaves_nothing(
    postgres: Postgres, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(postgres_url)
    await create(store, "t")
    name = make_url(postgres_url).database

    def write_and_lose(*given: Any) -> Mapping[int, Exception]:
        refused = write_appends(*given)
        postgres.psql(
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
        )
        return refused

    with monkeypatch.context() as patch:
        patch.setattr(journal, "write_appends", write_and_lose)
        with pytest.raises(Unavailable):
            await store.append(append_of("t", 2, members=()))
    assert await numbers(store, "t") == [1]
    await store.append(append_of("t", 2))
    await store.close()


async def test_a_database_that_stays_locked_is_unavailable_until_it_is_free(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(connecting.PRAGMAS, "busy_timeout", 50)
    store = await Store.open(sqlite_url)
    await create(store, "t")
    path = make_url(sqlite_url).database
    assert path is not None
    stranger = sqlite3.connect(path, isolation_level=None)
    stranger.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unavailable, match="locked"):
        await store.append(append_of("t", 2))
    assert await numbers(store, "t") == [1]
    stranger.execute("ROLLBACK")
    stranger.close()
    await store.append(append_of("t", 2))
    await store.close()
