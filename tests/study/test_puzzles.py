"""Puzzles: not solvable by simple moves, graded exactly, one for each day."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from itertools import islice

import pytest

from brikke.errors import InputError
from brikke.game.notation import position_text, read_position
from brikke.players.small_moves import form_set
from brikke.rules.judge import violations
from brikke.rules.position import Play, Position
from brikke.rules.rulebook import DEFAULT
from brikke.rules.table import read_table, table_text, tiles_on
from brikke.rules.tiles import FACES, Face, faces_of, read_tiles, text_of
from brikke.solver import arrange
from brikke.study.puzzles import (
    FIRST_DAY,
    GRADES,
    easy_number_on,
    first_day_of,
    generate,
    grades,
    number_on,
    puzzle_number,
    puzzle_of,
    read_day,
    size,
    small_form,
    small_number_on,
)
from brikke.study.puzzles.collection import WEEK, line_of, read_line
from brikke.study.puzzles.difficulty import taken_apart, ways_out
from brikke.study.puzzles.easy_filter import goes_out_one_tile_at_a_time
from brikke.study.puzzles.generator import puzzle_in_round
from brikke.study.puzzles.small import MOST_ON_RACK, MOST_TILES, SETS, easy_numbers, small_numbers
from tests.support.plain_sets import plain_sets

LONGER_RUNS = [
    range(colour * 13 + first, colour * 13 + first + length)
    for colour in range(4)
    for length in range(6, 14)
    for first in range(14 - length)
]
EVERY_SET = [tuple(FACES[kind] for kind in kinds) for kinds in (*plain_sets(5), *LONGER_RUNS)]


def position(table: str, rack: str, rulebook: str = "nordic") -> Position:
    return read_position(f"{table} / {rack} / opened / {rulebook}")


@pytest.mark.parametrize(
    ("table", "rack"),
    [
        pytest.param("b4 b5 b6 | o8 r8 k8", "b3 b8", id="add"),
        pytest.param("k4 r4 b4 o4", "b3 b5 b6", id="take the fourth of a group"),
        pytest.param("b8 b9 b10", "b11 r8 k8", id="add one, take one"),
        pytest.param("k1 k2 k3", "r7 b7 o7", id="lay"),
        pytest.param("k1 k2 k3", "r7 b7 o7 k7", id="lay, then add to it"),
        pytest.param("k5 r5 j", "b5 o9 k9", id="replace a joker"),
        pytest.param("r4 r5 j", "r3 r7", id="a joker moves up"),
    ],
)
def test_simple_moves_find_easy_ways_out(table: str, rack: str) -> None:
    assert goes_out_one_tile_at_a_time(position(table, rack))
    assert puzzle_of(position(table, rack)) is None


@pytest.mark.parametrize(
    ("table", "rack", "grade"),
    [
        pytest.param("r4 r5 r6 r7 r8", "r6", 1, id="split a run"),
        pytest.param("o1 o2 o3 o4 | k1 r1 b1 o1'", "b1'", 2, id="combined split"),
        pytest.param("b2 b3 j b5 b6", "b1 b7 k9 r9", 1, id="split around a joker"),
        pytest.param("k1 k2 j | r1 b1 o1 | b2 r2 o2", "r9 b9", 1, id="dissolve a run"),
        pytest.param("r1 r2 r3 | b1 b2 b3 | k1 k2 k3", "o1 o2 o3", 0, id="nothing but laid"),
    ],
)
def test_simple_moves_do_not_take_sets_apart(table: str, rack: str, grade: int) -> None:
    asked = position(table, rack)
    assert goes_out_one_tile_at_a_time(asked) == (grade == 0)
    way = next(ways_out(asked, 5))
    assert len(way.apart) == grade
    assert way.apart == taken_apart(asked.table, way.table)
    assert violations(asked, Play(way.table)) == ()


def test_a_set_that_only_grew_is_not_taken_apart() -> None:
    before = read_table("b4 b5 b6 | k7 k8 k9 | o1 o2 o3")
    after = read_table("b3 b4 b5 b6 b7 | k7 k8 | o3 o2 o1 k9")
    assert table_text(taken_apart(before, after)) == "k7 k8 k9"


@pytest.mark.parametrize(
    ("tiles", "order"),
    [
        ("r6 r4 r5", "r4 r5 r6"),
        ("r5 j r7 r6", "j r5 r6 r7"),
        ("j r5 r6 r3", "r3 j r5 r6"),
        ("r12 r13 j", "j r12 r13"),
        ("k5 j r5 b5", "k5 j r5 b5"),
        ("j r5 j", "j r5 j"),
        ("r5 r6 b7", None),
        ("r5 r7", None),
        ("j j", None),
    ],
)
def test_tiles_join_in_the_order_that_makes_them_a_set(tiles: str, order: str | None) -> None:
    found = form_set(DEFAULT, read_tiles(tiles))
    assert (found and text_of(faces_of(found))) == order


def every_table(counts: Counter[Face]) -> Iterator[list[tuple[Face, ...]]]:
    """Yield every way to make sets from all of these tiles."""
    first = min(counts, default=None)
    if first is None:
        yield []
        return
    for faces in EVERY_SET:
        if first in faces and all(counts[face] for face in faces):
            for rest in every_table(counts - Counter(faces)):
                yield [faces, *rest]


def test_no_way_out_takes_fewer_sets_apart() -> None:
    """Compare with a brute-force search that makes every possible table."""
    chance = random.Random(5)
    low = [faces for faces in EVERY_SET if all(face.number < 6 for face in faces)]
    held: Counter[int] = Counter()
    while held.total() < 40:
        counts = Counter(face for faces in chance.sample(low, 5) for face in faces)
        if max(counts.values()) > 2:
            continue
        tiles = read_tiles(text_of(counts.elements()))
        rack = tuple(chance.sample(tiles, 3))
        lying = arrange([tile for tile in tiles if tile not in rack])
        if lying.left:
            continue
        asked = Position(lying.table, rack)
        fewest = min(
            sum(not any(set(faces_of(laid)) <= set(now) for now in after) for laid in lying.table)
            for after in every_table(counts)
        )
        assert len(next(ways_out(asked, 9)).apart) == fewest, position_text(asked)
        held[fewest] += 1
    assert min(held[fewest] for fewest in (0, 1, 2)) > 3


def test_a_puzzle_needs_a_size_and_rules_that_allow_it() -> None:
    others = "k10 k11 k12 | o10 o11 o12 | b1 b2 b3"
    table = f"r4 r5 r6 r7 r8 | {others}"
    found = puzzle_of(position(table, "r6 b4"))
    assert found is not None
    assert (found.grade, table_text(found.apart)) == (1, "r4 r5 r6 r7 r8")
    assert puzzle_of(position(table, "r6")) is None, "one tile is no rack"
    assert puzzle_of(position(table, "r6 k1")) is None, "there is no way out"
    assert puzzle_of(position("r4 r5 r6 r7 r8 | b1 b2 b3", "r6 b4")) is None, "nothing else lies"
    either = "r4 r5 r6 r7 r8 r9 r10 | o4 o5 o6 o7 o8 o9 o10 | k10 k11 k12 | b1 b2 b3"
    assert len(next(ways_out(position(either, "k7 b7"), 1)).apart) == 1
    assert puzzle_of(position(either, "k7 b7")) is None, "either run may be split"
    unopened = Position(found.position.table, found.position.rack, opened=False)
    assert puzzle_of(unopened) is None
    with pytest.raises(InputError, match="leave jokers free: finnish-classic$"):
        puzzle_of(position(table, "r6 b4", "finnish-classic"))


@pytest.mark.slow
def test_the_same_seed_gives_the_same_puzzles() -> None:
    first, again = (list(islice(generate(11, grade=2), 2)) for _ in range(2))
    assert first == again
    assert first != list(islice(generate(12, grade=2), 2))
    for found in first:
        assert found.puzzle.grade == 2
        assert puzzle_of(found.puzzle.position) == found.puzzle


@pytest.mark.parametrize("grade", [0, 6])
def test_an_unknown_grade_is_refused(grade: int) -> None:
    with pytest.raises(InputError, match=f"grade is 1 to 5: {grade}$"):
        next(generate(1, grade=grade))


def test_every_puzzle_of_the_collection_is_solved_by_its_solution() -> None:
    assert size() == 105 * 7
    seen = set()
    for number in range(1, size() + 1):
        puzzle = puzzle_number(number).puzzle
        assert violations(puzzle.position, Play(puzzle.solution)) == ()
        assert set(puzzle.position.rack) <= set(tiles_on(puzzle.solution))
        assert len(puzzle.apart) == puzzle.grade
        assert puzzle.key_step.from_table[0].source in puzzle.apart
        seen.add(puzzle.position)
    assert len(seen) == size()


def test_tiles_are_named_in_the_order_in_which_they_lie() -> None:
    """The browser, which receives faces, must give them the same names."""
    for number in range(1, size() + 1):
        told = position_text(puzzle_number(number).puzzle.position)
        assert position_text(read_position(told.replace("'", ""))) == told


@pytest.mark.sweep
@pytest.mark.parametrize("number", range(1, 736, 61))
def test_a_puzzle_of_the_collection_is_valid_and_has_its_grade(number: int) -> None:
    puzzle = puzzle_number(number).puzzle
    found = puzzle_of(puzzle.position)
    assert found is not None
    # Of several solutions, another one may be found than when the collection was made.
    assert replace(found, solution=puzzle.solution) == puzzle
    assert not violations(puzzle.position, Play(puzzle.solution))


@pytest.mark.slow
def test_a_puzzle_is_generated_from_its_seed() -> None:
    # Rounds of the collection were played by earlier bots; those of today have puzzles, too.
    made = [puzzle_in_round(5, number, grade=2) for number in range(12)]
    assert made == [puzzle_in_round(5, number, grade=2) for number in range(12)]
    found = [puzzle for puzzle in made if puzzle is not None]
    assert found
    assert {puzzle.grade for puzzle in found} == {2}


def test_the_week_gets_harder_from_monday_to_sunday() -> None:
    assert FIRST_DAY.weekday() == 0
    assert grades() == WEEK * (size() // 7)
    assert list(WEEK) == sorted(WEEK)
    assert set(WEEK) == set(GRADES)


def test_every_day_keeps_its_puzzle() -> None:
    assert number_on(FIRST_DAY) == 1
    assert number_on(date(2026, 11, 15)) == 315
    last = FIRST_DAY + timedelta(days=size() - 1)
    assert number_on(last) == size()
    assert number_on(last + timedelta(days=1)) == 1
    assert first_day_of(315) == date(2026, 11, 15)
    with pytest.raises(InputError, match="the first puzzle is that of 2026-01-05: 2026-01-04$"):
        number_on(FIRST_DAY - timedelta(days=1))
    for number in (0, size() + 1, 10**12):
        for ask in (puzzle_number, first_day_of):
            with pytest.raises(InputError, match=f"there are puzzles 1 to 735: {number}$"):
                ask(number)


@pytest.mark.parametrize("text", ["2026-13-01", "20261115", "2026-W46-7", "today", ""])
def test_a_day_has_only_one_form(text: str) -> None:
    with pytest.raises(InputError, match="a day is written like 2026-11-15"):
        read_day(text)
    assert read_day("2026-11-15") == date(2026, 11, 15)


def test_a_line_of_the_collection_is_read_as_it_is_written() -> None:
    found = puzzle_number(5)
    assert read_line(line_of(found)) == found


def test_a_small_puzzle_is_solved_by_the_sets_that_change() -> None:
    numbers = small_numbers()
    assert len(numbers) >= 100
    for number in numbers:
        small = small_form(number)
        table, rack = small.position.table, small.position.rack
        assert len(table) == SETS
        assert len(tiles_on(table)) <= MOST_TILES
        assert len(rack) <= MOST_ON_RACK
        assert violations(small.position, Play(small.solution)) == ()
        assert sorted(tiles_on(small.solution)) == sorted((*tiles_on(table), *rack))
        assert not goes_out_one_tile_at_a_time(small.position)


def test_a_small_puzzle_does_not_give_away_the_puzzle_of_its_day() -> None:
    days = [FIRST_DAY + timedelta(days=at) for at in range(2 * size())]
    assert all(small_number_on(day) != number_on(day) for day in days)
    assert {small_number_on(day) for day in days} == set(small_numbers())


def test_an_easy_puzzle_moves_one_tile_of_the_table_and_has_no_joker() -> None:
    assert len(easy_numbers()) >= 10
    for number in easy_numbers():
        easy = small_form(number)
        table, rack = easy.position.table, easy.position.rack
        assert not any(tile.face.is_joker for tile in (*tiles_on(table), *rack))
        homes = {tile: at for at, tiles in enumerate(table) for tile in tiles}
        moved = 0
        for tiles in easy.solution:
            came_from = Counter(homes[tile] for tile in tiles if tile in homes)
            moved += came_from.total() - max(came_from.values())
        assert moved == 1


def test_an_easy_puzzle_does_not_give_away_the_puzzle_of_its_day() -> None:
    days = [FIRST_DAY + timedelta(days=at) for at in range(2 * size())]
    assert all(easy_number_on(day) != number_on(day) for day in days)
    assert {easy_number_on(day) for day in days} == set(easy_numbers())
