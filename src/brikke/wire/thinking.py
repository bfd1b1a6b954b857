"""Bot turns and hints, as functions of a player's view: nothing else is known to them.

A server runs them in worker processes.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from brikke.game.judging import search
from brikke.game.view import PlayerView
from brikke.players.bots import make_bot
from brikke.players.calm_turns import turn_at_table
from brikke.rules.position import Turn
from brikke.study.advice import Aim, advise
from brikke.wire import server as say
from brikke.wire.convert import hint_of

STAND_IN: Final = "steady"
"""The bot that makes the turn of one that fails: the solver's best turn."""


class Thought(NamedTuple):
    """A bot's turn, which a search has found legal."""

    turn: Turn
    failure: str = ""
    """Why the bot's own turn was not made, and the solver's best one instead."""


def think(bot: str, seed: int, view: PlayerView) -> Thought:
    """Return a bot's turn, judged; the bot gets its seat's view and nothing else.

    A bot of another package may answer with anything, or fail. Then the stand-in makes the turn,
    which is always legal, so that the game goes on.
    """
    try:
        found, turn = search(
            view.position, view.pool_size, turn_at_table(make_bot(bot, seed), view)
        )
        failure = ", ".join(violation.code for violation in found)
    except (Exception, SystemExit) as error:
        failure = repr(error)
    if not failure:
        return Thought(turn)
    return Thought(turn_at_table(make_bot(STAND_IN), view), failure)


def hint(view: PlayerView, hint_id: str, aim: Aim) -> say.HintGiven:
    """Return the best turn, for a person who sees nothing but the view."""
    return hint_of(hint_id, view.table, aim, advise(view, aim))
