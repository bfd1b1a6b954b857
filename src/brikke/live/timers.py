"""Timers: what happens at a live table without a command, and when."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from brikke.live.config import TableConfig, Timing
from brikke.live.events import (
    AddressShared,
    Came,
    ClockMoved,
    Events,
    LogEvent,
    Paused,
    Resumed,
    StoodIn,
    Went,
)
from brikke.live.live_table import LiveTable, Phase
from brikke.live.round_start import deal, open_round

SLEEP_MS: Final = 3000
"""Delay before an empty table falls asleep: reloading the page must not pause the game."""


class DueKind(StrEnum):
    """The kinds of timer. Of two that fire at the same time, the first in the alphabet wins."""

    BOT = "bot"
    DEAL = "deal"
    NEXT_ROUND = "next-round"
    SLEEP = "sleep"
    STAND_IN = "stand-in"
    TIME_OUT = "time-out"


@dataclass(frozen=True, slots=True, order=True)
class Due:
    """The next timer of a live table: when it fires, what happens, and for which seat."""

    at: int
    kind: DueKind
    seat: int = 0
    bot: str = ""
    """The bot that makes the turn; empty for every other kind."""

    def is_same_turn(self, other: Due) -> bool:
        """Return whether both mean the same bot's turn, perhaps at different times."""
        return bool(self.bot) and (self.seat, self.bot) == (other.seat, other.bot)


def next_due(live_table: LiveTable, timing: Timing) -> Due | None:
    """Return the timer that fires next, or None while none runs."""
    return min(_timers(live_table, timing), default=None)


def due_events(live_table: LiveTable, due: Due, config: TableConfig) -> Events:
    """Return the events of a timer that fired; none for a bot, whose turn is computed first."""
    match due.kind:
        case DueKind.DEAL:
            return deal(live_table, config.dealer)
        case DueKind.BOT:
            return ()
        case DueKind.TIME_OUT:
            return live_table.game.time_out_events(due.seat) if live_table.game else ()
        case DueKind.STAND_IN:
            return (StoodIn(due.seat, config.timing.stand_in),)
        case DueKind.SLEEP:
            return (Paused(asleep=True),)
        case DueKind.NEXT_ROUND:
            return open_round(live_table, config.dealer)


def _timers(live_table: LiveTable, timing: Timing) -> Iterator[Due]:
    if live_table.paused_at is not None:
        return
    since = live_table.clock.began
    if live_table.phase is Phase.SALTING:
        yield Due(since + timing.salt, DueKind.DEAL)
    elif live_table.phase in (Phase.BETWEEN, Phase.OVER) and _all_want_next(live_table):
        # Everyone present agrees since the last one who had not agreed went away.
        yield Due(since, DueKind.NEXT_ROUND)
    elif live_table.phase is Phase.BETWEEN and _is_awaited(live_table):
        yield Due(since + timing.between, DueKind.NEXT_ROUND)
    elif live_table.phase is Phase.PLAYING:
        yield from _turn_timers(live_table, timing)
        if not live_table.by_correspondence:
            yield from _absence_timers(live_table, timing)


def _is_awaited(live_table: LiveTable) -> bool:
    """Return whether the next round begins by itself, because somebody may wait for it."""
    # Over days nobody is expected to be there, and the next turn has its own clock.
    if not live_table.people or live_table.by_correspondence:
        return True
    # A person who plays against bots alone begins when ready, unless a tournament waits for the
    # result, or a connected bot for its next round.
    is_alone = len(live_table.guests) == 1 and live_table.tournament is None
    return bool(live_table.present) and not is_alone


def _all_want_next(live_table: LiveTable) -> bool:
    return bool(live_table.present) and live_table.present <= live_table.wants_next


def _turn_timers(live_table: LiveTable, timing: Timing) -> Iterator[Due]:
    seat = live_table.to_move or 0
    deadline = live_table.deadline()
    if bot := live_table.players[seat].driver:
        yield Due(
            live_table.clock.handed + timing.bot_pause(live_table.options.speed),
            DueKind.BOT,
            seat,
            bot,
        )
    elif deadline is not None:
        yield Due(deadline + timing.lag, DueKind.TIME_OUT, seat)
    elif timing.absence and not live_table.by_correspondence:
        waiting = [live_table.players[other].came for other in live_table.present - {seat}]
        if waiting:
            at = live_table.clock.expires(timing.absence, min(waiting))
            yield Due(at, DueKind.STAND_IN, seat)


def _absence_timers(live_table: LiveTable, timing: Timing) -> Iterator[Due]:
    away = {
        seat: player.went
        for seat, player in enumerate(live_table.players)
        if player.went is not None and not player.stand_in
    }
    # The tables of a tournament do not fall asleep: others wait for their results.
    if live_table.present or live_table.tournament is not None:
        for seat, went in away.items():
            yield Due(went + timing.grace, DueKind.STAND_IN, seat)
    else:
        # Nobody is kept waiting, so nobody is replaced: the game waits until someone returns.
        last = max(
            (each.went for each in live_table.players if each.went is not None), default=None
        )
        if last is not None:
            yield Due(last + SLEEP_MS, DueKind.SLEEP)


def presence_events(live_table: LiveTable, connected: Collection[str]) -> Events:
    """Return the arrivals and departures that follow from the guests connected now."""
    found: list[LogEvent] = []
    for seat, player in enumerate(live_table.players):
        if player.guest is None:
            continue
        if player.guest in connected and not player.here:
            found.append(Came(seat))
        elif player.guest not in connected and player.here:
            found.append(Went(seat))
    arrived = {event.seat for event in found if isinstance(event, Came)}
    # A connected bot that returns does not wake a table at which no person is.
    if live_table.asleep and arrived & live_table.people:
        found.append(Resumed())
    return tuple(found)


def shared_address_events(
    live_table: LiveTable, addresses: Mapping[str, Collection[str]]
) -> Events:
    """Return the event that guests at a rated table use one address, if the log does not have it.

    ``addresses`` are those of the connected guests, in any form that tells them apart.
    """
    if not live_table.options.rated:
        return ()
    used = {
        seat: set(addresses.get(live_table.players[seat].guest or "", ()))
        for seat in live_table.guests
    }
    sharing = {
        seat
        for seat, mine in used.items()
        if any(mine & theirs for other, theirs in used.items() if other != seat)
    }
    found = live_table.shared_address | sharing
    return (AddressShared(tuple(sorted(found))),) if found != live_table.shared_address else ()


def outage_events(live_table: LiveTable, outages: Collection[tuple[int, int, int]]) -> Events:
    """Return the clock shifts for outages (number, since, until) that the log does not have yet.

    They are appended before anything else is decided. Otherwise a deadline would seem to have
    passed, and a pause that ends after an outage would leave the same time out twice.
    """
    if not live_table.in_match:
        return ()
    counted = [
        live_table.clock.began,
        *(each.went for each in live_table.players if each.went is not None),
    ]
    return tuple(
        ClockMoved(number, since, until)
        for number, since, until in sorted(outages)
        if number > live_table.last_outage and until > min(counted)
    )
