"""Vectorized environment: many rounds at once, one turn of each per step.

>>> from brikke.env.vector import VectorEnv
>>> env = VectorEnv("nordic", seats=2, envs=4, limit=8, seed=1)
>>> seen = env.reset()
>>> seen.mask.shape, seen.played.shape, seen.rack.sum(axis=1).tolist()
((4, 9), (4, 8, 53), [14, 14, 14, 14])
>>> first = seen.mask.argmax(axis=1)  # the best turn, else a draw
>>> env.step(first) is seen, seen.turns.tolist()
(True, [1, 1, 1, 1])

An action is a whole turn: the index of a turn that :func:`brikke.solver.turns` lists, best first,
or ``limit`` to draw (to pass, on an empty pool). A listed turn is arranged by the solver. Where the
arrangement matters, because jokers are locked or an opening turn may go on, other arrangements of
the same tiles are not listed; :meth:`VectorEnv.play` makes any turn.

:class:`TileEnv` plays the same rounds tile by tile, with the 56 actions of
``brikke.env.actions``; :class:`TileState` is one of them, for tree search.

>>> from brikke.env.vector import TileState
>>> state = TileState("nordic", seats=2, seed=1)
>>> other = state.copy()
>>> other.take(other.legal[-1])
>>> state.seat == other.seat, other.is_over, len(other.legal) > 0
(False, False, True)
"""

from brikke.env.vector.env import VectorEnv
from brikke.env.vector.rows import Rows
from brikke.env.vector.tile_env import TileEnv, TileState
from brikke.env.vector.tile_rows import TileRows

__all__ = ["Rows", "TileEnv", "TileRows", "TileState", "VectorEnv"]
