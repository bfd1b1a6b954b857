"""Paced reading: a connection that sends too much is not read for a while, then closed.

Data is parsed in small pieces and counted after each. A piece costs a millisecond or two at most,
whatever it contains, and nobody waits longer for a flood.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from brikke.server.transport.connection_limiter import ConnectionBudget

PIECE: Final = 2048
SHORTEST_REST: Final = 0.1


class PacedReading:
    """The input of one connection, between its transport and its parser."""

    def __init__(
        self,
        transport: asyncio.Transport,
        budget: ConnectionBudget,
        parse: Callable[[bytes], int],
        is_ready: Callable[[], bool],
        give_up: Callable[[], None],
    ) -> None:
        self._transport = transport
        self._budget = budget
        self._parse = parse
        """Parses a piece, and returns how many messages were in it."""
        self._is_ready = is_ready
        self._give_up = give_up
        self._held = bytearray()
        self._timer: asyncio.TimerHandle | None = None

    def receive(self, data: bytes) -> None:
        """Take what has arrived."""
        small = len(data) <= PIECE and not self._held and self._timer is None
        if small and self._is_ready() and not self._must_rest():
            # Nearly always: nothing is held, so there is nothing to pause or resume either.
            self._budget.charge(len(data), self._parse(data))
            return
        self._held += data
        self.go_on()

    def go_on(self) -> None:
        """Parse what is held, as far as the limits and the application allow."""
        while self._held and self._timer is None and self._is_ready():
            if self._must_rest():
                break
            piece = bytes(self._held[:PIECE])
            del self._held[:PIECE]
            self._budget.charge(len(piece), self._parse(piece))
        self._pause_or_resume()

    def stop(self) -> None:
        """Drop what is held, and parse nothing more."""
        self._held.clear()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def let_go(self) -> None:
        """Forget whose input this was, after its end: nothing is parsed any more."""
        self._parse, self._is_ready, self._give_up = _nothing, _never, _ignore

    def _must_rest(self) -> bool:
        own, shared = self._budget.own_debt(), self._budget.shared_debt()
        if not own and not shared:
            return False
        # What others at the same address send must not close this connection.
        if own and not self._budget.may_rest():
            self._budget.limiter.held_back("flood")
            self.stop()
            self._give_up()
            return True
        self._budget.limiter.held_back("rest")
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(max(SHORTEST_REST, own, shared), self._end_rest)
        return True

    def _end_rest(self) -> None:
        self._timer = None
        self.go_on()

    def _pause_or_resume(self) -> None:
        if self._transport.is_closing():
            self.stop()
        elif self._held or self._timer is not None:
            self._transport.pause_reading()
        elif self._is_ready():
            self._transport.resume_reading()


def _nothing(_piece: bytes) -> int:
    return 0


def _never() -> bool:
    return False


def _ignore() -> None:
    """Do nothing."""
