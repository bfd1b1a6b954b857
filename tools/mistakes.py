"""Generate a collection of puzzles from mistakes: ``make mistakes ROUNDS=800``.

Prints a puzzle as soon as it is found, and says on the other channel how many rounds and positions
it took; ``make`` sorts the puzzles by their ratings. The collection in
``src/brikke/study/mistakes/collection.tsv`` was made by this tool and must not change, because
every puzzle keeps its number. New puzzles can be appended to it.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from time import process_time

from brikke.study.mistakes import MistakePuzzle, Tally, puzzle_in_round
from brikke.study.mistakes.collection import line_of

SEED = 1


def found_in(number: int) -> tuple[MistakePuzzle | None, Tally, float]:
    """Return the puzzle of a round, what was looked at, and the seconds of processor."""
    tally, begun = Tally(), process_time()
    return puzzle_in_round(SEED, number, tally), tally, process_time() - begun


def collect(rounds: int) -> tuple[list[MistakePuzzle], Tally, float]:
    """Print the puzzles of many rounds, and return them with what was looked at and the seconds."""
    found, total, seconds = [], Tally(), 0.0
    with ProcessPoolExecutor() as pool:
        for puzzle, tally, spent in pool.map(found_in, range(1, rounds + 1)):
            total.add(tally)
            seconds += spent
            if puzzle is not None:
                found.append(puzzle)
                print(line_of(puzzle), flush=True)
    return found, total, seconds


def summary(found: Sequence[MistakePuzzle], tally: Tally, seconds: float) -> str:
    """Return how the collection came about, and how the levels fare on it."""
    levels = zip(*(each.found for each in found), strict=True)
    return "\n".join(
        (
            f"{tally}, {seconds:.0f} s of processor",
            f"grades {sorted(Counter(each.grade for each in found).items())}",
            f"reasons {Counter(str(each.mistake.reason) for each in found).most_common()}",
            f"editions {Counter(each.mistake.view.rulebook.edition for each in found)}",
            f"seats {Counter(each.mistake.view.state.seats for each in found)}",
            "levels " + " ".join(f"{sum(level) / len(found):.0%}" for level in levels),
        )
    )


if __name__ == "__main__":
    print(summary(*collect(int(sys.argv[1]))), file=sys.stderr)
