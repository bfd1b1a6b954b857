"""What the solver is asked and what it answers, in faces and counts alone.

Physical tiles do not matter to the best turn, so both cores, the native one and its readable
twin, work on these.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from brikke.rules.position import Position, PositionError
from brikke.rules.rulebook import Rulebook
from brikke.rules.sets import Run, SetFlaw
from brikke.rules.table import Table, tiles_on
from brikke.rules.tiles import FACES, Face, counts_of, faces_of, text_of

Faces = tuple[Face, ...]


class Objective(StrEnum):
    """What makes a turn the best."""

    TILES = "tiles"
    """The most tiles; then the most points; then keeping jokers."""
    POINTS = "points"
    """The most points; then the most tiles; then keeping jokers."""
    FEWEST = "fewest"
    """The fewest tiles, but a turn; then the most points; then keeping jokers."""
    OUT = "out"
    """A turn that empties the rack, or none."""


@dataclass(frozen=True, slots=True)
class Question:
    """A position in counts: how many tiles of each of the 53 faces lie there and are held."""

    rulebook: Rulebook
    opened: bool
    table: tuple[int, ...]
    rack: tuple[int, ...]
    sets: tuple[Faces, ...] = ()
    """The sets on the table, runs in ascending order; needed unless all tiles are free."""

    @classmethod
    def of(cls, position: Position) -> Question:
        """Return the question that a position asks.

        A player who opens, and may do no more than that, has nothing to do with the table.
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


@dataclass(frozen=True, slots=True)
class Answer:
    """A turn in counts and faces."""

    tiles_played: int
    points_played: int
    """What leaves the rack, a joker counting what the rulebook says."""
    played: tuple[int, ...]
    sets: tuple[Faces, ...]
    """The whole table after the turn."""
    opening: tuple[Faces, ...] = ()
    """The sets that open, where an opening turn may go on."""


@dataclass(frozen=True, slots=True)
class Further:
    """What goes along with tiles that are chosen already."""

    faces: tuple[Face, ...]
    """One more of each of these, with more tiles of the rack or without, makes a legal turn."""
    complete: bool
    """The chosen tiles alone make one."""


def in_order(rulebook: Rulebook, table: Table) -> list[Faces]:
    """Return sets with the tiles of runs in ascending order."""
    ordered = []
    for laid in table:
        faces = faces_of(laid)
        read = rulebook.read_set(faces)
        if isinstance(read, SetFlaw):
            raise PositionError(f"not a set ({read})", text_of(laid))
        ordered.append(read.faces if isinstance(read, Run) else faces)
    return ordered
