"""Base class of all vectorized environments: their rules, and how many rounds they play."""

from __future__ import annotations

import numpy as np

from brikke.env.vector.setup import Setup
from brikke.errors import InputError
from brikke.rules.rulebook import Rulebook


class SideBySide:
    """The rules and the numbers of rounds that are played at once."""

    _setup: Setup

    @property
    def rulebook(self) -> Rulebook:
        """The rules of all rounds."""
        return self._setup.rulebook

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self._setup.seats

    @property
    def envs(self) -> int:
        """The number of environments, that is, of rounds at once."""
        return self._setup.envs

    def _row(self, env: int) -> int:
        if not isinstance(env, int | np.integer) or not 0 <= env < self.envs:
            raise InputError(f"environments are numbered 0 to {self.envs - 1}", env)
        return int(env)
