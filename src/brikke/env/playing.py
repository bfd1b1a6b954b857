"""Turns as actions, so that whatever makes turns plays through an environment, too."""

from __future__ import annotations

from brikke.env.actions import DONE, DRAW, PASS
from brikke.env.arranging import spelled_as
from brikke.position import Draw, Pass, Play, Position, Turn, check_turn
from brikke.table import tiles_on
from brikke.tiles import FACES, counts_of


def actions_for(position: Position, turn: Turn) -> list[int]:
    """Return the actions that build a legal turn; of its table they fix all that matters later."""
    check_turn(turn)
    if isinstance(turn, Draw):
        return [DRAW]
    if isinstance(turn, Pass):
        return [PASS]
    played = played_in(position, turn)
    actions = [int(face) for face in FACES for _ in range(played[face])]
    actions.append(DONE)
    if position.rulebook.locks_jokers:
        spelled = spelled_as(position, played, turn)
        actions += [DONE if face is None else int(face) for face in spelled]
    return actions


def played_in(position: Position, turn: Play) -> list[int]:
    """Return how many tiles of each face a turn plays."""
    before, after = counts_of(tiles_on(position.table)), counts_of(tiles_on(turn.table))
    return [now - was for was, now in zip(before, after, strict=True)]
