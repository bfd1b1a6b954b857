"""Two freed jokers at once: all pairs of new sets are searched by one walk.

The positions are the hardest that a search found (`build/hardest`). Their best turns were found
before by trying every pair of new sets, which visited as many nodes as is said here.
"""

from __future__ import annotations

import pytest

from brikke.rules.judge import violations
from brikke.rules.position import Play
from brikke.solver import Objective, best_turn
from brikke.solver.native import workspace
from brikke.solver.native_core import pack
from tests.support.positions import position

HARDEST = [
    (
        "k12 j o12 | r1 j o1 | k2 r2 b2 | k3 b3 o3 | o7 o8 o9 | k4 k5 k6 k7 | k9 r9 b9 | "
        "o2 o3 o4 o5 | r2 r3 r4 | b3 b4 b5 b6 | r3 r4 r5 r6 | k11 b11 o11",
        "k1 k1 k5 k6 r5 r6 r11 r12 r13 r13 b1 b4 b5 b6 b7 b8 b9 b12 b13 o2 o4 o11 o13",
        (23, 168),
        1_717_407,
    ),
    (
        "k8 r8 j o8 | k7 j k9 | k3 k4 k5 k6 | k10 k11 k12 | k9 r9 b9 o9 | o2 o3 o4 o5 | "
        "o1 o2 o3 o4 | k11 r11 b11 | r8 b8 o8 | k7 r7 b7 o7 | k5 r5 b5 o5 | k10 b10 o10 | b1 b2 b3",
        "k2 k8 k13 k13 r2 r2 r5 r9 r11 b3 b6 b7 b8 b9 b12 o1 o6 o6 o7 o10 o11 o11 o12 o12",
        (20, 168),
        461_715,
    ),
    (
        "o6 j o8 | k1 j b1 o1 | k7 r7 b7 | k7 k8 k9 k10 | k11 r11 b11 o11 | r8 b8 o8 | "
        "k12 r12 b12 o12 | b9 b10 b11 | o11 o12 o13 | r3 r4 r5 r6 | b3 b4 b5 b6",
        "k4 k12 r1 r2 r2 r5 r6 r9 r9 r10 r10 r12 r13 b2 b3 b6 b9 b12 b13 b13 o3 o4 o5 o7",
        (18, 140),
        265_967,
    ),
    (
        "j b3 b4 b5 | k2 b2 j | k8 r8 o8 | k10 r10 o10 | r11 r12 r13 | k13 r13 b13 o13 | "
        "k6 k7 k8 | k4 r4 b4 | o10 o11 o12 | b10 b11 b12 | k7 r7 b7 o7 | r5 r6 r7 | k1 r1 b1 o1",
        "k2 k4 k5 k6 k9 k12 k13 r1 r2 r3 r5 r8 r12 b2 b3 b7 b11 b12 o2 o4 o5 o5 o9",
        (20, 124),
        275_154,
    ),
]


@pytest.mark.parametrize(("table", "rack", "best", "nodes_before"), HARDEST)
def test_all_pairs_of_new_sets_take_a_fraction_of_the_nodes(
    table: str, rack: str, best: tuple[int, int], nodes_before: int
) -> None:
    asked = position(table, rack, "norwegian-classic")
    with workspace() as solver:
        nodes = solver.best(pack(asked), list(Objective).index(Objective.TILES))[2]
    solution = best_turn(asked)
    assert isinstance(solution.turn, Play)
    assert violations(asked, solution.turn) == ()
    assert (solution.tiles_played, solution.points_played) == best
    assert nodes < nodes_before / 4
