"""Calm turns: of all equally good turns, one that leaves many sets of the table untouched.

Each set of the table in turn is taken out of the question. If the best turn without it is as good
as before, it stays out. The sets that are left are touched because each of them is needed.
"""

from __future__ import annotations

from dataclasses import replace

from brikke.rules.position import Position
from brikke.rules.tiles import JOKER, Tile, faces_of
from brikke.solver.core import CORE
from brikke.solver.question import Answer, Objective, packed


def calm(position: Position, objective: Objective, best: Answer) -> Answer:
    """Return a turn as good as the best one that leaves as many sets alone as it can."""
    if position.opens_alone:
        return best
    table = position.table
    alone: list[tuple[Tile, ...]] = []
    for laid in position.table:
        fewer = tuple(other for other in table if other is not laid)
        answer, _ = CORE.best(replace(position, table=fewer), objective)
        if answer is not None and _as_good(answer, best):
            table, best = fewer, answer
            alone.append(laid)
    return best._replace(packed_sets=packed(map(faces_of, alone)) + best.packed_sets)


def _as_good(answer: Answer, best: Answer) -> bool:
    same = (answer.tiles_played, answer.points_played) == (best.tiles_played, best.points_played)
    return same and answer.played[JOKER] <= best.played[JOKER]
