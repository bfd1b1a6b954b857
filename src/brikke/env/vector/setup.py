"""Configuration of the vectorized environment: rules, seats, opponents and sizes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from brikke.errors import InputError
from brikke.game.game import check_seats
from brikke.players.playout import Policy
from brikke.rules.rulebook import Rulebook, get_rulebook

MAX_ENVS: Final = 2**20
MAX_TURNS: Final = 256
"""The most turns that the core lists."""


@dataclass(frozen=True, slots=True)
class Setup:
    """The configuration of a vectorized environment."""

    rulebook: Rulebook
    seats: int
    envs: int
    limit: int
    opponents: tuple[Policy | None, ...]
    """By seat: the policy that the core plays there, or None for a seat of the caller."""

    @classmethod
    def of(
        cls,
        rulebook: str | Rulebook,
        seats: int,
        envs: int,
        limit: int,
        opponents: Sequence[Policy | None] | None,
    ) -> Setup:
        """Return a valid configuration, or raise :class:`InputError`."""
        check_seats(seats)
        _check_number("environments", envs, MAX_ENVS)
        _check_number("listed turns", limit, MAX_TURNS)
        inside = tuple(opponents) if opponents is not None else (None,) * seats
        if len(inside) != seats:
            raise InputError(
                f"expected one opponent or None per seat, {seats} in all, not", len(inside)
            )
        for policy in inside:
            if policy is not None and not isinstance(policy, Policy):
                raise InputError("an opponent must be a policy, not", policy)
        if None not in inside:
            raise InputError("at least one seat must be the caller's, not", list(inside))
        return cls(get_rulebook(rulebook), seats, envs, limit, inside)


def _check_number(what: str, number: int, most: int) -> None:
    if not isinstance(number, int) or not 1 <= number <= most:
        raise InputError(f"the number of {what} must be 1 to {most}, not", number)


def check_threads(threads: int) -> int:
    """Return a valid number of threads, or raise :class:`InputError`."""
    if not isinstance(threads, int) or threads < 1:
        raise InputError("use at least one thread", threads)
    return threads


def check_actions(actions: ArrayLike, envs: int) -> NDArray[np.int64]:
    """Return one action per environment as the core reads them, or raise :class:`InputError`."""
    given = np.asarray(actions)
    if given.shape != (envs,):
        raise InputError(f"expected one action per environment, {envs} in all, not", given.size)
    if given.dtype.kind not in "iu":
        raise InputError("actions must be whole numbers, not", given.dtype)
    return np.ascontiguousarray(given, np.int64)
