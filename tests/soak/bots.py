"""Soak test of bots: ``python -m tests.soak.bots`` judges every turn under all rules.

Each round draws an edition, house rules, seats and bots from its number, so that a round that went
wrong can be played again alone. A bot is made anew for every turn, as a server does.
"""

from __future__ import annotations

import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Final

from cyclopts import App

from brikke.game.game import SEATS, Game, IllegalTurn
from brikke.game.notation import position_text
from brikke.players.bots import BOTS, make_bot
from brikke.rules.rulebook import EDITIONS

HOUSE_RULES: Final = {
    "opening_minimum": (0, 1, 30, 31, 50),
    "opening_single_set": ("yes", "no"),
    "opening_goes_on": ("yes", "no"),
    "jokers": ("free", "locked", "locked-own-rack"),
    "joker_value": (20, 50),
    "max_run_length": (4, 13),
    "tiles_dealt": (5, 10, 14, 20),
    "must_play_when_able": ("yes", "no"),
    "empty_pool": ("play-on", "must-play", "round-ends"),
    "blocked_score": ("difference", "own-rack"),
}
"""Rule parameters that affect legality or scores, with boundary values."""
AT_ONCE: Final = 20
"""The number of rounds that a process plays before it reports."""
EVERY: Final = 20.0
"""Seconds between two lines of progress."""

app = App(name="python -m tests.soak.bots", help=__doc__)


@dataclass
class Tally:
    """The results of some rounds."""

    rounds: int = 0
    turns: Counter[str] = field(default_factory=Counter)
    """By bot."""
    faults: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Add the results of other rounds."""
        self.rounds += other.rounds
        self.turns += other.turns
        self.faults += other.faults


def play_round(seed: int, number: int) -> Tally:
    """Play the round of this number until its end or an illegal turn."""
    chance = Random(f"{seed} round {number}")
    rulebook = draw_rulebook(chance)
    names = chance.choices(list(BOTS), k=chance.choice(SEATS))
    game = Game(rulebook, len(names), seed=f"{seed} round {number}")
    tally = Tally(rounds=1)
    while not game.is_over():
        name = names[game.to_move]
        try:
            game.push(make_bot(name, chance.getrandbits(32)).turn(game.view(game.to_move)))
        except Exception as error:  # every error of a bot is a finding
            why = error if isinstance(error, IllegalTurn) else repr(error)
            where = f"{name} in round {number} of seed {seed}, {rulebook}"
            tally.faults.append(f"{where}: {why}: {position_text(game.position)}")
            break
        tally.turns[name] += 1
    return tally


def draw_rulebook(chance: Random) -> str:
    """Return an edition, half of the time with one to three house rules."""
    edition = chance.choice(sorted(EDITIONS))
    if chance.random() < 0.5:
        return edition
    changed = chance.sample(sorted(HOUSE_RULES), chance.randint(1, 3))
    return " ".join([edition, *(f"{name}={chance.choice(HOUSE_RULES[name])}" for name in changed)])


def play_rounds(seed: int, first: int) -> Tally:
    """Play some rounds from this number on."""
    tally = Tally()
    for number in range(first, first + AT_ONCE):
        tally.add(play_round(seed, number))
    return tally


def soak(turns: int, seed: int, processes: int) -> Iterator[Tally]:
    """Play this many turns; yield the results so far after every few rounds."""
    tally, firsts = Tally(), count(0, AT_ONCE)
    with ProcessPoolExecutor(processes) as pool:
        waiting = [pool.submit(play_rounds, seed, next(firsts)) for _ in range(2 * processes)]
        while waiting:
            tally.add(waiting.pop(0).result())
            if tally.turns.total() < turns:
                waiting.append(pool.submit(play_rounds, seed, next(firsts)))
            yield tally


@app.default
def main(*, turns: int = 1_000_000, seed: int = 1, processes: int = os.cpu_count() or 1) -> None:
    """Run the soak test of bots, and print the results.

    Parameters
    ----------
    turns
        How many, at least.
    seed
        Chance: the same seed brings the same rounds.
    processes
        How many play at the same time.

    """
    began = told = time.monotonic()
    tally = Tally()
    for tally in soak(turns, seed, processes):
        if time.monotonic() - told > EVERY:
            told = time.monotonic()
            _say(tally, told - began)
    _say(tally, time.monotonic() - began)
    for name in BOTS:
        print(f"  {name:10} {tally.turns[name]:>9,} turns")
    for fault in tally.faults:
        print(fault)
    sys.exit(1 if tally.faults else 0)


def _say(tally: Tally, seconds: float) -> None:
    done = f"{tally.turns.total():,} turns in {tally.rounds:,} rounds"
    print(f"{done}, {len(tally.faults)} faults, {seconds:.0f} s", flush=True)


if __name__ == "__main__":
    app()
