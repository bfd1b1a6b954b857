"""Rows of a live table: what an append writes into the database, and what is read from it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import msgspec

from brikke.club.duplicate.tables import seats_at
from brikke.game.events import RoundEnded
from brikke.live import Due, LiveTable, LogEvent, Logged, Phase, Timing, next_due
from brikke.live.events import Abandoned
from brikke.server.store import (
    Append,
    Entry,
    FinishedRound,
    Link,
    PendingTurn,
    Receipt,
    Summary,
    chained,
)
from brikke.server.workers.tournament_work import score_of
from brikke.wire.events import VERSION, decode_event, encode_event
from brikke.wire.tables import seats_of, summary_body

AT_ONCE: Final = 100
"""How many events of a log are applied before others have their turn: a few milliseconds."""


def new_table(
    table_id: str, opened: Sequence[LogEvent], now: int, timing: Timing | None = None
) -> Append:
    """Return the first append of a table; one that is being played already has a timer."""
    live_table = LiveTable(Logged(seq, now, event) for seq, event in enumerate(opened, start=1))
    due = next_due(live_table, timing) if timing else None
    return append_of(table_id, live_table, due, 0, None, seated=True)


def append_of(  # noqa: PLR0913 - an append has that many parts
    table_id: str,
    live_table: LiveTable,
    due: Due | None,
    after: int,
    head: Link,
    *,
    receipt: Receipt | None = None,
    seated: bool = False,
    finished: int | None = None,
) -> Append:
    """Return the append of a live table's events after one with this number and hash."""
    rounds = [] if finished is None else live_table.finished[finished:]
    players = msgspec.json.encode(seats_of(live_table)) if rounds else b""
    return Append(
        table_id=table_id,
        after=after,
        head=head,
        entries=chained(head, map(_entry, live_table.log[after:])),
        due=due.at if due else None,
        summary=_summary(live_table),
        receipt=receipt,
        members=_members(live_table) if seated else None,
        finished=tuple(FinishedRound(*each, players) for each in rounds),
        rated=_ends(live_table, after) if live_table.options.rated else (),
        pending_turn=_pending_turn(live_table, after) if live_table.by_correspondence else None,
        result=_tournament_result(live_table, after) if live_table.tournament else None,
    )


def awaited_guest(live_table: LiveTable) -> str | None:
    """Return the guest whose turn it is; None if it is a bot's turn, or nobody's."""
    if live_table.to_move is None or live_table.paused_at is not None:
        return None
    player = live_table.players[live_table.to_move]
    return None if player.driver else player.guest


def _pending_turn(live_table: LiveTable, after: int) -> PendingTurn | None:
    """Return the turn that has begun after an event; None if it is still the same."""
    if live_table.changed <= after:
        return None
    return PendingTurn(awaited_guest(live_table), live_table.changed, live_table.clock.began)


def _ends(live_table: LiveTable, after: int) -> tuple[int, ...]:
    """Return the numbers of the events with which rounds ended or were abandoned."""
    new = live_table.log[after:]
    return tuple(each.seq for each in new if isinstance(each.event, RoundEnded | Abandoned))


def _tournament_result(live_table: LiveTable, after: int) -> bytes | None:
    """Return the result of a tournament's table whose round has ended after an event."""
    if live_table.phase is not Phase.OVER or not _ends(live_table, after):
        return None
    return score_of(live_table, seats_at(live_table))


def _members(live_table: LiveTable) -> tuple[tuple[str, int], ...]:
    return tuple((each.guest, seat) for seat, each in enumerate(live_table.players) if each.guest)


def _summary(live_table: LiveTable) -> Summary:
    # A table that everyone has left is not listed; it can still be reached by its id.
    left = live_table.matches and not live_table.guests
    listed = live_table.options.listed and not left
    return Summary(live_table.phase, listed, msgspec.json.encode(summary_body(live_table)))


def _entry(logged: Logged) -> Entry:
    return Entry(logged.seq, logged.at, VERSION, encode_event(logged.event))


def logged_of(entry: Entry) -> Logged:
    """Return a row of the log as an event of a live table."""
    return Logged(entry.seq, entry.at, decode_event(entry.body, entry.version))


async def apply_entries(entries: Sequence[Entry], live_table: LiveTable) -> None:
    """Apply rows of the log, some at a time: meanwhile the other tables go on."""
    for at in range(0, len(entries), AT_ONCE):
        if at:
            await asyncio.sleep(0)
        for entry in entries[at : at + AT_ONCE]:
            live_table.apply(logged_of(entry))
