"""``expert``: the best turn, with a sense for jokers, for small turns and for the end of a round.

It plays naturally: whenever two tiles or more can be played without a joker, it plays. Its numbers
were tried out on some deals and measured on others. What it knows beyond ``steady``:

- A joker waits until it wins, opens or adds so many tiles that it is worth it.
- A single tile stays on the rack: on the table it helps others, later it joins a better turn.
- Once the pool holds no more than a tile for each, everything goes, the joker with it: what stays
  on the rack counts, and there is no time left for a better turn. That another rack is short is no
  reason to hurry: the last tile or two often wait long, and who hurries loses more often.
- On an empty pool the rack of the other of two is known. Of turns with as many tiles it makes one
  that leaves no way out; if there is none, the round is as good as lost, and it sheds points.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from brikke.game.view import PlayerView, draw_or_pass
from brikke.players.bots.steady import Steady
from brikke.players.endgame import known_rival
from brikke.players.playout import Policy
from brikke.players.playout.deciding import decide
from brikke.rules.position import Play, Position, Turn
from brikke.solver import Objective, best_turn, can_go_out, turns

NORMAL_POLICY: Final = Policy(joker_adds=5, least_tiles=2)
"""Higher thresholds win more and are no fun: who lays least wins most, and everyone waits."""
TURN_LIMIT: Final = 32
"""Turns that are looked at on an empty pool."""


class Expert:
    """Plays like the one in the family who usually wins."""

    def __init__(self, seed: int) -> None:
        self._steady = Steady(seed)  # leaves nothing to chance

    def turn(self, view: PlayerView) -> Turn:
        """Return the best turn for this stage of the round."""
        rival = known_rival(view)
        if rival is not None:
            return largest_safe_play(view.position, rival) or draw_or_pass(view)
        if view.pool_size <= len(view.rack_sizes):
            return self._steady.turn(view)
        return decide(NORMAL_POLICY, view)


def largest_safe_play(position: Position, rival: Position) -> Play | None:
    """Return a turn with the most tiles after which the other cannot go out, if there is one.

    If there is none, return the one that sheds the most points; if nothing can be played, none.
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
