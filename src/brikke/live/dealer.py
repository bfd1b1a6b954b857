"""The dealer: chooses the secret seed of a round, and shuffles once all salts are known."""

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
    """The interface of a dealer: opens rounds and deals them."""

    def open(self, rulebook: Rulebook, seats: int) -> RoundOpened:
        """Return the opening of a round, with the commitment to its seed."""
        ...

    def deal(self, opened: RoundOpened, salts: Sequence[bytes]) -> tuple[Event, ...]:
        """Return the events from the salts to the deal."""
        ...


class FairDealer:
    """Deals as ``docs/fair-deal.md`` promises, from the system's random numbers."""

    def open(self, rulebook: Rulebook, seats: int) -> RoundOpened:
        """Return the opening of a round with a new secret seed."""
        seed = secrets.token_bytes(SEED_BYTES)
        return RoundOpened(rulebook, seats, commitment_of(seed), seed)

    def deal(self, opened: RoundOpened, salts: Sequence[bytes]) -> tuple[Event, ...]:
        """Return the events that follow from seed and salts."""
        if opened.seed is None:
            raise InputError("dealing needs the seed of the round", opened.commitment)
        return Game(opened.rulebook, opened.seats, seed=opened.seed, salts=salts).events[1:]
