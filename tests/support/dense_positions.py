"""Random positions with many jokers, duplicates and neighbours, where solvers go wrong."""

from __future__ import annotations

import random

from brikke.rules.position import Position
from brikke.rules.possible_sets import possible_sets
from brikke.rules.rulebook import Rulebook
from brikke.rules.sets import SetFlaw
from brikke.rules.table import LaidSet
from brikke.rules.tiles import ALL_TILES, JOKER, Tile, counts_of


def dense_position(
    chance: random.Random, rulebook: Rulebook, *, sets: int = 4, rack: int = 7
) -> Position:
    """Return a valid position whose tiles are all close to each other."""
    lowest = chance.randint(1, 10)
    highest = lowest + chance.randint(2, 5)
    pool = [t for t in ALL_TILES if t.face.is_joker or lowest <= t.face.number <= highest]
    chance.shuffle(pool)
    table: list[LaidSet] = []
    for _ in range(chance.randint(0, sets)):
        laid = _random_set(chance, rulebook, pool)
        if laid is not None:
            table.append(laid)
    held = pool[: chance.randint(1, rack)]
    if chance.random() < 0.4:
        held = list(dict.fromkeys([*(tile for tile in pool if tile.face.is_joker), *held]))
    return Position(tuple(table), tuple(held), chance.random() < 0.6, rulebook).check()


def _random_set(chance: random.Random, rulebook: Rulebook, pool: list[Tile]) -> LaidSet | None:
    """Take a set out of the pool, often one with a joker."""
    found = [
        faces
        for faces in possible_sets(counts_of(pool), rulebook.max_run_length)
        if len(faces) <= 6 and not isinstance(rulebook.read_set(faces), SetFlaw)
    ]
    with_joker = [faces for faces in found if JOKER in faces]
    choices = with_joker if with_joker and chance.random() < 0.35 else found
    if not choices:
        return None
    laid = []
    for face in chance.choice(choices):
        laid.append(next(tile for tile in pool if tile.face == face))
        pool.remove(laid[-1])
    return tuple(laid)
