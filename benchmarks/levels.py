"""Strength of the levels: ratings from matches between levels that are near each other.

    python -m benchmarks.levels --decks 400                     # all levels, on all cores
    python -m benchmarks.levels --decks 50 --bots level1,level2,casual,steady

Every bot meets the next two of the list, at tables of two, on duplicate deals. The list begins with
the weakest, and `steady` is 0. Only the standard library and the native core are needed.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from brikke.lab.arena import Result, cores, make_contest
from brikke.lab.arena.processes import run_in_processes
from brikke.lab.arena.ratings import Rating, ratings
from brikke.lab.arena.runner import play_deal
from brikke.players.bots.levels import LEVELS

ANCHOR: Final = "steady"
SEED: Final = 32
BOTS: Final = (*LEVELS[:-1], ANCHOR, LEVELS[-1])
"""The anchor is about as strong as the last two levels."""


@dataclass(frozen=True)
class Matches:
    """Who meets whom, on how many decks."""

    bots: tuple[str, ...]
    decks: int
    seed: int

    @property
    def pairs(self) -> tuple[tuple[str, str], ...]:
        """Each bot with the next two."""
        return tuple(
            (one, other) for at, one in enumerate(self.bots) for other in self.bots[at + 1 : at + 3]
        )


def play_number(matches: Matches, number: int) -> tuple[Result, ...]:
    """Play one deck of one pair from both seats; worker processes call this."""
    deck, pair = divmod(number, len(matches.pairs))
    return play_deal(make_contest(matches.pairs[pair], seed=matches.seed), deck).results


def play_matches(matches: Matches, processes: int) -> list[Result]:
    """Play all matches."""
    numbers = range(matches.decks * len(matches.pairs))
    return [
        result
        for results in run_in_processes(play_number, matches, numbers, processes)
        for result in results
    ]


def table(bots: Sequence[str], results: Sequence[Result]) -> Iterator[str]:
    """Yield the ratings and the steps from each bot to the next, as Markdown."""
    rated = ratings(bots, results, anchor=ANCHOR if ANCHOR in bots else None)
    yield "| bot | rating | above the one before |"
    yield "|---|--:|--:|"
    before = None
    for bot in bots:
        step = "" if before is None else _text(ratings(bots, results, anchor=before)[bot])
        yield f"| `{bot}` | {rated[bot].value:+.0f} | {step} |"
        before = bot


def _text(rating: Rating) -> str:
    if rating.ci95 is None:
        return f"{rating.value:+.0f}"
    low, high = rating.ci95
    return f"{rating.value:+.0f} ({low:+.0f} – {high:+.0f})"


def main() -> None:
    """Play, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--bots", type=lambda text: tuple(text.split(",")), default=BOTS)
    parser.add_argument("--decks", type=int, default=400)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--workers", type=int, default=cores())
    chosen = parser.parse_args()
    matches = Matches(chosen.bots, chosen.decks, chosen.seed)
    for line in table(chosen.bots, play_matches(matches, chosen.workers)):
        print(line, flush=True)


if __name__ == "__main__":
    main()
