"""Own mistakes: a turn of a finished round as a position to try again."""

from __future__ import annotations

from brikke.errors import InputError
from brikke.game.game import Game
from brikke.game.view import PlayerView
from brikke.players.network.choosing import listed_turns
from brikke.rules.tiles import faces_of
from brikke.study.costs import chances_after
from brikke.study.mistakes.mistake import (
    Mistake,
    as_first_seat,
    mistake_of,
    sorted_faces,
    turn_counts,
    turn_faces,
)


def own_mistake(game: Game, turn: int) -> Mistake:
    """Return a turn of a round, counted from 1, beside the others that were possible.

    The chances are those that the network gives, from what the player could know.
    """
    moment = next((each for each in game.moments() if each.number == turn), None)
    if moment is None:
        raise InputError("this round has no such turn", turn)
    view = as_first_seat(PlayerView(moment.seat, moment.before))
    made = sorted_faces(faces_of(moment.played))
    turns = list(dict.fromkeys([*map(turn_faces, listed_turns(view)), made]))
    chances = chances_after(view, [*map(turn_counts, turns)])
    return mistake_of(view, made, dict(zip(turns, chances, strict=True)))
