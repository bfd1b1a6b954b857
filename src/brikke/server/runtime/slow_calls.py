"""Slow calls: which functions keep the event loop from going on, found by sampling its stack.

A thread looks where the thread of the loop is whenever that is late. While it is in time, which is
nearly always, the thread only looks at a clock, about twenty times a second.
"""

from __future__ import annotations

import sys
from collections import Counter
from threading import Event, Thread, get_ident
from time import perf_counter
from types import FrameType
from typing import Final

LATE_SECONDS: Final = 0.025
"""How late the loop is when its stack is looked at."""
EACH_SECONDS: Final = 0.005
"""The least time between two looks at the stack: Python takes as long to change threads."""
DEEPEST: Final = 3
"""How many functions of this package are told of one stack, the innermost first."""
MOST: Final = 4
"""How many stacks are told of one pause, the most frequent first."""
NO_CALL: Final = "no call"
"""The loop was between two calls: it read from sockets, or was not given a processor."""
_OURS: Final = "brikke."


class SlowCalls:
    """Samples the stack of the thread that made it, while that is late."""

    def __init__(self, due: float) -> None:
        self._loop_thread = get_ident()
        self._below = frozenset(_stack_of(sys._getframe(1)))
        """The frames that run the loop."""
        self._due = due
        """When the loop's thread is expected back."""
        self._found: Counter[str] = Counter()
        self._ended = Event()
        self._thread = Thread(target=self._watch, name="brikke-slow-calls", daemon=True)
        self._thread.start()

    def expect(self, at: float) -> Counter[str]:
        """Expect the loop's thread back at a time, and return where it was found until now."""
        found, self._found = self._found, Counter()
        self._due = at
        return found

    def close(self) -> None:
        """End the thread."""
        self._ended.set()
        self._thread.join()

    def _watch(self) -> None:
        wait = LATE_SECONDS
        while not self._ended.wait(wait):
            early = self._due + LATE_SECONDS - perf_counter()
            if early <= 0:
                self._look()
            wait = max(early, EACH_SECONDS)

    def _look(self) -> None:
        frame = sys._current_frames().get(self._loop_thread)
        self._found[_place(frame, self._below)] += 1


def told(found: Counter[str]) -> list[str]:
    """Return where the loop's thread was, the most frequent place first, with their numbers."""
    return [f"{count} × {place}" for place, count in found.most_common(MOST)]


def _stack_of(frame: FrameType | None) -> list[FrameType]:
    """Return a frame and those that called it, the innermost first."""
    frames: list[FrameType] = []
    while frame is not None:
        frames.append(frame)
        frame = frame.f_back
    return frames


def _place(frame: FrameType | None, below: frozenset[FrameType]) -> str:
    """Return the innermost functions above the frames that run the loop, without any values."""
    stack = [each for each in _stack_of(frame) if each not in below]
    if not stack:
        return NO_CALL
    ours = [each for each in stack if _module(each).startswith(_OURS)][:DEEPEST]
    # What the innermost function of this package has called.
    innermost = [] if stack[0] in ours else stack[:1]
    return " < ".join(map(_name, [*innermost, *ours]))


def _module(frame: FrameType) -> str:
    return str(frame.f_globals.get("__name__", ""))


def _name(frame: FrameType) -> str:
    return f"{_module(frame)}.{frame.f_code.co_qualname}:{frame.f_lineno}"
