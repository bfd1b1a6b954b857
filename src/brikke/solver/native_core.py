"""The native core, behind the same interface as the reference implementation."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from operator import attrgetter
from typing import Final

from brikke.rules.position import Position
from brikke.rules.tiles import FACES
from brikke.solver.native import NAME, idle, pack_position, take_workspace, workspace
from brikke.solver.packing import pack_rules, pack_sets
from brikke.solver.question import Answer, NextTiles, Objective, Question, TimedAnswer

_OBJECTIVES: Final = {objective: number for number, objective in enumerate(Objective)}
_FIELDS: Final = attrgetter("rulebook", "opened", "table", "rack")


class NativeCore:
    """Answers in C. A call takes a workspace that no other thread uses."""

    name = NAME

    def best(self, asked: Position | Question, objective: Objective) -> tuple[Answer | None, int]:
        """Return the best turn, or None, and the nanoseconds spent inside the core."""
        packed = pack(asked)
        solver = take_workspace()  # not as a context manager, which costs more: a quick call
        try:
            turn, nanoseconds, _ = solver.best(packed, _OBJECTIVES[objective])
        finally:
            idle.append(solver)
        return (None if turn is None else Answer._make(turn)), nanoseconds

    def best_each(self, asked: Sequence[Position], objective: Objective) -> list[TimedAnswer]:
        """Return the best turn of each position; other threads run meanwhile."""
        fields = list(map(_FIELDS, asked))
        with workspace() as solver:
            try:
                return solver.best_each(fields, pack_rules, _OBJECTIVES[objective])[0]
            except (TypeError, ValueError):
                for each in asked:
                    pack(each)  # raises an error that names what is wrong
                raise

    def can_play(self, asked: Position | Question) -> bool:
        """Return whether any legal turn plays a tile."""
        with workspace() as solver:
            return solver.can_play(pack(asked))

    def can_go_out(self, asked: Position | Question) -> bool:
        """Return whether a legal turn empties the rack."""
        with workspace() as solver:
            return solver.can_go_out(pack(asked))

    def turns(self, asked: Position | Question, objective: Objective, limit: int) -> list[Answer]:
        """Return turns that differ in the tiles played, best first."""
        with workspace() as solver:
            return list(map(Answer._make, solver.turns(pack(asked), _OBJECTIVES[objective], limit)))

    def next_tiles(self, asked: Position | Question, chosen: Sequence[int]) -> NextTiles:
        """Return which tiles may follow the chosen ones, given as 53 counts."""
        with workspace() as solver:
            following, complete = solver.next_tiles(pack(asked), bytes(chosen))
        return NextTiles(tuple(compress(FACES, following)), complete)


def pack(asked: Position | Question) -> bytes:
    """Return a question as the core reads it."""
    if isinstance(asked, Position):
        return pack_position(asked)
    rules = pack_rules(asked.rulebook, asked.opened)
    sets = pack_sets(asked.rulebook, asked.sets)
    return b"".join((rules, bytes(asked.table), bytes(asked.rack), sets))
