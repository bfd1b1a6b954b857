"""Data sets of rounds between bots: records, a table of turns and a table of rounds.

>>> from pathlib import Path
>>> from tempfile import TemporaryDirectory
>>> from brikke.lab.dataset import make_plan, read_records, write_dataset
>>> with TemporaryDirectory() as folder:
...     manifest = write_dataset(make_plan(["steady"], 2, format="jsonl"), Path(folder))
...     manifest["complete"], [number for number, _ in read_records(Path(folder))]
(True, [0, 1])
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from brikke.errors import InputError
from brikke.lab.arena.processes import run_in_processes
from brikke.lab.dataset.columns import ROUNDS, TURNS, Column, Kind
from brikke.lab.dataset.folder import DatasetFolder, read_manifest, read_records
from brikke.lab.dataset.generation import GeneratedRound, generate_round
from brikke.lab.dataset.plan import Format, Plan, make_plan
from brikke.lab.dataset.tables import check_format

__all__ = [
    "ROUNDS",
    "TURNS",
    "Column",
    "Format",
    "Kind",
    "Plan",
    "make_plan",
    "read_manifest",
    "read_records",
    "write_dataset",
]


def write_dataset(
    plan: Plan,
    out: Path,
    *,
    workers: int = 1,
    resume: bool = False,
    progress: Callable[[int], None] = lambda _: None,
) -> dict[str, Any]:
    """Write a data set into an empty folder, and return its manifest.

    The bytes do not depend on the number of workers. With ``resume`` an incomplete data set is
    continued after its last complete part. ``progress`` is called with the number of rounds done.
    """
    if workers < 1:
        raise InputError("use at least one process", workers)
    check_format(plan.format)
    folder = DatasetFolder(out, plan, resume=resume)
    first = folder.rounds
    progress(first)
    with closing(_generate(plan, range(first, plan.rounds), workers)) as played:
        ordered = _in_order(_with_progress(played, first, progress), first)
        for part in range(len(folder.parts), plan.parts):
            folder.add([next(ordered) for _ in plan.rounds_of(part)])
    return folder.finish()


def _generate(plan: Plan, numbers: range, workers: int) -> Generator[GeneratedRound, None, None]:
    """Play rounds and yield them as they finish, in any order."""
    processes = min(workers, len(numbers))
    if processes > 1:
        yield from run_in_processes(generate_round, plan, numbers, processes)
    else:
        yield from (generate_round(plan, number) for number in numbers)


def _with_progress(
    rounds: Iterable[GeneratedRound], before: int, progress: Callable[[int], None]
) -> Iterator[GeneratedRound]:
    for there, each in enumerate(rounds, before + 1):
        progress(there)
        yield each


def _in_order(rounds: Iterable[GeneratedRound], first: int) -> Iterator[GeneratedRound]:
    """Yield rounds in the order of their numbers; early ones wait."""
    early: dict[int, GeneratedRound] = {}
    for each in rounds:
        early[each.number] = each
        while first in early:
            yield early.pop(first)
            first += 1
