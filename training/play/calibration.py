"""Calibration of the network for people: ``python -m training.play.calibration PICTURE SAMPLES…``.

The samples are those of ``people.py`` with a number of rounds, from seeds that no training has
seen. The first half of every number of seats fits the map of
``brikke.players.network.estimate.CALIBRATION``; the second half tells how often positions were won
that were called 0 to 10 %, 10 to 20 % and so on, with 95 % intervals over rounds, because the
positions of a round have one end. It needs the extra ``plots``.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Final

import matplotlib.pyplot as plt
import numpy as np
from numpy.typing import NDArray

from brikke.players.network.estimate import CALIBRATION, OUTPUT_ONE
from brikke.players.network.features import FEATURES
from brikke.players.network.reference import FIRST_SHIFT, OUTPUT_SHIFT, SHIFT, UNIT_MOST
from brikke.players.network.weights import PEOPLE, Weights, weights
from training.play.layout import FEATURE_BYTES, FIRST, SAMPLE_BYTES

SCALES: Final = np.arange(0.8, 1.6, 0.02)
SHIFTS: Final = np.arange(-0.3, 0.31, 0.02)
_BLOCK: Final = 20_000
LEAST: Final = 100
"""Positions in a step that is told."""

Numbers = NDArray[np.float64]


def log_odds(features: NDArray[np.uint8], known: Weights) -> Numbers:
    """Return the log odds of winning, from features as bits."""
    units = np.unpackbits(features, axis=1, bitorder="little")[:, :FEATURES].astype(np.float64)
    layers = (np.array(known.by_feature).T, *map(np.array, known.by_unit))
    shifts = (FIRST_SHIFT, *[SHIFT] * (len(layers) - 2), OUTPUT_SHIFT)
    for layer, biases, shift in zip(layers, known.biases, shifts, strict=True):
        sums = (units @ layer.T + np.array(biases)).astype(np.int64)
        is_last = shift == OUTPUT_SHIFT
        units = (sums >> shift if is_last else np.clip(sums, 0, None) >> shift).astype(np.float64)
        units = units if is_last else np.minimum(units, UNIT_MOST)
    return np.asarray(units[:, 0] / OUTPUT_ONE)


def fit(odds: Numbers, won: NDArray[np.bool_]) -> tuple[float, float]:
    """Return the scale and the shift that make the log odds most probable."""

    def loss(scale: float, shift: float) -> float:
        mapped = scale * odds + shift
        return float((np.logaddexp(0, mapped) - won * mapped).mean())

    return min(product(SCALES, SHIFTS), key=lambda pair: loss(*pair))


@dataclass(frozen=True, slots=True)
class Step:
    """Positions that were called alike, and how often they were won."""

    called: float
    won: float
    interval: float
    """Half of a 95 % interval."""
    positions: int


def steps_of(called: Numbers, won: NDArray[np.bool_], rounds: NDArray[np.int64]) -> list[Step]:
    """Return how often positions were won, by tenths of what they were called."""
    tenth = np.clip((10 * called).astype(int), 0, 9)
    found = []
    for number in range(10):
        at = np.flatnonzero(tenth == number)
        if len(at) <= LEAST:
            continue
        share = won[at].mean()
        by_round = np.bincount(rounds[at], weights=won[at] - share)
        interval = 1.96 * np.sqrt((by_round**2).sum()) / len(at)
        found.append(Step(called[at].mean(), share, interval, len(at)))
    return found


def main() -> None:
    """Read samples, print the fitted map and the reliability, and draw it."""
    picture, *names = map(Path, sys.argv[1:])
    raw = np.concatenate([np.fromfile(name, np.uint8) for name in names])
    samples = raw[: len(raw) // SAMPLE_BYTES * SAMPLE_BYTES].reshape(-1, SAMPLE_BYTES)
    known, seats, won = weights(PEOPLE), samples[:, -2], samples[:, -4] == 0
    rounds = np.cumsum(samples[:, -1] & FIRST)
    odds = np.concatenate(
        [
            log_odds(samples[at : at + _BLOCK, :FEATURE_BYTES], known)
            for at in range(0, len(samples), _BLOCK)
        ]
    )
    figure, axes = plt.subplots(figsize=(5.2, 5))
    axes.plot([0, 1], [0, 1], color="0.7")
    for count, (scale, shift) in CALIBRATION.items():
        at = np.flatnonzero(seats == count)
        middle = np.searchsorted(rounds[at], np.median(rounds[at]))
        first, second = at[:middle], at[middle:]
        fitted_scale, fitted_shift = fit(odds[first], won[first])
        print(f"{count} players: fitted {fitted_scale:.2f} {fitted_shift:.2f}")
        called = 1 / (1 + np.exp(-(scale * odds[second] + shift)))
        steps = steps_of(called, won[second], rounds[second])
        error = sum(step.positions * abs(step.called - step.won) for step in steps) / len(second)
        size = f"{len(np.unique(rounds[second]))} rounds, {len(second)} positions"
        print(f"{size}, off by {100 * error:.1f} on average")
        for step in steps:
            print(
                f"  called {100 * step.called:.1f} won {100 * step.won:.1f} "
                f"± {100 * step.interval:.1f} ({step.positions})"
            )
        axes.errorbar(
            [step.called for step in steps],
            [step.won for step in steps],
            [step.interval for step in steps],
            fmt="o-",
            capsize=2,
            label=f"{count} players",
        )
    axes.set(xlabel="called", ylabel="won", xlim=(0, 1), ylim=(0, 1), aspect="equal")
    axes.legend()
    figure.savefig(picture, dpi=110, bbox_inches="tight")


if __name__ == "__main__":
    main()
