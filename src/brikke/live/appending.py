"""Optimistic appends: decide on the state that is known, append, and repeat after a conflict.

Several servers, or several pages of a device, may act for one table. An append fails if somebody
else has appended since the state was read; then their events are read, and the decision is made
again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from brikke.live.events import LogEvent
from brikke.live.live_table import LiveTable
from brikke.live.refusal import Refusal

Decision = Callable[[LiveTable, int], Sequence[LogEvent]]
"""A function of a live table and the time; returns new events, or raises :class:`Refusal`."""
Result = TypeVar("Result")


class Conflict(Exception):  # noqa: N818 - an outcome, not a mistake
    """The log does not end where the append expected."""


class StuckLog(Exception):  # noqa: N818 - reads as what it is
    """Nothing can be appended to a log, although it is known to its end."""


async def until_appended(
    attempt: Callable[[], Awaitable[Result]],
    catch_up: Callable[[], Awaitable[bool]],
    reload: Callable[[], Awaitable[bool]],
    name: str,
) -> Result:
    """Return the result of an attempt to decide and append, repeated after every conflict.

    ``catch_up`` reads the events of others and returns whether there were any. After a conflict
    without any, ``reload`` reads the whole log, because the state in memory is not a part of it,
    and returns whether it ends elsewhere. If it does not, one more attempt is made on what was
    read; if that fails in the same way, raise :class:`StuckLog` with the name of the log.
    """
    is_stuck = False
    while True:
        try:
            return await attempt()
        except Conflict:
            if await catch_up() or await reload():
                is_stuck = False
            elif is_stuck:
                raise StuckLog(f"nothing can be appended to this log: {name}") from None
            else:
                is_stuck = True
        except Refusal:
            # The refusal may rest on an outdated state.
            if not await catch_up():
                raise
