"""Sets as they are spelled, tile by tile, and which sets of a table matter to what comes after.

A set has one spelling: a run from its lowest number up, a joker in its place; a group by colours
with its joker last. Where jokers are locked a set holds one joker at most, so that no two sets are
spelled alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations

from brikke.rules.rulebook import Jokers, Rulebook
from brikke.rules.sets import HIGHEST, LARGEST_GROUP, SMALLEST, Run, SetFlaw, read_set
from brikke.rules.table import LaidSet
from brikke.rules.tiles import FACES, JOKER, Face, faces_of

Spelling = tuple[Face, ...]
SetWithMask = tuple[int, Spelling]
"""A set, and the faces in it as bits: a set holds no face twice, jokers aside."""


def spell(laid: LaidSet) -> Spelling:
    """Return a set of the table as it is spelled."""
    return spell_faces(faces_of(laid))


def spell_faces(faces: tuple[Face, ...]) -> Spelling:
    """Return a set, told by its faces as they lie, as it is spelled."""
    read = read_set(faces)
    return read.faces if isinstance(read, Run) else tuple(sorted(faces))


def relevant_sets(rulebook: Rulebook, sets: Iterable[Spelling]) -> tuple[Spelling, ...]:
    """Return the sets of a table on which it depends what may be played later, in order.

    - Where jokers are free, none: any table of the same tiles leaves the same turns.
    - Where a freed joker goes into a set from the own rack, the sets that hold a joker.
    - Where it goes into a new set, all sets, because a new set contains no whole one from before;
      but as long as no joker lies there, whoever lays the first one may arrange all anew, and none
      matters. (By a house rule an opening leaves the table alone; then all sets always matter.)
    """
    if not rulebook.locks_jokers:
        return ()
    ordered = tuple(sorted(sets))
    if all_sets_relevant(rulebook, any(JOKER in each for each in ordered)):
        return ordered
    return tuple(each for each in ordered if JOKER in each)


def all_sets_relevant(rulebook: Rulebook, joker_there: bool) -> bool:
    """Return whether sets without a joker matter on a table with or without one."""
    return rulebook.jokers is Jokers.LOCKED and (joker_there or not rulebook.opening_goes_on)


@cache
def joker_sets(rulebook: Rulebook) -> tuple[SetWithMask, ...]:
    """Return every set there is with one joker in it."""
    groups = (
        (*naturals, JOKER)
        for number in range(HIGHEST)
        for size in range(SMALLEST - 1, LARGEST_GROUP)
        for naturals in combinations(FACES[number:JOKER:HIGHEST], size)
    )
    runs = (
        (*run[:place], JOKER, *run[place + 1 :]) for run in _runs() for place in range(len(run))
    )
    return _with_masks(rulebook, (*groups, *runs))


@cache
def plain_sets(rulebook: Rulebook) -> tuple[SetWithMask, ...]:
    """Return every set there is without a joker."""
    groups = (
        naturals
        for number in range(HIGHEST)
        for size in range(SMALLEST, LARGEST_GROUP + 1)
        for naturals in combinations(FACES[number:JOKER:HIGHEST], size)
    )
    return _with_masks(rulebook, (*groups, *_runs()))


def mask_of(counts: Sequence[int]) -> int:
    """Return which faces are there, as bits."""
    return sum(1 << face for face, count in enumerate(counts) if count)


def mask_of_set(faces: Iterable[Face]) -> int:
    """Return the faces of a set as bits."""
    return sum(1 << face for face in faces)


def _runs() -> list[Spelling]:
    return [
        FACES[lowest + first : lowest + end]
        for lowest in range(0, JOKER, HIGHEST)
        for first in range(HIGHEST - SMALLEST + 1)
        for end in range(first + SMALLEST, HIGHEST + 1)
    ]


def _with_masks(rulebook: Rulebook, sets: Iterable[Spelling]) -> tuple[SetWithMask, ...]:
    return tuple(
        (mask_of_set(faces), faces)
        for faces in sets
        if not isinstance(rulebook.read_set(faces), SetFlaw)
    )
