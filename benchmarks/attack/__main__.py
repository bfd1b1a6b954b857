"""Attack a server of our own, and print what honest players felt and what was refused."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import httpx
from prometheus_client.parser import text_string_to_metric_families

from benchmarks.attack.attacks import ATTACKS
from tests.server.clients import Message, dial, enter, hear, new_guest, new_table, say
from tests.support.live_server import LiveServer

TABLES = 4
PAUSE_SECONDS = 0.1
COUNTED = ("brikke_held_back_total", "brikke_refusals_total", "brikke_http_seconds_count")


class Honest:
    """Two honest players who draw in turn, and how long each answer took."""

    def __init__(self, base: str) -> None:
        self._base = base
        self.waits: list[float] = []
        self.ready = asyncio.Event()

    async def play(self, begin: asyncio.Event, until: asyncio.Event) -> None:
        """Set a table up, and play from a signal until another one."""
        tokens = [await new_guest(self._base, name) for name in ("Ada", "Bo")]
        rules = "nordic turn_seconds=off"
        table_id = await new_table(self._base, tokens[0], seats=2, rulebook=rules)
        async with dial(self._base, table_id) as one, dial(self._base, table_id) as two:
            players = (one, two)
            for socket, token in zip(players, tokens, strict=True):
                await enter(socket, token)
            await self._ask(two, type="sit", id="sit")
            await self._ask(one, type="start", id="start")
            for socket in players:
                await self._ask(socket, type="salt", id="salt", salt="")
            view = await hear(one, "view")
            while view["round"] is None or view["table"]["phase"] != "playing":
                view = await hear(one, "view")
            mover, seen = view["round"]["to_move"], view["seq"]
            self.ready.set()
            await begin.wait()
            for number in range(60):
                if until.is_set():
                    return
                began = time.perf_counter()
                answer = await self._ask(players[mover], type="draw", id=f"d{number}", seen=seen)
                self.waits.append(time.perf_counter() - began)
                mover, seen = 1 - mover, answer["seq"]
                await asyncio.sleep(PAUSE_SECONDS)

    async def _ask(self, socket: object, **message: object) -> Message:
        await say(socket, **message)  # type: ignore[arg-type]
        while True:
            answer = await hear(socket, "ack", "refused", seconds=60)  # type: ignore[arg-type]
            if answer["id"] == message["id"]:
                assert answer["type"] == "ack", answer
                return answer


async def counted(base: str) -> Counter[str]:
    """Return what the server has refused so far."""
    async with httpx.AsyncClient(base_url=base, timeout=60) as http:
        text = (await http.get("/metrics")).text
    return Counter(
        {
            " ".join(sample.labels.values()): int(sample.value)
            for family in text_string_to_metric_families(text)
            for sample in family.samples
            if sample.name in COUNTED
            and not sample.labels.get("status", "4").startswith(("1", "2"))
        }
    )


async def measure(base: str, attack: str | None, seconds: float) -> tuple[list[float], str]:
    """Return how long honest players waited during an attack, and what was refused."""
    before = await counted(base)
    token = await new_guest(base, "Eve")
    table_id = await new_table(base, token)
    begin, over = asyncio.Event(), asyncio.Event()
    players = [Honest(base) for _ in range(TABLES)]
    playing = asyncio.gather(*(each.play(begin, over) for each in players))
    await asyncio.gather(*(each.ready.wait() for each in players))
    attacker = None
    if attack is not None:
        port = base.rpartition(":")[2]
        command = ("-m", "benchmarks.attack.attacks", attack, port, table_id, token, str(seconds))
        attacker = await asyncio.create_subprocess_exec(sys.executable, *command)
    begin.set()
    asyncio.get_running_loop().call_later(seconds, over.set)
    await playing
    if attacker is not None:
        await attacker.wait()
    refused = await counted(base) - before
    told = ", ".join(f"{count:,} × {kind}" for kind, count in refused.most_common(4))
    return sorted(wait for each in players for wait in each.waits), told or "nothing"


def row(name: str, waits: list[float], refused: str) -> str:
    def ms(seconds: float) -> str:
        return f"{1000 * seconds:,.0f}"

    p99 = waits[min(len(waits) - 1, len(waits) * 99 // 100)]
    figures = (ms(waits[len(waits) // 2]), ms(p99), ms(waits[-1]))
    return f"| {name} | {' | '.join(figures)} | {refused} |"


def main() -> None:
    """Print one row for each attack."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=6.0, help="the time of each attack")
    parser.add_argument("attacks", nargs="*", default=list(ATTACKS), help="which, by their names")
    asked = parser.parse_args()
    print("| attack | p50, ms | p99, ms | longest, ms | refused |")
    print("|---|---|---|---|---|")
    for attack in (None, *asked.attacks):
        # A server of its own for each: what an attack leaves behind must not hide the next one.
        with (
            tempfile.TemporaryDirectory() as folder,
            LiveServer(Path(folder), limits="1", bot_seconds="1.2", tick_ms="100") as server,
        ):
            waits, refused = asyncio.run(measure(server.base, attack, asked.seconds))
        print(row(attack or "none", waits, refused), flush=True)


if __name__ == "__main__":
    main()
