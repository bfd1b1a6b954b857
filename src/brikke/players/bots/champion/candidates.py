"""Candidate turns for the search: few, and different from each other."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from brikke.game.view import PlayerView, draw_or_pass
from brikke.rules.position import Play, Position, Turn
from brikke.rules.tiles import faces_of
from brikke.solver import Objective, best_turn

RACK_SHARES: Final = (0.3, 0.5, 0.7, 0.85)
"""Parts of the rack that a random candidate may use."""


def candidates(view: PlayerView, limit: int, rng: random.Random) -> list[Turn]:
    """Return turns that play different tiles, and a draw where that is allowed.

    If the player can go out, that is the only candidate. The others are best turns with a random
    part of the rack: good turns that hold some tiles back. Listing turns in order would take long
    and find many that are nearly alike.
    """
    best = best_turn(view.position)
    if not isinstance(best.turn, Play):
        return [draw_or_pass(view)]
    if best.goes_out:
        return [best.turn]
    found = {tuple(sorted(faces_of(best.played))): best.turn}
    for position, objective in _subproblems(view.position, limit, rng):
        solution = best_turn(position, objective)
        if isinstance(solution.turn, Play):
            found.setdefault(tuple(sorted(faces_of(solution.played))), solution.turn)
        if len(found) >= limit:
            break
    turns: list[Turn] = [*found.values()]
    return turns if view.rulebook.must_play(view.pool_size) else [*turns, draw_or_pass(view)]


def _subproblems(
    position: Position, limit: int, rng: random.Random
) -> Iterator[tuple[Position, Objective]]:
    yield position, Objective.FEWEST
    without = tuple(tile for tile in position.rack if not tile.face.is_joker)
    if len(without) < len(position.rack):
        yield replace(position, rack=without), Objective.TILES
    yield position, Objective.POINTS
    for number in range(2 * limit):
        share = RACK_SHARES[number % len(RACK_SHARES)]
        part = tuple(tile for tile in position.rack if rng.random() < share)
        if part:
            yield replace(position, rack=part), Objective.TILES
