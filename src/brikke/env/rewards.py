"""What a round is worth to a learner."""

from __future__ import annotations

from enum import StrEnum

from brikke.errors import InputError
from brikke.rules.rulebook import Rulebook
from brikke.rules.scoring import Outcome
from brikke.rules.tiles import COPIES, FACES


class Reward(StrEnum):
    """What an environment pays when a round ends; until then it pays nothing."""

    WIN = "win"
    """1 to the winner, and as much in all taken from the others in equal shares."""
    POINTS = "points"
    """What the edition's score sheet says."""

    @classmethod
    def read(cls, name: str) -> Reward:
        """Return the reward of this name."""
        if name not in [*cls]:
            raise InputError(f"a reward is {' or '.join(cls)}, not", name)
        return cls(name)

    def of(self, outcome: Outcome) -> list[float]:
        """Return what every seat gets: in all, nothing."""
        if self is Reward.POINTS:
            return [float(score) for score in outcome.scores]
        lost = -1.0 / (len(outcome.scores) - 1)
        return [1.0 if seat == outcome.winner else lost for seat in range(len(outcome.scores))]

    def of_illegal(self, rulebook: Rulebook) -> float:
        """Return what an illegal action costs: no round can be lost by more."""
        if self is Reward.WIN:
            return -1.0
        return -float(COPIES * (sum(face.number for face in FACES) + rulebook.joker_value))
