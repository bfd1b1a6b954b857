"""The most probable legal reading of a table: the rules correct what the networks see.

Every row of three or more tiles has a price for each legal reading: how much less probable it is
than what the network sees, as a logarithm. A row may also stay as it is seen, at a fixed price, and
so may a tile of which the box holds only two. The cheapest reading of the whole table is found
exactly, by a best-first search over conflicts: as long as some face lies there too often, one of
the rows that show it must show it less often, or the price is paid.
"""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any, Final, TypeAlias

import numpy as np

from brikke.rules.sets import SMALLEST, SetFlaw, read_set
from brikke.rules.tiles import COPIES, FACES, JOKER, NUMBERS, Colour, Face

Array: TypeAlias = np.ndarray[Any, Any]

NOT_LEGAL: Final = 5.0  # the price of a row that is no set
TOO_MANY: Final = 3.0  # the price of each tile of which the box holds only two
SPLIT: Final = 1.0  # the price of one more set in a row
_FLOOR: Final = 1e-9
_MOST_STEPS: Final = 5_000


@dataclass(frozen=True)
class Reading:
    """One way to read a row: its faces, the sets they make (none: not legal), and the price."""

    faces: tuple[Face, ...]
    sets: tuple[tuple[Face, ...], ...]
    price: float


@dataclass(frozen=True)
class Read:
    """A row as it is read, and for each of its tiles how probable that is."""

    reading: Reading
    probabilities: tuple[float, ...]
    too_many: bool = False


def read_rows(rows: Sequence[Sequence[Array]], *, sets: Sequence[bool]) -> list[Read]:
    """Return the most probable legal reading of rows of tiles, each with probabilities of faces.

    ``sets`` says which rows may be sets; the others are loose tiles or a rack.
    """
    options = [_options(row, may_be_set) for row, may_be_set in zip(rows, sets, strict=True)]
    chosen, excess = _without_conflict(options)
    return [
        Read(
            reading, _marginals(reading, all_of, row), any(face in excess for face in reading.faces)
        )
        for reading, all_of, row in zip(chosen, options, rows, strict=True)
    ]


def seen(row: Sequence[Array]) -> tuple[Face, ...]:
    """Return the faces that the network sees."""
    return tuple(FACES[int(np.argmax(tile))] for tile in row)


def _options(row: Sequence[Array], may_be_set: bool) -> list[Reading]:
    """Return all readings of a row that may be the best one, the cheapest first."""
    prices = [-np.log(np.maximum(tile, _FLOOR) / max(float(np.max(tile)), _FLOOR)) for tile in row]
    shown = seen(row)
    if not may_be_set or len(row) < SMALLEST:
        found = [Reading(faces, (), price) for faces, price in _loose(prices, NOT_LEGAL)]
        return sorted(found, key=lambda reading: reading.price)
    legal = list(_legal(prices, 0, NOT_LEGAL))
    if all(reading.faces != shown for reading in legal) and (ordered := as_set(shown)):
        # A run whose tiles lie in another order is a set for the rules.
        legal.append(Reading(shown, (ordered,), 0.0))
    plain = [Reading(faces, (), NOT_LEGAL + price) for faces, price in _loose(prices, NOT_LEGAL)]
    return sorted([*legal, *plain], key=lambda reading: reading.price)


def _loose(prices: Sequence[Array], most: float) -> Iterator[tuple[tuple[Face, ...], float]]:
    """Yield what is seen, and every reading that changes one tile."""
    base = tuple(FACES[int(np.argmin(price))] for price in prices)
    yield base, 0.0
    for at, price in enumerate(prices):
        for face in np.nonzero(price <= most)[0]:
            if FACES[int(face)] != base[at]:
                yield (*base[:at], FACES[int(face)], *base[at + 1 :]), float(price[face])


def _legal(prices: Sequence[Array], start: int, most: float) -> Iterator[Reading]:
    """Yield all readings of the rest of a row as one or more sets."""
    for end in range(start + SMALLEST, len(prices) + 1):
        if 0 < len(prices) - end < SMALLEST:
            continue
        for faces, ordered, price in _one_set(prices[start:end], most):
            if end == len(prices):
                yield Reading(faces, (ordered,), price)
            else:
                for rest in _legal(prices, end, most - price - SPLIT):
                    whole = price + SPLIT + rest.price
                    yield Reading(faces + rest.faces, (ordered, *rest.sets), whole)


def _one_set(
    prices: Sequence[Array], most: float
) -> Iterator[tuple[tuple[Face, ...], tuple[Face, ...], float]]:
    """Yield all runs and groups that some tiles may show: as they lie, in order, and the price."""
    size = len(prices)
    known: dict[tuple[Face, ...], float] = {}
    for pattern in (*_runs(size), *_groups(size)):
        for faces, price in _shown(prices, pattern, most):
            known.setdefault(faces, price)
    for faces, price in known.items():
        if ordered := as_set(faces):
            yield faces, ordered, price


