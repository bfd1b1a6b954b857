"""Which sets some loose tiles can make, and which of them together open a game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from brikke.rulebook import Rulebook
from brikke.sets import HIGHEST, SMALLEST, SetFlaw
from brikke.tiles import JOKER, NUMBERS, Colour, Face

Packing = tuple[tuple[Face, ...], ...]


def packings(counts: list[int], rulebook: Rulebook) -> Iterator[Packing]:
    """Yield ways to open with these tiles: sets that reach the minimum, and none too many.

    Every opening from which no set could be left out is among them.
    """
    sets = sorted(_sets(counts, rulebook), key=lambda each: -each[1])
    needed = max(1, rulebook.opening_minimum)
    most = 1 if rulebook.opening_single_set else len(sets)

    def extend(chosen: Packing, start: int, missing: int, left: list[int]) -> Iterator[Packing]:
        if missing <= 0:
            yield chosen
        elif len(chosen) < most:
            for place in range(start, len(sets)):
                faces, value = sets[place]
                rest = _without(left, faces)
                if rest is not None:
                    yield from extend((*chosen, faces), place, missing - value, rest)

    return extend((), 0, needed, counts)


def best_value(counts: list[int], rulebook: Rulebook) -> int:
    """Return the most that an opening with these tiles can be worth.

    Meant for tiles that cannot open: with many sets to choose from it takes long.
    """
    sets = sorted(_sets(counts, rulebook), key=lambda each: -each[1])
    if rulebook.opening_single_set:
        return sets[0][1] if sets else 0

    def best(start: int, left: list[int]) -> int:
        return max(
            (
                sets[place][1] + best(place, rest)
                for place in range(start, len(sets))
                if (rest := _without(left, sets[place][0])) is not None
            ),
            default=0,
        )

    return best(0, counts)


def _without(counts: list[int], faces: tuple[Face, ...]) -> list[int] | None:
    left = list(counts)
    for face in faces:
        left[face] -= 1
        if left[face] < 0:
            return None
    return left


def _sets(counts: list[int], rulebook: Rulebook) -> Iterator[tuple[tuple[Face, ...], int]]:
    """Yield every set that these tiles can make, with its value."""
    for faces in (*_groups(counts), *_runs(counts, rulebook.max_run_length)):
        tile_set = rulebook.read_set(faces)
        if not isinstance(tile_set, SetFlaw):
            yield faces, tile_set.value


def _groups(counts: list[int]) -> Iterator[tuple[Face, ...]]:
    for number in NUMBERS:
        colours = [face for colour in Colour if counts[face := Face.of(colour, number)]]
        for jokers in range(counts[JOKER] + 1):
            for size in range(max(1, SMALLEST - jokers), len(Colour) - jokers + 1):
                for naturals in combinations(colours, size):
                    yield (*naturals, *[JOKER] * jokers)


def _runs(counts: list[int], longest: int) -> Iterator[tuple[Face, ...]]:
    for colour in Colour:
        for first in range(1, HIGHEST - SMALLEST + 2):
            for length in range(SMALLEST, min(longest, HIGHEST - first + 1) + 1):
                faces = [Face.of(colour, first + place) for place in range(length)]
                if sum(not counts[face] for face in faces) > counts[JOKER]:
                    break
                choices = [(face, JOKER) if counts[face] else (JOKER,) for face in faces]
                for run in product(*choices):
                    if run.count(JOKER) <= counts[JOKER]:
                        yield run
