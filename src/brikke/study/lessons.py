"""Lessons: the printed examples of the leaflets, as positions to solve.

Six ways to rearrange the table and four to free a joker, in the order of the leaflets. Where a
picture is missing in print, a position that fits the text replaces it. Any legal turn that plays
the whole rack solves a lesson; no rack can be played without what the lesson teaches.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from brikke.rules.judge import violations
from brikke.rules.position import Play, Position
from brikke.rules.rulebook import DEFAULT, EDITIONS
from brikke.rules.table import Table, read_table, tiles_on
from brikke.rules.tiles import TileReader


@dataclass(frozen=True, slots=True)
class Lesson:
    """One example: a position, and the table that the leaflets print as its solution."""

    name: str
    """The name in its address."""
    position: Position
    answer: Table

    @property
    def editions(self) -> tuple[str, ...]:
        """The editions whose rules allow the answer; some lock jokers."""
        return tuple(self._editions())

    def _editions(self) -> Iterator[str]:
        for edition, rulebook in EDITIONS.items():
            if not violations(replace(self.position, rulebook=rulebook), Play(self.answer)):
                yield edition

    def is_done_by(self, table: Table) -> bool:
        """Return whether a table solves the lesson: a legal turn that plays the whole rack."""
        laid = len(tiles_on(table)) - len(tiles_on(self.position.table))
        return laid == len(self.position.rack) and not violations(self.position, Play(table))


def _lesson(name: str, table: str, rack: str, answer: str) -> Lesson:
    reader = TileReader()
    position = Position(read_table(table, reader), reader.tiles(rack), rulebook=DEFAULT)
    return Lesson(name, position.check(), read_table(answer, TileReader()))


LESSONS: Final[tuple[Lesson, ...]] = (
    _lesson("add", "b4 b5 b6 | o8 r8 k8", "b3 b8", "b3 b4 b5 b6 | o8 r8 k8 b8"),
    _lesson("take-the-fourth", "k4 r4 b4 o4", "b3 b5 b6", "k4 r4 o4 | b3 b4 b5 b6"),
    _lesson("add-one-take-one", "b8 b9 b10", "b11 k8 r8", "b9 b10 b11 | b8 k8 r8"),
    _lesson("split-a-run", "r4 r5 r6 r7 r8", "r6'", "r4 r5 r6 | r6' r7 r8"),
    _lesson(
        "combined-split",
        "o1 o2 o3 o4 | k1 r1 b1 o1'",
        "b1'",
        "o2 o3 o4 | k1 b1 o1' | b1' o1 r1",
    ),
    _lesson(
        "multiple-split",
        "r5 r6 r7 | o5 o6 o7 | k6 k7 k8 k9",
        "k10 b5",
        "r5 o5 b5 | r6 o6 k6 | r7 o7 k7 | k8 k9 k10",
    ),
    _lesson("swap-a-joker", "k3 r3 j", "b3 o3 r10 r11", "k3 r3 b3 o3 | r10 r11 j"),
    _lesson(
        "split-around-a-joker",
        "b2 b3 j b5 b6",
        "b1 b7 k9 k10",
        "b1 b2 b3 | b5 b6 b7 | k9 k10 j",
    ),
    _lesson("push-a-joker-out", "j b3 b4", "b5 k9 k10", "b3 b4 b5 | k9 k10 j"),
    _lesson(
        "dissolve-a-run",
        "k1 k2 j | r1 b1 o1 | r2 b2 o2",
        "r10 r12",
        "r1 b1 o1 k1 | r2 b2 o2 k2 | r10 j r12",
    ),
)
