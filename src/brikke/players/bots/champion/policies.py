"""Policies for play-outs: the champion's own, and the ones it assumes of its opponents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from brikke.game.view import PlayerView
from brikke.players.playout import STEADY, AtEnd, Policy
from brikke.rules.rulebook import Rulebook
from brikke.solver import Objective

HOARD: Final = Policy(opening=Objective.FEWEST, hoards=True)
"""For three or four players: on an empty pool somebody goes out soon, so it plays all it can."""
HOARD_OF_TWO: Final = Policy(opening=Objective.FEWEST, hoards=True, at_end=AtEnd.ENDURE)
HOLD: Final = Policy(opening=Objective.FEWEST, hoards=True, at_end=AtEnd.HOLD)
"""On an empty pool it waits, and plays as little as it must: others who lay all they can give it
the tiles with which it goes out."""
HOARDING_RACK_SIZE: Final = 18
"""A player who has opened and holds this many tiles or more is assumed to hoard."""


def own_policy(view: PlayerView) -> Policy:
    """Return the policy that the champion follows where it does not search."""
    return _champion_policy(view.rulebook, len(view.rack_sizes))


def assumed_policies(view: PlayerView) -> list[Policy]:
    """Return a policy for every seat: the champion's own, and those it assumes of the others."""
    plan, read = own_policy(view), policies_from_racks(view.rulebook, view.opened, view.rack_sizes)
    return [plan if seat == view.seat else seems for seat, seems in enumerate(read)]


def somebody_hoards(view: PlayerView) -> bool:
    """Return whether another player seems to hoard."""
    read = policies_from_racks(view.rulebook, view.opened, view.rack_sizes)
    return any(policy.hoards for seat, policy in enumerate(read) if seat != view.seat)


def policies_from_racks(
    rulebook: Rulebook, opened: Sequence[bool], rack_sizes: Sequence[int]
) -> list[Policy]:
    """Return the policy that every seat seems to follow, judged by the size of its rack."""
    plan = _champion_policy(rulebook, len(rack_sizes))
    return [
        plan if has_opened and size >= HOARDING_RACK_SIZE else STEADY
        for has_opened, size in zip(opened, rack_sizes, strict=True)
    ]


def _champion_policy(rulebook: Rulebook, seats: int) -> Policy:
    if rulebook.must_play_when_able:
        return STEADY  # a player who must play every turn cannot hoard
    return HOARD_OF_TWO if seats == 2 else HOARD
