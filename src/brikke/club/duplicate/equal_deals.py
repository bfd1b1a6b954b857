"""Equal deals: the seed of each round of a tournament, and the deal that all its tables play.

A commitment to every seed is published with the tournament, before anybody has joined. A seed is
opened when the last table of its round has finished; then everyone can repeat the shuffle.
"""

from __future__ import annotations

import secrets
from functools import lru_cache
from hashlib import sha256

from brikke.game.deal import SEED_BYTES, Deal, deal
from brikke.live import KnownDeal
from brikke.rules.rulebook import Rulebook


def new_seeds(rounds: int) -> tuple[bytes, ...]:
    """Return a secret seed for each round."""
    return tuple(secrets.token_bytes(SEED_BYTES) for _ in range(rounds))


@lru_cache(maxsize=1)
def _dealt(seed: bytes, seats: int, tiles_dealt: int) -> Deal:
    """Deal once for all tables of a round."""
    return deal(seed, (b"",) * seats, tiles_dealt)


def equal_deal(seed: bytes, rulebook: Rulebook, seats: int, table_id: str) -> KnownDeal:
    """Return the deal of a round for one of its tables; no seat adds a salt."""
    dealt = _dealt(seed, seats, rulebook.tiles_dealt)
    # Secret, because the link of the round follows from it.
    secret = sha256(seed + table_id.encode()).hexdigest()
    return KnownDeal("", 1, 0, secret, dealt.starter, dealt.racks, dealt.pool)
