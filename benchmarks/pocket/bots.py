"""How long bots think on a device: ``python -m benchmarks.pocket.bots``.

Every bot plays against itself under Pyodide in Node, with the core in WebAssembly, as the worker of
a page does. Times are processor time of the whole process, so that other work on the machine hardly
counts.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from pathlib import Path

from brikke.players.bots import BOTS, FOR_PEOPLE

ROOT = Path(__file__).parents[2]
TURNS = 300
MUST_PLAY = "nordic must_play_when_able=yes"
"""Here the champion looks ahead, which takes it longest."""
TABLES = (
    ("nordic", 2),
    ("nordic", 4),
    (MUST_PLAY, 2),
    (MUST_PLAY, 4),
    ("norwegian-classic", 2),
    ("norwegian-classic", 4),
)


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=TURNS, help="of each bot at each table")
    turns = parser.parse_args().turns
    bots = [name for name in BOTS if name in FOR_PEOPLE]
    questions = [(bot, *table, turns) for bot in bots for table in TABLES]
    files = (
        ROOT / "web" / "node_modules" / "pyodide",
        ROOT / "build" / "pocket" / "engine.pack",
        ROOT / "build" / "brikke.wasm",
        Path(__file__).with_name("thinking.py"),
    )
    script = Path(__file__).with_name("bots.mjs")
    command = ["node", *map(str, (script, *files)), json.dumps(questions)]
    print(f"{'milliseconds of a turn':54}{'median':>8}{'p99':>8}{'worst':>8}")
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as node:
        assert node.stdout is not None
        for (bot, edition, seats, _), line in zip(questions, node.stdout, strict=True):
            times = sorted(json.loads(line))
            cells = (times[len(times) // 2], times[len(times) * 99 // 100], times[-1])
            label = f"{bot}, {edition}, {seats} players"
            print(f"{label:54}" + "".join(f"{cell:8.1f}" for cell in cells), flush=True)
    assert node.returncode == 0


if __name__ == "__main__":
    main()
