"""Calm turns: the same tiles are played, and fewer tiles of the table move."""

from __future__ import annotations

import pytest

from brikke.game.game import Game
from brikke.players.bots import make_bot
from brikke.players.calm_turns import calm_turn, turn_at_table
from brikke.rules.judge import violations
from brikke.rules.physical import tiles_moved
from brikke.rules.position import Draw, Play
from brikke.rules.table import tiles_added


@pytest.mark.parametrize("name", ["steady", "expert", "rearranger"])
def test_a_calm_turn_plays_the_same_tiles_legally_and_moves_no_more(name: str) -> None:
    game, bot, moved = Game("nordic", 3, seed=f"calm {name}"), make_bot(name), [0, 0]
    while not game.is_over():
        view = game.view(game.to_move)
        turn, table = bot.turn(view), view.position.table
        calm = calm_turn(view.position, turn)
        assert violations(view.position, calm) == ()
        if isinstance(turn, Play):
            assert isinstance(calm, Play)
            assert set(tiles_added(table, calm.table)) == set(tiles_added(table, turn.table))
            moves = [tiles_moved(table, each.table) for each in (turn, calm)]
            assert moves[1] <= moves[0]
            moved = [one + other for one, other in zip(moved, moves, strict=True)]
        game.push(calm)
    assert moved[1] < 0.8 * moved[0]


@pytest.mark.parametrize("edition", ["finnish-classic", "norwegian-classic"])
def test_where_jokers_are_locked_a_turn_stays_as_it_is(edition: str) -> None:
    game, bot = Game(edition, 2, seed="locked"), make_bot("steady")
    while not game.is_over():
        view = game.view(game.to_move)
        turn = bot.turn(view)
        assert calm_turn(view.position, turn) is turn
        game.push(turn)


def test_drawing_and_opening_stay_as_they_are() -> None:
    position = Game("nordic", 2, seed="opening").view(0).position
    assert calm_turn(position, Draw()) == Draw()


def test_only_bots_that_say_so_are_calm() -> None:
    game = Game("nordic", 3, seed="restless")
    differs = False
    while not game.is_over():
        view = game.view(game.to_move)
        for name in ("rearranger", "casual", "novice"):
            assert turn_at_table(make_bot(name), view) == make_bot(name).turn(view)
        steady = turn_at_table(make_bot("steady"), view)
        differs = differs or steady != make_bot("steady").turn(view)
        game.push(steady)
    assert differs
