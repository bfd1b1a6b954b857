"""What the champion would win if it saw more: ``python -m benchmarks.open_racks TABLE...``.

A table, like ``4:steady:racks:30``, is its seats, the bot that the champion meets, what its search
sees (``view``: what it may know; ``racks``: the racks of the others; ``all``: the order of the pool
as well), and, if it is not the usual one, the size of the pool from which on it searches. So this
measures how much of what is lost lies in tiles that nobody can see. Every deck is played once from
each seat.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from dataclasses import dataclass, replace
from multiprocessing import Pool
from statistics import fmean, stdev
from typing import Final

from brikke.game.game import Game
from brikke.game.view import PlayerView
from brikke.players.bots import make_bot
from brikke.players.bots.champion import Champion
from brikke.players.bots.champion.bot import IN_PLAY, Level
from brikke.players.playout import Start

SEES: Final = ("view", "racks", "all")
SEED: Final = 7_200_000
"""Of decks on which nothing was tuned and no contest is played."""


@dataclass(frozen=True)
class Table:
    """A table of one champion and others."""

    seats: int
    against: str
    sees: str
    search_pool: int

    @classmethod
    def read(cls, text: str) -> Table:
        """Return the table that an argument describes."""
        seats, against, sees, *pool = text.split(":")
        if sees not in SEES:
            raise SystemExit(f"a search sees one of {', '.join(SEES)}, not {sees}")
        return cls(int(seats), against, sees, int(pool[0]) if pool else IN_PLAY.search_pool)


class Seeing(Champion):
    """A champion whose search sees tiles that lie face down."""

    def __init__(self, seed: int, level: Level, game: Game, sees: str) -> None:
        super().__init__(seed, level)
        self._game = game
        self._sees = sees

    def _start(self, view: PlayerView) -> Start:
        state = self._game.state
        if self._sees == "all":
            return Start.from_state(state)
        known = Start.from_view(view)
        return replace(known, racks=state.racks) if self._sees == "racks" else known


def play_deck(table: Table, seed: int) -> tuple[float, float]:
    """Return the champion's wins and points for a round, from all seats of a deck."""
    level = replace(IN_PLAY, network=False, search_pool=table.search_pool)
    wins, points = [], []
    for own in range(table.seats):
        game = Game("nordic", table.seats, seed=seed)
        bots = [make_bot(table.against, seed=seed + seat) for seat in range(table.seats)]
        bots[own] = Seeing(seed, level, game, table.sees)
        while not game.is_over():
            game.push(bots[game.to_move].turn(game.view(game.to_move)))
        outcome = game.outcome()
        assert outcome is not None
        wins.append(outcome.winner == own)
        points.append(outcome.scores[own])
    return fmean(wins), fmean(points)


def _with_interval(found: Sequence[float], factor: float) -> str:
    wide = 1.96 * stdev(found) / len(found) ** 0.5
    return f"{factor * fmean(found):.1f} ± {factor * wide:.1f}"


def main() -> None:
    """Play, and print a line for each table."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("tables", nargs="+", metavar="SEATS:AGAINST:SEES[:POOL]", type=Table.read)
    parser.add_argument("--decks", type=int, default=300)
    parser.add_argument("--seed", type=int, default=SEED, help="of the first deck")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    with Pool(asked.workers) as pool:
        for table in asked.tables:
            decks = [(table, seed) for seed in range(asked.seed, asked.seed + asked.decks)]
            wins, points = zip(*pool.starmap(play_deck, decks, chunksize=2), strict=True)
            print(
                f"{table.seats} seats, against {table.against}, sees {table.sees} from a pool of "
                f"{table.search_pool}: wins {_with_interval(wins, 100)} %, "
                f"{_with_interval(points, 1)} points a round",
                flush=True,
            )


if __name__ == "__main__":
    main()
