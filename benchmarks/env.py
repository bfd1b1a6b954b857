"""Throughput of the vectorized environment, in turns per second: ``make bench-env``.

It measures processor time inside ``step``: listing all turns, making the chosen one and filling the
arrays, but not choosing. After a warm-up the rounds are in different stages. Steps are measured in
parts; the median and the fastest part are reported.

Published figures count single tiles, so tiles played and drawn are counted as well.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import Final

import numpy as np

from brikke.env.vector import Rows, VectorEnv
from brikke.env.vector.rows import Actions

ENVS: Final = 256
WARM: Final = 150
PARTS: Final = 7
STEPS: Final = 40
PUBLISHED: Final = "| rummi, NumPy environment (published, not measured here) | | | | 67,000 |"

Choose = Callable[[Rows], Actions]


@dataclass(frozen=True)
class Setting:
    rulebook: str
    seats: int
    limit: int
    choice: str


SETTINGS: Final = (
    *(
        Setting("nordic", seats, limit, choice)
        for seats in (2, 3, 4)
        for limit in (64, 8)
        for choice in ("first", "random")
    ),
    *(
        Setting(edition, seats, 64, choice)
        for edition in ("german", "finnish-classic", "norwegian-classic")
        for seats in (2, 3, 4)
        for choice in ("first", "random")
    ),
    *(Setting("norwegian-cards", 2, 64, choice) for choice in ("first", "random")),
    Setting("nordic must_play_when_able=yes", 2, 64, "random"),
)


@dataclass(frozen=True)
class Measured:
    turns: float
    fastest: float
    tiles: float
    listed: float


def first_listed(rows: Rows) -> Actions:
    """Choose the best turn, else draw."""
    chosen: Actions = rows.mask.argmax(axis=1)
    return chosen


def at_random(rng: np.random.Generator) -> Choose:
    """Return a function that chooses uniformly among the legal actions."""

    def choose(rows: Rows) -> Actions:
        chosen: Actions = (rng.random(rows.mask.shape) * rows.mask).argmax(axis=1)
        return chosen

    return choose


def tiles_moved(rows: Rows, chosen: Actions, limit: int) -> int:
    """Return the number of tiles that these actions play or draw."""
    every = np.arange(len(chosen))
    plays = chosen < limit
    laid = rows.tiles[every[plays], chosen[plays]].sum()
    return int(laid) + int((~plays & (rows.pool > 0)).sum())


def measure(setting: Setting) -> Measured:
    """Return turns and tiles per second of processor time."""
    env = VectorEnv(setting.rulebook, setting.seats, ENVS, limit=setting.limit, seed=1)
    random = at_random(np.random.default_rng(1))
    choose = first_listed if setting.choice == "first" else random
    for _ in range(WARM):
        env.step(choose(env.rows))
    speeds, tiles, listed, spent = [], 0, 0, 0.0
    for _ in range(PARTS):
        took = 0.0
        for _ in range(STEPS):
            chosen = choose(env.rows)
            tiles += tiles_moved(env.rows, chosen, setting.limit)
            listed += int(env.rows.mask[:, :-1].sum())
            start = process_time()
            env.step(chosen)
            took += process_time() - start
        speeds.append(STEPS * ENVS / took)
        spent += took
    steps = PARTS * STEPS * ENVS
    return Measured(median(speeds), max(speeds), tiles / spent, listed / steps)


def main() -> None:
    """Print the table for docs/performance.md."""
    print("| | listed | turns a second | fastest part | tiles a second |")
    print("|---|---|---|---|---|")
    for setting in SETTINGS:
        found = measure(setting)
        name = f"`{setting.rulebook}`, {setting.seats} seats, limit {setting.limit}"
        print(
            f"| {name}, {setting.choice} | {found.listed:.1f} | {found.turns:,.0f} |"
            f" {found.fastest:,.0f} | {found.tiles:,.0f} |",
            flush=True,
        )
    print(PUBLISHED)


if __name__ == "__main__":
    main()
