"""Thinking: bots and hints, as functions that get only what they may know.

A server runs them in worker processes.
"""

from __future__ import annotations

from brikke.errors import InputError
from brikke.game.view import PlayerView
from brikke.players.bots import make_bot
from brikke.players.calm_turns import turn_at_table
from brikke.rules.position import Draw, Play, Position, Turn
from brikke.study.advice import Aim, advise
from brikke.wire import server as say
from brikke.wire.convert import hint_of


def think(bot: str, seed: int, view: PlayerView) -> Turn:
    """Return a bot's turn; the bot gets its seat's view and nothing else."""
    try:
        turn = turn_at_table(make_bot(bot, seed), view)
    except SystemExit as error:
        raise InputError("this bot would end its process", bot) from error
    if not isinstance(turn, Turn):
        raise InputError(f"this bot returns no turn ({type(turn).__name__})", bot)
    return turn


def hint(view: PlayerView, hint_id: str, aim: Aim) -> say.HintGiven:
    """Return the best turn, for a person who sees nothing but the view."""
    return hint_of(hint_id, view.table, aim, advise(view, aim))


def is_costly(position: Position, turn: Turn, pool: int) -> bool:
    """Return whether judging a turn needs a search.

    One is needed for an opening that continues, without its sets, and for drawing or passing where
    who can play has to.
    """
    if not isinstance(turn, Play):
        return isinstance(turn, Draw) == bool(pool) and position.rulebook.must_play(pool)
    return position.rulebook.opening_goes_on and not position.opened and not turn.opening
