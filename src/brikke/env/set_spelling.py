"""Canonical spelling of sets as sequences of tiles, and which sets of a table are relevant.

Every set has one spelling: a run from its lowest number up, with a joker in its place; a group by
colours, with its joker last. Where jokers are locked a set holds at most one joker, so different
sets have different spellings.
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
"""A bit mask of the faces of a set, and the set; no face but the joker occurs twice."""


def spell(laid: LaidSet) -> Spelling:
    """Return the spelling of a set of the table."""
    return spell_faces(faces_of(laid))


def spell_faces(faces: tuple[Face, ...]) -> Spelling:
    """Return the spelling of a set, given its faces in order."""
    read = read_set(faces)
    return read.faces if isinstance(read, Run) else tuple(sorted(faces))


def relevant_sets(rulebook: Rulebook, sets: Iterable[Spelling]) -> tuple[Spelling, ...]:
    """Return the sets of a table that affect later turns, in order.

    - Free jokers: no set. Any arrangement of the same tiles allows the same turns.
    - Freed jokers go into a set from the own rack: the sets that hold a joker.
    - Freed jokers go into a new set: all sets, because a new set must not contain a whole earlier
      set. But without a joker on the table no set is relevant, because the player of the first
      joker may rearrange everything. (If by a house rule an opening leaves the table unchanged, all
      sets are always relevant.)
    """
    if not rulebook.locks_jokers:
        return ()
    ordered = tuple(sorted(sets))
    if all_sets_relevant(rulebook, any(JOKER in each for each in ordered)):
        return ordered
    return tuple(each for each in ordered if JOKER in each)


def all_sets_relevant(rulebook: Rulebook, joker_there: bool) -> bool:
    """Return whether sets without a joker are relevant, on a table with or without a joker."""
    return rulebook.jokers is Jokers.LOCKED and (joker_there or not rulebook.opening_goes_on)


@cache
def joker_sets(rulebook: Rulebook) -> tuple[SetWithMask, ...]:
    """Return every possible set with exactly one joker."""
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
    """Return every possible set without a joker."""
    groups = (
        naturals
        for number in range(HIGHEST)
        for size in range(SMALLEST, LARGEST_GROUP + 1)
        for naturals in combinations(FACES[number:JOKER:HIGHEST], size)
    )
    return _with_masks(rulebook, (*groups, *_runs()))


def mask_of(counts: Sequence[int]) -> int:
    """Return a bit mask of the faces with a count above 0."""
    return sum(1 << face for face, count in enumerate(counts) if count)


def mask_of_set(faces: Iterable[Face]) -> int:
    """Return a bit mask of the faces of a set."""
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
