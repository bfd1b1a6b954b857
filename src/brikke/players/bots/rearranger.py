"""The bot ``rearranger``: as many tiles as ``steady``, but it moves as much as it can.

Of all turns with the most tiles it chooses the one that takes the most tiles from one set to
another. Among them are the tables that somebody would lay who began with all tiles loose.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from brikke.game.view import PlayerView, draw_or_pass
from brikke.rules.judge import violations
from brikke.rules.physical import tiles_moved
from brikke.rules.position import Play, Position, Turn
from brikke.rules.table import tiles_on
from brikke.solver import arrange, turns

TURN_LIMIT: Final = 8
"""Turns that are compared; each plays other tiles."""


class Rearranger:
    """A player who rebuilds half the table for a single tile."""

    name: ClassVar = "rearranger"
    strength: ClassVar = -34
    for_people: ClassVar = True
    face: ClassVar = "finn"
    colour: ClassVar = "peach"

    def __init__(self, seed: int) -> None:
        del seed  # deterministic

    def turn(self, view: PlayerView) -> Turn:
        """Return a turn that plays the most tiles and, of those, moves the most of the table."""
        position = view.position
        found = max(
            _largest(position),
            key=lambda play: tiles_moved(position.table, play.table),
            default=None,
        )
        return found or draw_or_pass(view)


def _largest(position: Position) -> Iterator[Play]:
    """Yield turns with the most tiles, each also with its table laid anew."""
    most = 0
    for found in turns(position, TURN_LIMIT):
        most = max(most, found.tiles_played)
        if not isinstance(found.turn, Play) or found.tiles_played < most:
            return
        yield found.turn
        if position.opened:
            yield from _laid_anew(position, found.turn)


def _laid_anew(position: Position, play: Play) -> Iterator[Play]:
    """Yield the turn with its tiles arranged from the start, if that is legal."""
    anew = arrange(tiles_on(play.table), position.rulebook)
    again = Play(anew.table)
    if not anew.left and not violations(position, again):
        yield again
