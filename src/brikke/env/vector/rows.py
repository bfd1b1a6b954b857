"""Observations of all rounds: arrays with one row per round, filled in place in every step."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from brikke.env.vector.memory import aligned_zeros
from brikke.game.view import PlayerView
from brikke.rules.position import Play
from brikke.rules.table import tiles_on
from brikke.rules.tiles import FACES, counts_of
from brikke.solver import Solution, turns

FACE_COUNT: Final = len(FACES)
NO_WINNER: Final = -1
SKIP: Final = -1
"""The action that leaves a round as it is."""

Bools = NDArray[np.bool_]
Bytes = NDArray[np.uint8]
Words = NDArray[np.uint16]
Actions = NDArray[np.int64]


@dataclass(frozen=True, slots=True, eq=False)
class Rows:
    """The observations of the seats to move, and the results of ended rounds, by environment.

    The arrays are allocated once and overwritten in every step: copy what you want to keep. Other
    libraries share them without a copy, through ``numpy.ndarray.__dlpack__``. No row shows another
    rack or the order of the pool. Arrays over all seats begin with the seat to move and go on in
    turn order, except ``scores``, which are by seat.
    """

    mask: Bools
    """[limit + 1] The action mask: the listed turns and, last, the draw."""
    played: Bytes
    """[limit, 53] The tiles that each listed turn plays, by face; zeros after the last turn."""
    tiles: Bytes
    """[limit] The number of tiles that it plays."""
    points: Words
    """[limit] The points that these tiles would cost on the rack."""
    goes_out: Bools
    """[limit] Whether it empties the rack."""
    rack: Bytes
    """[53] The rack of the seat to move, by face."""
    table: Bytes
    """[53] The tiles on the table, by face."""
    rack_sizes: Bytes
    """[seats] The number of tiles on each rack."""
    opened: Bools
    """[seats] Whether each seat has opened."""
    pool: Bytes
    """The number of tiles in the pool."""
    passes: Bytes
    """The number of passes in a row."""
    to_move: Bytes
    """The seat to move."""
    turns: Words
    """The number of turns made in this round."""
    ended: Bools
    """Whether a round ended in this step. The arrays above then show the next round."""
    ending: Bytes
    """How it ended: 0 out, 1 blocked, 2 pool empty, as :class:`brikke.rules.scoring.Ending`."""
    winner: NDArray[np.int8]
    """The seat that won it; -1 if no round ended."""
    length: Words
    """The number of its turns."""
    scores: NDArray[np.int16]
    """[seats] Its scores by seat, which sum to 0; zeros if no round ended."""
    final_racks: Bytes
    """[seats, 53] Its racks at the end, by seat and face; zeros if no round ended."""
    final_table: Bytes
    """[53] Its table at the end, by face."""
    final_pool: Bytes
    """The number of tiles left in its pool."""
    final_opened: Bools
    """[seats] Whether each seat had opened, by seat."""
    final_passes: Bytes
    """The number of passes in a row at its end."""

    @classmethod
    def empty(cls, envs: int, seats: int, limit: int) -> Rows:
        """Return empty arrays for this many rounds."""
        listed = (envs, limit)
        rows = cls(
            mask=aligned_zeros((envs, limit + 1), np.bool_),
            played=aligned_zeros((*listed, FACE_COUNT), np.uint8),
            tiles=aligned_zeros(listed, np.uint8),
            points=aligned_zeros(listed, np.uint16),
            goes_out=aligned_zeros(listed, np.bool_),
            rack=aligned_zeros((envs, FACE_COUNT), np.uint8),
            table=aligned_zeros((envs, FACE_COUNT), np.uint8),
            rack_sizes=aligned_zeros((envs, seats), np.uint8),
            opened=aligned_zeros((envs, seats), np.bool_),
            pool=aligned_zeros(envs, np.uint8),
            passes=aligned_zeros(envs, np.uint8),
            to_move=aligned_zeros(envs, np.uint8),
            turns=aligned_zeros(envs, np.uint16),
            ended=aligned_zeros(envs, np.bool_),
            ending=aligned_zeros(envs, np.uint8),
            winner=aligned_zeros(envs, np.int8),
            length=aligned_zeros(envs, np.uint16),
            scores=aligned_zeros((envs, seats), np.int16),
            final_racks=aligned_zeros((envs, seats, FACE_COUNT), np.uint8),
            final_table=aligned_zeros((envs, FACE_COUNT), np.uint8),
            final_pool=aligned_zeros(envs, np.uint8),
            final_opened=aligned_zeros((envs, seats), np.bool_),
            final_passes=aligned_zeros(envs, np.uint8),
        )
        rows.winner[:] = NO_WINNER
        return rows

    def show(self, row: int, view: PlayerView) -> tuple[Solution, ...]:
        """Fill a row with the view of the seat to move, and return its listed turns.

        Results of ended rounds do not change. A bot calls this to use a policy trained on rows.
        """
        limit, seats = self.tiles.shape[1], self.opened.shape[1]
        found = turns(view.position, limit)
        listed = tuple([each for each in found if isinstance(each.turn, Play)])
        for array in (self.mask, self.played, self.tiles, self.points, self.goes_out):
            array[row] = 0
        for at, each in enumerate(listed):
            self.mask[row, at] = True
            self.played[row, at] = counts_of(each.played)
            self.tiles[row, at] = each.tiles_played
            self.points[row, at] = each.points_played
            self.goes_out[row, at] = each.goes_out
        self.mask[row, limit] = not (listed and view.rulebook.must_play(view.pool_size))
        self.rack[row] = counts_of(view.rack)
        self.table[row] = counts_of(tiles_on(view.table))
        in_turn = [(view.to_move + seat) % seats for seat in range(seats)]
        self.rack_sizes[row] = [view.rack_sizes[seat] for seat in in_turn]
        self.opened[row] = [view.opened[seat] for seat in in_turn]
        self.pool[row] = view.pool_size
        self.passes[row] = view.state.passes
        self.to_move[row] = view.to_move
        self.turns[row] = view.state.turns
        return listed

    def all(self) -> tuple[NDArray[Any], ...]:
        """Return the arrays in the order that the native core expects."""
        return tuple([getattr(self, field.name) for field in fields(self)])
