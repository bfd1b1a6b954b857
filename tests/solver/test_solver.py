"""The best turn: known traps, printed examples, and answers that the judge must find legal."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache

import pytest

from brikke.game.game import Game
from brikke.game.notation import position_text, read_position
from brikke.rules.judge import violations
from brikke.rules.position import Draw, Play, Position
from brikke.rules.rulebook import EDITIONS
from brikke.rules.table import table_text, tiles_on
from brikke.rules.tiles import ALL_TILES, Tile, read_tiles
from brikke.solver import (
    Objective,
    Question,
    arrange,
    best_turn,
    can_go_out,
    can_play,
    core_name,
    turns,
)
from brikke.solver.core import CORE
from brikke.solver.reference import ReferenceCore
from tests.support.effort import examples
from tests.support.positions import EVERY, FREE, LOCKED, position
from tests.support.sample_players import simple_turn


def played(table: str, rack: str, rulebook: str = "nordic", **options: bool) -> int:
    asked = position(table, rack, rulebook, **options)
    for objective in (Objective.TILES, Objective.POINTS):
        solution = best_turn(asked, objective, calm=True)
        if isinstance(solution.turn, Play):
            assert violations(asked, solution.turn) == ()
    return best_turn(asked).tiles_played


def test_the_native_core_answers() -> None:
    assert core_name() == "native"


@pytest.mark.parametrize(
    ("table", "rack", "tiles"),
    [
        ("b3 k3 j", "r3", 1),
        ("k1 k2 k3", "j", 1),
        ("r4 b4 k4", "j", 1),
        ("r4 b4 k4 o4", "j", 0),
        ("j k10 k11", "k9", 1),
        ("j j r9", "r8 r10", 2),
        ("k7 r7 b7 o7 | k7 r7 b7 o7", "j", 1),
        ("r9 r10 r11 | r9 r10 r11 | j r12 r13", "r12", 1),
        ("r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13", "j", 1),
        ("r11 r12 r13", "r1", 0),
        ("j r12 r13", "r1", 0),
    ],
)
def test_jokers_in_tricky_positions_are_played(table: str, rack: str, tiles: int) -> None:
    assert played(table, rack) == tiles


@pytest.mark.parametrize("edition", EVERY)
@pytest.mark.parametrize(
    ("table", "rack"),
    [
        ("b4 b5 b6 | o8 r8 k8", "b3 b8"),
        ("k4 r4 b4 o4", "b3 b5 b6"),
        ("b8 b9 b10", "b11 k8 r8"),
        ("r4 r5 r6 r7 r8", "r6"),
        ("o1 o2 o3 o4 | k1 r1 b1 o1", "b1"),
        ("r5 r6 r7 | o5 o6 o7 | k6 k7 k8 k9", "k10 b5"),
        ("k3 r3 j", "b3 o3 r10 r11"),
    ],
)
def test_the_printed_examples_lay_the_whole_rack(edition: str, table: str, rack: str) -> None:
    assert played(table, rack, edition) == len(rack.split())
    assert can_go_out(position(table, rack, edition))


@pytest.mark.parametrize(
    ("table", "rack"),
    [
        ("b2 b3 j b5 b6", "b1 b7 k9 k10"),
        ("j b3 b4", "b5 k9 k10"),
        ("k1 k2 j | r1 b1 o1 | r2 b2 o2", "r10 r12"),
    ],
)
def test_some_ways_to_free_a_joker_exist_only_where_jokers_are_free(table: str, rack: str) -> None:
    for edition in FREE:
        assert played(table, rack, edition) == len(rack.split())
    for edition in LOCKED:
        assert played(table, rack, edition) < len(rack.split())


def test_each_objective_has_its_own_best_turn_and_ties() -> None:
    asked = position("", "k1 k2 k3 k4 r13 b13 o13")
    assert best_turn(asked, "tiles").tiles_played == 7
    either = position("", "r5 b5 k5 o5 r6 r7 r8 r9")
    assert best_turn(either, "fewest").tiles_played == 3
    assert best_turn(either, "fewest").points_played == 24  # r7 r8 r9
    assert best_turn(either, "out").goes_out
    keeps = best_turn(position("", "r5 b5 k5 o5 j", "nordic joker_value=20"), "fewest")
    assert keeps.points_played == 30  # a joker that counts 20 beats a third five
    assert best_turn(position("", "r5 b5 k6"), "out").turn == Draw()


FULL_TABLE = (
    "r2 r3' r4 r5' | k13 b13' o13 | k1' k2' k3 k4 | o5' o6 o7 o8' | b1 b2 b3' b4' | r5 r6' "
    "r7' r8 | b6' b7' b8 b9 | k1 k2 k3' k4' | o9' o10 o11 o12 | b5' b6 b7 b8' | b1' b2' b3 b4 "
    "| k10' k11 k12 j' | r1 r2' r3 r4' | b10' b11 b12 b13 | o1' o2' o3 o4' | k6' k7' k8' k9 | "
    "o1 o2 o3' o4 | b9' b10 b11' | r6 r7 r8' r9 | r13 o13' k13' | k5' k6 k7 k8 | k9' k10 j "
    "k12' | o9 o10' o11' o12' | o5 o6' o7' o8 | r9' r10' r11 r12 | r10 r11' r12' r13'"
)


def test_the_fewest_tiles_of_a_full_table_with_short_runs() -> None:
    # Every arrangement of the table without a new tile would have to be tried, were there no bound.
    best = best_turn(position(FULL_TABLE, "k11' r1' b12' k5", "nordic max_run_length=4"), "fewest")
    assert (best.tiles_played, best.points_played) == (1, 12)


def test_a_joker_is_kept_where_that_costs_nothing() -> None:
    # Without the joker r5 b5 k5 play three tiles; with it four, so it is played …
    assert best_turn(position("", "r5 b5 k5 j")).tiles_played == 4
    # … but of two turns with as many tiles and points, the one without it.
    book = "nordic joker_value=20"
    asked = position("r4 r5 r6", "r7 j", book)
    assert best_turn(asked, "fewest").played == read_tiles("j")  # 20 points beat 7


@pytest.mark.parametrize("edition", EVERY)
def test_openings_reach_the_minimum_of_the_edition(edition: str) -> None:
    rack = "k10 r10 b10 k1 k2 k3"
    exactly = best_turn(position("r4 r5 r6", "k10 r10 b10", edition, opened=False))
    more = best_turn(position("r4 r5 r6", rack, edition, opened=False))
    assert exactly.tiles_played == (0 if edition == "finnish-classic" else 3)
    assert more.tiles_played == 6
    assert best_turn(position("", "k9 r9 b9", edition, opened=False)).turn == Draw()


def test_an_opening_turn_that_goes_on_is_the_best_as_a_whole() -> None:
    asked = position("r4 r5 r6", "k10 r10 b10 r7 r8", "norwegian-classic", opened=False)
    solution = best_turn(asked)
    assert solution.goes_out
    assert isinstance(solution.turn, Play)
    assert table_text(solution.turn.opening) == "k10 r10 b10"
    assert best_turn(replace(asked, rulebook=EDITIONS["nordic"])).tiles_played == 3


def test_house_rules_for_run_length_and_single_set_openings_hold() -> None:
    assert played("r4 r5 r6 r7", "r8") == 1
    assert played("r4 r5 r6 r7", "r8", "nordic max_run_length=4") == 0
    assert played("r4 r5 r6 r7", "r8 r9", "nordic max_run_length=4") == 2
    single = position(
        "", "k5 r5 b5 o1 o2 o3 k13 r13 b13", "nordic opening_single_set=yes", opened=False
    )
    assert best_turn(single).tiles_played == 3


def test_arrange_leaves_the_fewest_over() -> None:
    loose = read_tiles("r1 r2 r3 b3 k3 o9 j")
    arrangement = arrange(loose)
    assert [str(tile) for tile in arrangement.left] == ["o9"]
    assert sorted((*tiles_on(arrangement.table), *arrangement.left)) == sorted(loose)
    assert arrange(()).table == ()


def test_a_whole_box_can_be_arranged() -> None:
    assert arrange(ALL_TILES).left == ()
    strict = arrange(ALL_TILES, EDITIONS["norwegian-classic"])
    assert strict.left == ()
    with pytest.raises(ValueError, match="the same tile twice"):
        arrange((*ALL_TILES, Tile(ALL_TILES[0].face)))


@cache
def some_positions(edition: str, count: int) -> list[Position]:
    """Return positions as they come up between players who rearrange what they see."""
    found: list[Position] = []
    seed = 0
    while len(found) < count:
        seed += 1
        chance, game = random.Random(seed), Game(edition, 2, seed=seed)
        while not game.is_over():
            if chance.random() < 0.2:
                found.append(game.position)
            game.push(simple_turn(game.position, len(game.state.pool), chance))
    return found[:count]


@pytest.mark.sweep
@pytest.mark.parametrize("edition", [*EVERY, "nordic jokers=locked opening_goes_on=yes"])
def test_every_answer_is_legal_and_no_other_turn_is_better(edition: str) -> None:
    chance = random.Random(edition)
    for asked in some_positions(edition, examples(150)):
        other = simple_turn(asked, 1, chance)
        rival = (
            len(tiles_on(other.table)) - len(tiles_on(asked.table))
            if isinstance(other, Play)
            else 0
        )
        for objective in Objective:
            for calm in (False, True):
                solution = best_turn(asked, objective, calm=calm)
                if isinstance(solution.turn, Play):
                    assert violations(asked, solution.turn) == (), position_text(asked)
                    assert len(solution.played) == solution.tiles_played
        best = best_turn(asked)
        assert best.tiles_played >= rival, position_text(asked)
        assert can_play(asked) == (best.tiles_played > 0)
        assert can_go_out(asked) == best.goes_out


@pytest.mark.sweep
@pytest.mark.parametrize("edition", [*EVERY, "german opening_goes_on=yes"])
def test_turns_differ_are_legal_and_come_best_first(edition: str) -> None:
    for asked in some_positions(edition, 40):
        found = turns(asked, 20)
        assert found[-1].turn == Draw()
        plays = found[:-1]
        keys = [(each.tiles_played, each.points_played) for each in plays]
        assert keys == sorted(keys, reverse=True)
        by_face = [sorted(tile.face for tile in each.played) for each in plays]
        assert len({tuple(faces) for faces in by_face}) == len(plays)
        for each in plays:
            assert violations(asked, each.turn) == (), position_text(asked)
        if plays:
            best = best_turn(asked)
            assert keys[0] == (best.tiles_played, best.points_played)
        else:
            assert not can_play(asked)


def test_turns_lists_no_more_than_there_are() -> None:
    assert len(turns(position("r4 r5 r6", "r7"), 64)) == 2
    assert len(turns(position("r4 r5 r6", "r7"), 0)) == 1
    assert len(turns(position("r4 r5 r6", "k9"), 64)) == 1


def test_calm_turns_leave_sets_alone() -> None:
    line = "k1 k2 k3 | r1 r2 r3 | k9 r9 b9 | b4 b5 b6 / b7 / opened / nordic"
    asked = read_position(line)
    solution = best_turn(asked, calm=True)
    assert isinstance(solution.turn, Play)
    assert len(set(asked.table).intersection(solution.turn.table)) == 3


def test_both_cores_agree_on_positions_from_play() -> None:
    reference = ReferenceCore()
    for asked in some_positions("nordic", 12):
        question = Question.of(asked)
        fast, _ = CORE.best(question, Objective.TILES)
        slow, _ = reference.best(question, Objective.TILES)
        assert (fast is None) == (slow is None)
        if fast and slow:
            assert (fast.tiles_played, fast.points_played) == (
                slow.tiles_played,
                slow.points_played,
            )


def test_the_answer_does_not_depend_on_earlier_questions() -> None:
    crowded = position(
        "k1 k2 k3 k4' | k8' k9' j' | o7 o8 o9 | o9' o10 o11' o12' o13' | k1' r1 b1 o1'"
        " | r2 b2' o2' | k3' r3' b3 | r6 b6 o6' | r7 b7 o7' | r10 b10' o10' | k11' r11 b11'"
        " | k12 o12 j",
        "b5 b13' r4' k12' b13 r7' r4 b6' o2 r12 k10 o6 b4 k10' o3 k6' r11' k9 k2' k5' r2' b1'"
        " r3 k7 r8 b12 b5' b2",
    )
    assert len({best_turn(crowded).turn for _ in range(40)}) == 1


def test_an_invalid_table_is_refused() -> None:
    unchecked = Position(
        ((read_tiles("r1")[0],),), read_tiles("k1"), True, EDITIONS["finnish-classic"]
    )
    with pytest.raises(ValueError, match="not a set .too-short.: r1$"):
        best_turn(unchecked)


def test_an_unknown_objective_is_refused() -> None:
    with pytest.raises(ValueError, match="beauty"):
        best_turn(position("", "k1"), "beauty")
