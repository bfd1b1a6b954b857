"""Repeatable randomness: deals and bots that draw from a seed instead of the system.

As a program, this file runs the command ``brikke`` in that way: ``repeatable.py FILE serve …``. The
file holds the seed. When it is written anew, the numbers begin anew.
"""

from __future__ import annotations

import importlib
import random
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

SERVER_USERS = (
    "brikke.club.duplicate.equal_deals",
    "brikke.live.dealer",
    "brikke.server.tables.rooms",
)
"""The modules of the server that draw seeds for deals and bots. Tokens and ids stay random."""
USERS = (*SERVER_USERS, "brikke.tui.match_session", "brikke.pocket.table")
"""All modules that do."""


class SeededSecrets(ModuleType):
    """A replacement for the module ``secrets`` that gives the same values for the same seed."""

    def __init__(self, seed: Callable[[], str]) -> None:
        super().__init__("secrets")
        self._seed = seed
        self._begun = ""
        self._chance = random.Random()

    @property
    def _random(self) -> random.Random:
        if (seed := self._seed()) != self._begun:
            self._begun = seed
            self._chance = random.Random(seed)
        return self._chance

    def token_bytes(self, count: int) -> bytes:
        return self._random.randbytes(count)

    def token_hex(self, count: int) -> str:
        return self.token_bytes(count).hex()

    def randbits(self, count: int) -> int:
        return self._random.getrandbits(count)


def main() -> None:
    """Run a command of ``brikke`` whose randomness comes from the file that is given first."""
    file = Path(sys.argv.pop(1))
    for name in SERVER_USERS:
        # Each has its own numbers: how many turns bots make before a deal depends on the machine.
        vars(importlib.import_module(name))["secrets"] = SeededSecrets(file.read_text)
    importlib.import_module("brikke.__main__").main()


# Worker processes import this file again, under another name.
if __name__ == "__main__":
    main()
