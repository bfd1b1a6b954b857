"""Rewards: how the outcome of a round is paid to agents."""

from __future__ import annotations

from enum import StrEnum

from brikke.errors import InputError
from brikke.rules.rulebook import Rulebook
from brikke.rules.scoring import Outcome
from brikke.rules.tiles import COPIES, FACES


class Reward(StrEnum):
    """The reward scheme. Rewards are paid at the end of a round; before it they are 0."""

    WIN = "win"
    """1 for the winner; the others share -1 equally."""
    POINTS = "points"
    """The points of the edition's score sheet."""

    @classmethod
    def read(cls, name: str) -> Reward:
        """Return the reward scheme of this name."""
        if name not in [*cls]:
            raise InputError(f"reward must be {' or '.join(cls)}, not", name)
        return cls(name)

    def of(self, outcome: Outcome) -> list[float]:
        """Return the rewards of all seats; they sum to 0."""
        if self is Reward.POINTS:
            return [float(score) for score in outcome.scores]
        lost = -1.0 / (len(outcome.scores) - 1)
        return [1.0 if seat == outcome.winner else lost for seat in range(len(outcome.scores))]

    def of_illegal(self, rulebook: Rulebook) -> float:
        """Return the reward of an illegal action: no round can cost more."""
        if self is Reward.WIN:
            return -1.0
        return -float(COPIES * (sum(face.number for face in FACES) + rulebook.joker_value))
