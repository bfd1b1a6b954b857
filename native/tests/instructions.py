"""Instruction counts: compares the native core on fixed positions with the recorded count.

Instructions do not depend on how busy a machine is. They do depend on the compiler, so a compiler
other than the recorded one is allowed a larger difference. ``--record`` stores a new count.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

RECORD = Path(__file__).with_name("instructions.json")
SAME_COMPILER, OTHER_COMPILER = 1.03, 1.30
POSITIONS, SEED = "150", "7"


def count(program: str) -> int:
    """Return the instructions that the program takes."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program]
    done = subprocess.run(
        [*command, POSITIONS, SEED], capture_output=True, text=True, check=True, timeout=600
    )
    collected = re.search(r"Collected : (\d+)", done.stderr)
    if collected is None:
        raise SystemExit(f"valgrind did not say how many instructions: {done.stderr}")
    return int(collected[1])


def compiler() -> str:
    """Return the version line of the C compiler."""
    done = subprocess.run(["cc", "--version"], capture_output=True, text=True, check=True)
    return done.stdout.splitlines()[0]


def main() -> None:
    """Count and compare, or record."""
    program, *options = sys.argv[1:]
    counted = count(program)
    if "--record" in options:
        told = {"compiler": compiler(), "instructions": counted}
        RECORD.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
        return
    recorded = json.loads(RECORD.read_text(encoding="utf-8"))
    ratio = counted / recorded["instructions"]
    limit = SAME_COMPILER if compiler() == recorded["compiler"] else OTHER_COMPILER
    print(f"native core: {counted} instructions, {ratio:.3f} of the recorded count")
    if ratio > limit:
        raise SystemExit(f"the native core became slower than recorded by a factor of: {ratio:.3f}")


if __name__ == "__main__":
    main()
