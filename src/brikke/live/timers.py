"""What happens at a table when nobody clicks: bots, time-outs, absent players, outages."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from brikke.live.events import (
    Came,
    ClockMoved,
    Events,
    LogEvent,
    Paused,
    Resumed,
    StoodIn,
    Went,
)
from brikke.live.config import House, Timing
from brikke.live.live_table import LiveTable, Phase
from brikke.live.round_start import deal, open_round

NAP_MS: Final = 3000
"""How long an empty table waits before it falls asleep: a reload is no good-bye."""


@dataclass(frozen=True, slots=True)
class BotTurn:
    """A bot has to make the turn of a seat."""

    seat: int
    bot: str


class _Alarm(StrEnum):
    DEAL = "deal"
    BOT = "bot"
    TIME_OUT = "time-out"
    STAND_IN = "stand-in"
    SLEEP = "sleep"
    NEXT_ROUND = "next-round"


_Due = tuple[int, _Alarm, int]
"""When, what, and for which seat."""


def next_alarm(table: LiveTable, timing: Timing) -> int | None:
    """Return when something happens at a table though nobody clicks, or None."""
    return min((at for at, _, _ in _alarms(table, timing)), default=None)


def bot_due(table: LiveTable, timing: Timing) -> BotTurn | None:
    """Return the bot's turn that comes next, if that is what comes next."""
    due = min(_alarms(table, timing), default=None)
    return _bot_turn(table, due[2], timing) if due and due[1] is _Alarm.BOT else None


def wake(table: LiveTable, now: int, house: House) -> Events | BotTurn:
    """Return what is due at a table: events, none if it is too early, or a bot's turn."""
    due = min(_alarms(table, house.timing), default=None)
    if due is None or due[0] > now:
        return ()
    _, alarm, seat = due
    match alarm:
        case _Alarm.DEAL:
            return deal(table, house.dealer)
        case _Alarm.BOT:
            return _bot_turn(table, seat, house.timing)
        case _Alarm.TIME_OUT:
            return table.game.time_out_events(seat) if table.game else ()
        case _Alarm.STAND_IN:
            return (StoodIn(seat, house.timing.stand_in),)
        case _Alarm.SLEEP:
            return (Paused(asleep=True),)
        case _Alarm.NEXT_ROUND:
            return open_round(table, house.dealer)


def _bot_turn(table: LiveTable, seat: int, timing: Timing) -> BotTurn:
    return BotTurn(seat, table.players[seat].driver or timing.stand_in)


def _alarms(table: LiveTable, timing: Timing) -> Iterator[_Due]:
    if table.paused_at is not None:
        return
    since = table.clock.began
    if table.phase is Phase.SALTING:
        yield since + timing.salt, _Alarm.DEAL, 0
    elif table.phase in (Phase.BETWEEN, Phase.OVER) and _all_want_next(table):
        # They do since the one who was missing went away.
        yield since, _Alarm.NEXT_ROUND, 0
    elif table.phase is Phase.BETWEEN and (table.present or not table.guests):
        yield since + timing.between, _Alarm.NEXT_ROUND, 0
    elif table.phase is Phase.PLAYING:
        yield from _turn_alarms(table, timing)
        if not table.by_correspondence:
            yield from _absence_alarms(table, timing)


def _all_want_next(table: LiveTable) -> bool:
    return bool(table.present) and table.present <= table.wants_next


def _turn_alarms(table: LiveTable, timing: Timing) -> Iterator[_Due]:
    seat = table.to_move or 0
    deadline = table.deadline()
    if table.players[seat].driver:
        yield table.clock.handed + timing.bot, _Alarm.BOT, seat
    elif deadline is not None:
        yield deadline + timing.lag, _Alarm.TIME_OUT, seat
    elif timing.absence and not table.by_correspondence:
        waiting = [table.players[other].came for other in table.present - {seat}]
        if waiting:
            yield table.clock.up(timing.absence, min(waiting)), _Alarm.STAND_IN, seat


def _absence_alarms(table: LiveTable, timing: Timing) -> Iterator[_Due]:
    away = {
        seat: player.went
        for seat, player in enumerate(table.players)
        if player.went is not None and not player.stand_in
    }
    if table.present:
        for seat, went in away.items():
            yield went + timing.grace, _Alarm.STAND_IN, seat
    else:
        # Nobody is kept waiting, so nobody is replaced: the game waits until someone is back.
        last = max((each.went for each in table.players if each.went is not None), default=None)
        if last is not None:
            yield last + NAP_MS, _Alarm.SLEEP, 0


def presence_events(table: LiveTable, connected: Collection[str]) -> Events:
    """Return who came and who went, given the guests that are connected now."""
    told: list[LogEvent] = []
    for seat, player in enumerate(table.players):
        if player.guest is None:
            continue
        if player.guest in connected and not player.here:
            told.append(Came(seat))
        elif player.guest not in connected and player.here:
            told.append(Went(seat))
    if table.asleep and any(isinstance(event, Came) for event in told):
        told.append(Resumed())
    return tuple(told)


def outage_events(table: LiveTable, outages: Collection[tuple[int, int, int]]) -> Events:
    """Return how outages (number, since, until) that a table has not noticed move its clock.

    They come before any other event, even before it is decided on: a deadline would seem to have
    passed, and a pause that ends after an outage in it would leave the same time out twice.
    """
    if not table.in_match:
        return ()
    counted = [table.clock.began, *(each.went for each in table.players if each.went is not None)]
    return tuple(
        ClockMoved(number, since, until)
        for number, since, until in sorted(outages)
        if number > table.last_outage and until > min(counted)
    )
