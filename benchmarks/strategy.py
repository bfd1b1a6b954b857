"""Win rates of simple policies against each other: ``python -m benchmarks.strategy``.

The native core plays all rounds, on duplicate deals: every deck is played with the first policy in
each seat once, and the second policy in all others. The table is part of docs/strategy.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import sqrt
from os import cpu_count
from statistics import fmean, stdev
from typing import Final

from brikke.players.playout import STEADY, AtEnd, Policy, Start, play_out
from brikke.solver import Objective

SEED: Final = 8_000_000
"""No policy was tuned on these deals."""
MUST_PLAY: Final = "nordic must_play_when_able=yes"


def hoard(at_end: AtEnd = AtEnd.LAY, opening: Objective = Objective.FEWEST) -> Policy:
    """Return a policy that plays the whole rack or draws."""
    return Policy(opening=opening, hoards=True, at_end=at_end)


@dataclass(frozen=True)
class Duel:
    """One policy against a table of another."""

    words: str
    policy: Policy
    others: Policy
    deals: int
    rulebook: str = "nordic"
    seats: int = 2


STEADY_FOE: Final = "against `steady`"
DUELS: Final = (
    Duel(f"hoard, then lay, {STEADY_FOE}", hoard(), STEADY, 2000),
    Duel(
        f"the same with the largest opening, {STEADY_FOE}",
        hoard(opening=Objective.TILES),
        STEADY,
        2000,
    ),
    Duel(f"hoard, then bleed, {STEADY_FOE}", hoard(AtEnd.BLEED), STEADY, 2000),
    *(
        Duel(
            f"hoard until the other holds {tiles}, {STEADY_FOE}",
            Policy(opening=Objective.FEWEST, hoards=True, until_tiles=tiles),
            STEADY,
            1000,
        )
        for tiles in (1, 3, 5, 8)
    ),
    *(
        Duel(
            f"draw rather than play fewer than {tiles}, {STEADY_FOE}",
            Policy(least_tiles=tiles),
            STEADY,
            1000,
        )
        for tiles in (2, 3, 5, 8)
    ),
    Duel(f"a joker only to open or to win, {STEADY_FOE}", Policy(joker_adds=None), STEADY, 2000),
    Duel("bleed against lay, both hoard", hoard(AtEnd.BLEED), hoard(), 400),
    Duel("hold against bleed, both hoard", hoard(AtEnd.HOLD), hoard(AtEnd.BLEED), 200),
    Duel("endure against bleed, both hoard", hoard(AtEnd.ENDURE), hoard(AtEnd.BLEED), 200),
    Duel("endure against hold, both hoard", hoard(AtEnd.ENDURE), hoard(AtEnd.HOLD), 200),
    Duel(f"hoard, then lay, {STEADY_FOE}, 3 seats", hoard(), STEADY, 1000, seats=3),
    Duel(f"hoard, then lay, {STEADY_FOE}, 4 seats", hoard(), STEADY, 1000, seats=4),
    Duel(
        f"the same with the largest opening, {STEADY_FOE}, 4 seats",
        hoard(opening=Objective.TILES),
        STEADY,
        1000,
        seats=4,
    ),
    Duel(
        f"hoard until another holds 1, {STEADY_FOE}, 4 seats",
        Policy(opening=Objective.FEWEST, hoards=True, until_tiles=1),
        STEADY,
        1000,
        seats=4,
    ),
    Duel("hold against lay, all hoard, 4 seats", hoard(AtEnd.HOLD), hoard(), 1000, seats=4),
    Duel(f"hoard, then bleed, {STEADY_FOE}", hoard(AtEnd.BLEED), STEADY, 500, "finnish-classic"),
    Duel(f"hoard, then bleed, {STEADY_FOE}", hoard(AtEnd.BLEED), STEADY, 500, "norwegian-classic"),
    Duel(
        f"a joker only to open or to win, {STEADY_FOE}",
        Policy(joker_adds=None),
        STEADY,
        2000,
        MUST_PLAY,
    ),
    Duel(f"the smallest turn, {STEADY_FOE}", hoard(), STEADY, 2000, MUST_PLAY),
    Duel(
        f"the smallest turn until the other holds 5, {STEADY_FOE}",
        Policy(hoards=True, until_tiles=5),
        STEADY,
        2000,
        MUST_PLAY,
    ),
)


@dataclass(frozen=True)
class Measured:
    """The win rate of the first policy, its 95 % margin, and means per round."""

    wins: float
    margin: float
    points: float
    turns: float


def measure(duel: Duel) -> Measured:
    """Play a duel and return its result."""
    start = Start.undealt(duel.rulebook, duel.seats)
    won = [0.0] * duel.deals
    points = turns = 0
    for seat in range(duel.seats):
        policies: Sequence[Policy] = [
            duel.policy if at == seat else duel.others for at in range(duel.seats)
        ]
        for deal, played in enumerate(play_out(start, policies, range(SEED, SEED + duel.deals))):
            won[deal] += (played.outcome.winner == seat) / duel.seats
            points += played.outcome.scores[seat]
            turns += played.turns
    rounds = duel.deals * duel.seats
    margin = 1.96 * stdev(won) / sqrt(duel.deals)
    return Measured(fmean(won), margin, points / rounds, turns / rounds)


def main() -> None:
    """Print all duels as a table in Markdown."""
    print("| rules | | wins | points a round | turns | deals |\n|---|---|---|---|---|---|")
    with ThreadPoolExecutor(cpu_count()) as threads:
        for duel, found in zip(DUELS, threads.map(measure, DUELS), strict=True):
            wins = f"{found.wins:.1%} ± {100 * found.margin:.1f}"
            numbers = f"{found.points:+.1f} | {found.turns:.0f} | {duel.deals:,}"
            print(f"| {duel.rulebook} | {duel.words} | {wins} | {numbers} |", flush=True)


if __name__ == "__main__":
    main()
