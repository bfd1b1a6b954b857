"""The core in WebAssembly beside the native core: ``python -m benchmarks.wasm_core``.

Both answer the same positions of self-play in turns, the native core in this process, the other one
in Node. Of each position the fastest of several passes counts, so that other work on the machine
hardly does. The time of the native core is that inside the core; for WebAssembly it includes
copying and reading the question.
"""

from __future__ import annotations

import argparse
import subprocess
import tempfile
from pathlib import Path

from benchmarks.positions import from_self_play, random_dense
from brikke.rules.rulebook import EDITIONS
from brikke.solver.native import pack_position, workspace

ROOT = Path(__file__).parent.parent
CORE = ROOT / "build" / "brikke.wasm"
SCRIPT = ROOT / "benchmarks" / "wasm_core.mjs"
COUNT = 1000
PASSES = 5


def native_times(questions: list[bytes]) -> list[int]:
    """Return the nanoseconds of each question inside the native core."""
    with workspace() as solver:
        for question in questions:
            solver.best(question, 0)
        return [solver.best(question, 0)[1] for question in questions]


def wasm_times(questions: list[bytes]) -> list[int]:
    """Return the nanoseconds of each question in Node."""
    with tempfile.NamedTemporaryFile() as file:
        file.write(b"".join(len(each).to_bytes(2, "little") + each for each in questions))
        file.flush()
        command = ["node", str(SCRIPT), str(CORE), file.name]
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    return [int(line) for line in done.stdout.split()]


def fastest(passes: list[list[int]]) -> list[float]:
    """Return the microseconds of the fastest pass of each question, in ascending order."""
    return sorted(min(times) / 1000 for times in zip(*passes, strict=True))


def row(name: str, questions: list[bytes]) -> str:
    """Measure some questions, and return the row of a table."""
    native, wasm = [], []
    for _ in range(PASSES):
        native.append(native_times(questions))
        wasm.append(wasm_times(questions))
    cells = []
    for times in (fastest(native), fastest(wasm)):
        cells += [times[len(times) // 2], times[len(times) * 99 // 100], sum(times) / len(times)]
    ratio = cells[5] / cells[2]
    return f"{name:30}" + "".join(f"{cell:10.1f}" for cell in cells) + f"{ratio:8.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=COUNT, help="positions of each kind")
    count = parser.parse_args().count
    columns = ("median", "p99", "mean") * 2
    print(f"{'microseconds':30}{'native':>30}{'WebAssembly':>30}")
    print(f"{'':30}" + "".join(f"{name:>10}" for name in columns) + f"{'ratio':>8}")
    for edition in EDITIONS:
        positions = from_self_play(count, edition)
        print(row(edition, [pack_position(each) for each in positions]), flush=True)
    dense = random_dense(count, "nordic")
    print(row("nordic, dense", [pack_position(each) for each in dense]))


if __name__ == "__main__":
    main()
