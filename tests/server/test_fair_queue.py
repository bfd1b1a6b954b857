"""The fair queue of worker processes: nobody waits for the many questions of another."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection

from brikke.live import TableConfig
from brikke.server.app import QUEUE_EACH
from brikke.server.connection import MAX_QUESTIONS
from brikke.server.tables import rooms
from brikke.server.workers.fair_queue import FairQueue, Full
from brikke.wire import questions as tasks
from tests.server.clients import dial, enter, hear, new_guest, new_table, say
from tests.server.in_process import running
from tests.server.test_hostile import HOUSE
from tests.support.patience import PATIENCE
from tests.support.slow_question import judge, solve


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def settle() -> None:
    """Let all tasks that can run do so."""
    for _ in range(5):
        await asyncio.sleep(0)


class Queue:
    """A queue, and the order in which its clients got places."""

    def __init__(
        self, places: int, most: float = 100, most_each: float = 100, most_member: float = 100
    ) -> None:
        self.fair = FairQueue(places, most, most_each, most_member)
        self.served: list[str] = []

    async def ask(self, client: str, member: str = "") -> asyncio.Task[None]:
        task = asyncio.create_task(self._wait(client, member))
        await settle()
        return task

    async def _wait(self, client: str, member: str) -> None:
        await self.fair.acquire(client, member)
        self.served.append(client + member)

    async def release(self, client: str) -> None:
        self.fair.release(client)
        await settle()


@pytest.mark.anyio
async def test_clients_are_served_in_turn() -> None:
    queue = Queue(1)
    for client in "xyaaaabbc":
        await queue.ask(client)
    await queue.release("x")
    for _ in range(6):
        await queue.release(queue.served[-1])
    assert "".join(queue.served) == "xyabcabaa"


@pytest.mark.anyio
async def test_the_members_of_a_client_are_served_in_its_turns() -> None:
    queue = Queue(1)
    for each in ("x", "y", "a1", "a1", "a1", "a2", "a3", "b1", "b1"):
        await queue.ask(each[0], each[1:])
    await queue.release("x")
    for _ in range(6):
        await queue.release(queue.served[-1][0])
    assert queue.served == ["x", "y", "a1", "b1", "a2", "b1", "a3", "a1", "a1"]


@pytest.mark.anyio
async def test_a_place_that_becomes_free_while_its_next_client_gives_up_goes_to_another() -> None:
    queue = Queue(1)
    for client in "xy":
        await queue.ask(client)
    gives_up = await queue.ask("a")
    await queue.ask("b")
    gives_up.cancel()
    # Before the cancelled task has run.
    await queue.release("x")
    assert queue.served == ["x", "y", "b"]
    for client in "yb":
        await queue.release(client)
    for client in "cd":
        await queue.ask(client)
    assert queue.served[3:] == ["c", "d"]


@pytest.mark.anyio
async def test_one_client_never_takes_all_places() -> None:
    queue = Queue(2)
    for client in "aaaa":
        await queue.ask(client)
    assert queue.served == ["a", "a"]
    await queue.ask("b")
    assert queue.served == ["a", "a", "b"]
    await queue.release("b")
    await queue.release("a")
    assert queue.served == ["a", "a", "b", "a"]


@pytest.mark.anyio
async def test_a_member_fills_no_queue_of_its_client() -> None:
    queue = Queue(1, most_each=3, most_member=2)
    for each in ("x", "y", "a1", "a1"):
        await queue.ask(each[0], each[1:])
    with pytest.raises(Full):
        await queue.fair.acquire("a", "1")
    await queue.ask("a", "2")
    with pytest.raises(Full):
        await queue.fair.acquire("a", "3")


@pytest.mark.anyio
async def test_both_maxima_hold() -> None:
    queue = Queue(1, most=3, most_each=2)
    for client in "abaa":
        await queue.ask(client)
    with pytest.raises(Full):
        await queue.fair.acquire("a")
    await queue.ask("b")
    with pytest.raises(Full):
        await queue.fair.acquire("c")
    assert queue.served == ["a", "b"]


@pytest.mark.anyio
async def test_who_stops_waiting_loses_nothing_for_others() -> None:
    queue = Queue(1)
    await queue.ask("z")
    await queue.ask("a")
    gone, _ = await queue.ask("b"), await queue.ask("c")
    gone.cancel()
    await settle()
    await queue.release("a")
    assert queue.served == ["z", "a", "c"]
    # Cancelled in the moment in which the place is given: it goes to the next one.
    late, _ = await queue.ask("d"), await queue.ask("e")
    queue.fair.release("c")
    late.cancel()
    await settle()
    assert queue.served[-1] == "e"
    await queue.release("e")
    await queue.ask("f")
    assert queue.served[-1] == "f"


@pytest.mark.system
def test_a_short_question_does_not_wait_for_long_ones_of_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(tasks, "solve", solve)

    async def story() -> None:
        settings = {"proxies": "127.0.0.1", "workers": 1, "think_seconds": 60.0}
        async with (
            running(tmp_path, TableConfig(), **settings) as (_, base),  # type: ignore[arg-type]
            httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http,
        ):

            async def ask(path: str, body: dict[str, object], host: str) -> httpx.Response:
                return await http.post(path, json=body, headers={"x-forwarded-for": host})

            crowd = [
                asyncio.create_task(ask("/api/solve", {"rack": ["j"]}, "192.0.2.1"))
                for _ in range(30)
            ]
            while not (tmp_path / "crowded").exists():
                await asyncio.sleep(0.01)
            answer = await ask("/api/solve", {"rack": ["r1", "r2", "r3"]}, "192.0.2.2")
            assert answer.status_code == 200
            assert not any(each.done() for each in crowd)
            (tmp_path / "go-on").touch()
            assert {(await each).status_code for each in crowd} == {200}

    asyncio.run(story())


RULES = "nordic turn_seconds=off"


async def seated(base: str, host: str) -> ClientConnection:
    """Let a new guest, who comes from this address, begin a round with a bot."""
    token = await new_guest(base, "Ada")
    table_id = await new_table(base, token, seats=2, bots=["steady"], rulebook=RULES)
    socket = await dial(base, table_id, additional_headers={"x-forwarded-for": host})
    await enter(socket, token)
    await say(socket, type="start", id="start")
    await say(socket, type="salt", id="salt", salt="")
    while (await hear(socket, "ack", "refused"))["id"] != "salt":
        pass
    return socket


@pytest.mark.system
def test_many_guests_of_one_address_do_not_delay_another_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(rooms, "violations", judge)
    guests = QUEUE_EACH // MAX_QUESTIONS + 1

    async def story() -> None:
        settings = {"proxies": "127.0.0.1", "workers": 1, "think_seconds": 60.0}
        async with (
            running(tmp_path, HOUSE, **settings) as (_, base),  # type: ignore[arg-type]
            AsyncExitStack() as stack,
        ):

            async def come(host: str) -> ClientConnection:
                return await stack.enter_async_context(await seated(base, host))

            crowd = [await come("192.0.2.1") for _ in range(guests)]
            honest = await come("192.0.2.2")
            for socket in crowd:
                for number in range(MAX_QUESTIONS + 1):
                    await say(socket, type="check", id=f"c{number}", table=[["j", "r1", "r2"]])
                # The last one is too many for its connection, so the others have arrived.
                refused = [await hear(socket, "refused")]
            refused += [await hear(socket, "refused") for _ in range(MAX_QUESTIONS - 1)]
            # One place and all of the queue: there is one question too many for each of the rest.
            assert {answer["code"] for answer in refused} == {"busy"}
            await say(honest, type="check", id="q", table=[["r1", "r2", "r3"]])
            assert (await hear(honest, "checked", "refused"))["type"] == "checked"
            (tmp_path / "go-on").touch()
            for socket in crowd[:-1]:
                told = [await hear(socket, "checked", "refused") for _ in range(MAX_QUESTIONS)]
                assert {answer["type"] for answer in told} == {"checked"}

    asyncio.run(story())
