"""Basics: every answer is right, every other choice is wrong, in every edition."""

from __future__ import annotations

from itertools import permutations

import pytest

from brikke.rules.judge import Code, violations
from brikke.rules.position import Play, Position
from brikke.rules.rulebook import DEFAULT, EDITIONS, Rulebook, get_rulebook
from brikke.rules.sets import SetFlaw
from brikke.rules.table import LaidSet, read_table, table_text, tiles_on
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
        if step.gap is not None:
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
def test_the_sets_of_the_opening_are_worth_enough_and_no_more_than_needed(rulebook: str) -> None:
    for book, step in steps(rulebook):
        if step.opened or step.gap is None:
            continue
        reader = TileReader()
        rack = reader.tiles(text_of(faces_of(tiles_on(step.after))))
        opening = Position((), rack, opened=False, rulebook=book)
        assert not violations(opening, Play(step.after)), step.name
        if len(step.after) > 1:
            found = violations(opening, Play(step.after[:1]))
            assert [each.code for each in found] == [Code.OPENING_TOO_LOW]


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
