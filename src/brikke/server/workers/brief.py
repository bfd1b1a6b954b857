"""Brief work: what a worker stops after a moment, so that another pool can do it at length."""

from __future__ import annotations

import signal
from collections.abc import Callable
from typing import Final, TypeVar, TypeVarTuple

T = TypeVar("T")
Arguments = TypeVarTuple("Arguments")

BRIEF_SECONDS: Final = 0.25
"""Processor time: nearly everything that is asked takes a hundredth of it."""


class _TookLong(BaseException):
    """Raised in the middle of the work; no handler of errors in it should catch that."""


def briefly(work: Callable[[*Arguments], T], *arguments: *Arguments) -> T | None:
    """Return the result of a function that has one, or None if it computes for longer.

    Called in a worker process, whose main thread this is. Where a process cannot be interrupted, it
    takes as long as it takes.
    """
    if not hasattr(signal, "setitimer"):
        return work(*arguments)
    before = signal.signal(signal.SIGPROF, _stop)
    try:
        signal.setitimer(signal.ITIMER_PROF, BRIEF_SECONDS)
        try:
            return work(*arguments)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
    except _TookLong:
        return None
    finally:
        signal.signal(signal.SIGPROF, before)


def _stop(_signal: int, _frame: object) -> None:
    raise _TookLong
