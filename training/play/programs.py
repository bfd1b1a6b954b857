"""The programs in C that play: ``selfplay`` writes samples, ``contest`` measures a network."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
ROOMS: Final = ("rules", "search", "turn_graph", "solver", "rounds", "bytes", "network")
PARTS: Final = ("league", "responder", "search_value")


def build(folder: Path, programs: Sequence[str] = ("selfplay", "contest")) -> None:
    """Compile the programs for this machine."""
    for name in programs:
        compile_program(ROOT / "training/play" / f"{name}.c", folder / name)


def compile_program(main: Path, to: Path) -> None:
    """Compile a program that uses the core and what the programs of training share."""
    core = [str(path) for room in ROOMS for path in sorted((ROOT / "native" / room).glob("*.c"))]
    sources = [str(main), *(str(ROOT / "training/play" / f"{part}.c") for part in PARTS)]
    flags = ["-std=c11", "-O3", "-march=native", "-D_POSIX_C_SOURCE=200809L"]
    include = [f"-I{ROOT / 'native'}", f"-I{ROOT / 'training/play'}"]
    subprocess.run(["cc", *flags, *include, "-o", str(to), *sources, *core, "-lm"], check=True)
