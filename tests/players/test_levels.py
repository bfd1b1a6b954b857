"""The levels: even steps, what they overlook, and that none of them hoards."""

from __future__ import annotations

from itertools import pairwise

import pytest

from brikke.game.game import Game
from brikke.players.bots import BOTS, FOR_PEOPLE, make_bot
from brikke.players.bots.levels import LEVELS
from brikke.rules.position import Play
from brikke.solver import best_turn
from tests.players.test_bots import before, turn_of


def test_levels_are_listed_in_steps_of_a_hundred_points() -> None:
    listed = [name for name in BOTS if name in LEVELS]
    assert listed == list(LEVELS)
    strengths = [vars(BOTS[name])["strength"] for name in listed]
    assert {high - low for low, high in pairwise(strengths)} == {100}
    assert not set(LEVELS) & set(FOR_PEOPLE)


@pytest.mark.parametrize("edition", ["nordic", "finnish-classic", "norwegian-classic"])
def test_levels_play_legal_rounds_against_each_other(edition: str) -> None:
    game = Game(edition, 4, seed=2)
    bots = [make_bot(f"level{number}", number) for number in (1, 5, 9, 12)]
    while not game.is_over():
        game.push(bots[game.to_move].turn(game.view(game.to_move)))
    assert game.outcome() is not None


def test_nobody_who_sees_everything_holds_a_play_of_three_tiles_back() -> None:
    game, bot = Game("nordic", 2, seed=5), make_bot("level12")
    plays = 0
    while not game.is_over():
        view = game.view(game.to_move)
        turn = bot.turn(view)
        if best_turn(view.position).tiles_played > 2:
            assert isinstance(turn, Play)
            plays += 1
        game.push(turn)
    assert plays > 3


def test_a_low_level_overlooks_what_a_high_one_sees() -> None:
    start = before("k4 r4 b4 o4 | r5 r6 r7 r8 | k10 r10 b10", "b3 b5 b6 k5")
    low = [turn_of("level1", start, seed) for seed in range(12)]
    high = [turn_of("level12", start, seed) for seed in range(12)]
    assert all(isinstance(turn, Play) for turn in high)
    assert sum(isinstance(turn, Play) for turn in low) < 12
