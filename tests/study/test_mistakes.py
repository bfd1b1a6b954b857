"""Puzzles from mistakes: clear by two judges, rated by the levels, and any equal turn is right."""

from __future__ import annotations

from datetime import date

import pytest

from brikke.errors import InputError
from brikke.game.game import Game
from brikke.players.bots import make_bot
from brikke.players.bots.levels import LEVEL_BOTS, LEVELS
from brikke.rules.judge import violations
from brikke.rules.position import Play
from brikke.rules.table import read_table, tiles_added
from brikke.rules.tiles import faces_of
from brikke.solver import play_exactly
from brikke.study.analysis import analyse
from brikke.study.mistakes import (
    MARGIN,
    Mistake,
    mistake_count,
    mistake_grades,
    mistake_number_on,
    mistake_puzzle,
    own_mistake,
)
from brikke.study.mistakes.collection import line_of, read_line
from brikke.study.mistakes.evidence import Won, rounds_won
from brikke.study.mistakes.generator import CLEAR, EDITIONS, WORSE, puzzle_in_round
from brikke.study.mistakes.mistake import sorted_faces, turn_counts
from brikke.study.mistakes.rating import STRENGTHS, grade, rating
from brikke.study.reasons import Reason

NUMBERS = range(1, mistake_count() + 1)
FIRST = mistake_puzzle(1)


def test_every_puzzle_reads_back_as_it_is_written() -> None:
    for number in NUMBERS:
        puzzle = mistake_puzzle(number)
        assert read_line(line_of(puzzle)) == puzzle


def test_the_obvious_turn_of_every_puzzle_is_clearly_worse() -> None:
    for number in NUMBERS:
        puzzle = mistake_puzzle(number)
        mistake = puzzle.mistake
        lost = mistake.best.chance - mistake.made_chance
        assert lost >= CLEAR - 0.001, number
        assert lost - puzzle.doubt > MARGIN - 0.002, number
        assert not mistake.is_right(mistake.made)


def test_no_turn_of_a_puzzle_is_in_doubt() -> None:
    for number in NUMBERS:
        mistake = mistake_puzzle(number).mistake
        for option in mistake.options:
            lost = mistake.best.chance - option.chance
            assert lost <= MARGIN + 0.001 or lost >= WORSE - 0.001, (number, option)


def test_the_best_turn_of_every_puzzle_is_legal_and_plays_its_tiles() -> None:
    for number in NUMBERS:
        mistake = mistake_puzzle(number).mistake
        if mistake.best.played:
            assert not violations(mistake.view.position, Play(mistake.best_table))
        added = tiles_added(mistake.view.table, mistake.best_table)
        assert sorted_faces(faces_of(added)) == mistake.best.played


def test_a_puzzle_knows_no_tiles_of_others() -> None:
    for number in NUMBERS:
        state = mistake_puzzle(number).mistake.view.state
        hidden = [*state.racks[1:], state.pool]
        assert all(tile is None for tiles in hidden for tile in tiles)
        known = len(state.racks[0]) + sum(map(len, state.table)) + sum(map(len, hidden))
        assert known == 106


def test_puzzles_come_from_all_editions_with_free_jokers_and_get_harder() -> None:
    puzzles = [mistake_puzzle(number) for number in NUMBERS]
    assert {each.mistake.view.rulebook.edition for each in puzzles} == set(EDITIONS)
    assert [each.grade for each in puzzles] == list(mistake_grades())
    assert [each.rating for each in puzzles] == sorted(each.rating for each in puzzles)
    assert set(mistake_grades()) == {1, 2, 3, 4, 5}


def test_a_turn_that_is_not_stored_is_compared_by_the_network() -> None:
    mistake = FIRST.mistake
    known = Mistake(
        mistake.view,
        mistake.options[:1],
        mistake.best.played,
        mistake.best_table,
        mistake.reason,
        mistake.tiles,
    )
    for option in mistake.options[1:]:
        assert 0 <= known.chance(option.played) <= mistake.best.chance


