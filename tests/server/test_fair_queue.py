"""The fair queue of worker processes: nobody waits for the many questions of another."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection

from brikke.server.connection import MAX_QUESTIONS
from brikke.server.server import QUEUE_EACH
from brikke.server.tables import rooms
from brikke.server.workers.fair_queue import FairQueue, Full
from brikke.server.workers.pool import Share
from tests.cli.test_cli import GOLDEN
from tests.server.clients import dial, enter, hear, new_guest, new_table, say
from tests.server.in_process import running
from tests.server.test_hostile import HOUSE
from tests.support.patience import PATIENCE
from tests.support.slow_question import judge


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


@pytest.mark.anyio
async def test_a_client_without_members_is_no_member() -> None:
    queue = Queue(1, most_each=3, most_member=1)
    for each in "xyaaa":
        await queue.ask(each)
    with pytest.raises(Full):
        await queue.fair.acquire("a")


# Estimating the chances throughout a round takes longer than anything else that is often asked.
CHANCES = {"record": (GOLDEN / "norwegian-classic.brikke").read_text()}
SOLVE = {"rack": ["r1", "r2", "r3"]}


@pytest.mark.system
def test_a_question_does_not_wait_for_the_many_questions_of_another_address(tmp_path: Path) -> None:
    async def story() -> None:
        settings: dict[str, Any] = {"proxies": "127.0.0.1", "workers": 1}
        async with (
            running(tmp_path, HOUSE, **settings) as (_, base),
            httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http,
            await seated(base, "192.0.2.2") as honest,
        ):

            async def ask(path: str, body: dict[str, Any], host: str) -> None:
                answer = await http.post(path, json=body, headers={"x-forwarded-for": host})
                assert answer.status_code == 200

            async def ask_everything() -> None:
                await ask("/api/solve", SOLVE, "192.0.2.2")
                await say(honest, type="hint", id="h", aim="chances")
                assert (await hear(honest, "hint", "refused"))["type"] == "hint"
                await ask("/api/replay/chances", CHANCES, "192.0.2.2")

            # Workers start when they are asked for the first time.
            await asyncio.gather(ask_everything(), ask("/api/replay/chances", CHANCES, "192.0.2.1"))
            crowd = [
                asyncio.create_task(ask("/api/replay/chances", CHANCES, "192.0.2.1"))
                for _ in range(30)
            ]
            await asyncio.wait(crowd, return_when=asyncio.FIRST_COMPLETED)
            await ask_everything()
            assert not all(each.done() for each in crowd)
            await asyncio.gather(*crowd)

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


@pytest.mark.system
def test_bots_think_for_all_addresses_in_turn(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            running(tmp_path, HOUSE, proxies="127.0.0.1") as (server, base),
            AsyncExitStack() as stack,
        ):
            bots: Any = server.rooms._bots
            share, shares = bots.share, []

            def noting(client: str, member: str = "") -> Share:
                shares.append((client, member))
                return share(client, member)  # type: ignore[no-any-return]

            bots.share = noting
            for host in ("192.0.2.1", "192.0.2.1", "192.0.2.2"):
                socket = await stack.enter_async_context(await seated(base, host))
                # If it is not their turn, the bot thinks already.
                await say(socket, type="draw", id="d", seen=10**6)
            while len({member for _, member in shares}) < 3:
                await asyncio.sleep(0.01)
            assert {client for client, _ in shares} == {"192.0.2.1", "192.0.2.2"}

    asyncio.run(story())
