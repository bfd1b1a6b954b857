"""Possible sets: every set that loose tiles can make, and every way to open with them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from brikke.rules.rulebook import Rulebook
from brikke.rules.sets import HIGHEST, LARGEST_GROUP, SMALLEST, SetFlaw
from brikke.rules.tiles import FACES, JOKER, Face

Opening = tuple[tuple[Face, ...], ...]
"""Sets that open together."""


def openings(counts: list[int], rulebook: Rulebook) -> Iterator[Opening]:
    """Yield openings with these tiles: sets that reach the minimum together.

    Every opening that needs each of its sets is among them.
    """
    sets = _sets(counts, rulebook)
    needed = max(1, rulebook.opening_minimum)

    def extend(chosen: Opening, start: int, missing: int, left: list[int]) -> Iterator[Opening]:
        if missing <= 0:
            yield chosen
        elif not (chosen and rulebook.opening_single_set):
            for place in range(start, len(sets)):
                faces, value = sets[place]
                rest = _without(left, faces)
                if rest is not None:
                    yield from extend((*chosen, faces), place, missing - value, rest)

    return extend((), 0, needed, counts)


def best_opening_value(counts: list[int], rulebook: Rulebook) -> int:
    """Return the highest value of an opening with these tiles.

    Meant for tiles that do not reach the minimum: with many possible sets it takes long.
    """
    sets = _sets(counts, rulebook)
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


def possible_sets(counts: list[int], longest_run: int = HIGHEST) -> Iterator[tuple[Face, ...]]:
    """Yield every set that these tiles can make, with each joker in every place."""
    yield from _groups(counts)
    yield from _runs(counts, longest_run)


def _sets(counts: list[int], rulebook: Rulebook) -> list[tuple[tuple[Face, ...], int]]:
    """Return every set of this rulebook that these tiles can make with its value, best first."""
    read = (
        (faces, rulebook.read_set(faces))
        for faces in possible_sets(counts, rulebook.max_run_length)
    )
    valued = [(faces, each.value) for faces, each in read if not isinstance(each, SetFlaw)]
    return sorted(valued, key=lambda each: -each[1])


def _groups(counts: list[int]) -> Iterator[tuple[Face, ...]]:
    for number in range(HIGHEST):
        colours = [face for face in FACES[number:JOKER:HIGHEST] if counts[face]]
        for jokers in range(counts[JOKER] + 1):
            for size in range(max(1, SMALLEST - jokers), LARGEST_GROUP - jokers + 1):
                for naturals in combinations(colours, size):
                    yield (*naturals, *[JOKER] * jokers)


def _runs(counts: list[int], longest: int) -> Iterator[tuple[Face, ...]]:
    for lowest in range(0, JOKER, HIGHEST):
        for first in range(HIGHEST - SMALLEST + 1):
            missing = 0
            for last in range(first, min(HIGHEST, first + longest)):
                missing += not counts[lowest + last]
                if missing > counts[JOKER]:
                    break
                if last - first + 1 >= SMALLEST:
                    yield from _with_jokers(FACES[lowest + first : lowest + last + 1], counts)


def _with_jokers(faces: tuple[Face, ...], counts: list[int]) -> Iterator[tuple[Face, ...]]:
    """Yield a run with jokers in place of missing tiles, and in place of any others."""
    if not counts[JOKER]:
        yield faces
        return
    choices = [(face, JOKER) if counts[face] else (JOKER,) for face in faces]
    for run in product(*choices):
        if run.count(JOKER) <= min(counts[JOKER], len(run) - 1):
            yield run
