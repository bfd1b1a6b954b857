"""Positions to measure solvers on: half from strong self-play, half random and dense."""

from __future__ import annotations

import random

from brikke.game.game import Game
from brikke.players.bots import make_bot
from brikke.rules.position import Draw, Position
from brikke.rules.rulebook import get_rulebook
from tests.support.dense_positions import dense_position


def from_self_play(count: int, rulebook: str, *, opened: bool = True) -> list[Position]:
    """Return positions between players who play the best turn, or now and then hold back."""
    found: list[Position] = []
    rng = random.Random(f"self-play {rulebook}")
    steady = make_bot("steady")
    while len(found) < count:
        game = Game(rulebook, rng.choice([2, 3, 4]), seed=rng.getrandbits(64))
        holding_back = rng.choice([0.0, 0.2, 0.5])
        while not game.is_over():
            if game.position.opened == opened and rng.random() < 0.25:
                found.append(game.position)
            hold = game.state.pool and rng.random() < holding_back
            game.push(Draw() if hold else steady.turn(game.view(game.to_move)))
    return found[:count]


def random_dense(count: int, rulebook: str) -> list[Position]:
    """Return random positions whose tiles lie close to each other, with many jokers."""
    rng = random.Random(f"dense {rulebook}")
    rules = get_rulebook(rulebook)
    found: list[Position] = []
    while len(found) < count:
        position = dense_position(rng, rules, sets=8, rack=14)
        found.append(Position(position.table, position.rack, True, rules))
    return found
