"""The bot ``champion``: the strongest bot.

It hoards: it opens as small as it can, and then draws until it can play the whole rack at once. By
rules that oblige it to play it cannot hoard, and plays the most tiles. Late in a round of three or
four players it searches by play-outs, except with locked jokers, where play-outs take too long.
With two players and an empty pool it solves the endgame (:mod:`brikke.players.endgame`).
"""

from brikke.players.bots.champion.bot import Champion, Level, QuickChampion

__all__ = ["Champion", "Level", "QuickChampion"]
