"""The judge: every reason why a turn is illegal."""

from __future__ import annotations

from brikke.rules.judge import opening, ordinary
from brikke.rules.judge.locked_jokers import locked_joker_faults
from brikke.rules.judge.violation import Code, Violation, Violations
from brikke.rules.position import Play, Position, Turn, check_turn

__all__ = ["Code", "Violation", "Violations", "judged", "locked_joker_faults", "violations"]


def violations(position: Position, turn: Turn) -> Violations:
    """Return every reason why a turn is illegal in a position; nothing means legal.

    Drawing and passing touch no tile of the position: only a game knows whether they are due.
    """
    check_turn(turn)
    if not isinstance(turn, Play):
        return ()
    if position.opened:
        rulebook, table, rack = position.rulebook, position.table, position.rack
        return ordinary.faults(rulebook, table, rack, turn.table)
    return opening.faults(position, turn)


def judged(position: Position, turn: Turn) -> tuple[Violations, Turn]:
    """Return every reason why a turn is illegal, and the turn with its opening sets named.

    Judged again, a turn that names them needs no search.
    """
    if not isinstance(turn, Play) or turn.opening or position.opened or position.opens_alone:
        return violations(position, turn), turn
    check_turn(turn)
    found, sets = opening.find_opening(position, turn.table)
    return found, Play(turn.table, sets)
