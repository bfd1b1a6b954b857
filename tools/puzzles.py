"""Generate a collection of puzzles for a number of weeks: ``python -m tools.puzzles 105``.

The collection in ``src/brikke/study/puzzles/collection.tsv`` was made by this tool and must not
change, because every day keeps its puzzle. New puzzles can be appended to it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice

from brikke.study.puzzles import GRADES, Found, generate
from brikke.study.puzzles.collection import WEEK, line_of


def found_of(grade: int, weeks: int) -> list[Found]:
    """Return as many puzzles of a grade as the weeks need; the grade is the seed, too."""
    return list(islice(generate(grade, grade=grade), weeks * WEEK.count(grade)))


def collection(weeks: int) -> Iterator[Found]:
    """Yield weeks from Monday to Sunday; of two puzzles of a grade the shorter rack comes first."""
    with ProcessPoolExecutor() as pool:
        found = pool.map(found_of, GRADES, [weeks] * len(GRADES))
        by_grade = dict(zip(GRADES, map(iter, found), strict=True))
    for _ in range(weeks):
        week = [next(by_grade[grade]) for grade in WEEK]
        yield from sorted(week, key=_hardness)


def _hardness(found: Found) -> tuple[int, int]:
    return found.puzzle.grade, len(found.puzzle.position.rack)


if __name__ == "__main__":
    for each in collection(int(sys.argv[1])):
        print(line_of(each))
