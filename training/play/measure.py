"""Measures a trained network on fresh deals: ``python -m training.play.measure WEIGHTS``.

It compiles the programs, plays the contests of the page on learning, and prints a line for each.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from training.play import league
from training.play.contest import Contest, Ring
from training.play.train import build

SEED: Final = 8_000_000
"""Of decks that no training and no curve has seen."""


def main() -> None:
    """Read the arguments, and measure."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("weights", type=Path)
    parser.add_argument(
        "contests", nargs="+", help="RULES:OPPONENT:DECKS or RULES:OPPONENT:DECKS:CHOICES:DEALS"
    )
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 2)
    asked = parser.parse_args()
    with TemporaryDirectory() as folder:
        build(Path(folder))
        league.write(Path(folder) / "league.txt")
        ring = Ring(Path(folder) / "contest", Path(folder) / "league.txt", asked.workers)
        for text in asked.contests:
            rules, opponent, *numbers = text.split(":")
            score = ring.play(Contest(rules, opponent, *map(int, numbers)), asked.weights, SEED)
            print(text, score, flush=True)


if __name__ == "__main__":
    main()
