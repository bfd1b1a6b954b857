"""Play-outs by the native core: the byte format of starts, policies and results.

A start is packed as seven bytes for the rules, as in a question to the solver; one byte each for
the duty to play, the rule for an empty pool, the score of a blocked round, seats, starter, seat to
move, passes, and whether that seat draws first; for every seat whether it has opened, the number of
tiles face down, and 53 counts of the other tiles; the size of the pool and its tiles, 255 for face
down; the sets of the table, as in a question. A policy takes seven bytes, a seed eight (little
endian).

A result is the winner, the ending, the turns (two bytes) and four scores (two bytes each). A move
is its seat and its kind; then the tile drawn, or the tiles played and the sets of the table, each
list after its length.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Final

from brikke.game.events import FaceDown
from brikke.players.playout.policy import AtEnd, Policy
from brikke.players.playout.result import Move, Round
from brikke.players.playout.start import Start
from brikke.rules.rulebook import BlockedScore, EmptyPool
from brikke.rules.scoring import Ending, Outcome
from brikke.rules.tiles import FACES, counts_of
from brikke.solver import Objective
from brikke.solver.native import pack_rules, pack_table, workspace

_EMPTY_POOL: Final = tuple(EmptyPool)
_BLOCKED_SCORE: Final = tuple(BlockedScore)
_OBJECTIVES: Final = tuple(Objective)
_AT_END: Final = tuple(AtEnd)
_ENDINGS: Final = tuple(Ending)
_FACE_DOWN: Final = 255
_NEVER: Final = 255
_RESULT: Final = struct.Struct("<BBH4h")
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


def pack(start: Start, draws_first: bool = False) -> bytes:
    """Return a start in the byte format of the core."""
    rulebook = start.rulebook
    parts = [
        pack_rules(rulebook, opened=False),
        bytes(
            (
                rulebook.must_play_when_able,
                _EMPTY_POOL.index(rulebook.empty_pool),
                _BLOCKED_SCORE.index(rulebook.blocked_score),
                start.seats,
                start.starter,
                start.to_move,
                start.passes,
                draws_first,
            )
        ),
    ]
    for opened, rack in zip(start.opened, start.racks, strict=True):
        known = [tile for tile in rack if tile is not FaceDown]
        parts.append(bytes((opened, len(rack) - len(known), *counts_of(known))))
    pool = (_FACE_DOWN if tile is FaceDown else tile.face for tile in start.pool)
    parts.append(bytes((len(start.pool), *pool)))
    parts.append(pack_table(rulebook, start.table))
    return b"".join(parts)


def pack_policies(policies: Sequence[Policy]) -> bytes:
    """Return policies in the byte format of the core, one after the other."""
    return b"".join(
        bytes(
            (
                _OBJECTIVES.index(policy.opening),
                _NEVER if policy.joker_adds is None else policy.joker_adds,
                policy.least_tiles,
                policy.hoards,
                policy.until_tiles,
                policy.until_pool,
                _AT_END.index(policy.at_end),
            )
        )
        for policy in policies
    )


def _pack_seeds(seeds: Sequence[int]) -> bytes:
    return struct.pack(f"<{len(seeds)}Q", *seeds)


def _round(start: Start, winner: int, ending: int, turns: int, *scores: int) -> Round:
    return Round(Outcome(_ENDINGS[ending], winner, scores[: start.seats]), turns)


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
