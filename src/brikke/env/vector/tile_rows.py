"""Observations of rounds that are played tile by tile: arrays with one row per round."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

from brikke.env.actions import ACTIONS
from brikke.env.observation import rows as rows_of
from brikke.env.vector.memory import aligned_zeros
from brikke.rules.rulebook import Rulebook
from brikke.rules.tiles import FACES


@dataclass(frozen=True, slots=True, eq=False)
class TileRows:
    """What the seats to move see, and how rounds ended, by environment.

    The arrays are allocated once and overwritten in every step: copy what you want to keep. They
    can be shared with other libraries without a copy, through ``numpy.ndarray.__dlpack__``.
    """

    observation: NDArray[np.int8]
    """[4 or 41, 53] The observation of ``seat``, as in ``brikke.env.observation``."""
    action_mask: NDArray[np.int8]
    """[56] The legal actions; when the round is over, only to pass."""
    seat: NDArray[np.uint8]
    """The seat that sees this: the seat to move; after the end, the caller's seat that moved last.
    """
    turns: NDArray[np.uint16]
    """The number of turns made in this round."""
    ended: NDArray[np.bool_]
    """Whether the round is over."""
    ending: NDArray[np.int8]
    """How it ended: 0 out, 1 blocked, 2 pool empty; -1 before."""
    winner: NDArray[np.int8]
    """The seat that won; -1 before the end."""
    scores: NDArray[np.int16]
    """[seats] The scores by seat, which sum to 0; zeros before the end."""

    @classmethod
    def empty(cls, rulebook: Rulebook, envs: int, seats: int) -> TileRows:
        """Return empty arrays for this many rounds."""
        rows = cls(
            observation=aligned_zeros((envs, rows_of(rulebook), len(FACES)), np.int8),
            action_mask=aligned_zeros((envs, ACTIONS), np.int8),
            seat=aligned_zeros(envs, np.uint8),
            turns=aligned_zeros(envs, np.uint16),
            ended=aligned_zeros(envs, np.bool_),
            ending=aligned_zeros(envs, np.int8),
            winner=aligned_zeros(envs, np.int8),
            scores=aligned_zeros((envs, seats), np.int16),
        )
        rows.ending[:] = rows.winner[:] = -1
        return rows

    def all(self) -> tuple[NDArray[Any], ...]:
        """Return the arrays in the order that the native core expects."""
        return tuple([getattr(self, field.name) for field in fields(self)])
