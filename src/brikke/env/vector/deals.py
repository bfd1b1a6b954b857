"""Which rounds an environment deals: a seed decides, whoever plays them and on how many threads.

``native/env/env.c`` deals the same.
"""

from __future__ import annotations

from brikke.game.game import Game
from brikke.players.playout import Start
from brikke.players.playout.rng import WORD, Mixer
from brikke.rules.rulebook import Rulebook


class Deals:
    """The chance of one environment: who starts and which tiles are dealt, round after round."""

    def __init__(self, seed: int, env: int) -> None:
        # Scrambled before environments are told apart, so that seeds 1 and 2 share no rounds.
        scrambled = Mixer(seed).word()
        self._chance = Mixer(Mixer((scrambled + env) % WORD).word())

    def next(self, rulebook: Rulebook, seats: int) -> Game:
        """Return the next round."""
        starter = self._chance.below(seats)
        return dealt(rulebook, seats, starter, self._chance.word())


def dealt(rulebook: Rulebook, seats: int, starter: int, seed: int) -> Game:
    """Return the round that a seed deals."""
    start = Start.undealt(rulebook, seats, starter).dealt(seed)
    racks = [[tile for tile in rack if tile is not None] for rack in start.racks]
    pool = [tile for tile in start.pool if tile is not None]
    return Game.from_deal(rulebook, racks, pool, starter)
