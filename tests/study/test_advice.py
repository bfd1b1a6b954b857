"""Advice: by tiles as the solver proves, by chances as the network estimates."""

from __future__ import annotations

import pytest

from brikke.errors import InputError
from brikke.game.game import Game
from brikke.players.bots import make_bot
from brikke.rules.judge import violations
from brikke.rules.position import Play
from brikke.solver import best_turn
from brikke.study.advice import Aim, advise
from tests.rules.test_editions import game_with

FREE = "nordic opening_minimum=0"


def test_by_tiles_it_is_the_turn_of_the_solver_without_chances() -> None:
    game = game_with(FREE, "k1 k2 k3 r9", "b1 b5 b9", pool="o1 o2")
    advice = advise(game.view(0))
    assert advice.solution.tiles_played == best_turn(game.view(0).position).tiles_played == 3
    assert advice.chance is None


def test_by_chances_it_goes_out_if_it_can() -> None:
    game = game_with(FREE, "k1 k2 k3", "b1 b5 b9", pool="o1 o2")
    advice = advise(game.view(0), Aim.CHANCES)
    assert advice.solution.goes_out
    assert advice.chance == 1


@pytest.mark.parametrize("edition", ["nordic", "norwegian-classic", "finnish-classic"])
def test_by_chances_every_turn_of_a_round_is_legal_and_has_chances(edition: str) -> None:
    game, bot = Game(edition, 3, seed=4), make_bot("steady")
    while not game.is_over():
        view = game.view(game.to_move)
        advice = advise(view, Aim.CHANCES)
        turn = advice.solution.turn
        assert advice.chance is not None
        assert 0 < advice.chance <= 1
        assert advice.solution.goes_out == (len(advice.solution.played) == len(view.rack))
        if isinstance(turn, Play):
            assert violations(view.position, turn) == ()
        game.push(bot.turn(view))


def test_a_seat_may_ask_while_another_one_is_to_move() -> None:
    game = Game("nordic", 2, seed=7)
    waiting = game.view(1 - game.to_move)
    chance = advise(waiting, Aim.CHANCES).chance
    assert chance is not None
    assert 0 < chance < 1


def test_after_the_end_there_are_no_chances() -> None:
    game = game_with(FREE, "k1 k2 k3", "b1 b5 b9", pool="o1 o2")
    game.push(best_turn(game.view(0).position).turn)
    with pytest.raises(InputError, match="the round is over"):
        advise(game.view(1), Aim.CHANCES)
