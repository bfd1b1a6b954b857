"""Endgame search by the native core.

A position is packed as seven bytes for the rules, as in a question to the solver; one byte each for
the duty to play, whether the rival has just passed, and who wins with equal racks; 53 counts of the
own rack and 53 of the rival's.
"""

from __future__ import annotations

from typing import Final

from brikke.players.endgame.end import Counts, End, Verdict
from brikke.solver.native import workspace
from brikke.solver.packing import pack_rules

_VERDICTS: Final = tuple(Verdict)


def choose(end: End, budget: int) -> tuple[Counts | None, Verdict, int]:
    """Return the tiles to play, the verdict, and the number of questions asked."""
    packed = b"".join(
        (
            pack_rules(end.rulebook, opened=True),
            bytes((end.duty, end.passed, end.earlier)),
            bytes(end.own),
            bytes(end.rival),
        )
    )
    with workspace() as solver:
        plays, verdict, played, questions = solver.endgame(packed, budget)
    return tuple(played) if plays else None, _VERDICTS[verdict], questions
