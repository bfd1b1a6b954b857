"""Where the processor time of a turn goes inside a server, and whether it grows.

    .venv/bin/python -m benchmarks.turn_parts

As in `benchmarks.turn_cost`, without sockets, one turn after the other: first the parts of a turn,
then a turn with 10, 100 and 1,000 tables open, always early in a round beside late in it.
"""

from __future__ import annotations

import tempfile
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from functools import wraps
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple
from unittest.mock import patch

import uvloop

from benchmarks.turn_cost import Play, open_table, opened_rooms
from brikke.server.runtime import garbage_collection
from brikke.server.store import journal
from brikke.server.store.executors import ThreadExecutor
from brikke.server.store.recent_appends import RecentAppends
from brikke.server.store.statements import SqliteStatements
from brikke.server.tables import room
from brikke.wire.audience import Audience

SQLITE: Final = "writer: SQLite's statements"
LOOP: Final = "the rest of the loop: rooms, locks, tasks, the way to the writer and back"
TURNS: Final = 2000
AHEAD: Final = 40
"""Turns that a table has behind it, at most, when it is first measured: a round has about 43."""
EARLY: Final = range(10)
LATE: Final = range(30, 1000)
TABLES: Final = (10, 100, 1000)

PARTS: Final[tuple[tuple[str, Any, str], ...]] = (
    ("does it need a search?", room, "asks_for_search"),
    ("deciding: the judge, the new events", room, "decide"),
    ("copying the table, applying the events", room, "extended"),
    ("the next timer", room, "next_due"),
    ("rows: events, hashes, summary", room, "append_of"),
    ("messages to four listeners", Audience, "broadcast"),
    ("the file beside the database", RecentAppends, "write"),
    (SQLITE, SqliteStatements, "rows"),
    (SQLITE, SqliteStatements, "each"),
    ("writer: what is to be written", journal, "write_appends"),
    ("writer: begin, commit and sync", ThreadExecutor, "_work_plainly"),
    ("writer: everything else", ThreadExecutor, "_answer"),
)
"""What is measured: its name, where it is, and how it is called there."""


class Parts:
    """Processor time by part, without that of the parts in it."""

    def __init__(self) -> None:
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self._here = threading.local()

    def timed(self, name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        """Return a function that measures itself."""

        @wraps(work)
        def measured(*arguments: Any, **named: Any) -> Any:
            outer = getattr(self._here, "inner", 0.0)
            self._here.inner, began = 0.0, time.thread_time()
            try:
                return work(*arguments, **named)
            finally:
                took = time.thread_time() - began
                self.seconds[name] += took - self._here.inner
                self._here.inner = outer + took

        return measured

    @contextmanager
    def measuring(self) -> Iterator[None]:
        """Measure all parts."""
        with ExitStack() as stack:
            for name, where, called in PARTS:
                work = vars(where)[called]
                stack.enter_context(patch.object(where, called, self.timed(name, work)))
            yield


class Turn(NamedTuple):
    """What a turn has cost, in seconds."""

    place: int
    """How many turns of the round were made before it."""
    everything: float
    parts: Mapping[str, float]


async def play(plays: Sequence[Play], turns: int, parts: Parts) -> list[Turn]:
    """Make turns at random tables."""
    chance, found = Random(0), []
    for _ in range(turns):
        each = chance.choice(plays)
        table = await each.reach_turn()
        thought, place = each.thinking, each.made
        parts.seconds.clear()
        everything, loop = time.process_time(), time.thread_time()
        await each.turn(table)
        thought = each.thinking - thought
        loop, everything = time.thread_time() - loop, time.process_time() - everything
        seconds = parts.seconds.copy()
        known = sum(took for name, took in seconds.items() if not name.startswith("writer"))
        seconds[LOOP] = loop - thought - known
        found.append(Turn(place, everything - thought, seconds))
    return found


async def measure(folder: Path, tables: int, parts: Parts) -> list[Turn]:
    """Return what turns cost with so many tables open."""
    async with opened_rooms(folder / f"{tables}.db") as rooms:
        plays = [await open_table(rooms, number) for number in range(tables)]
        chance = Random(0)
        for each in plays:
            await each.turns(chance.randrange(AHEAD))
        garbage_collection.make_full_collections_rare()
        return await play(plays, TURNS, parts)


def line(turns: Sequence[Turn], part: str = "") -> str:
    """Return the mean cost in microseconds: of all turns, of early ones, of late ones."""
    early = [turn for turn in turns if turn.place in EARLY]
    late = [turn for turn in turns if turn.place in LATE]
    return " ".join(f"{mean(some, part):10.0f}" for some in (turns, early, late))


def mean(turns: Sequence[Turn], part: str) -> float:
    """Return the mean cost of a part, or of everything, in microseconds."""
    each = (turn.parts[part] if part else turn.everything for turn in turns)
    return sum(each) / len(turns) * 1e6


def main() -> None:
    """Print the parts, then what a turn costs with how many tables."""
    parts, found = Parts(), {}
    with tempfile.TemporaryDirectory() as folder:
        with parts.measuring():
            measured = uvloop.run(measure(Path(folder), 50, parts))
        for tables in TABLES:
            found[tables] = uvloop.run(measure(Path(folder), tables, parts))
    print("microseconds of a processor for a turn")
    print(f"{'':>12} {'all turns':>10} {'first ten':>10} {'from 31 on':>10}")
    for name in dict.fromkeys([*(name for name, _, _ in PARTS), LOOP]):
        print(f"{'':>12} {line(measured, name)}  {name}")
    for tables, turns in found.items():
        print(f"{tables:5} tables {line(turns)}")


if __name__ == "__main__":
    main()
