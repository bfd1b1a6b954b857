"""The time of one public call, ``brikke.best_turn(position)``: ``python -m benchmarks.quick_call``.

Positions come from self-play by every edition, and each is asked once: a position that is asked
again takes about two thirds of the time. The median is wall-clock time. The mean is processor time
of the whole loop divided by its calls, so that other work on the machine does not count.
"""

from __future__ import annotations

import argparse
import time
from statistics import median

import brikke
from benchmarks.positions import from_self_play
from brikke.rules.position import Position
from brikke.rules.rulebook import EDITIONS

COUNT = 1000


def measure(positions: list[Position]) -> tuple[float, float, float]:
    """Return median and mean of the calls, and the median of the time inside the core."""
    brikke.best_turn(positions[0])  # the first call makes the workspace
    calls, inside = [], []
    begun = time.process_time_ns()
    for position in positions:
        start = time.perf_counter_ns()
        solution = brikke.best_turn(position)
        calls.append(time.perf_counter_ns() - start)
        inside.append(solution.micros)
    mean = (time.process_time_ns() - begun) / len(positions)
    return median(calls) / 1000, mean / 1000, median(inside)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=COUNT, help="positions of each kind")
    count = parser.parse_args().count
    head = ("median", "mean", "core median")
    print(f"{'microseconds':30}" + "".join(f"{name:>13}" for name in head))
    for edition in EDITIONS:
        for opened in (True, False):
            positions = from_self_play(count, edition, opened=opened)
            name = f"{edition}, {'opened' if opened else 'opening'}"
            print(f"{name:30}" + "".join(f"{each:13.1f}" for each in measure(positions)))


if __name__ == "__main__":
    main()
