"""How long bots think: rounds of one bot against itself, timed turn by turn.

Runs under Pyodide, see ``bots.mjs``; ``now`` is the clock of the page.
"""

from __future__ import annotations

from collections.abc import Callable

from brikke.game.game import Game
from brikke.wire.thinking import think


def turn_times(
    bot: str, edition: str, seats: int, turns: int, now: Callable[[], float]
) -> list[float]:
    """Return the milliseconds of each turn, until there are enough of them."""
    times: list[float] = []
    round_number = 0
    while len(times) < turns:
        round_number += 1
        game = Game(edition, seats, seed=round_number)
        while not game.is_over():
            view = game.view(game.to_move)
            before = now()
            turn = think(bot, round_number, view).turn
            times.append(now() - before)
            game.push(turn)
    return times