def _runs(size: int) -> Iterator[list[list[Face]]]:
    """Yield runs of a size, read from left to right or from right to left."""
    for colour in Colour:
        for first in range(1, len(NUMBERS) - size + 2):
            run = [[Face.of(colour, first + i)] for i in range(size)]
            yield run
            yield run[::-1]


def _groups(size: int) -> Iterator[list[list[Face]]]:
    """Yield groups: any colour at any place; that they differ is checked later."""
    if size <= len(Colour):
        for number in NUMBERS:
            yield [[Face.of(colour, number) for colour in Colour] for _ in range(size)]


def _shown(
    prices: Sequence[Array], pattern: list[list[Face]], most: float
) -> Iterator[tuple[tuple[Face, ...], float]]:
    """Yield what tiles may show of a pattern, with up to two jokers, within a price."""

    def rest(
        at: int, jokers: int, price: float, faces: tuple[Face, ...]
    ) -> Iterator[tuple[tuple[Face, ...], float]]:
        if at == len(prices):
            yield faces, price
            return
        for face in [*pattern[at], JOKER]:
            cost = price + float(prices[at][face])
            left = jokers - (face == JOKER)
            if cost <= most and left >= 0 and (face == JOKER or face not in faces):
                yield from rest(at + 1, left, cost, (*faces, face))

    yield from rest(0, COPIES, 0.0, ())


def as_set(faces: Sequence[Face]) -> tuple[Face, ...] | None:
    """Return the set that faces make, in its order, whichever end the row was read from."""
    for one in (tuple(faces), tuple(faces)[::-1]):
        found = read_set(one)
        if not isinstance(found, SetFlaw):
            return found.faces
    return None


def _marginals(reading: Reading, options: list[Reading], row: Sequence[Array]) -> tuple[float, ...]:
    """Return how probable each face of a reading is, given all readings of its row."""
    if not reading.sets and len({bool(option.sets) for option in options}) == 1:
        return tuple(float(tile[face]) for tile, face in zip(row, reading.faces, strict=True))
    weights = np.exp([-option.price for option in options])
    all_weight = weights.sum()
    shares = (
        sum(w for w, option in zip(weights, options, strict=True) if option.faces[at] == face)
        for at, face in enumerate(reading.faces)
    )
    return tuple(float(share / all_weight) for share in shares)


def _without_conflict(options: list[list[Reading]]) -> tuple[list[Reading], set[Face]]:
    """Return the cheapest readings in which no face lies more than twice, or is paid for.

    Beside them, return the faces that are.
    """
    tick = count()
    # A node: its price, what is forbidden (row, face, from how many on), and how many tiles of a
    # face are paid for. It costs no more than any reading that forbids and shows as much.
    forbidden: frozenset[tuple[int, Face, int]] = frozenset()
    paid: Mapping[Face, int] = {}
    best = _cheapest(options, forbidden) or []
    queue = [(_price(best, paid), next(tick), forbidden, paid, best)]
    for _ in range(_MOST_STEPS):
        if not queue:
            break
        _, _, forbidden, paid, best = heapq.heappop(queue)
        many = Counter(face for reading in best for face in reading.faces)
        wrong = next((f for f, n in sorted(many.items()) if n > paid.get(f, COPIES)), None)
        if wrong is None:
            break
        for at, reading in enumerate(best):
            if times := reading.faces.count(wrong):
                now = forbidden | {(at, wrong, times)}
                other = _cheapest(options, now)
                if other is not None:
                    heapq.heappush(queue, (_price(other, paid), next(tick), now, paid, other))
        more = {**paid, wrong: many[wrong]}
        heapq.heappush(queue, (_price(best, more), next(tick), forbidden, more, best))
    shown = Counter(face for reading in best for face in reading.faces)
    return best, {face for face, times in shown.items() if times > COPIES}


def _price(chosen: list[Reading], paid: Mapping[Face, int]) -> float:
    """Return what readings cost, with the tiles of which there are too many."""
    extra = sum(times - COPIES for times in paid.values())
    return sum(reading.price for reading in chosen) + TOO_MANY * extra


def _cheapest(
    options: list[list[Reading]], forbidden: frozenset[tuple[int, Face, int]]
) -> list[Reading] | None:
    """Return the cheapest reading of every row that is not forbidden."""
    chosen = []
    for at, all_of in enumerate(options):
        mine = [(face, times) for row, face, times in forbidden if row == at]
        free = (r for r in all_of if all(r.faces.count(face) < times for face, times in mine))
        reading = next(free, None)
        if reading is None:
            return None
        chosen.append(reading)
    return chosen
