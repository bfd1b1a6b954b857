"""Play-outs: whole rounds between policies, from any position.

The native core plays thousands a second.

>>> from brikke.players.playout import HOARDER, STEADY, Start, play_out
>>> rounds = play_out(Start.undealt("nordic", 2), [STEADY, HOARDER], seeds=range(20))
>>> len(rounds), all(sum(each.outcome.scores) == 0 for each in rounds)
(20, True)
"""

from brikke.players.playout.play import play_out, record
from brikke.players.playout.policy import HOARDER, STEADY, AtEnd, Policy
from brikke.players.playout.result import Move, Round
from brikke.players.playout.start import Start, StartError

__all__ = [
    "HOARDER",
    "STEADY",
    "AtEnd",
    "Move",
    "Policy",
    "Round",
    "Start",
    "StartError",
    "play_out",
    "record",
]
