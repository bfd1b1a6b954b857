"""Generates the golden matches: one match for each edition, as text under review.

``make golden`` plays them anew; the difference tells what a change of the engine changed.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from brikke.game.match import Match
from brikke.game.notation import Record, record_text
from brikke.rules.rulebook import EDITIONS
from tests.support.sample_players import play_round

SEATS = {"nordic": 3, "finnish-classic": 3, "norwegian-cards": 4}
"""Seats of a match, where they are not two."""


def golden(edition: str) -> Record:
    """Return the golden match of an edition."""
    match = Match(edition, SEATS.get(edition, 2), seed=f"golden {edition} 0")
    chance = random.Random(edition)
    while not match.is_over():
        salts = [f"{edition} {seat}".encode() for seat in range(match.seats)]
        play_round(match.next_round(salts=salts), chance, slow=0.04)
    return Record.of(match, story="three rounds between players who rearrange what they see")


if __name__ == "__main__":
    for name in EDITIONS:
        path = Path(sys.argv[1]) / f"{name}.brikke"
        path.write_text(record_text(golden(name)), encoding="utf-8")
        print(path)
