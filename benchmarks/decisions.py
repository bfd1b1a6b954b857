"""How long the champion thinks: ``python -m benchmarks.decisions``.

Champions play among themselves, by the rules and at the tables at which they choose in different
ways. Times are processor time of one decision, in milliseconds, so that other work on the machine
counts little; rubbish is collected between rounds. ``work`` is what the hardest decision cost the
solver, which is the same on every machine.
"""

from __future__ import annotations

import argparse
import gc
import time
from collections.abc import Iterator

from brikke.game.game import Game
from brikke.players.bots.champion import Champion, QuickChampion
from brikke.solver.native import workspace

MUST_PLAY = "nordic must_play_when_able=yes"
RULES = ("nordic", MUST_PLAY, "finnish-classic", "norwegian-classic")
LIMITS = {Champion: 200, QuickChampion: 20}
"""Milliseconds that no decision may exceed."""


def decisions(
    bot: type[Champion], rules: str, seats: int, seconds: float
) -> Iterator[tuple[float, int]]:
    """Yield the milliseconds of every decision and its work, for so many seconds."""
    number, end = 0, time.process_time() + seconds
    while time.process_time() < end:
        number += 1
        game = Game(rules, seats, seed=number)
        bots = [bot(seat) for seat in range(seats)]
        gc.collect()
        while not game.is_over():
            view = game.view(game.to_move)
            before, work = time.process_time(), _work()
            turn = bots[game.to_move].turn(view)
            yield 1000 * (time.process_time() - before), _work() - work
            game.push(turn)


def _work() -> int:
    with workspace() as solver:
        return solver.work()


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20, help="of each bot at each table")
    seconds = parser.parse_args().seconds
    gc.disable()
    print(
        f"{'':52}{'decisions':>10}{'mean':>8}{'p99':>8}{'99.9':>8}{'worst':>8}{'limit':>8}"
        f"{'work':>11}"
    )
    for bot, limit in LIMITS.items():
        for rules in RULES:
            for seats in (2, 3, 4):
                found = sorted(decisions(bot, rules, seats, seconds))
                times, count = [each for each, _ in found], len(found)
                cells = (
                    sum(times) / count,
                    times[count * 99 // 100],
                    times[count * 999 // 1000],
                    times[-1],
                )
                label = f"{bot.__name__}, {rules}, {seats} players"
                print(
                    f"{label:52}{count:10,}"
                    + "".join(f"{cell:8.1f}" for cell in cells)
                    + f"{limit:8}{max(work for _, work in found):11,}",
                    flush=True,
                )


if __name__ == "__main__":
    main()
