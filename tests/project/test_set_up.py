"""The steps of the set-up: a bar in a terminal, plain lines elsewhere."""

from __future__ import annotations

import os
import pty
import re
import subprocess
from pathlib import Path
from typing import Final

import pytest

pytestmark = pytest.mark.system

ROOT: Final = Path(__file__).parents[2]
STEP: Final = ROOT / "tools/step"
USUAL: Final = "1000"
"""Seconds: however slow this machine is, the step takes less."""


def test_elsewhere_a_step_has_a_line_before_and_a_line_after_it() -> None:
    done = subprocess.run(
        [STEP, "2/8", USUAL, "Packages", "sh", "-c", "echo said; echo error >&2"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert re.sub(r"after \d+", "after 0", done.stdout).splitlines() == [
        "[2/8] Packages, usually 1000 s",
        "[2/8] Packages: done after 0 s",
        "said",
        "error",
    ]


@pytest.mark.parametrize(("status", "word"), [(0, "done"), (3, "failed")])
def test_a_terminal_shows_a_bar_until_the_step_ends(status: int, word: str, tmp_path: Path) -> None:
    fifo = tmp_path / "go on"
    os.mkfifo(fifo)
    master, terminal = pty.openpty()
    step = subprocess.Popen(
        [STEP, "2/8", USUAL, "Packages", "sh", "-c", f"cat '{fifo}'; exit {status}"],
        stdout=terminal,
        env={**os.environ, "TERM": "xterm"},
    )
    os.close(terminal)
    seen = until(master, "s, usually 1000 s")
    assert re.match(r"\r\x1b\[K\[2/8\] Packages \[\.{20}\] \d+ s, usually 1000 s", seen)
    fifo.write_text("said\n")
    end = until(master, "said")
    # The bar makes room for the result.
    assert re.search(rf"\r\x1b\[K\[2/8\] Packages: {word} after \d+ s\r\nsaid", end)
    assert step.wait() == status
    os.close(master)


def test_the_bar_is_never_full_before_the_step_is_done(tmp_path: Path) -> None:
    fifo = tmp_path / "go on"
    os.mkfifo(fifo)
    master, terminal = pty.openpty()
    step = subprocess.Popen(
        [STEP, "1/8", "1", "Packages", "cat", fifo],
        stdout=terminal,
        env={**os.environ, "TERM": "xterm"},
    )
    os.close(terminal)
    late = re.compile(r"\[([#.]{20})\] (?:[2-9]|\d\d+) s, usually 1 s")
    seen = ""
    while not (shown := late.search(seen)):
        seen += until(master, "usually")
    assert shown[1] == "#" * 19 + "."
    fifo.write_text("")
    until(master, "done")
    assert step.wait() == 0
    os.close(master)


def until(master: int, text: str) -> str:
    """Read a terminal until it shows a text."""
    seen = ""
    while text not in seen:
        seen += os.read(master, 1000).decode()
    return seen
