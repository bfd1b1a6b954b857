"""``champion``: whatever wins most.

It hoards: it opens as small as it can and then draws until the whole rack can be laid at once.
Whoever must play at every turn cannot hoard, and plays the most tiles. It searches where a plan
alone does not know: late in a round of three or four (but not with locked jokers, where rounds take
too long). Between two, with an empty pool, it plays the end by
:mod:`brikke.players.endgame`.
"""

from brikke.players.bots.champion.bot import Champion, Level, QuickChampion

__all__ = ["Champion", "Level", "QuickChampion"]
