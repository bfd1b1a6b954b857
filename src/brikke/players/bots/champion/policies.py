"""What the champion means to do, and what it takes the others to mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from brikke.game.view import PlayerView
from brikke.players.playout import STEADY, AtEnd, Policy
from brikke.rules.rulebook import Rulebook
from brikke.solver import Objective

HOARD: Final = Policy(opening=Objective.FEWEST, hoards=True)
"""Three or four: once the pool is empty somebody is out soon, and tiles that were laid cost
nothing."""
HOARD_OF_TWO: Final = Policy(opening=Objective.FEWEST, hoards=True, at_end=AtEnd.ENDURE)
HOARDING_RACK_SIZE: Final = 18
"""Who has opened and still holds so many tiles holds them on purpose."""


def own_policy(view: PlayerView) -> Policy:
    """Return how the champion plays where it does not search."""
    return _champion_policy(view.rulebook, len(view.rack_sizes))


def assumed_policies(view: PlayerView) -> list[Policy]:
    """Return a policy for every seat: the plan for the own one, what they seem to do for others."""
    plan, read = own_policy(view), policies_from_racks(view.rulebook, view.opened, view.rack_sizes)
    return [plan if seat == view.seat else seems for seat, seems in enumerate(read)]


def policies_from_racks(
    rulebook: Rulebook, opened: Sequence[bool], rack_sizes: Sequence[int]
) -> list[Policy]:
    """Return what every seat seems to do, for somebody who is none of them."""
    plan = _champion_policy(rulebook, len(rack_sizes))
    return [
        plan if has_opened and size >= HOARDING_RACK_SIZE else STEADY
        for has_opened, size in zip(opened, rack_sizes, strict=True)
    ]


def _champion_policy(rulebook: Rulebook, seats: int) -> Policy:
    if rulebook.must_play_when_able:
        return STEADY  # whoever must play at every turn cannot hoard
    return HOARD_OF_TWO if seats == 2 else HOARD
