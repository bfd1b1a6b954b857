"""Starts and policies in the byte format of the native core; this needs no core.

A start is packed as seven bytes for the rules, as in a question to the solver; one byte each for
the duty to play, the rule for an empty pool, the score of a blocked round, seats, starter, seat to
move, passes, and whether that seat draws first; for every seat whether it has opened, the number of
tiles face down, and 53 counts of the other tiles; the size of the pool and its tiles, 255 for face
down; the sets of the table, as in a question. A policy takes seven bytes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from brikke.game.events import FaceDown
from brikke.players.playout.policy import AtEnd, Policy
from brikke.players.playout.start import Start
from brikke.rules.rulebook import BlockedScore, EmptyPool
from brikke.rules.tiles import counts_of
from brikke.solver import Objective
from brikke.solver.packing import pack_rules, pack_table

_EMPTY_POOL: Final = tuple(EmptyPool)
_BLOCKED_SCORE: Final = tuple(BlockedScore)
_OBJECTIVES: Final = tuple(Objective)
_AT_END: Final = tuple(AtEnd)
_FACE_DOWN: Final = 255
_NEVER: Final = 255


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
