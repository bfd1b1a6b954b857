"""The choice of the core: the native one, or the reference implementation where there is none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from brikke.rules.position import Position
from brikke.solver.question import Answer, NextTiles, Objective, Question, TimedAnswer


class Core(Protocol):
    """What both cores answer."""

    name: str

    def best(self, asked: Position | Question, objective: Objective) -> tuple[Answer | None, int]:
        """Return the best turn, or None, and the nanoseconds it took."""
        ...

    def best_each(self, asked: Sequence[Position], objective: Objective) -> list[TimedAnswer]:
        """Return the best turn of each position, and the nanoseconds it took."""
        ...

    def can_play(self, asked: Position | Question) -> bool:
        """Return whether any legal turn plays a tile."""
        ...

    def can_go_out(self, asked: Position | Question) -> bool:
        """Return whether a legal turn empties the rack."""
        ...

    def turns(self, asked: Position | Question, objective: Objective, limit: int) -> list[Answer]:
        """Return turns that differ in the tiles played, best first."""
        ...

    def next_tiles(self, asked: Position | Question, chosen: Sequence[int]) -> NextTiles:
        """Return which tiles may follow the chosen ones, given as 53 counts."""
        ...


def _pick() -> Core:
    try:
        from brikke.solver.native_core import NativeCore  # noqa: PLC0415
    except ImportError:
        from brikke.solver.reference import ReferenceCore  # noqa: PLC0415

        return ReferenceCore()
    return NativeCore()


CORE: Final = _pick()
