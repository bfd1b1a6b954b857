"""Optimistic appends: a decision is repeated on what others have appended."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from brikke.live import Conflict, Refusal, RefusalCode, StuckLog, until_appended


class SharedLog:
    """A log to which somebody else appends before some of the attempts."""

    def __init__(self, faster: Sequence[int], known: int = 0) -> None:
        self.length = self.known = known
        self.attempts = self.reloads = 0
        self._faster = iter(faster)

    async def append(self) -> int:
        self.attempts += 1
        self.length += next(self._faster, 0)
        if self.known != self.length:
            raise Conflict
        self.length = self.known = self.length + 1
        return self.length

    async def catch_up(self) -> bool:
        missed, self.known = self.length > self.known, max(self.length, self.known)
        return missed

    async def reload(self) -> bool:
        self.reloads += 1
        before, self.known = self.known, self.length
        return before != self.known


def test_an_append_is_repeated_until_nobody_is_faster() -> None:
    log = SharedLog([1, 2, 3])
    assert asyncio.run(until_appended(log.append, log.catch_up, log.reload, "t")) == 7
    assert (log.attempts, log.reloads) == (4, 0)


def test_after_a_conflict_without_new_events_the_whole_log_is_read() -> None:
    log = SharedLog([-3], known=5)
    assert asyncio.run(until_appended(log.append, log.catch_up, log.reload, "t")) == 3
    assert (log.attempts, log.reloads) == (2, 1)


def test_it_gives_up_if_the_log_is_known_to_its_end_and_takes_nothing() -> None:
    log = SharedLog([], known=5)

    async def never() -> int:
        log.attempts += 1
        raise Conflict

    with pytest.raises(StuckLog, match="nothing can be appended to this log: t"):
        asyncio.run(until_appended(never, log.catch_up, log.reload, "t"))
    assert (log.attempts, log.reloads) == (2, 2)


def test_a_refusal_holds_only_if_nothing_is_new() -> None:
    log = SharedLog([])
    log.length = 2

    async def only_the_third() -> int:
        if log.known < 2:
            raise Refusal(RefusalCode.STALE)
        return await log.append()

    assert asyncio.run(until_appended(only_the_third, log.catch_up, log.reload, "t")) == 3

    async def never() -> int:
        raise Refusal(RefusalCode.STALE)

    with pytest.raises(Refusal):
        asyncio.run(until_appended(never, log.catch_up, log.reload, "t"))
