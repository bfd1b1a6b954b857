"""Batches: the best turns of many positions, on several threads."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain, pairwise
from typing import Final, TypeVar

from brikke.errors import InputError
from brikke.rules.position import Position
from brikke.solver.core import CORE
from brikke.solver.question import Objective
from brikke.solver.solution import Solution, solution_of

LARGEST_PART: Final = 128
"""Positions that a thread solves at a time: enough that handing them over costs nothing."""
PARTS_A_THREAD: Final = 8
"""Parts are smaller in a small batch, so that no thread waits long for the last one."""

Given = TypeVar("Given")
Made = TypeVar("Made")


def best_turns(
    positions: Iterable[Position],
    objective: Objective | str = Objective.TILES,
    *,
    threads: int = 1,
) -> tuple[Solution, ...]:
    """Return the best turn of each position, in their order.

    The core works while Python's lock is released, so that two threads take about half the time.
    A program that wants more than one core says so: one thread is the default, because many
    programs that solve positions by the million run as several processes already.
    """
    objective = Objective(objective)
    asked = list(positions)

    def solve(part: Sequence[Position]) -> list[Solution]:
        return list(map(solution_of, part, CORE.best_each(part, objective)))

    parts = [asked[first:end] for first, end in parts_of(len(asked), threads)]
    return tuple(chain.from_iterable(spread(solve, parts, threads)))


def parts_of(count: int, threads: int) -> list[tuple[int, int]]:
    """Return where parts of a batch begin and end."""
    size = min(LARGEST_PART, max(1, count // (PARTS_A_THREAD * max(1, threads))))
    return list(pairwise([*range(0, count, size), count]))


def spread(work: Callable[[Given], Made], parts: Sequence[Given], threads: int) -> Iterator[Made]:
    """Run work on each part on several threads, and yield the results in order."""
    if threads < 1:
        raise InputError("there must be one thread at least", threads)
    if threads == 1 or len(parts) < 2:
        yield from map(work, parts)
        return
    with ThreadPoolExecutor(threads) as pool:
        yield from pool.map(work, parts)
