"""Monotonic database clock: the database's time, kept by this process so that it never goes back.

Due times, leases and heartbeats are compared with it. If it went back, everything that is due would
wait until it had caught up.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

from brikke.server.logs import note

STEP_MS: Final = 500
"""A smaller difference is jitter, or a clock that runs a little faster than another."""


class Clock:
    """A clock that follows another one, except back.

    If the other clock steps back, this one is carried on by the monotonic clock of this machine.
    """

    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._monotonic = monotonic
        self._offset: float | None = None
        self._newest = 0
        self._behind = 0.0
        """By how much the other clock was behind when that was last logged."""

    def now(self) -> int:
        """Return the time in milliseconds since 1970; never less than before."""
        self._newest = max(self._newest, int(self._carried()))
        return self._newest

    def follow(self, answer: int, asked: float, answered: float, known: int | None) -> int:
        """Follow the other clock's answer, unless that is before the last known time.

        `asked` and `answered` are times of the monotonic clock; `known` is the newest time that any
        server has written. Returns the time.
        """
        told = answer - (asked + answered) / 2 * 1000
        carried = told if self._offset is None else self._offset
        if known is not None:
            carried = max(carried, known - answered * 1000)
        behind = carried - told
        if behind > STEP_MS:
            self._offset = carried
        else:
            # Within the jitter `now` stands still for a moment. If it followed the larger value,
            # every error of a measurement would stay.
            self._offset = told
        self._log_step(behind)
        return max(self.now(), known or 0)

    def _log_step(self, behind: float) -> None:
        if abs(behind - self._behind) <= STEP_MS:
            return
        if behind < -STEP_MS:
            note("the clock stepped forward", logging.WARNING, seconds=round(-behind / 1000, 1))
        elif behind > STEP_MS:
            note("the clock is behind", logging.WARNING, seconds=round(behind / 1000, 1))
        else:
            note("the clock has caught up", logging.WARNING)
        self._behind = max(0.0, behind)

    def _carried(self) -> float:
        return (self._offset or 0.0) + self._monotonic() * 1000
