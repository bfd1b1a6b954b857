"""Judging a turn of a round, and the searches that this may take.

Two questions need a search, which may take long: whether a player who draws or passes could play,
and which sets open where an opening turn goes on and names none. :func:`search` answers them
once; a turn that it has found legal is judged again without a search. So a server lets its workers
search.
"""

from __future__ import annotations

from typing import NamedTuple

from brikke.rules.judge import Code, Violation, Violations, judged, violations
from brikke.rules.position import Draw, Pass, Play, Position, Turn, check_turn
from brikke.solver import can_play


class Searched(NamedTuple):
    """What a search has found about a turn."""

    violations: Violations
    turn: Turn
    """The turn with its opening named."""


def turn_violations(
    position: Position, pool: int, turn: Turn, *, searched: bool = False
) -> Violations:
    """Return every reason why a turn is illegal in a position, with this many tiles left to draw.

    ``searched`` says that :func:`search` has found it legal in the same position.
    """
    check_turn(turn)
    if isinstance(turn, Play):
        return violations(position, turn)
    if isinstance(turn, Draw) and not pool:
        return (Violation(Code.POOL_EMPTY),)
    if isinstance(turn, Pass) and pool:
        return (Violation(Code.POOL_NOT_EMPTY),)
    if not searched and position.rulebook.must_play(pool) and can_play(position):
        return (Violation(Code.MUST_PLAY),)
    return ()


def needs_search(position: Position, pool: int, turn: Turn) -> bool:
    """Return whether judging a turn needs a search."""
    if isinstance(turn, Play):
        return position.rulebook.opening_goes_on and not position.opened and not turn.opening
    return isinstance(turn, Draw) == bool(pool) and position.rulebook.must_play(pool)


def search(position: Position, pool: int, turn: Turn) -> Searched:
    """Judge a turn, and search where that is needed."""
    if isinstance(turn, Play):
        return Searched(*judged(position, turn))
    return Searched(turn_violations(position, pool, turn), turn)
