"""Printing, reprs, equality and iteration of games, views, records and positions."""

from __future__ import annotations

import random

import pytest

from brikke.errors import InputError
from brikke.game.game import MOST_LISTED, Game
from brikke.game.notation import Record, position_text, read_position
from brikke.rules.position import Draw, Pass, Play
from brikke.rules.table import read_table
from brikke.rules.tiles import text_of
from brikke.solver import can_play
from tests.rules.test_editions import game_with
from tests.support.positions import EVERY, position
from tests.support.sample_players import play_round


def opened_game() -> Game:
    game = game_with("nordic", "k13 r13 b13 k1", "r1 j", pool="o5 o6")
    game.push(Play(read_table("k13 r13 b13")))
    return game


def test_a_printed_game_shows_turn_table_racks_and_pool() -> None:
    assert str(opened_game()) == (
        "nordic, 2 seats, turn 2, B to move\n"
        "table: k13 r13 b13\n"
        "A (opened): k1\n"
        "B (not opened): r1 j\n"
        "pool: 2 tiles"
    )


def test_a_printed_game_that_is_over_shows_winner_and_scores() -> None:
    game = game_with("nordic", "k13 r13 b13", "k1 j", pool="o5")
    game.push(Play(read_table("k13 r13 b13")))
    assert str(game).splitlines()[0] == "nordic, 2 seats, A won after 1 turn (out), scores +31 -31"
    assert str(game).splitlines()[-1] == "pool: 1 tile"


def test_a_printed_view_hides_the_racks_of_others() -> None:
    shown = str(opened_game().view(0)).splitlines()
    assert shown[2:4] == ["A (opened): k1", "B (not opened): 2 tiles"]


def test_house_rules_are_named_in_a_summary() -> None:
    game = Game("nordic opening_minimum=25", seats=2, seed=1)
    assert repr(game).startswith("<Game: custom (from nordic), 2 seats, turn 1, ")


def test_a_position_prints_as_its_notation() -> None:
    asked = position("b4 b5 b6 | o8 r8 k8", "b3 b8")
    assert str(asked) == position_text(asked) == "b4 b5 b6 | o8 r8 k8 / b3 b8 / opened / nordic"
    assert read_position(str(asked)) == asked


@pytest.mark.parametrize("edition", EVERY)
def test_reprs_of_games_views_records_are_one_short_line(edition: str) -> None:
    game = Game(edition, seats=4, seed=3)
    play_round(game, random.Random(3))
    for shown in (game, game.view(1), game.view(None), Record.of(game)):
        assert "\n" not in repr(shown)
        assert len(repr(shown)) < 120
        assert edition in repr(shown)


def test_games_are_equal_if_their_events_are() -> None:
    game = Game(seats=2, seed=7)
    assert game == Game(seats=2, seed=7) == Game.from_events(game.events)
    assert game != Game(seats=2, seed=8)
    assert game != game.events
    other = game.copy()
    other.push(Draw())
    assert game != other
    other.undo()
    assert game == other


def test_a_game_cannot_be_hashed_because_it_changes() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(Game(seats=2, seed=7))


@pytest.mark.parametrize("edition", EVERY)
def test_a_game_iterates_over_legal_turns(edition: str) -> None:
    game = Game(edition, seats=2, seed=5)
    chance = random.Random(5)
    for _ in range(30):
        if game.is_over():
            break
        turns = list(game)
        assert turns
        assert all(map(game.legal, turns))
        assert any(isinstance(turn, Play) for turn in turns) == can_play(game.position)
        for idle in (Draw(), Pass()):
            assert (idle in turns) == game.legal(idle)
        game.push(chance.choice(turns))


def test_legal_turns_differ_in_the_tiles_they_play() -> None:
    game = game_with("nordic", "k13 r13 b13 o13", "r1", pool="o5")
    turns = list(game.legal_turns())
    played = {text_of(sorted(turn.table[0])) for turn in turns if isinstance(turn, Play)}
    assert len(played) == len(turns) - 1
    assert turns[-1] == Draw()


def test_the_limit_bounds_the_number_of_plays_listed() -> None:
    game = game_with("nordic", "k13 r13 b13 o13", "r1", pool="o5")
    assert len(list(game.legal_turns(limit=1))) == 2
    assert list(game.legal_turns(limit=0)) == [Draw()]
    assert len(list(game.legal_turns(limit=MOST_LISTED))) == 6
    for limit in (-1, MOST_LISTED + 1):
        with pytest.raises(InputError, match="0 to 256 plays can be listed: "):
            game.legal_turns(limit=limit)


def test_a_round_that_is_over_has_no_legal_turn() -> None:
    game = game_with("nordic", "k13 r13 b13", "k1 j", pool="o5")
    game.push(Play(read_table("k13 r13 b13")))
    assert list(game) == []
