"""Throughput of the game tile by tile, in Python and in the core: part of ``make bench-env``.

Both play random actions. It measures processor time of steps and observations, without choosing.
"""

from __future__ import annotations

from statistics import median
from time import process_time
from typing import Final

import numpy as np

from brikke.env.brikke_v0 import raw_env
from brikke.env.vector import TileEnv

ENVS: Final = 256
WARM: Final = 400
PARTS: Final = 5
STEPS: Final = 40
STEPS_IN_PYTHON: Final = 600
EDITIONS: Final = ("nordic", "german", "finnish-classic", "norwegian-classic")


def in_core(rulebook: str, seats: int) -> float:
    """Return the median of steps per second in the core."""
    env, rng = TileEnv(rulebook, seats, ENVS, seed=1), np.random.default_rng(1)
    speeds, took = [], 0.0
    for step in range(WARM + PARTS * STEPS):
        mask = env.rows.action_mask
        chosen = (rng.random(mask.shape) * mask).argmax(axis=1)
        start = process_time()
        env.step(chosen)
        took += process_time() - start
        if step < WARM or (step - WARM) % STEPS == STEPS - 1:
            if step >= WARM:
                speeds.append(STEPS * ENVS / took)
            took = 0.0
    return median(speeds)


def in_python(rulebook: str, seats: int) -> float:
    """Return the steps per second of the PettingZoo environment."""
    env, rng, took = raw_env(rulebook, seats), np.random.default_rng(1), 0.0
    env.reset(seed=1)
    for _ in range(STEPS_IN_PYTHON):
        if any(env.terminations.values()):
            env.reset()
        start = process_time()
        mask = env.observe(env.agent_selection)["action_mask"]
        took += process_time() - start
        action = int((rng.random(mask.shape) * mask).argmax())
        start = process_time()
        env.step(action)
        took += process_time() - start
    return STEPS_IN_PYTHON / took


def main() -> None:
    """Print the table for docs/performance.md."""
    print("| steps a second | in Python | in the core |")
    print("|---|---|---|")
    for rulebook in EDITIONS:
        for seats in (2, 3, 4):
            slow, fast = in_python(rulebook, seats), in_core(rulebook, seats)
            print(f"| `{rulebook}`, {seats} seats | {slow:,.0f} | {fast:,.0f} |", flush=True)


if __name__ == "__main__":
    main()
