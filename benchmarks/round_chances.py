"""How long the chances of a round take: ``python -m benchmarks.round_chances``.

Rounds between two to four bots for people are judged once for the curve, which tells the chances of
all seats after every turn, and once for what every turn cost. Times are processor time, in
milliseconds; the quickest of three passes counts.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median

from brikke.game.game import Game
from brikke.players.bots import make_bot
from brikke.players.chances import chances_throughout
from brikke.study.costs import turn_costs

ROUNDS = 20
PASSES = 3


def finished(seats: int, seed: int) -> Game:
    """Return a finished round."""
    game = Game("nordic", seats, seed=seed)
    bots = [make_bot(name) for name in ("casual", "steady", "expert", "level6")[:seats]]
    while not game.is_over():
        game.push(bots[game.to_move].turn(game.view(game.to_move)))
    return game


def took(judge: Callable[[Game], object], game: Game) -> float:
    """Return the milliseconds of the quickest pass."""
    passes = []
    for _ in range(PASSES):
        before = time.process_time()
        judge(game)
        passes.append(1000 * (time.process_time() - before))
    return min(passes)


def main() -> None:
    """Measure, and print a table."""
    print(f"{'milliseconds of a round':28}{'turns':>8}{'curve':>16}{'costs':>16}")
    for seats in (2, 3, 4):
        games = [finished(seats, seed) for seed in range(ROUNDS)]
        cells = [
            f"{median(times):7.1f} ({max(times):.1f})"
            for judge in (chances_throughout, turn_costs)
            for times in [[took(judge, game) for game in games]]
        ]
        turns = median(game.state.turns for game in games)
        print(
            f"{f'{seats} players, median (worst)':28}{turns:8}" + "".join(f"{c:>16}" for c in cells)
        )


if __name__ == "__main__":
    main()
