"""Rows on threads: the core plays any rows at the same time, each thread with its own workspace."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Final

from brikke.solver.native import Solver, workspace

CHUNKS_PER_THREAD: Final = 4
"""Rows are split into chunks, so that no thread waits long for the slowest."""


class RowThreads:
    """Threads that work on chunks of rows."""

    def __init__(self, rows: int, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        chunks = min(rows, threads * CHUNKS_PER_THREAD if threads > 1 else 1)
        self._chunks = list(pairwise([rows * chunk // chunks for chunk in range(chunks + 1)]))

    def run(self, work: Callable[[Solver, int, int], None]) -> None:
        """Call the work with a solver, the first row and the end of each chunk."""

        def work_on(chunk: tuple[int, int]) -> None:
            with workspace() as solver:
                work(solver, *chunk)

        if self._pool is None:
            work_on(self._chunks[0])
        else:
            list(self._pool.map(work_on, self._chunks))
