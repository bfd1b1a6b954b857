"""Answers as data: turns, steps and judgements in faces, moves in physical tiles."""

from __future__ import annotations

from brikke.answers.judging import Violation, judgement_data
from brikke.answers.solving import arrangement_data, solution_with_moves
from brikke.rules.judge import violations
from brikke.rules.position import Play
from brikke.rules.table import read_table
from brikke.rules.tiles import TileReader
from brikke.solver import arrange, best_turn
from tests.support.positions import position


def test_the_best_turn_is_told_in_faces_and_its_moves_in_physical_tiles() -> None:
    asked = position("o1 o2 o3 o4 | k1 r1 b1 o1", "b1")
    answer = solution_with_moves(asked.table, best_turn(asked))
    assert (answer["tiles_played"], answer["points_played"], answer["goes_out"]) == (1, 1, True)
    assert answer["played"] == ["b1"]
    assert sorted(map(sorted, answer["table"])) == [
        ["b1", "k1", "o1"],
        ["b1", "o1", "r1"],
        ["o2", "o3", "o4"],
    ]
    # The blue one of the table was there first, so that of the rack has the mark.
    made = [tile for step in answer["moves"] for tile in step]
    assert "b1'" in made
    assert "b1'" not in {tile for step in answer["steps"] for tile in step["set"]}


def test_a_position_without_a_turn_is_told_with_its_table_as_it_lies() -> None:
    asked = position("k1 k2 k3", "r9")
    answer = solution_with_moves(asked.table, best_turn(asked))
    assert (answer["table"], answer["played"], answer["steps"]) == ([["k1", "k2", "k3"]], [], [])


def test_an_arrangement_tells_what_fits_into_no_set() -> None:
    answer = arrangement_data(arrange(TileReader().tiles("k1 k2 k3 r9")))
    assert answer == {"table": [["k1", "k2", "k3"]], "left": ["r9"]}


def test_a_violation_tells_its_points_only_if_it_has_some() -> None:
    asked = position("", "r1 r2 r3 k9", opened=False)
    low = judgement_data(violations(asked, Play(read_table("r1 r2 r3"))))
    assert low == {
        "legal": False,
        "violations": [
            {
                "code": "opening-too-low",
                "sets": [["r1", "r2", "r3"]],
                "tiles": [],
                "reached": 6,
                "needed": 30,
            }
        ],
    }
    foreign = judgement_data(violations(asked, Play(read_table("r1 r2 r3 r4"))))
    assert Violation(code="not-owned", sets=[], tiles=["r4"]) in foreign["violations"]
