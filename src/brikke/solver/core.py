"""Which core answers: the native one, or its readable twin where it could not be built."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from brikke.solver.question import Answer, Further, Objective, Question


class Core(Protocol):
    """What both cores answer."""

    name: str

    def best(self, question: Question, objective: Objective) -> tuple[Answer | None, float]:
        """Return the best turn, or None, and the microseconds it took."""
        ...

    def can_play(self, question: Question) -> bool:
        """Return whether any legal turn plays a tile."""
        ...

    def can_go_out(self, question: Question) -> bool:
        """Return whether a legal turn empties the rack."""
        ...

    def turns(self, question: Question, objective: Objective, limit: int) -> list[Answer]:
        """Return turns that differ in the tiles played, best first."""
        ...

    def further(self, question: Question, chosen: Sequence[int]) -> Further:
        """Return what goes along with so many tiles of each face in a legal turn."""
        ...


def _pick() -> Core:
    try:
        from brikke.solver.native import NativeCore  # noqa: PLC0415
    except ImportError:
        from brikke.solver.reference import ReferenceCore  # noqa: PLC0415

        return ReferenceCore()
    return NativeCore()


CORE: Final = _pick()
