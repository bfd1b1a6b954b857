"""Fairness: nobody times out or is replaced because of an outage."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from brikke.game.events import Dealt, TimedOut, TurnEvent
from brikke.live import LiveTable, Logged
from brikke.live.events import Paused, Resumed, StoodIn, TakenBack, Went
from tests.soak.diary import Diary
from tests.soak.outages import Span, clock, length, merged, within
from tests.soak.plan import ABSENCE_SECONDS, GRACE_SECONDS

SLACK_MS: Final = 500
OUTAGE_SLACK_MS: Final = 4000
"""A tolerance for outages: up to 2.5 s without a heartbeat is no outage, heartbeats come once a
second, and a starting server is alive a little before it answers."""
ANSWERED_MS: Final = 10_000
"""A legal turn that was sent this long before the deadline must have been made."""


class Fairness:
    """A second, independent clock of one table."""

    def __init__(
        self,
        guests: Mapping[str, Diary],
        nobody_served: Sequence[Span],
        fault: Callable[[str], None],
    ) -> None:
        self.awake: list[str] = []
        self._guests = guests
        self._nobody_served = nobody_served
        self._fault = fault
        self._pauses: list[Span] = []
        self._paused_at: int | None = None
        self._turn_began = 0
        self._went: dict[str | None, int] = {}

    def before(self, live_table: LiveTable, logged: Logged) -> None:
        """Check an event before it is applied."""
        event = logged.event
        if not isinstance(event, TimedOut | StoodIn):
            return
        player = live_table.players[event.seat]
        if isinstance(event, TimedOut):
            waits = [(self._turn_began, (live_table.rulebook.turn_seconds or 0) * 1000)]
        else:
            waits = self._waits_for(live_table, event.seat)
        what = f"{type(event).__name__} of seat {event.seat} at {logged.seq}"
        self._check_served(what, waits, logged.at)
        diary = self._guests.get(player.guest or "")
        if player.went is None and diary is not None:
            self._check_answered(what, diary, live_table.changed, logged)

    def _waits_for(self, live_table: LiveTable, seat: int) -> list[tuple[int, int]]:
        """Return the possible waits before a stand-in: beginning and length."""
        player, waits = live_table.players[seat], []
        if player.went is not None:
            waits.append((self._went[player.guest], GRACE_SECONDS * 1000))
        # A player who was idle without a clock before leaving had the whole turn.
        if player.went is None or seat == live_table.to_move:
            waits.append((self._turn_began, ABSENCE_SECONDS * 1000))
        return waits

    def after(self, live_table: LiveTable, logged: Logged) -> None:
        """Update the clock after an event."""
        event, at = logged.event, logged.at
        if isinstance(event, Dealt | TurnEvent | TakenBack):
            self._turn_began = at
        elif isinstance(event, Paused):
            self._paused_at = at
        elif isinstance(event, Resumed) and self._paused_at is not None:
            self._pauses.append((self._paused_at, at))
            self._paused_at = None
        elif isinstance(event, Went):
            self._went[live_table.players[event.seat].guest] = at

    def _check_served(self, what: str, waits: Sequence[tuple[int, int]], at: int) -> None:
        """Check that one of the waits, each with its beginning and length, was served in full."""
        told = []
        for since, limit in waits:
            outages = within(self._nobody_served, since, at)
            lost = length([*outages, *within(self._pauses, since, at)])
            slack = SLACK_MS + OUTAGE_SLACK_MS * len(merged(outages))
            if at - since - lost >= limit - slack:
                return
            away = ", ".join(f"{clock(begun)} - {clock(ended)}" for begun, ended in outages)
            told.append(f"{at - since - lost} of {limit} ms since {clock(since)}, away {away}")
        self._fault(f"{what}, {clock(at)}: served {' or '.join(told)}")

    def _check_answered(self, what: str, diary: Diary, changed: int, logged: Logged) -> None:
        idle = within(diary.idle, self._turn_began, logged.at)
        if idle:
            return
        sent = [at for seen, at in diary.turned.items() if changed <= seen < logged.seq]
        if not sent:
            self.awake.append(f"{diary.name}: {what}, no turn was sent")
            return
        outages = within(self._nobody_served, min(sent), logged.at)
        waited = logged.at - min(sent) - length(outages)
        told = f"{diary.name}: {what}, though a turn was sent {waited} ms before"
        if waited > ANSWERED_MS:
            self._fault(told)
        else:
            self.awake.append(told)
