"""Basics: every answer is right, every other choice is wrong, in every edition."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from brikke.rules.judge import Code, violations
from brikke.rules.position import Play, Position
from brikke.rules.rulebook import DEFAULT, EDITIONS, Rulebook, get_rulebook
from brikke.rules.sets import SetFlaw
from brikke.rules.table import LaidSet, read_table, table_text
from brikke.rules.tiles import TileReader, faces_of, text_of
from brikke.solver import best_turn
from brikke.study.basics import BasicStep, basics

HOUSE_RULES = [
    "nordic opening_minimum=0",
    "nordic opening_minimum=12",
    "nordic opening_minimum=50",
    "german opening_single_set=yes",
    "german max_run_length=4 must_play_when_able=yes",
]
every_rulebook = pytest.mark.parametrize("rulebook", [*EDITIONS, *HOUSE_RULES])


def steps(rulebook: str) -> list[tuple[Rulebook, BasicStep]]:
    book = get_rulebook(rulebook)
    return [(book, step) for lesson in basics(book) for step in lesson.steps]


def is_set(rulebook: Rulebook, tiles: LaidSet) -> bool:
    return not isinstance(rulebook.read_set(faces_of(tiles)), SetFlaw)


def position(rulebook: Rulebook, step: BasicStep) -> Position:
    """Return the position of a step without a gap."""
    reader = TileReader()
    table = read_table(table_text(step.table), reader)
    rack = reader.tiles(text_of(faces_of(step.choices)))
    return Position(table, rack, step.opened, rulebook).check()


def test_there_are_three_lessons_before_the_printed_ones() -> None:
    assert [lesson.name for lesson in basics(DEFAULT)] == [
        "groups-and-runs",
        "opening",
        "when-to-draw",
    ]


@every_rulebook
def test_every_set_that_is_shown_is_valid(rulebook: str) -> None:
    for book, step in steps(rulebook):
        assert all(is_set(book, laid) for laid in (*step.shown, *step.after)), step.name


@every_rulebook
def test_only_the_answer_fills_a_gap(rulebook: str) -> None:
    for book, step in steps(rulebook):
        if step.gap is None:
            continue
        *others, unfinished = step.table
        assert step.after[:-1] == tuple(others)
        assert step.after[-1][step.gap].face == step.answer.face if step.answer else False
        right = [
            choice.face
            for choice in step.choices
            if any(is_set(book, order) for order in permutations((*unfinished, choice)))
        ]
        assert right == [step.answer.face if step.answer else None], step.name


@every_rulebook
def test_only_the_answer_can_be_laid_and_nothing_where_drawing_is_right(rulebook: str) -> None:
    for book, step in steps(rulebook):
        if step.gap is not None or step.needed is not None:
            continue
        assert step.may_draw
        found = best_turn(position(book, step))
        played = [] if step.answer is None else [step.answer.face]
        assert list(faces_of(found.played)) == played, step.name
        if played:
            assert not violations(position(book, step), Play(step.after)), step.name
        else:
            assert step.after == step.table


@every_rulebook
def test_an_opening_is_counted_from_the_rack_and_one_set_alone_may_be_too_low(
    rulebook: str,
) -> None:
    for book, step in steps(rulebook):
        if step.needed is None:
            continue
        assert step.needed == book.opening_minimum
        assert step.table == ()
        assert not step.opened
        rack = TileReader().tiles(text_of(faces_of(step.choices)))
        opening = Position((), rack, opened=False, rulebook=book).check()
        assert not violations(opening, Play(step.after)), step.name
        # Whoever lays the lowest set alone learns that it is not enough, unless any set is.
        single = [
            violations(opening, Play((laid,)))
            for size in (3, 4)
            for laid in combinations(rack, size)
            if is_set(book, laid)
        ]
        too_low = [found for found in single if found]
        assert {each.code for found in too_low for each in found} <= {Code.OPENING_TOO_LOW}
        if step.needed > 12:
            assert too_low
        assert (len(too_low) == len(single)) is (step.name == "two-sets")


def test_the_opening_of_an_edition_is_taught_with_its_own_number() -> None:
    texts = {
        edition: [table_text(step.after) for step in basics(EDITIONS[edition])[1].steps[:2]]
        for edition in ("nordic", "finnish-classic")
    }
    assert texts["nordic"] == ["k10 r10 o10", "r3 r4 r5 | k6 b6 o6"]
    assert texts["finnish-classic"] == ["k11 r11 o11", "r3 r4 r5 | k7 b7 o7"]


def test_two_sets_are_no_opening_where_it_must_be_one() -> None:
    (_, opening, _) = basics(get_rulebook("german opening_single_set=yes"))
    assert [step.name for step in opening.steps] == ["own-rack", "table-closed"]


def test_the_rack_of_an_opening_holds_more_than_its_sets_sorted_by_colour() -> None:
    own_rack, two_sets, _ = basics(DEFAULT)[1].steps
    assert text_of(own_rack.choices) == "k1 k10 r3 r4 r5 r10 b8 o10"
    assert text_of(two_sets.choices) == "k1 k6 r3 r4 r5 b6 b8 o6"
