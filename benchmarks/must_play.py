"""The value of a one-turn search where playing is a duty: ``python -m benchmarks.must_play``.

Where players must play, `steady` is nearly always right. How much more could a search win? At every
decision of a round each candidate turn is played out many times on the same deals, with both sides
playing like `steady`. The better turn is chosen on one half of the deals and measured on the other,
so that luck does not count as skill. The sum over a round is the gain of a player who looks one
turn ahead with unlimited time.
"""

from __future__ import annotations

import argparse
import random
from statistics import fmean, stdev
from typing import Final

from brikke.game.game import Game
from brikke.game.view import PlayerView
from brikke.players.bots import make_bot
from brikke.players.bots.champion.candidates import candidates
from brikke.players.playout import STEADY, Start, play_out
from brikke.rules.position import Turn

RULES: Final = "nordic must_play_when_able=yes"
TURNS: Final = 16
"""Candidate turns of a decision."""


def gains_of_a_round(seed: int, deals: int) -> list[float]:
    """Return the gain of the better turn at every decision of one seat."""
    rng, game, steady = random.Random(seed), Game(RULES, 2, seed=seed), make_bot("steady")
    gains = []
    while not game.is_over():
        view = game.view(game.to_move)
        if game.to_move != seed % 2:
            game.push(steady.turn(view))
            continue
        turns = candidates(view, TURNS, rng)
        best = turns[0]
        if len(turns) > 1:
            best, gain = _better(view, turns, deals, rng.getrandbits(40))
            gains.append(gain)
        game.push(best)
    return gains


def _better(view: PlayerView, turns: list[Turn], deals: int, seed: int) -> tuple[Turn, float]:
    """Return the best turn, and its gain in win rate over the first one."""
    start, seeds = Start.from_view(view), range(seed, seed + 2 * deals)
    wins = [
        [
            each.outcome.winner == view.seat
            for each in play_out(start, [STEADY, STEADY], seeds, first=turn)
        ]
        for turn in turns
    ]
    halves = [[fmean(each[:deals]) for each in wins], [fmean(each[deals:]) for each in wins]]
    gain = fmean(
        measured[picked.index(max(picked))] - measured[0]
        for picked, measured in (halves, halves[::-1])
    )
    both = [one + other for one, other in zip(*halves, strict=True)]
    return turns[both.index(max(both))], gain


def main() -> None:
    """Print the gain of a one-turn search per round."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--deals", type=int, default=700, help="for each half, and each turn")
    parser.add_argument("--seed", type=int, default=1000, help="of the first round")
    asked = parser.parse_args()
    found = [
        gains_of_a_round(seed, asked.deals) for seed in range(asked.seed, asked.seed + asked.rounds)
    ]
    totals = [sum(each) for each in found]
    wide = 1.96 * stdev(totals) / len(totals) ** 0.5
    print(
        f"{len(found)} rounds, {sum(map(len, found))} decisions: the better turns win "
        f"{100 * fmean(totals):.1f} % ± {100 * wide:.1f} more a round"
    )


if __name__ == "__main__":
    main()
