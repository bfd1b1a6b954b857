"""What the champion means to do, and what it takes the others to mean."""

from __future__ import annotations

from typing import Final

from brikke.playout import STEADY, AtEnd, Policy
from brikke.solver import Objective
from brikke.view import PlayerView

HOARD: Final = Policy(opening=Objective.FEWEST, hoards=True)
"""Three or four: once the pool is empty somebody is out soon, and tiles that were laid cost
nothing."""
HOARD_OF_TWO: Final = Policy(opening=Objective.FEWEST, hoards=True, at_end=AtEnd.ENDURE)
HOARDED: Final = 18
"""Who has opened and still holds so many tiles holds them on purpose."""


def plan_for(view: PlayerView) -> Policy:
    """Return how the champion plays where it does not search."""
    if view.rulebook.must_play_when_able:
        return STEADY  # whoever must play at every turn cannot hoard
    return HOARD_OF_TWO if len(view.rack_sizes) == 2 else HOARD


def read_seats(view: PlayerView) -> list[Policy]:
    """Return a policy for every seat: the plan for the own one, what they seem to do for others."""
    plan = plan_for(view)
    return [
        plan if seat == view.seat or (opened and size >= HOARDED) else STEADY
        for seat, (opened, size) in enumerate(zip(view.opened, view.rack_sizes, strict=True))
    ]
