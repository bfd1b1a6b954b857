"""Play-outs by the native core: the byte format of results.

Starts and policies are packed by :mod:`brikke.players.playout.packing`; a seed is eight bytes
(little endian). A result is the winner, the ending, the turns (two bytes), four scores (two bytes
each) and the work (four). A move is its seat and its kind; then the tile drawn, or the tiles played
and the sets of the table, each list after its length.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Final

from brikke.players.playout.packing import pack, pack_policies
from brikke.players.playout.policy import Policy
from brikke.players.playout.result import Move, Round
from brikke.players.playout.start import Start
from brikke.rules.scoring import Ending, Outcome
from brikke.rules.tiles import FACES
from brikke.solver.native import workspace

_ENDINGS: Final = tuple(Ending)
_RESULT: Final = struct.Struct("<BBH4hI")
_DRAWS, _PASSES = range(2)
"""Kinds of a move that plays no tiles."""


def play(
    start: Start, policies: Sequence[Policy], seeds: Sequence[int], *, draws_first: bool = False
) -> list[Round]:
    """Play one round for every seed."""
    with workspace() as solver:
        packed = solver.play_out(
            pack(start, draws_first), pack_policies(policies), _pack_seeds(seeds)
        )
    return [_round(start, *fields) for fields in _RESULT.iter_unpack(packed)]


def record(
    start: Start, policies: Sequence[Policy], seed: int, *, draws_first: bool = False
) -> tuple[Round, tuple[Move, ...]]:
    """Play one round; return its result and its moves."""
    with workspace() as solver:
        packed, moves = solver.record(
            pack(start, draws_first), pack_policies(policies), _pack_seeds([seed])
        )
    return _round(start, *_RESULT.unpack(packed)), tuple(_moves(moves))


def _pack_seeds(seeds: Sequence[int]) -> bytes:
    return struct.pack(f"<{len(seeds)}Q", *seeds)


def _round(start: Start, winner: int, ending: int, turns: int, *rest: int) -> Round:
    *scores, work = rest
    return Round(Outcome(_ENDINGS[ending], winner, (*scores[: start.seats],)), turns, work)


def _moves(data: bytes) -> list[Move]:
    moves: list[Move] = []
    left = iter(data)
    for seat in left:
        kind = next(left)
        if kind == _DRAWS:
            moves.append(Move(seat, (), FACES[next(left)]))
        elif kind == _PASSES:
            moves.append(Move(seat))
        else:
            played = tuple([FACES[next(left)] for _ in range(next(left))])
            sets = [
                tuple(sorted([FACES[next(left)] for _ in range(next(left))]))
                for _ in range(next(left))
            ]
            moves.append(Move(seat, played, None, tuple(sorted(sets))))
    return moves
