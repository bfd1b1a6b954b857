"""Features: properties of an outlook that hold or do not, in the order of the network's weights.

``native/network/outlook.c`` lists the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import Final

from brikke.game.game import SEATS
from brikke.players.network.outlook import Counts, Outlook
from brikke.rules.rulebook import EmptyPool, Jokers
from brikke.rules.tiles import Colour, Face

FEATURES: Final = 822
OWN_SIZES: Final = 48
"""Tiles on the own rack; the last one stands for more, too."""
OTHER_SIZES: Final = 32
POOL_SINGLY: Final = 16
"""Up to here every size of the pool has its feature, then four share one."""
POOL_STEPS: Final = POOL_SINGLY + 20
QUIET_STEPS: Final = (0, 1, 2, 3, 4, 5, 7, 10)
"""The fewest quiet turns of each step."""
_NUMBERS: Final = range(1, 14)


def active_features(outlook: Outlook) -> list[int]:
    """Return the numbers of the features that hold."""
    return [number for number, holds in enumerate(_features(outlook)) if holds]


def _features(outlook: Outlook) -> Iterator[bool]:
    unseen = tuple(2 - held - laid for held, laid in zip(outlook.rack, outlook.table, strict=True))
    for counts in (outlook.rack, outlook.table, unseen):
        yield from (count >= 1 for count in counts)
        yield from (count >= 2 for count in counts)
    yield from _parts_of_runs(outlook.rack)
    yield from _parts_of_groups(outlook.rack)
    yield from _seats(outlook)
    yield from _one_of(_pool_step(outlook.pool), POOL_STEPS)
    yield from _one_of(outlook.wait, SEATS[-1])
    yield from _one_of(outlook.passes, SEATS[-1])
    yield outlook.drew
    yield from _rules(outlook)


def _one_of(at: int, steps: int) -> Iterator[bool]:
    """Yield a feature for each step; the last one stands for more, too."""
    return (step == min(at, steps - 1) for step in range(steps))


def _parts_of_runs(rack: Counts) -> Iterator[bool]:
    """Yield neighbours in a colour, neighbours but one, and runs of three."""
    for colour in Colour:
        held = [rack[Face.of(colour, number)] > 0 for number in _NUMBERS]
        yield from (one and other for one, other in pairwise(held))
        yield from (one and other for one, other in zip(held, held[2:], strict=False))
        yield from (all(three) for three in zip(held, held[1:], held[2:], strict=False))


def _parts_of_groups(rack: Counts) -> Iterator[bool]:
    """Yield pairs of colours of a number, and three colours without the fourth."""
    for number in _NUMBERS:
        held = [rack[Face.of(colour, number)] > 0 for colour in Colour]
        yield from (one and other for one, other in combinations(held, 2))
        for without in range(len(held)):
            yield all(held[:without] + held[without + 1 :])


def _seats(outlook: Outlook) -> Iterator[bool]:
    for seat in range(SEATS[-1]):
        sizes = OTHER_SIZES if seat else OWN_SIZES
        if seat >= outlook.seats:
            yield from (False for _ in range(sizes + 1 + len(QUIET_STEPS)))
            continue
        yield from _one_of(outlook.sizes[seat], sizes)
        yield outlook.opened[seat]
        step = sum(outlook.quiet[seat] >= least for least in QUIET_STEPS) - 1
        yield from _one_of(step, len(QUIET_STEPS))


def _pool_step(tiles: int) -> int:
    return tiles if tiles < POOL_SINGLY else POOL_SINGLY + (tiles - POOL_SINGLY) // 4


def _rules(outlook: Outlook) -> Iterator[bool]:
    rulebook = outlook.rulebook
    table = 2 * (outlook.seats - SEATS[0]) + rulebook.must_play_when_able
    yield from _one_of(table, 2 * len(SEATS))
    yield from (rulebook.empty_pool is rule for rule in EmptyPool)
    yield from (rulebook.jokers is rule for rule in Jokers)
    yield rulebook.opening_goes_on
