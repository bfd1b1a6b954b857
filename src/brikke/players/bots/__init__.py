"""Players that are programs, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from brikke.errors import InputError, suggestion
from brikke.game.view import draw_or_pass
from brikke.players.bots.casual import Casual
from brikke.players.bots.champion import Champion
from brikke.players.bots.expert import Expert
from brikke.players.bots.greedy import Greedy
from brikke.players.bots.hoarder import Hoarder
from brikke.players.bots.novice import Novice
from brikke.players.bots.protocol import Bot
from brikke.players.bots.random_bot import RandomBot
from brikke.players.bots.steady import Steady

__all__ = ["BOTS", "FOR_PEOPLE", "Bot", "draw_or_pass", "make_bot"]

BOTS: Final[Mapping[str, Callable[[int], Bot]]] = MappingProxyType(
    {
        "novice": Novice,
        "greedy": Greedy,
        "casual": Casual,
        "random": RandomBot,
        "steady": Steady,
        "expert": Expert,
        "hoarder": Hoarder,
        "champion": Champion,
    }
)
"""From the weakest to the strongest, as measured against each other."""

FOR_PEOPLE: Final = ("novice", "casual", "steady", "expert", "champion")
"""Those to play against, each like somebody one might know; the others are there to compare with.

``random`` is no easy opponent: it picks blindly, but among turns that an exact solver found.
"""


def make_bot(name: str, seed: int = 0) -> Bot:
    """Return the bot of this name, with a chance of its own."""
    if name not in BOTS:
        raise InputError(f"no such bot{suggestion(name, BOTS)}", name)
    return BOTS[name](seed)
