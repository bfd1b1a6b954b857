"""Pseudo-random numbers for play-outs: SplitMix64, the same sequence as ``native/rounds/rng.c``.

They are fast and predictable. The fair deal does not use them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from brikke.errors import InputError

TWO_TO_64: Final = 2**64
"""Seeds and random numbers are below this."""
TWO_TO_32: Final = 2**32

Item = TypeVar("Item")


def check_seed(seed: object) -> int:
    """Return a valid seed, or raise :class:`InputError`."""
    if not isinstance(seed, int) or not 0 <= seed < TWO_TO_64:
        raise InputError("a seed is a number from 0 to 2**64 - 1", seed)
    return seed


class SplitMix64:
    """A SplitMix64 generator."""

    def __init__(self, seed: int) -> None:
        self._state = seed

    def next_uint64(self) -> int:
        """Return the next number, all 64 bits."""
        self._state = (self._state + 0x9E3779B97F4A7C15) % TWO_TO_64
        z = self._state
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 % TWO_TO_64
        z = (z ^ z >> 27) * 0x94D049BB133111EB % TWO_TO_64
        return z ^ z >> 31

    def _next_uint32(self) -> int:
        return self.next_uint64() >> 32

    def below(self, bound: int) -> int:
        """Return a number from 0 to bound - 1, all equally likely."""
        fair = TWO_TO_32 - TWO_TO_32 % bound
        while (number := self._next_uint32()) >= fair:
            pass
        return number % bound

    def shuffled(self, items: Sequence[Item]) -> list[Item]:
        """Return the items in random order (Fisher–Yates, from the end)."""
        deck = list(items)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return deck
