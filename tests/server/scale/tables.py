"""Tables whose players are connected to different servers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import count

from websockets.asyncio.client import ClientConnection

from tests.server.clients import (
    NetworkPlayer,
    dial,
    enter,
    hear,
    new_guest,
    new_table,
    plain_brain,
    say,
)
from tests.server.scale.servers import until
from tests.support.patience import PATIENCE

ENDLESS = "nordic turn_seconds=600 rounds=99"
"""A clock that never expires here, and enough rounds for the whole test."""
_seeds = count()


async def gather_players(
    bases: Sequence[str],
    people: int = 2,
    bots: Sequence[str] = (),
    watching: int = 0,
    rulebook: str = ENDLESS,
) -> list[NetworkPlayer]:
    """Set up a table and return its players and spectators, one on each server in turn.

    Whoever loses the connection goes to the next server.
    """
    tokens = [await new_guest(bases[at % len(bases)], f"P{at}") for at in range(people + watching)]
    seats = people + len(bots)
    table_id = await new_table(bases[0], tokens[0], seats=seats, bots=list(bots), rulebook=rulebook)
    return [
        NetworkPlayer(
            bases[at % len(bases)],
            token,
            table_id,
            plain_brain(next(_seeds)),
            starts=at == 0,
            seats=seats,
            watches=at >= people,
            elsewhere=[bases[(at + step) % len(bases)] for step in range(1, len(bases))],
        )
        for at, token in enumerate(tokens)
    ]


@asynccontextmanager
async def playing(players: Sequence[NetworkPlayer]) -> AsyncIterator[None]:
    """Run all players in the background; an error of one is raised here."""
    stop = asyncio.Event()
    async with asyncio.TaskGroup() as tasks:
        for player in players:
            tasks.create_task(player.play(stop))
        try:
            yield
        finally:
            stop.set()


async def more_turns(
    players: Sequence[NetworkPlayer], turns: int, seconds: float = PATIENCE
) -> float:
    """Wait until every player has made this many more turns; return how long it took."""
    before = [player.turns for player in players]

    def enough() -> bool:
        return all(
            player.watches or player.turns >= then + turns
            for player, then in zip(players, before, strict=True)
        )

    return await until(enough, f"{turns} turns more", seconds)


async def all_know_all(players: Sequence[NetworkPlayer], seconds: float = PATIENCE) -> None:
    """Wait until all clients of each table know the same last event."""
    tables = [[each for each in players if each.table_id == id_] for id_ in table_ids(players)]

    def same() -> bool:
        return all(len({player.seq for player in table}) == 1 for table in tables)

    await until(same, "everyone knows everything", seconds)


def table_ids(players: Sequence[NetworkPlayer]) -> list[str]:
    return sorted({player.table_id for player in players})


def refusals(players: Sequence[NetworkPlayer]) -> set[str]:
    """Return the codes of all refusals."""
    return {each["code"] for player in players for each in player.refused}


async def begin_with_a_bot(socket: ClientConnection, token: str) -> int:
    """Begin a match, and return the number of the last event when seat 0 is to move."""
    await enter(socket, token)
    await say(socket, type="start", id="start")
    await say(socket, type="salt", id="salt", salt="")
    while (await hear(socket, "clock"))["to_move"] != 0:
        pass
    return await last_number(socket)


async def last_number(socket: ClientConnection) -> int:
    """Return the number of the last event, from the answer to a reaction."""
    await say(socket, type="react", id="call", reaction="hello")
    return int((await hear(socket, "ack"))["seq"])


async def hear_of(socket: ClientConnection, turn: bool = False, watching: int = -1) -> None:
    """Listen until a turn and a number of spectators were announced, in any order."""
    while turn or watching >= 0:
        message = await hear(socket, "events", "presence")
        if message["type"] == "events":
            kinds = {each["event"]["type"] for each in message["events"]}
            turn = turn and kinds.isdisjoint({"played", "drew"})
        elif message["watching"] == watching:
            watching = -1


@asynccontextmanager
async def begin_of_two(bases: Sequence[str], rulebook: str) -> AsyncIterator[tuple[str, int]]:
    """Begin a match of two idle players; yield the table id and the time of the deal."""
    tokens = [await new_guest(base, name) for base, name in zip(bases, ("Ada", "Bo"), strict=True)]
    table_id = await new_table(bases[0], tokens[0], seats=2, rulebook=rulebook)
    async with dial(bases[0], table_id) as zero, dial(bases[1], table_id) as one:
        await enter(zero, tokens[0])
        await enter(one, tokens[1])
        await say(one, type="sit", id="sit")
        await hear(one, "ack")
        await say(zero, type="start", id="start")
        await hear(zero, "ack")
        await say(zero, type="salt", id="salt", salt="")
        await say(one, type="salt", id="salt", salt="")
        while True:
            for each in (await hear(zero, "events"))["events"]:
                if each["event"]["type"] == "dealt":
                    yield table_id, each["at"]
                    return
