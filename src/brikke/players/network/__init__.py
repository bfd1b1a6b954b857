"""Networks that have learned the game: what a seat knows, and its chances to win.

One of them plays, and was trained by self-play. The other one was trained on rounds of the bots for
people, and tells people their chances. Both see only what one seat may know: its rack, the table,
the sizes of the racks, who has opened, how long everyone has not played, and the pool. The native
core computes them in some microseconds; the reference version in Python gives the same numbers.
``training/play`` trains both.

>>> from brikke.game.game import Game
>>> from brikke.players.network import Outlook, estimates
>>> game = Game("nordic", 2, seed=7)
>>> (estimate,) = estimates([Outlook.of(game.state, 0)])
>>> 0 < estimate.win < 1
True
"""

from brikke.players.network.estimate import Estimate, estimates
from brikke.players.network.outlook import Outlook

__all__ = ["Estimate", "Outlook", "estimates"]
