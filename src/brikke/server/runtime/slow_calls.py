"""Slow calls: which functions keep the event loop from going on, found by sampling its stack.

A thread looks where the thread of the loop is whenever that is late. While it is in time, which is
nearly always, the thread only looks at a clock, about twenty times a second.

The stack is read as text. To hold frames of another thread would let this thread free what they
were the last to refer to, such as handles of the loop, which only its own thread may free.
"""

from __future__ import annotations

import faulthandler
import re
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import takewhile
from pathlib import Path
from tempfile import TemporaryFile
from threading import Event, Thread, get_ident
from time import perf_counter
from traceback import walk_stack
from typing import Final, NamedTuple

import brikke

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
_PACKAGE: Final = f"{Path(brikke.__file__).parent}/"
_THREAD: Final = re.compile(r"hread 0x([0-9a-f]+)")
_CALL: Final = re.compile(r'  File "(.*)", line (\d+) in (.*)')


class Call(NamedTuple):
    """A function that is on a stack, and the line in which it is."""

    file: str
    line: str
    function: str

    @property
    def where(self) -> tuple[str, str]:
        """The function, wherever in it."""
        return self.file, self.function

    @property
    def is_ours(self) -> bool:
        """Whether it is a function of this package."""
        return self.file.startswith(_PACKAGE)

    def __str__(self) -> str:
        folders = self.file.removeprefix(_PACKAGE).split("/")
        return f"{'/'.join(folders if self.is_ours else folders[-2:])}:{self.line} {self.function}"


class SlowCalls:
    """Samples the stack of the thread that made it, while that is late."""

    def __init__(self, due: float) -> None:
        self._loop_thread = get_ident()
        # Not the function that made it.
        below = list(walk_stack(sys._getframe(1)))[1:]
        self._below = [(frame.f_code.co_filename, frame.f_code.co_name) for frame, _ in below]
        """What runs the loop: files and functions."""
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
        with TemporaryFile("w+") as file:
            while not self._ended.wait(wait):
                early = self._due + LATE_SECONDS - perf_counter()
                if early <= 0:
                    file.seek(0)
                    file.truncate()
                    faulthandler.dump_traceback(file)
                    file.seek(0)
                    self._look(file.read())
                wait = max(early, EACH_SECONDS)

    def _look(self, stacks: str) -> None:
        self._found[place(stack_of(self._loop_thread, stacks), self._below)] += 1


def told(found: Counter[str]) -> list[str]:
    """Return where the loop's thread was, the most frequent place first, with their numbers."""
    return [f"{count} × {where}" for where, count in found.most_common(MOST)]


def stack_of(thread: int, stacks: str) -> list[Call]:
    """Return the calls of a thread, the innermost first, from the stacks of all threads."""
    for each in stacks.split("\n\n"):
        head, *lines = each.splitlines()
        named = _THREAD.search(head)
        if named and int(named[1], 16) == thread:
            return [Call(*found.groups()) for line in lines if (found := _CALL.match(line))]
    return []


def place(stack: Sequence[Call], below: Sequence[tuple[str, str]]) -> str:
    """Return the innermost calls of a stack above those that run the loop."""
    known = zip(reversed(stack), reversed(below), strict=False)
    common = sum(1 for _ in takewhile(lambda pair: pair[0].where == pair[1], known))
    calls = stack[: len(stack) - common]
    if not calls:
        return NO_CALL
    ours = [call for call in calls if call.is_ours][:DEEPEST]
    # What the innermost function of this package has called.
    innermost = [] if calls[0] in ours else calls[:1]
    return " < ".join(map(str, [*innermost, *ours]))
