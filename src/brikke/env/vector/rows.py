"""What is seen of all rounds: arrays with one row a round, filled in place at every step."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from brikke.tiles import FACES

KINDS: Final = len(FACES)
NOBODY: Final = -1

Bools = NDArray[np.bool_]
Bytes = NDArray[np.uint8]
Words = NDArray[np.uint16]
Actions = NDArray[np.int64]


@dataclass(frozen=True, slots=True, eq=False)
class Rows:
    """All that the seats to move may know, and how rounds ended; row i belongs to environment i.

    The arrays are made once and hold what is true now: copy what should outlast the next step. No
    row tells another rack or the order of the pool. What tells of every seat begins with the seat
    to move and goes on in turn order, but for ``scores``, which are by seat.
    """

    mask: Bools
    """[limit + 1] The actions that may be chosen: turns listed and, at the end, to draw."""
    played: Bytes
    """[limit, 53] Of each turn listed, how many tiles of each face it plays; zeros behind them."""
    tiles: Bytes
    """[limit] How many it plays."""
    points: Words
    """[limit] What they would cost on the rack."""
    goes_out: Bools
    """[limit] Whether it empties the rack."""
    rack: Bytes
    """[53] The rack of the seat to move, by face."""
    table: Bytes
    """[53] What lies on the table, by face."""
    rack_sizes: Bytes
    """[seats] How many tiles each seat holds."""
    opened: Bools
    """[seats] Who has opened."""
    pool: Bytes
    """How many tiles are left to draw."""
    passes: Bytes
    """How many passed in a row."""
    to_move: Bytes
    """The seat whose turn it is."""
    turns: Words
    """Made in this round up to now."""
    ended: Bools
    """Whether a round ended in this step. What is above tells of the round dealt after it."""
    ending: Bytes
    """How: 0 out, 1 blocked, 2 pool empty, as in :class:`brikke.scoring.Ending`."""
    winner: NDArray[np.int8]
    """The seat that won it; -1 while no round ended."""
    length: Words
    """How many turns it had."""
    scores: NDArray[np.int16]
    """[seats] Its points by seat, which add up to nothing; zeros while no round ended."""

    @classmethod
    def empty(cls, envs: int, seats: int, limit: int) -> Rows:
        """Return arrays for so many rounds."""
        listed = (envs, limit)
        return cls(
            mask=np.zeros((envs, limit + 1), np.bool_),
            played=np.zeros((*listed, KINDS), np.uint8),
            tiles=np.zeros(listed, np.uint8),
            points=np.zeros(listed, np.uint16),
            goes_out=np.zeros(listed, np.bool_),
            rack=np.zeros((envs, KINDS), np.uint8),
            table=np.zeros((envs, KINDS), np.uint8),
            rack_sizes=np.zeros((envs, seats), np.uint8),
            opened=np.zeros((envs, seats), np.bool_),
            pool=np.zeros(envs, np.uint8),
            passes=np.zeros(envs, np.uint8),
            to_move=np.zeros(envs, np.uint8),
            turns=np.zeros(envs, np.uint16),
            ended=np.zeros(envs, np.bool_),
            ending=np.zeros(envs, np.uint8),
            winner=np.full(envs, NOBODY, np.int8),
            length=np.zeros(envs, np.uint16),
            scores=np.zeros((envs, seats), np.int16),
        )

    def all(self) -> tuple[NDArray[Any], ...]:
        """Return the arrays in their order, which is the order in which the core knows them."""
        return tuple([getattr(self, field.name) for field in fields(self)])
