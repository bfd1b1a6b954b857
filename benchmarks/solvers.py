"""This solver beside its peers on the same positions, in one run: ``make bench``.

Every peer runs in a process of its own, because some cannot share one. A peer's time is that of
its solve call alone; ours is given twice, inside the core and as a call from Python with prepared
counts.
"""

from __future__ import annotations

import json
import platform
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from benchmarks.positions import from_self_play, random_dense
from brikke.rules.tiles import JOKER
from brikke.solver._core import Solver
from brikke.solver.native import pack
from brikke.solver.question import Objective, Question
from brikke.solver.reference import ReferenceCore

COUNT = 150
Counts = tuple[list[int], list[int]]
Solve = Callable[[], int]
PLOT = Path(__file__).parent.parent / "docs" / "solver-times.png"


def native_questions() -> list[Question]:
    positions = from_self_play(COUNT, "nordic") + random_dense(COUNT, "nordic")
    return [Question.of(position) for position in positions]


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


def ours(questions: list[Question]) -> Iterator[tuple[str, list[tuple[float, int]]]]:
    solve = Solver().best
    solve(pack(questions[0]), 0)  # once, as for the peers: no position is seen twice
    inside, called = [], []
    for question in questions:
        packed = pack(question)
        start = time.perf_counter()
        turn, nanoseconds, _ = solve(packed, 0)
        took = (time.perf_counter() - start) * 1e6
        tiles = turn[0] if turn else 0
        inside.append((nanoseconds / 1000, tiles))
        called.append((took, tiles))
    yield "brikke, inside the core", inside
    yield "brikke, called from Python", called
    reference = ReferenceCore()
    slow = []
    for question in questions[:: len(questions) // 60]:
        answer, took = reference.best(question, Objective.TILES)
        slow.append((took, answer.tiles_played if answer else 0))
    yield "brikke, readable twin (60 of them)", slow


def peers(questions: list[Question]) -> Iterator[tuple[str, list[tuple[float, int]]]]:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "positions.json"
        file.write_text(json.dumps([(q.table, q.rack) for q in questions]))
        for name in PEERS:
            command = [sys.executable, "-m", "benchmarks.solvers", name, str(file)]
            done = subprocess.run(command, capture_output=True, text=True, check=True)
            yield name, [(took, tiles) for took, tiles in json.loads(done.stdout)]


def report(results: dict[str, list[tuple[float, int]]]) -> None:
    best = [tiles for _, tiles in results["brikke, inside the core"]]
    base = median(took for took, _ in results["brikke, inside the core"])
    print(f"{platform.processor() or platform.machine()}, Python {platform.python_version()}")
    columns = "".join(
        f"{name:>11}" for name in ("median", "p95", "p99", "worst", "ratio", "missed")
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
            f"{name:36}{middle:11.1f}{cuts[94]:11.1f}{cuts[98]:11.1f}{took[-1]:11.1f}"
            f"{middle / base:11.0f}{missed:11}"
        )


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
    questions = native_questions()
    results = dict([*ours(questions), *peers(questions)])
    report(results)
    plot(results)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        measure_peer(*sys.argv[1:])
    else:
        main()
