"""Try an installed wheel: it has the native core and the browser game, and plays a round.

    python tools/try_wheel.py

cibuildwheel runs it with every Python that a wheel is for; nothing else is installed there.
"""

from __future__ import annotations

import sys

import brikke
from brikke.browser_files import WEB
from brikke.solver import core_name


def main() -> None:
    """Play a round between two bots, or exit with what is missing."""
    if core_name() != "native":
        sys.exit(f"expected the native core, found: {core_name()}")
    if not (WEB / "index.html").is_file():
        sys.exit(f"the browser game is missing in: {WEB}")
    game = brikke.Game("nordic", 2, seed=7)
    bots = [brikke.make_bot("steady"), brikke.make_bot("greedy")]
    while not game.is_over():
        game.push(bots[game.to_move].turn(game.view(game.to_move)))
    print(f"Python {sys.version.split()[0]}: {game.state.turns} turns, {game.outcome()}")


if __name__ == "__main__":
    main()
