"""The move at the end of a round: exact where the search completes, bounded otherwise."""

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
    """How many tiles of each face; None is a pass, or that nothing small keeps the rival in."""
    verdict: Verdict
    questions: int


def choose(end: End, budget: int = BUDGET) -> Choice:
    """Return a move. A proven win is told with the move that wins."""
    if core_name() != "native":
        return Choice(*reference.choose(end, budget))
    from brikke.players.endgame import native  # noqa: PLC0415 - there may be none

    return Choice(*native.choose(end, budget))
