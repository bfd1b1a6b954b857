"""The league of the training: rules to play by, and policies that play beside networks."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from brikke.players.playout import HOARDER, STEADY, AtEnd, Policy, Start
from brikke.players.playout.native import pack, pack_policies
from brikke.solver import Objective

RULES: Final[Mapping[str, tuple[str, int, float, float]]] = {
    "nordic-2": ("nordic", 2, 0.012, 2.0),
    "nordic-3": ("nordic", 3, 0.065, 3.0),
    "nordic-4": ("nordic", 4, 0.070, 3.0),
    "must-2": ("nordic must_play_when_able=yes", 2, 0.620, 0.6),
    "must-3": ("nordic must_play_when_able=yes", 3, 0.070, 1.0),
    "must-4": ("nordic must_play_when_able=yes", 4, 0.145, 1.5),
    "locked-2": ("finnish-classic", 2, 0.001, 2.0),
    "goes-on-3": ("norwegian-classic", 3, 0.017, 1.0),
}
"""Names of rules: an edition, a number of seats, their share of all rounds, and the weight of their
samples. Rounds by some rules take ten times as long as by others: the shares divide the time, and
the weights make up for it."""

POLICIES: Final[Mapping[str, tuple[Policy, float]]] = {
    "steady": (STEADY, 0.30),
    "hoarder": (HOARDER, 0.30),
    "expert": (Policy(joker_adds=5, least_tiles=2), 0.10),
    "saver": (Policy(joker_adds=None), 0.05),
    "waiter": (Policy(least_tiles=5), 0.05),
    "waiter-long": (Policy(least_tiles=8, opening=Objective.FEWEST), 0.03),
    "hoarder-early": (Policy(opening=Objective.FEWEST, hoards=True, until_tiles=3), 0.05),
    "hoarder-pool": (Policy(opening=Objective.FEWEST, hoards=True, until_pool=8), 0.05),
    "hoarder-large": (Policy(hoards=True), 0.03),
    "enduring": (Policy(opening=Objective.FEWEST, hoards=True, at_end=AtEnd.ENDURE), 0.04),
}
"""Names of policies, and their share of the seats that networks do not play."""


def write(path: Path) -> None:
    """Write the league for the programs in C (``league.h``)."""
    lines = [
        f"rules {name} {share} {pack(Start.undealt(rulebook, seats)).hex()}"
        for name, (rulebook, seats, share, _) in RULES.items()
    ]
    lines += [
        f"policy {name} {share} {pack_policies([policy]).hex()}"
        for name, (policy, share) in POLICIES.items()
    ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
