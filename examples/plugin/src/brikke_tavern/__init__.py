"""A plugin of Brikke: the bot ``landlord`` and the edition ``tavern``."""

from __future__ import annotations

from brikke.game.view import PlayerView
from brikke.players.bots import draw_or_pass
from brikke.rules.position import Turn
from brikke.rules.rulebook import Faces, Jokers, Rulebook
from brikke.solver import best_turn

TAVERN = Rulebook(
    edition="tavern",
    languages=("en",),
    faces=Faces.CARDS,
    opening_minimum=20,
    jokers=Jokers.LOCKED,
    joker_value=25,
    turn_seconds=90,
    call_out="Last round!",
)


class Landlord:
    """Gets rid of points first: a joker or a thirteen before two small tiles."""

    strength = -100
    for_people = True

    def __init__(self, seed: int) -> None:
        del seed  # leaves nothing to chance

    def turn(self, view: PlayerView) -> Turn:
        """Return the turn that plays the most points."""
        best = best_turn(view.position, "points")
        return best.turn if best.played else draw_or_pass(view)
