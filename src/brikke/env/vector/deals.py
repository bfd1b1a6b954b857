"""Deals of the vectorized environment: they depend on the seed alone.

``native/env/env.c`` deals the same rounds, on any number of threads.
"""

from __future__ import annotations

from brikke.game.game import Game
from brikke.players.playout import Start
from brikke.players.playout.rng import TWO_TO_64, SplitMix64
from brikke.rules.rulebook import Rulebook


class Deals:
    """The random sequence of one environment: the starter and the tiles of each round."""

    def __init__(self, seed: int, env: int) -> None:
        # The seed is scrambled before ``env`` is added, so that seeds 1 and 2 share no rounds.
        scrambled = SplitMix64(seed).next_uint64()
        self._rng = SplitMix64(SplitMix64((scrambled + env) % TWO_TO_64).next_uint64())

    def next(self, rulebook: Rulebook, seats: int) -> Game:
        """Deal and return the next round."""
        starter = self._rng.below(seats)
        return deal_game(rulebook, seats, starter, self._rng.next_uint64())


def deal_game(rulebook: Rulebook, seats: int, starter: int, seed: int) -> Game:
    """Return the round that a seed deals."""
    start = Start.undealt(rulebook, seats, starter).dealt(seed)
    racks = [[tile for tile in rack if tile is not None] for rack in start.racks]
    pool = [tile for tile in start.pool if tile is not None]
    return Game.from_deal(rulebook, racks, pool, starter)
