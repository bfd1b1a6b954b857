"""The bot ``expert``: the best turn, but it saves jokers and plays the end of a round carefully.

It plays whenever it can play two tiles or more without a joker. Its thresholds were tuned on some
deals and measured on others. Beyond ``steady`` it follows these rules:

- A joker is kept until it wins, opens, or adds enough tiles.
- A single tile stays on the rack. On the table it helps others; later it is part of a larger turn.
- Once the pool holds at most one tile per player, it plays everything, jokers included. Tiles left
  on the rack cost points, and there is no time for a better turn. Another player's short rack is no
  reason to hurry: the last tiles often wait long, and hurrying loses more rounds.
- With two players and an empty pool the rival's rack is known. Of the turns with the most tiles it
  plays one after which the rival cannot go out. If there is none, it plays the most points.
"""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar, Final

from brikke.game.view import PlayerView, draw_or_pass
from brikke.players.bots.steady import Steady
from brikke.players.endgame import known_rival
from brikke.players.playout import Policy
from brikke.players.playout.deciding import decide
from brikke.rules.position import Play, Position, Turn
from brikke.solver import Objective, best_turn, can_go_out, turns

NORMAL_POLICY: Final = Policy(joker_adds=5, least_tiles=2)
"""Higher thresholds would win more, but make dull rounds in which everyone draws."""
TURN_LIMIT: Final = 32
"""Turns that are tried on an empty pool."""


class Expert:
    """The one in the family who usually wins."""

    name: ClassVar = "expert"
    strength: ClassVar = 49
    for_people: ClassVar = True
    calm: ClassVar = True
    face: ClassVar = "ida"
    colour: ClassVar = "straw"

    def __init__(self, seed: int) -> None:
        self._steady = Steady(seed)

    def turn(self, view: PlayerView) -> Turn:
        """Return the best turn for this stage of the round."""
        rival = known_rival(view)
        if rival is not None:
            return largest_safe_play(view.position, rival) or draw_or_pass(view)
        if view.pool_size <= len(view.rack_sizes):
            return self._steady.turn(view)
        return decide(NORMAL_POLICY, view)


def largest_safe_play(position: Position, rival: Position) -> Play | None:
    """Return a play with the most tiles after which the rival cannot go out.

    If there is none, return the play with the most points; None if nothing can be played.
    """
    most = 0
    for found in turns(position, TURN_LIMIT):
        most = max(most, found.tiles_played)
        if not isinstance(found.turn, Play) or found.tiles_played < most:
            break
        if found.goes_out or not can_go_out(replace(rival, table=found.turn.table)):
            return found.turn
    turn = best_turn(position, Objective.POINTS).turn
    return turn if isinstance(turn, Play) else None
