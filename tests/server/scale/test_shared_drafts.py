"""Live rearrangements reach the players who are connected to another server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.server.clients import dial, enter, hear, new_guest, new_table, say
from tests.server.scale.servers import Pair
from tests.support.patience import PATIENCE
from tests.support.services import Redis

RULES = "nordic opening_minimum=0 turn_seconds=off"


async def answered(socket: Any, kind: str, command: str, **fields: Any) -> dict[str, Any]:
    """Send a command, and return its answer."""
    await say(socket, type=kind, id=command, **fields)
    while True:
        message = await hear(socket, "ack", "refused", "hint")
        if message["id"] == command:
            return message


def test_drafts_are_seen_on_another_server(tmp_path: Path, url: str, redis: Redis) -> None:
    async def story(pair: Pair) -> None:
        tokens = [await new_guest(pair.first.base, name) for name in ("Ada", "Bo")]
        table_id = await new_table(pair.first.base, tokens[0], seats=2, rulebook=RULES)

        async def view(seat: int) -> dict[str, Any]:
            async with dial(pair.bases[seat], table_id) as socket:
                return await enter(socket, tokens[seat])

        async with dial(pair.bases[0], table_id) as ada, dial(pair.bases[1], table_id) as bo:
            sockets = (ada, bo)
            for socket, token in zip(sockets, tokens, strict=True):
                await enter(socket, token)
            await answered(bo, "sit", "sit")
            await answered(ada, "start", "start")
            for number, socket in enumerate(sockets):
                await answered(socket, "salt", f"salt{number}", salt="00")
            for turn in range(200):
                now = await view(0)
                mover, table = now["round"]["to_move"], now["round"]["table"]
                if table:
                    break
                best = await answered(sockets[mover], "hint", f"hint{turn}")
                fields = {"table": best["table"]} if best["tiles_played"] else {}
                kind = "play" if fields else "draw"
                await answered(sockets[mover], kind, f"turn{turn}", seen=now["seq"], **fields)
            apart = [[tile] for laid in table for tile in laid]
            shown = await answered(
                sockets[mover], "arrange", "arrange", seen=now["seq"], table=apart
            )
            assert shown["type"] == "ack"
            arranged = await hear(sockets[1 - mover], "arranged")
            assert (arranged["seat"], arranged["table"]) == (mover, apart)

    with Pair(tmp_path, url, redis.url) as pair:
        asyncio.run(asyncio.wait_for(story(pair), PATIENCE))
