"""What is played side by side: rules, seats, who plays them, and how many turns are listed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from brikke.errors import InputError
from brikke.game.game import check_seats
from brikke.players.playout import Policy
from brikke.rules.rulebook import Rulebook, get_rulebook

MAX_ENVS: Final = 2**20
MAX_TURNS: Final = 256
"""The most turns that the core lists."""


@dataclass(frozen=True, slots=True)
class Setup:
    """Rounds of one kind."""

    rulebook: Rulebook
    seats: int
    envs: int
    limit: int
    opponents: tuple[Policy | None, ...]
    """By seat: the policy that plays it inside, or None for a seat of the caller."""

    @classmethod
    def of(
        cls,
        rulebook: str | Rulebook,
        seats: int,
        envs: int,
        limit: int,
        opponents: Sequence[Policy | None] | None,
    ) -> Setup:
        """Return a setup, or refuse it."""
        check_seats(seats)
        _check_number("environments", envs, MAX_ENVS)
        _check_number("turns listed", limit, MAX_TURNS)
        inside = tuple(opponents) if opponents is not None else (None,) * seats
        if len(inside) != seats:
            raise InputError(
                f"every seat has an opponent or None, which makes {seats}", len(inside)
            )
        for policy in inside:
            if policy is not None and not isinstance(policy, Policy):
                raise InputError("an opponent is a policy", policy)
        if None not in inside:
            raise InputError("one seat at least is the caller's", list(inside))
        return cls(get_rulebook(rulebook), seats, envs, limit, inside)


def _check_number(what: str, number: int, most: int) -> None:
    if not isinstance(number, int) or not 1 <= number <= most:
        raise InputError(f"there are 1 to {most} {what}", number)
