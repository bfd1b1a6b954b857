"""Who deals: picks the secret seed of a round, and mixes the tiles once all salts are there."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Protocol

from brikke.errors import InputError
from brikke.game.deal import SEED_BYTES, commitment_of
from brikke.game.events import Event, RoundOpened
from brikke.game.game import Game
from brikke.rules.rulebook import Rulebook


class Dealer(Protocol):
    """Opens rounds and deals them."""

    def open(self, rulebook: Rulebook, seats: int) -> RoundOpened:
        """Return the opening of a round, with the promise of its seed."""
        ...

    def deal(self, opened: RoundOpened, salts: Sequence[bytes]) -> tuple[Event, ...]:
        """Return the events from the salts to the deal."""
        ...


class FairDealer:
    """Deals as ``docs/fair-deal.md`` promises, from the system's own randomness."""

    def open(self, rulebook: Rulebook, seats: int) -> RoundOpened:
        """Return the opening of a round with a new secret seed."""
        seed = secrets.token_bytes(SEED_BYTES)
        return RoundOpened(rulebook, seats, commitment_of(seed), seed)

    def deal(self, opened: RoundOpened, salts: Sequence[bytes]) -> tuple[Event, ...]:
        """Return the events that seed and salts lead to."""
        if opened.seed is None:
            raise InputError("only who knows the seed can deal", opened.commitment)
        return Game(opened.rulebook, opened.seats, seed=opened.seed, salts=salts).events[1:]
