"""The verifiable shuffle: a commitment scheme that makes a deal fair and checkable.

The dealer picks 32 random bytes, the *seed*, and publishes their SHA-256, the *commitment*. Then
each seat sends a *salt*. Seed and salts together decide the shuffle: the dealer cannot foresee the
salts, the seats cannot foresee the seed, and once the seed is published everyone can repeat the
shuffle. ``docs/fair-deal.md`` specifies every byte of it.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from brikke.errors import InputError
from brikke.rules.tiles import ALL_TILES, Tile

SEED_BYTES: Final = 32
SALT_BYTES: Final = 32


@dataclass(frozen=True, slots=True)
class StartDraw:
    """A tile that a seat drew to decide who starts."""

    seat: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal: the draws for the start, the starter, the racks, and the pool in its order."""

    draws: tuple[StartDraw, ...]
    starter: int
    racks: tuple[tuple[Tile, ...], ...]
    pool: tuple[Tile, ...]


def seed_of(source: int | str | bytes) -> bytes:
    """Return the 32 bytes of a seed; a number or a text is hashed to them."""
    if isinstance(source, bytes):
        if len(source) != SEED_BYTES:
            raise InputError(f"a seed has {SEED_BYTES} bytes", len(source))
        return source
    if not isinstance(source, int | str):
        raise InputError("a seed is a number, a text or 32 bytes", source)
    return hashlib.sha256(f"brikke seed {source}".encode()).digest()


def check_salts(salts: Sequence[bytes] | None, seats: int) -> tuple[bytes, ...]:
    """Return the salts of all seats, empty ones if none were sent; refuse invalid salts."""
    sent = (b"",) * seats if salts is None else salts
    if not isinstance(sent, list | tuple) or len(sent) != seats:
        raise InputError(f"every seat sends one salt, which makes {seats}", sent)
    for salt in sent:
        if not isinstance(salt, bytes) or len(salt) > SALT_BYTES:
            raise InputError(f"a salt has at most {SALT_BYTES} bytes", salt)
    return tuple(sent)


def commitment_of(seed: bytes) -> str:
    """Return the commitment to a seed: its SHA-256, published before the salts are sent."""
    return hashlib.sha256(seed).hexdigest()


def deal(seed: bytes, salts: Sequence[bytes], tiles_dealt: int) -> Deal:
    """Return the deal for a seed and the salts of all seats, in their order."""
    chance = Chance(seed, salts)
    draws, starter = draw_for_start(chance, len(salts))
    deck = chance.mixed()
    cuts = [tiles_dealt * seat for seat in range(len(salts) + 1)]
    racks = tuple(deck[low:high] for low, high in pairwise(cuts))
    return Deal(draws, starter, racks, deck[cuts[-1] :])


class Chance:
    """Random numbers: a uniform stream that is determined by the seed and the salts."""

    def __init__(self, seed: bytes, salts: Sequence[bytes]) -> None:
        self._seed = seed_of(seed)
        sent = check_salts(salts, len(salts))
        self._message = b"".join(bytes([len(salt)]) + salt for salt in sent)
        self._words = self._stream()

    def _stream(self) -> Iterator[int]:
        block = 0
        while True:
            message = self._message + block.to_bytes(4, "big")
            digest = hmac.digest(self._seed, message, "sha256")
            yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4))
            block += 1

    def below(self, bound: int) -> int:
        """Return a random number from 0 to bound - 1, each equally likely."""
        # Rejection sampling: without it, the top of the range would favour small results.
        fair = 2**32 - 2**32 % bound
        return next(word for word in self._words if word < fair) % bound

    def mixed(self) -> tuple[Tile, ...]:
        """Return all 106 tiles, shuffled (Fisher–Yates, from the end)."""
        deck = list(ALL_TILES)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return tuple(deck)


def draw_for_start(chance: Chance, seats: int) -> tuple[tuple[StartDraw, ...], int]:
    """Draw for the start: seats that tie draw again until one has the highest number."""
    draws: list[StartDraw] = []
    pile: list[Tile] = []

    def draw(seat: int) -> int:
        while True:
            if not pile:
                pile.extend(reversed(chance.mixed()))
            draws.append(StartDraw(seat, pile.pop()))
            # A joker does not count, so the seat draws again.
            if not draws[-1].tile.face.is_joker:
                return draws[-1].tile.face.number

    drawing = list(range(seats))
    while len(drawing) > 1:
        numbers = {seat: draw(seat) for seat in drawing}
        drawing = [seat for seat in drawing if numbers[seat] == max(numbers.values())]
    return tuple(draws), drawing[0]
