"""This solver beside its peers on the same positions, in one run: ``make bench``.

Every peer runs in a process of its own, because some cannot share one. A peer's time is that of
its solve call alone. Ours is given inside the core, as the public call ``best_turn(position)`` and
as that call with the turn read from it. Then the same positions as batches: ``best_turns`` and
``arrays.best_turns`` on one thread and on two.
"""

from __future__ import annotations

import json
import platform
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from statistics import fmean, median, quantiles
from tempfile import TemporaryDirectory

import numpy as np

from benchmarks.positions import from_self_play, random_dense
from brikke.rules.position import Draw, Play, Position
from brikke.rules.rulebook import Rulebook
from brikke.rules.tiles import JOKER
from brikke.solver import Objective, Question, arrays, best_turn, best_turns
from brikke.solver.batch import parts_of, spread
from brikke.solver.native import workspace
from brikke.solver.packing import pack_rules
from brikke.solver.reference import ReferenceCore

COUNT = 150
BATCH = 2000
REPEATS = 15
INSIDE = "brikke, inside the core"
PUBLIC = "brikke, best_turn(position)"
Counts = tuple[list[int], list[int]]
Solve = Callable[[], int]
PLOT = Path(__file__).parent.parent / "docs" / "solver-times.png"


def both_kinds() -> list[Position]:
    return from_self_play(COUNT, "nordic") + random_dense(COUNT, "nordic")


def rummikub_solver(backend: str) -> Callable[[Counts], Solve]:
    import rummikub_solver as peer  # noqa: PLC0415 - each peer in a process of its own

    rules = peer.RuleSet(solver_backend=peer.MILPSolver(backend) if backend else None)

    def prepare(counts: Counts) -> Solve:
        table, rack = ([k + 1 for k, n in enumerate(c) for _ in range(n)] for c in counts)
        state = rules.new_game()
        state.add_table(*table)
        state.add_rack(*rack)
        state.initial = False

        def solve() -> int:
            solution = rules.solve(state)
            return len(solution.tiles) if solution else 0

        return solve

    return prepare


def cp_sat(_: str) -> Callable[[Counts], Solve]:
    from ortools.sat.python import cp_model  # noqa: PLC0415

    from tests.support.plain_sets import plain_sets  # noqa: PLC0415

    sets = plain_sets(13)

    def prepare(counts: Counts) -> Solve:
        table, rack = counts

        def solve() -> int:
            model = cp_model.CpModel()
            used = [model.new_int_var(0, 2, "") for _ in sets]
            stands = [model.new_int_var(0, 2, "") for _ in range(JOKER)]
            played = [model.new_int_var(0, rack[kind], "") for kind in range(JOKER + 1)]
            for kind in range(JOKER):
                shown = sum(used[at] for at, each in enumerate(sets) if kind in each)
                model.add(shown == table[kind] + played[kind] + stands[kind])
            model.add(sum(stands) == table[JOKER] + played[JOKER])
            model.maximize(sum(played))
            solver = cp_model.CpSolver()
            solver.parameters.num_workers = 1
            solver.solve(model)
            return int(solver.objective_value)

        return solve

    return prepare


PEERS: dict[str, tuple[Callable[[str], Callable[[Counts], Solve]], str]] = {
    "rummikub-solver, default (HiGHS)": (rummikub_solver, ""),
    "rummikub-solver, GLPK": (rummikub_solver, "GLPK_MI"),
    "CP-SAT": (cp_sat, ""),
}


def measure_peer(name: str, file: str) -> None:
    """Measure one peer in this process; print microseconds and tiles as JSON."""
    make, option = PEERS[name]
    prepare = make(option)
    told = []
    positions: list[Counts] = json.loads(Path(file).read_text())
    prepare(positions[0])()  # the first call builds what the others use
    for counts in positions:
        solve = prepare(counts)
        start = time.perf_counter()
        tiles = solve()
        told.append(((time.perf_counter() - start) * 1e6, tiles))
    print(json.dumps(told))