def test_an_answer_is_the_table_after_a_legal_turn() -> None:
    mistake = FIRST.mistake
    assert mistake.played_by(mistake.best_table if mistake.best.played else None) == (
        mistake.best.played
    )
    assert mistake.played_by(None) == ()
    with pytest.raises(InputError, match="breaks a rule"):
        mistake.played_by(read_table("r1 r2"))


def test_an_unknown_number_is_refused() -> None:
    for number in (0, mistake_count() + 1):
        with pytest.raises(InputError, match=f"there are puzzles 1 to {mistake_count()}"):
            mistake_puzzle(number)


def test_every_day_has_another_puzzle() -> None:
    one, other = (mistake_number_on(date(2026, 11, day)) for day in (17, 18))
    assert one != other
    assert {one, other} <= set(NUMBERS)


def test_play_outs_compare_turns_on_the_same_deals() -> None:
    mistake = FIRST.mistake
    best, made = (
        rounds_won(mistake.view, turn_counts(turn), range(40))
        for turn in (mistake.best.played, mistake.made)
    )
    assert best == rounds_won(mistake.view, turn_counts(mistake.best.played), range(40))
    assert len(best.rounds) == 80
    assert best.more_than(made).mean == pytest.approx(best.share - made.share)
    assert best.more_than(best).doubt == 0


def test_a_difference_needs_both_policies() -> None:
    one, other = Won((1, 1, 0, 0)), Won((0, 0, 1, 0))
    found = one.more_than(other)
    assert (found.mean, found.least) == (0.25, -0.5)
    assert found.low < found.mean


def test_a_puzzle_that_stronger_levels_find_has_their_rating() -> None:
    nobody, everybody = (0.0,) * len(LEVELS), (1.0,) * len(LEVELS)
    upper_half = (0.0,) * 6 + (1.0,) * 6
    assert rating(everybody) < rating(upper_half) < rating(nobody)
    assert rating(upper_half) == pytest.approx(sum(STRENGTHS) / len(STRENGTHS), abs=5)
    assert grade(rating(everybody)) == 1
    assert grade(rating(nobody)) == 5


def test_the_top_level_notices_its_whole_rack_and_the_lowest_overlooks() -> None:
    view = Game("nordic", 2, seed=7).view(0)
    assert len(LEVEL_BOTS[-1](0).noticed(view)) == len(view.rack)
    assert len(LEVEL_BOTS[0](0).noticed(view)) < len(view.rack)


@pytest.mark.slow
def test_a_seed_and_a_round_give_the_same_puzzle_again() -> None:
    puzzle = mistake_puzzle(max(NUMBERS, key=lambda each: -mistake_puzzle(each).turn))
    again = puzzle_in_round(puzzle.seed, puzzle.round)
    assert again is not None
    assert line_of(again) == line_of(puzzle)


def test_an_own_mistake_says_what_the_analysis_says() -> None:
    told = set[Reason]()
    for seed in (0, 1, 5):
        game = Game("nordic", 2, seed=seed)
        bots = [make_bot("novice", 0), make_bot("steady", 1)]
        while not game.is_over():
            game.push(bots[game.to_move].turn(game.view(game.to_move)))
        for turn in analyse(game, chances=True):
            cost = turn.cost
            assert cost is not None
            if cost.reason is None or cost.reason in told:
                continue
            told.add(cost.reason)
            mistake = own_mistake(game, cost.turn)
            assert mistake.best.chance == pytest.approx(cost.best_chance)
            assert mistake.made_chance == pytest.approx(cost.chance)
            assert mistake.best.played == sorted_faces(faces_of(cost.best_played))
            assert mistake.reason is cost.reason
            assert mistake.tiles == sorted_faces(faces_of(cost.tiles))
            assert mistake.view.seat == 0
            assert mistake.is_right(mistake.best.played)
            assert not mistake.is_right(mistake.made)
            counts = turn_counts(mistake.best.played)
            if counts is not None:
                assert play_exactly(mistake.view.position, counts).tiles_played
    assert told >= {Reason.FED, Reason.LET_OUT, Reason.BLOCKED}


def test_a_round_has_only_its_own_turns() -> None:
    with pytest.raises(InputError, match="no such turn"):
        own_mistake(Game("nordic", 2, seed=5), 1)
