"""Endgame solver: two players, an empty pool, both racks known.

The table and one rack together are all tiles but the other rack. So a player can go out as soon as
all tiles *without the rival's rack* form sets, whatever was played before. A rack that prevents
this *blocks*. Both players have to play on and keep blocking, with as few tiles as the duty to play
allows; the first one who cannot has lost. This holds where jokers are free and both players have
opened: then only the tiles matter, not their arrangement.
"""

from brikke.players.endgame.decision import BUDGET, Choice, choose
from brikke.players.endgame.end import End, Verdict, known_rival

__all__ = ["BUDGET", "Choice", "End", "Verdict", "choose", "known_rival"]
