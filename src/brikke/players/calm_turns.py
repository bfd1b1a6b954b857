"""Calm turns of bots: the same tiles played, with fewer sets of the table touched.

The solver proves which tiles can be played, and often rearranges more than it needs. People who
watch cannot follow that. Where jokers are free, every table of the same tiles is worth the same, so
a calmer one costs nothing.
"""

from __future__ import annotations

from dataclasses import replace

from brikke.game.view import PlayerView
from brikke.players.bots.protocol import Bot
from brikke.rules.judge import violations
from brikke.rules.physical import tiles_moved
from brikke.rules.position import Play, Position, Turn
from brikke.rules.rulebook import Jokers
from brikke.rules.table import tiles_added
from brikke.solver import best_turn


def turn_at_table(bot: Bot, view: PlayerView) -> Turn:
    """Return a bot's turn as people see it: calm, if the bot says that it is ``calm``."""
    turn = bot.turn(view)
    return calm_turn(view.position, turn) if getattr(bot, "calm", False) else turn


def calm_turn(position: Position, turn: Turn) -> Turn:
    """Return a turn that plays the same tiles and moves fewer of the table, if there is one."""
    if not isinstance(turn, Play) or not position.opened:
        return turn
    if position.rulebook.jokers is not Jokers.FREE or not tiles_moved(position.table, turn.table):
        return turn
    played = tiles_added(position.table, turn.table)
    found = best_turn(replace(position, rack=played), calm=True).turn
    if not isinstance(found, Play) or len(tiles_added(position.table, found.table)) < len(played):
        return turn
    if tiles_moved(position.table, found.table) >= tiles_moved(position.table, turn.table):
        return turn
    return turn if violations(position, found) else found
