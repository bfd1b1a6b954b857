"""Best response to the champion between two: ``python -m training.play.best_response``.

A network learns by the programs of self-play against the frozen champion, and against nobody else.
It begins with the weights that ship, knows how the champion plays, and plays like it where it sees
no gain. On other decks than those of training it is then decided how large a gain must be. At last
the response is measured against the whole champion on fresh decks, each played from both seats: by
its first judgement, and with a search that plays rounds to their end against the champion itself on
deals of what the response cannot see. A run that was stopped is continued from its folder, in
training and in measuring; ``results.json`` has the results. With ``--champion WEIGHTS`` the
champion is one that has learned; then there is neither a margin nor a search.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from statistics import fmean, stdev
from typing import Final

from brikke.players.bots.champion.bot import IN_PLAY
from training.play.contest import Contest, Ring
from training.play.league import CHAMPION, NEXT_CHAMPION, duel, response
from training.play.programs import ROOT
from training.play.train import parser_of, train

WEIGHTS: Final = ROOT / "src/brikke/players/network/weights.bin"
MARGINS: Final = (0.0, 0.05, 0.1, 0.2, 0.4, 0.8)
"""Gains in log odds that are tried; with an endless one it would play like the champion."""
CHOOSING_SEED: Final = 7_000_000
SEED: Final = 8_600_000
"""Of decks that nothing was trained or chosen on."""
RULES: Final = "nordic-2"


class Blocks:
    """Results of contests, deck by deck, in blocks that are played once and kept."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self._asked = asked
        self._path: Path = asked.out / "decks.jsonl"
        lines = self._path.read_text("utf-8").splitlines() if self._path.exists() else []
        self._known = {
            (told["name"], told["seed"]): told["wins"] for told in map(json.loads, lines)
        }

    def play(self, name: str, contest: Contest, league: Path, seed: int, until: float) -> list[int]:
        """Return the wins of each deck, from 0 to 2; stop after a block when the time is over."""
        size = 4 * self._asked.workers
        wins: list[int] = []
        for first in range(0, contest.decks, size):
            key = name, seed + first
            if key not in self._known:
                if time.monotonic() > until and wins:
                    break
                self._known[key] = self._block(contest, league, size, key)
            wins += self._known[key]
        return wins

    def _block(self, contest: Contest, league: Path, size: int, key: tuple[str, int]) -> list[int]:
        ring = Ring(self._asked.out / "contest", league, self._asked.workers)
        wins = ring.decks(contest, self._asked.out / "weights.bin", key[1], size)
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"name": key[0], "seed": key[1], "wins": wins}) + "\n")
        return wins


def told(wins: list[int]) -> dict[str, float]:
    """Return the share of rounds won in percent, with its 95 % interval over decks."""
    shares = [50 * each for each in wins]
    wide = 1.96 * stdev(shares) / len(shares) ** 0.5
    mean = fmean(shares)
    return {
        "wins": round(mean, 2),
        "from": round(mean - wide, 2),
        "to": round(mean + wide, 2),
        "decks": len(wins),
    }


def measure(asked: argparse.Namespace, began: float) -> dict[str, object]:
    """Choose the margin, and measure the response on fresh decks."""
    blocks, results = Blocks(asked), dict[str, object]()
    endless = float("inf")
    if asked.champion is not None:
        league = asked.out / "champion.txt"
        duel(IN_PLAY.questions, champion=asked.champion).write(league)
        contest = Contest(RULES, NEXT_CHAMPION, asked.decks)
        results["first judgement"] = told(blocks.play("learned", contest, league, SEED, endless))
        print(results, flush=True)
        _write(asked, results)
        return results
    chosen: dict[float, dict[str, float]] = {}
    for margin in MARGINS:
        league = asked.out / f"margin-{margin}.txt"
        response(IN_PLAY.questions, margin).write(league)
        contest = Contest(RULES, CHAMPION, asked.choosing)
        wins = blocks.play(f"choosing {margin}", contest, league, CHOOSING_SEED, endless)
        chosen[margin] = told(wins)
        print("margin", margin, chosen[margin], flush=True)
    best = max(MARGINS, key=lambda margin: chosen[margin]["wins"])
    league = asked.out / f"margin-{best}.txt"
    results["margins"] = {str(margin): each for margin, each in chosen.items()}
    results["margin"] = best
    plain = Contest(RULES, CHAMPION, asked.decks)
    searched = Contest(
        RULES, CHAMPION, asked.decks, asked.choices, asked.deals, asked.pool, asked.questions
    )
    for name, contest, until in (
        ("first judgement", plain, endless),
        ("search", searched, began + 60 * asked.limit),
    ):
        key = f"{name} {best} {asked.choices} {asked.deals} {asked.pool} {asked.questions}"
        results[name] = told(blocks.play(key, contest, league, SEED, until))
        print(name, results[name], flush=True)
        _write(asked, results)
    return results


def _write(asked: argparse.Namespace, results: dict[str, object]) -> None:
    options = {name: str(value) for name, value in vars(asked).items() if name != "out"}
    text = json.dumps({**results, "options": options}, indent=2)
    (asked.out / "results.json").write_text(text + "\n", encoding="utf-8")


def main() -> None:
    """Read the arguments, train and measure."""
    began = time.monotonic()
    parser = parser_of(__doc__, "build/response")
    parser.set_defaults(
        league="response",
        weights=WEIGHTS,
        minutes=4.2,
        batch=16384,
        rate=1e-3,
        trace=0.95,
        least=100_000,
        store=6_000_000,
    )
    parser.add_argument("--workers", type=int, default=parser.get_default("playing") + 2)
    parser.add_argument("--choosing", type=int, default=448, help="decks that choose the margin")
    parser.add_argument("--decks", type=int, default=2000, help="fresh decks")
    parser.add_argument("--choices", type=int, default=3, help="choices that the search compares")
    parser.add_argument("--deals", type=int, default=8, help="deals on which it compares them")
    parser.add_argument("--pool", type=int, default=16, help="tiles in the pool when it begins")
    parser.add_argument("--questions", type=int, default=10, help="to the endgame, while searching")
    parser.add_argument("--limit", type=float, default=8.5, help="minutes for all; search stops")
    asked = parser.parse_args()
    train(asked)
    measure(asked, began)


if __name__ == "__main__":
    main()
