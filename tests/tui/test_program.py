"""The real program in a real terminal."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
from pathlib import Path
from types import TracebackType

import pytest

from tests.support.patience import PATIENCE

pytestmark = pytest.mark.system

GOLDEN = Path(__file__).parents[1] / "game" / "golden"
ESCAPES = re.compile(r"\x1b(?:\[[0-9;?<>=]*[a-zA-Z]|[()][A-Z0-9]|\][^\x07]*\x07|P[^\\]*\\|[=>])")


class Terminal:
    """A program in a pseudo-terminal of 80 by 24."""

    def __init__(self, *arguments: str) -> None:
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        environment = {**os.environ, "TERM": "xterm-256color", "LANG": "en_US.UTF-8"}
        environment.pop("LC_ALL", None)
        environment.pop("LANGUAGE", None)
        self._process = subprocess.Popen(
            [sys.executable, "-m", "brikke", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment,
            start_new_session=True,
        )
        os.close(slave)
        self._read = ""

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._master)

    def types(self, keys: str) -> None:
        os.write(self._master, keys.encode())

    def shows(self, text: str) -> None:
        """Read until this text appears."""
        while text not in ESCAPES.sub("", self._read):
            ready, _, _ = select.select([self._master], [], [], PATIENCE)
            assert ready, f"{text!r} is not in {ESCAPES.sub('', self._read)[-3000:]!r}"
            try:
                piece = os.read(self._master, 65536)
            except OSError:  # the other side is closed
                piece = b""
            assert piece, f"{text!r} never came: {ESCAPES.sub('', self._read)[-3000:]!r}"
            self._read += piece.decode(errors="replace")
        self._read = ""

    def status(self) -> int:
        """Read the rest of the output, and return the exit status."""
        try:
            while select.select([self._master], [], [], PATIENCE)[0]:
                if not os.read(self._master, 65536):
                    break
        except OSError:  # the other side is closed
            pass
        return self._process.wait(PATIENCE)


def test_the_screen_can_be_used_and_quit(tmp_path: Path) -> None:
    kept = tmp_path / "match.brikke"
    with Terminal("play", "--seed", "3", "--pace", "0", "--save", str(kept)) as terminal:
        terminal.shows("Your turn")
        terminal.types("\r\x1b[C\rn")  # choose two tiles and make them a set, in one breath
        terminal.shows("A set has at least three tiles")
        terminal.types("xd")
        terminal.shows("You drew")
        terminal.types("q")
        terminal.shows("Leave the table?")
        terminal.types("q")
        terminal.shows("The match is saved in")
        assert terminal.status() == 0
    assert kept.read_text().startswith("brikke record 1")


def test_a_record_can_be_replayed() -> None:
    with Terminal("replay", str(GOLDEN / "nordic.brikke")) as terminal:
        terminal.shows("The tiles are dealt.")
        terminal.types("\x1b[C")
        terminal.shows("1. B ")
        terminal.types("q")
        assert terminal.status() == 0


def test_plain_mode_in_a_terminal_has_a_prompt() -> None:
    with Terminal("play", "--plain", "--seed", "3") as terminal:
        terminal.shows("> ")
        terminal.types("hint\r")
        terminal.shows("You can play")
        terminal.types("\x04")
        assert terminal.status() == 0


def test_a_record_in_a_terminal_can_be_replayed_in_plain_mode() -> None:
    with Terminal("replay", "--plain", "--lang", "de", str(GOLDEN / "nordic.brikke")) as terminal:
        terminal.shows("Runde 1 von 3")
        assert terminal.status() == 0
