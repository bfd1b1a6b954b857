"""Rewards: how the outcome of a round, or progress in it, is paid to agents."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final, TypeVar

from brikke.errors import InputError
from brikke.rules.rulebook import Rulebook
from brikke.rules.scoring import Outcome
from brikke.rules.tiles import COPIES, FACES

if TYPE_CHECKING:
    from numpy.typing import NDArray

DEALT: Final = 14
"""Tiles dealt to every seat: so many tiles ahead are worth as much as the win."""


Amount = TypeVar("Amount", float, "NDArray[Any]")


class Reward(StrEnum):
    """The reward scheme. Rewards are paid at the end of a round; only progress is paid before."""

    WIN = "win"
    """1 for the winner; the others share -1 equally."""
    POINTS = "points"
    """The points of the edition's score sheet."""
    PROGRESS = "progress"
    """As ``win``, and changes of the lead in tiles, which are taken back when the round ends."""

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

    def potential(self, own: Amount, others: Amount) -> Amount:
        """Return the potential of rack sizes; its changes are paid, so no better turn gets worse.

        It is 0 when a round is dealt, and counts as 0 when it ends.
        """
        return (others - own) / DEALT if self is Reward.PROGRESS else own * 0.0

    def of_illegal(self, rulebook: Rulebook) -> float:
        """Return the reward of an illegal action: no round can cost more."""
        if self is not Reward.POINTS:
            return -1.0
        return -float(COPIES * (sum(face.number for face in FACES) + rulebook.joker_value))
