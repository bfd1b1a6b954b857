"""Move choice in an endgame: exact where the search completes, heuristic otherwise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from brikke.players.endgame import reference
from brikke.players.endgame.end import Counts, End, Verdict
from brikke.solver import core_name

BUDGET: Final = 4000
"""Questions to the solver for one move; a question takes some ten microseconds."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A move, and what is proven about it."""

    played: Counts | None
    """The number of tiles of each face; None is a pass, or no small play keeps the rival in."""
    verdict: Verdict
    questions: int


def choose(end: End, budget: int = BUDGET) -> Choice:
    """Return a move; with a proven win, the winning move."""
    if core_name() == "python":
        return Choice(*reference.choose(end, budget))
    from brikke.players.endgame import native  # noqa: PLC0415 - there may be none

    return Choice(*native.choose(end, budget))
