"""The bot ``champion``: the strongest bot.

It hoards: it opens as small as it can, between two only after the other player has opened, and then
draws until it can play the whole rack at once. By rules that oblige it to play it cannot hoard:
there a network (:mod:`brikke.players.network`) looks two own turns ahead, on deals by what the
others could not play. The network also plays among four when another player hoards, until the last
tiles of the pool. Late in a round of three or four players the champion searches by play-outs,
except with locked jokers, where play-outs take too long. With two players and an empty pool it
solves the endgame (:mod:`brikke.players.endgame`), or with locked jokers tries single tiles. All
budgets count and none looks at a clock. Without the native core it plays the most tiles where it
must play, and does not search.
"""

from brikke.players.bots.champion.bot import Champion, FirstChampion, Level, QuickChampion

__all__ = ["Champion", "FirstChampion", "Level", "QuickChampion"]
