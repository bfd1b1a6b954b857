"""Questions and answers of the solver, in faces and counts.

Which of two equal tiles is meant does not matter to the best turn, so both cores, the native one
and the reference implementation, work on counts.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from brikke.rules.position import Position, PositionError
from brikke.rules.rulebook import Rulebook
from brikke.rules.sets import Run, SetFlaw
from brikke.rules.table import LaidSet, tiles_on
from brikke.rules.tiles import FACES, Face, counts_of, faces_of, text_of

Faces = tuple[Face, ...]


class Objective(StrEnum):
    """What makes a turn the best."""

    TILES = "tiles"
    """The most tiles; then the most points; then keeping jokers."""
    POINTS = "points"
    """The most points; then the most tiles; then keeping jokers."""
    FEWEST = "fewest"
    """The fewest tiles, but at least one; then the most points; then keeping jokers."""
    OUT = "out"
    """A turn that empties the rack, or none."""


@dataclass(frozen=True, slots=True)
class Question:
    """A position in counts: how many tiles of each of the 53 faces the table and the rack hold."""

    rulebook: Rulebook
    opened: bool
    table: tuple[int, ...]
    rack: tuple[int, ...]
    sets: tuple[Faces, ...] = ()
    """The sets on the table, runs in ascending order; needed unless all tiles are free."""

    @classmethod
    def of(cls, position: Position) -> Question:
        """Return a position in counts.

        The table is left out where the turn is an opening that must not touch it.
        """
        rulebook = position.rulebook
        if position.opens_alone:
            nothing = (0,) * len(FACES)
            return cls(rulebook, position.opened, nothing, tuple(counts_of(position.rack)))
        free = position.opened and not rulebook.locks_jokers
        sets = () if free else tuple(in_order(rulebook, position.table))
        return cls(
            rulebook,
            position.opened,
            tuple(counts_of(tiles_on(position.table))),
            tuple(counts_of(position.rack)),
            sets,
        )


class Answer(NamedTuple):
    """A turn in counts and faces. Its sets are bytes until somebody reads them."""

    tiles_played: int
    points_played: int
    """The value of the tiles that leave the rack; the rulebook says what a joker counts."""
    played: bytes
    """How many tiles of each of the 53 faces leave the rack."""
    packed_sets: bytes
    """Each set as its size and its faces."""
    packed_opening: bytes = b""

    @classmethod
    def of(cls, points_played: int, played: Sequence[int], sets: Iterable[Faces]) -> Answer:
        """Return the answer that plays these tiles and leaves these sets on the table."""
        return cls(sum(played), points_played, bytes(played), packed(sets))

    @property
    def sets(self) -> tuple[Faces, ...]:
        """The whole table after the turn; in an opening turn that leaves it alone, the new sets."""
        return unpacked(self.packed_sets)

    @property
    def opening(self) -> tuple[Faces, ...]:
        """The sets that open, where an opening turn may go on."""
        return unpacked(self.packed_opening)


PlainAnswer = tuple[int, int, bytes, bytes, bytes]
"""An :class:`Answer` as an ordinary tuple, as the native core gives it."""
TimedAnswer = tuple[PlainAnswer | None, int]
"""An answer, or None if nothing can be played, and the nanoseconds it took."""


@dataclass(frozen=True, slots=True)
class NextTiles:
    """The tiles that may follow some that are chosen already."""

    faces: tuple[Face, ...]
    """One more of each of these, alone or with more tiles of the rack, makes a legal turn."""
    complete: bool
    """The chosen tiles alone make a legal turn."""


def packed(sets: Iterable[Faces]) -> bytes:
    """Return sets as bytes: size and faces, set after set."""
    return b"".join(bytes((len(faces), *faces)) for faces in sets)


def unpacked(data: bytes) -> tuple[Faces, ...]:
    """Return the sets that :func:`packed` made bytes of."""
    found, at = [], 0
    while at < len(data):
        end = at + 1 + data[at]
        found.append(tuple([FACES[kind] for kind in data[at + 1 : end]]))
        at = end
    return tuple(found)


def in_order(rulebook: Rulebook, table: Iterable[LaidSet]) -> list[Faces]:
    """Return the faces of sets, runs in ascending order; refuse invalid sets."""
    ordered = []
    for laid in table:
        faces = faces_of(laid)
        read = rulebook.read_set(faces)
        if isinstance(read, SetFlaw):
            raise PositionError(f"not a set ({read})", text_of(laid))
        ordered.append(read.faces if isinstance(read, Run) else faces)
    return ordered
