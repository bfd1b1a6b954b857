"""Which rounds an environment deals: a seed decides, whoever plays them and on how many threads.

``native/env/env.c`` deals the same.
"""

from __future__ import annotations

from brikke.game.game import Game
from brikke.players.playout import Start
from brikke.players.playout.rng import TWO_TO_64, SplitMix64
from brikke.rules.rulebook import Rulebook


class Deals:
    """The chance of one environment: who starts and which tiles are dealt, round after round."""

    def __init__(self, seed: int, env: int) -> None:
        # Scrambled before environments are told apart, so that seeds 1 and 2 share no rounds.
        scrambled = SplitMix64(seed).next_uint64()
        self._rng = SplitMix64(SplitMix64((scrambled + env) % TWO_TO_64).next_uint64())

    def next(self, rulebook: Rulebook, seats: int) -> Game:
        """Return the next round."""
        starter = self._rng.below(seats)
        return deal_game(rulebook, seats, starter, self._rng.next_uint64())


def deal_game(rulebook: Rulebook, seats: int, starter: int, seed: int) -> Game:
    """Return the round that a seed deals."""
    start = Start.undealt(rulebook, seats, starter).dealt(seed)
    racks = [[tile for tile in rack if tile is not None] for rack in start.racks]
    pool = [tile for tile in start.pool if tile is not None]
    return Game.from_deal(rulebook, racks, pool, starter)
