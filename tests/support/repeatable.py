"""Repeatable randomness: deals and bots that draw from a seed instead of the system.

As a program, this file runs the command ``brikke`` in that way: ``repeatable.py SEED serve …``.
"""

from __future__ import annotations

import importlib
import random
import sys
from types import ModuleType

USERS = (
    "brikke.live.dealer",
    "brikke.server.rooms",
    "brikke.tui.match_session",
    "brikke.pocket.table",
)
"""The modules that draw seeds for deals and bots. Tokens and ids stay random."""


class SeededSecrets(ModuleType):
    """A replacement for the module ``secrets`` that gives the same values every time."""

    def __init__(self, seed: str) -> None:
        super().__init__("secrets")
        self._random = random.Random(seed)

    def token_bytes(self, count: int) -> bytes:
        return self._random.randbytes(count)

    def token_hex(self, count: int) -> str:
        return self.token_bytes(count).hex()

    def randbits(self, count: int) -> int:
        return self._random.getrandbits(count)


def main() -> None:
    """Run a command of ``brikke`` whose randomness comes from the seed that is given first."""
    seed = sys.argv.pop(1)
    secrets = SeededSecrets(seed)
    for name in USERS[:2]:
        vars(importlib.import_module(name))["secrets"] = secrets
    importlib.import_module("brikke.__main__").main()


# Worker processes import this file again, under another name.
if __name__ == "__main__":
    main()
