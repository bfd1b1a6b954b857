"""Measures a trained network on fresh deals: ``python -m training.play.measure WEIGHTS``.

It compiles the programs, plays the contests of the page on learning, and prints a line for each.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from brikke.players.bots.champion.bot import IN_PLAY
from training.play.contest import Contest, Ring
from training.play.league import PLAYERS, duel, response
from training.play.network import with_points
from training.play.programs import build

SEED: Final = 8_000_000
"""Of decks that no training and no curve has seen."""
MEASURED: Final = {
    "players": PLAYERS,
    "response": response(IN_PLAY.questions, 0.0),
    "duel": duel(IN_PLAY.questions),
}
"""Leagues of contests; between two the network asks the endgame search, too."""


def main() -> None:
    """Read the arguments, and measure."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("weights", type=Path)
    parser.add_argument(
        "contests",
        nargs="+",
        help="RULES:OPPONENT:DECKS, or with :CHOICES:DEALS:TURNS or :CHOICES:all",
    )
    parser.add_argument("--league", choices=list(MEASURED), default="players")
    parser.add_argument("--points", type=float, default=0.0, help="log odds for a hundred points")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 2)
    asked = parser.parse_args()
    with TemporaryDirectory() as folder:
        build(Path(folder))
        MEASURED[asked.league].write(Path(folder) / "league.txt")
        weights = Path(folder) / "weights.bin"
        weights.write_bytes(with_points(asked.weights.read_bytes(), asked.points))
        ring = Ring(Path(folder) / "contest", Path(folder) / "league.txt", asked.workers)
        for text in asked.contests:
            rules, opponent, decks, *ahead = text.split(":")
            choices, deals, turns = (*ahead, 0, 0, 0)[:3]
            contest = Contest(rules, opponent, int(decks), int(choices), deals, int(turns))
            score = ring.play(contest, weights, asked.seed)
            print(text, score, flush=True)


if __name__ == "__main__":
    main()
