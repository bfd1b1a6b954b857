"""Own mistakes: a turn of a finished round as a position to try again."""

from __future__ import annotations

from dataclasses import replace

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
from brikke.study.reasons import reason_in_round


def own_mistake(game: Game, turn: int) -> Mistake:
    """Return a turn of a round, counted from 1, beside the others that were possible.

    The chances are those that the network gives, from what the player could know.
    """
    moments = tuple(game.moments())
    at = next((at for at, moment in enumerate(moments) if moment.number == turn), None)
    if at is None:
        raise InputError("this round has no such turn", turn)
    moment, following = moments[at], moments[at + 1] if at + 1 < len(moments) else None
    view = as_first_seat(PlayerView(moment.seat, moment.before))
    made = sorted_faces(faces_of(moment.played))
    turns = list(dict.fromkeys([*map(turn_faces, listed_turns(view)), made]))
    chances = chances_after(view, [*map(turn_counts, turns)])
    mistake = mistake_of(view, made, dict(zip(turns, chances, strict=True)))
    known = {turn_counts(each.played): each.chance for each in mistake.options}
    best = turn_counts(mistake.best.played)
    reason, tiles = reason_in_round(moment, following, known, best)
    return replace(mistake, reason=reason, tiles=sorted_faces(faces_of(tiles)))
