"""The end of a round between two: the pool is empty, and each knows what the other holds.

One fact rules it. What lies on the table and on one rack is everything but the other rack; so a
player can go out as soon as all tiles *without the rival's rack* can be arranged, whatever he has
played himself. A rack that prevents this blocks. Both have to play on without ceasing to block, as
little as the duty to play allows, and whoever no longer can has lost. This holds where jokers are
free and both have opened: then only tiles matter, not how they lie.
"""

from brikke.players.endgame.decision import BUDGET, Choice, choose
from brikke.players.endgame.end import End, Verdict, known_rival

__all__ = ["BUDGET", "Choice", "End", "Verdict", "choose", "known_rival"]
