"""Sets: groups and runs, what each joker in them stands for, and their value.

A set is read from its faces in the order in which they lie. Order matters only where a joker
lies in a run: there the joker's place says which tile it stands for.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import pairwise
from typing import Final

from brikke.rules.tiles import JOKER, Colour, Face

SMALLEST: Final = 3
LARGEST_GROUP: Final = len(Colour)
HIGHEST: Final = 13


class SetFlaw(StrEnum):
    """Why tiles are not a set."""

    TOO_SHORT = "too-short"
    ONLY_JOKERS = "only-jokers"
    MIXED = "mixed"
    COLOURS_REPEAT = "colours-repeat"
    GROUP_TOO_LARGE = "group-too-large"
    NOT_CONSECUTIVE = "not-consecutive"
    PAST_13 = "past-13"
    BELOW_1 = "below-1"
    # Two more that depend on the rulebook:
    RUN_TOO_LONG = "run-too-long"
    TOO_MANY_JOKERS = "too-many-jokers"


@dataclass(frozen=True, slots=True)
class Group:
    """Three or four tiles of one number in different colours."""

    faces: tuple[Face, ...]
    number: int

    @property
    def value(self) -> int:
        """The value of the set in an opening."""
        return self.number * len(self.faces)

    @property
    def missing(self) -> tuple[Face, ...]:
        """The faces that could take a joker's place or, in a group of three, join it."""
        return tuple(
            wanted
            for colour in Colour
            if (wanted := Face.of(colour, self.number)) not in self.faces
        )

    @property
    def stands_for(self) -> tuple[tuple[Face, ...], ...]:
        """For each joker, the faces it may stand for: in a group of three there are two."""
        return tuple(self.missing for face in self.faces if face.is_joker)


@dataclass(frozen=True, slots=True)
class Run:
    """Three or more consecutive numbers of one colour, in ascending order."""

    faces: tuple[Face, ...]
    colour: Colour
    first: int

    @property
    def value(self) -> int:
        """The value of the set in an opening."""
        return sum(range(self.first, self.first + len(self.faces)))

    @property
    def stands_for(self) -> tuple[tuple[Face, ...], ...]:
        """For each joker, the one face that its place in the run makes it stand for."""
        return tuple(
            (Face.of(self.colour, self.first + place),)
            for place, face in enumerate(self.faces)
            if face.is_joker
        )


TileSet = Group | Run
"""A valid set."""


def read_set(faces: tuple[Face, ...]) -> TileSet | SetFlaw:
    """Return the set that faces make in their order, or why they are not one.

    One tile with two jokers may be a group or a run; the reading with the higher value counts.
    """
    return _read_once(faces) if len(faces) <= HIGHEST else _read(faces)


def read_limited_set(
    faces: tuple[Face, ...], longest_run: int, locks_jokers: bool
) -> TileSet | SetFlaw:
    """Return the set by a rulebook that limits runs, and allows one joker if they are locked."""
    tile_set = read_set(faces)
    if isinstance(tile_set, SetFlaw):
        return tile_set
    if len(faces) > longest_run and isinstance(tile_set, Run):
        return SetFlaw.RUN_TOO_LONG
    if locks_jokers and faces.count(JOKER) > 1:
        return SetFlaw.TOO_MANY_JOKERS
    return tile_set


@lru_cache(maxsize=1 << 16)
def _read_once(faces: tuple[Face, ...]) -> TileSet | SetFlaw:
    """Read faces and remember the result; more faces than a set can hold never come here."""
    return _read(faces)


def _read(faces: tuple[Face, ...]) -> TileSet | SetFlaw:
    naturals = [face for face in faces if face != JOKER]
    if faces and not naturals:
        return SetFlaw.ONLY_JOKERS
    if len(faces) < SMALLEST:
        return SetFlaw.TOO_SHORT
    one_number = len({face.number for face in naturals}) == 1
    one_colour = len({face.colour for face in naturals}) == 1
    if len(naturals) == 1:
        return _better(_read_group(faces, naturals), _read_run(faces, naturals))
    if one_number:
        return _read_group(faces, naturals)
    if one_colour:
        return _read_run(faces, naturals)
    return SetFlaw.MIXED


def better_order(faces: tuple[Face, ...]) -> tuple[Face, ...] | None:
    """Return an order in which faces are a run, for jokers that lie at the wrong place.

    ``r12 r13 j`` is no run, because nothing follows 13, but ``j r12 r13`` is one.
    """
    naturals = sorted(face for face in faces if face != JOKER)
    jokers = len(faces) - len(naturals)
    if not naturals or not jokers:
        return None
    ordered = [naturals[0]]
    for before, after in pairwise(naturals):
        fill = min(jokers, max(0, after.number - before.number - 1))
        ordered += [*[JOKER] * fill, after]
        jokers -= fill
    above = min(jokers, HIGHEST - naturals[-1].number)
    found = (*[JOKER] * (jokers - above), *ordered, *[JOKER] * above)
    return found if found != faces and isinstance(read_set(found), Run) else None


def _better(group: TileSet | SetFlaw, run: TileSet | SetFlaw) -> TileSet | SetFlaw:
    if isinstance(group, SetFlaw):
        return run
    if isinstance(run, SetFlaw):
        return group
    return max(group, run, key=lambda tile_set: tile_set.value)


def _read_group(faces: tuple[Face, ...], naturals: Sequence[Face]) -> Group | SetFlaw:
    if len(faces) > LARGEST_GROUP:
        return SetFlaw.GROUP_TOO_LARGE
    if len(set(naturals)) < len(naturals):
        return SetFlaw.COLOURS_REPEAT
    return Group(faces, naturals[0].number)


def _read_run(faces: tuple[Face, ...], naturals: Sequence[Face]) -> Run | SetFlaw:
    if len(naturals) == len(faces):
        faces = _ascending(naturals)
    # A run that starts at s shows s, s + 1, …: number minus place is s for every tile in it.
    starts = {face.number - place for place, face in enumerate(faces) if face != JOKER}
    if len(starts) > 1:
        around = len({start % HIGHEST for start in starts}) == 1
        return SetFlaw.PAST_13 if around else SetFlaw.NOT_CONSECUTIVE
    (first,) = starts
    if first < 1:
        return SetFlaw.BELOW_1
    if first + len(faces) - 1 > HIGHEST:
        return SetFlaw.PAST_13
    return Run(faces, naturals[0].colour, first)


def _ascending(naturals: Sequence[Face]) -> tuple[Face, ...]:
    """Return a run without a joker in ascending order; from 13 on to 1 stays in that order."""
    ordered = sorted(naturals)
    numbers = [face.number for face in ordered]
    if numbers[0] == 1 and numbers[-1] == HIGHEST:
        gaps = [at for at in range(1, len(numbers)) if numbers[at] != numbers[at - 1] + 1]
        if len(gaps) == 1:
            return (*ordered[gaps[0] :], *ordered[: gaps[0]])
    return tuple(ordered)