def ours(positions: list[Position]) -> Iterator[tuple[str, list[tuple[float, int]]]]:
    best_turn(positions[0])  # once, as for the peers: no position is seen twice
    inside, called, read = [], [], []
    for position in positions:
        start = time.perf_counter()
        solution = best_turn(position)
        took = time.perf_counter() - start
        assert isinstance(solution.turn, Play | Draw)
        took_with_turn = time.perf_counter() - start
        tiles = solution.tiles_played
        inside.append((solution.micros, tiles))
        called.append((took * 1e6, tiles))
        read.append((took_with_turn * 1e6, tiles))
    yield INSIDE, inside
    yield PUBLIC, called
    yield "brikke, best_turn(position).turn", read
    reference = ReferenceCore()
    slow = []
    for position in positions[:: len(positions) // 60]:
        answer, nanoseconds = reference.best(position, Objective.TILES)
        slow.append((nanoseconds / 1000, answer.tiles_played if answer else 0))
    yield "brikke, readable twin (60 of them)", slow


def peers(positions: list[Position]) -> Iterator[tuple[str, list[tuple[float, int]]]]:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "positions.json"
        questions = map(Question.of, positions)
        file.write_text(json.dumps([(each.table, each.rack) for each in questions]))
        for name in PEERS:
            command = [sys.executable, "-m", "benchmarks.solvers", name, str(file)]
            done = subprocess.run(command, capture_output=True, text=True, check=True)
            yield name, [(took, tiles) for took, tiles in json.loads(done.stdout)]


def report(results: dict[str, list[tuple[float, int]]]) -> None:
    best = [tiles for _, tiles in results[PUBLIC]]
    base = median(took for took, _ in results[PUBLIC])
    print(f"{platform.processor() or platform.machine()}, Python {platform.python_version()}")
    columns = "".join(
        f"{name:>11}" for name in ("median", "mean", "p95", "p99", "worst", "ratio", "missed")
    )
    print(f"{'microseconds':36}{columns}")
    for name, told in results.items():
        took = sorted(each for each, _ in told)
        cuts = quantiles(took, n=100, method="inclusive")
        missed = (
            sum(tiles < most for (_, tiles), most in zip(told, best, strict=True))
            if len(told) == len(best)
            else 0
        )
        middle = median(took)
        print(
            f"{name:36}{middle:11.1f}{fmean(took):11.1f}{cuts[94]:11.1f}{cuts[98]:11.1f}"
            f"{took[-1]:11.1f}{middle / base:11.1f}{missed:11}"
        )


def processor_time(work: Callable[[], object]) -> float:
    """Return the least processor time, of all threads together, that some work took."""
    spent = []
    for _ in range(REPEATS):
        start = time.process_time()
        found = work()
        spent.append(time.process_time() - start)
        del found  # to free it takes time, too, but not in the call
    return min(spent)


def batches(kind: str, positions: list[Position]) -> None:
    """Print what a position costs in a batch, and which share of that is spent in the core.

    All of it is processor time, so that other work on the machine does not count.
    """
    questions = list(map(Question.of, positions))
    tables = np.array([question.table for question in questions], np.uint8)
    racks = np.array([question.rack for question in questions], np.uint8)
    print(f"{len(positions)} positions, {kind}, microseconds each: processor, in the core, share")
    for threads in (1, 2):
        for name, core, work in (
            ("best_turns", in_core(positions, threads), partial(best_turns, positions)),
            (
                "arrays",
                min(
                    arrays.best_turns(tables, racks, threads=threads).micros / 1e6
                    for _ in range(REPEATS)
                ),
                partial(arrays.best_turns, tables, racks),
            ),
        ):
            total = processor_time(partial(work, threads=threads))
            figures = "".join(f"{took / len(positions) * 1e6:9.1f}" for took in (total, core))
            print(f"{name:12}threads={threads}{figures}{core / total:9.0%}")


def in_core(positions: list[Position], threads: int) -> float:
    """Return the seconds of processor time that a batch takes in the core alone."""

    def solve(part: tuple[int, int]) -> int:
        with workspace() as solver:
            return solver.best_each(items[slice(*part)], pack_rules, 0)[1]

    items: list[tuple[Rulebook, bool, object, object]] = [
        (each.rulebook, each.opened, each.table, each.rack) for each in positions
    ]
    parts = parts_of(len(items), threads)
    return min(sum(spread(solve, parts, threads)) for _ in range(REPEATS)) / 1e9


def plot(results: dict[str, list[tuple[float, int]]]) -> None:
    import matplotlib  # noqa: PLC0415

    matplotlib.use("agg")
    import matplotlib.pyplot as plt  # noqa: PLC0415

    figure, axes = plt.subplots(figsize=(8, 4.5))
    for name, told in results.items():
        took = sorted(each for each, _ in told)
        axes.plot(took, [100 * (at + 1) / len(took) for at in range(len(took))], label=name)
    axes.set_xscale("log")
    axes.set_xlabel("microseconds for the best turn")
    axes.set_ylabel("% of positions solved")
    axes.grid(visible=True, alpha=0.3)
    axes.legend(loc="lower right", fontsize=8)
    figure.tight_layout()
    figure.savefig(PLOT, dpi=110, metadata={"Software": None})


def main() -> None:
    positions = both_kinds()
    results = dict([*ours(positions), *peers(positions)])
    report(results)
    batches("self-play", from_self_play(BATCH, "nordic"))
    batches("random and dense", random_dense(BATCH, "nordic"))
    plot(results)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        measure_peer(*sys.argv[1:])
    else:
        main()
