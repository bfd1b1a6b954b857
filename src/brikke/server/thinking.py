"""What is asked of workers. Each function gets all that it may know, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from brikke.errors import InputError
from brikke.game.events import Event
from brikke.game.view import view_of
from brikke.players.bots import make_bot
from brikke.rules.position import Play, Position, Turn
from brikke.server.wire import server as say
from brikke.server.wire.convert import hint_of
from brikke.solver import best_turn


def think(bot: str, chance: int, redacted: Sequence[Event], seat: int) -> Turn:
    """Return a bot's turn. It sees the events as its seat may, whoever asks."""
    try:
        turn = make_bot(bot, chance).turn(view_of(redacted, seat))
    except SystemExit as error:
        raise InputError("this bot would end its process", bot) from error
    if not isinstance(turn, Turn):
        raise InputError(f"this bot answers no turn ({type(turn).__name__})", bot)
    return turn


def hint(position: Position, hint_id: str) -> say.HintGiven:
    """Return the best turn, for a person."""
    solution = best_turn(position, calm=True)
    return hint_of(hint_id, position.table, solution)


def is_costly(position: Position, turn: Turn) -> bool:
    """Return whether judging a turn means searching: an opening that goes on and names no sets."""
    searches = position.rulebook.opening_goes_on and not position.opened
    return searches and isinstance(turn, Play) and not turn.opening
