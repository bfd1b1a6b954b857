"""A client that reconnects, and records all its messages."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from traceback import format_exc
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.server.clients import TURNS, Message, NetworkPlayer, dial, say
from tests.soak.diary import Diary
from tests.soak.outages import now_ms
from tests.soak.people import Guest, Office
from tests.soak.plan import GRACE_SECONDS, TablePlan
from tests.soak.tally import Tally

LOST: Final = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError)
TICK_SECONDS: Final = 0.25
PATIENCE_SECONDS: Final = 6.0
"""After this time without an answer, a connection counts as dead."""
PING_SECONDS: Final = 4.0
REFUSED_SECONDS: Final = 0.3
UNEXPECTED: Final = ("malformed", "bad-tiles", "no-such-table", "expired", "bad-token", "worn-out")
NO_TURN: Final = [["r1", "r2"]]
"""Commands that must be refused."""


class Dropped(Exception):  # noqa: N818 - reads as what it is
    """The player closed the connection."""


@dataclass
class Visitor(NetworkPlayer):
    """A client that reconnects until stopped, and repeats unanswered commands."""

    guest: Guest = field(kw_only=True)
    office: Office = field(kw_only=True)
    chance: Random = field(kw_only=True)
    plan: TablePlan = field(kw_only=True)
    tally: Tally = field(kw_only=True)
    diary: Diary = field(kw_only=True)
    calm: asyncio.Event = field(kw_only=True)
    """The time after which all players only make turns."""
    presence: Message = field(default_factory=dict)
    paused: bool = False
    _pending_since: float = 0.0
    _not_before: float = 0.0
    """When to try again after a refusal."""
    _looked: float = 0.0
    _retry: float | None = None
    _failures: int = 0
    _mischief: set[str] = field(default_factory=set)
    """Commands that must be refused."""

    def __str__(self) -> str:
        phase = self.view.get("table", {}).get("phase")
        to_move = self.round.get("to_move")
        return (
            f"{self.diary.name} seat {self.seat} knows {self.seq}, {phase}, {to_move} to move,"
            f" paused {self.paused}, awaits view {self.awaits_view}, pending {self._pending},"
            f" replaced {self._is_replaced}, by {self.base}"
        )

    # Connections

    async def play(self, stop: asyncio.Event) -> None:
        """Play until the last match is over or ``stop`` is called."""
        while not self.over and not stop.is_set():
            away = 0.0
            try:
                async with self.dialled() as socket:
                    await self._visit(socket, stop)
            except Dropped:
                away = self._away_seconds()
            except LOST:
                self._lost()
                away = self._pause_seconds()
            except Exception as error:
                # The messages made no sense; the whole view must.
                where = format_exc().strip().splitlines()[-3:]
                self.tally.fault(f"{self._who}: {type(error).__name__} {error} {where}")
                self.seq, away = None, 1.0
            if not stop.is_set():
                await self._stay_away(away)

    def dialled(self) -> connect:
        """Return a connection to be opened."""
        return dial(
            self.base,
            self.table_id,
            additional_headers=self.guest.headers,
            open_timeout=PATIENCE_SECONDS,
            close_timeout=0.5,
            ping_interval=PING_SECONDS,
            ping_timeout=PING_SECONDS,
        )

    @property
    def _who(self) -> str:
        return f"{self.diary.name} at {self.table_id}"

    def _lost(self) -> None:
        self.reconnects += 1
        self.tally.counts["connections lost"] += 1
        self._turn_elsewhere()

    def _pause_seconds(self) -> float:
        """Return the delay until the next attempt: as the server asked, or with back-off."""
        self._failures += 1
        told, self._retry = self._retry, None
        wait = min(0.1 * 2**self._failures, 1.0) if told is None else told
        return wait * self.chance.uniform(0.5, 1.5)

    def _away_seconds(self) -> float:
        self.tally.counts["connections dropped"] += 1
        if self.chance.random() < 0.7:
            self._turn_elsewhere()
        kind = self.chance.random()
        if kind < 0.75:
            return self.chance.uniform(0, 0.4)
        if kind < 0.92:
            return self.chance.uniform(1, 4)
        return GRACE_SECONDS + self.chance.uniform(1, 6)

    async def _stay_away(self, seconds: float) -> None:
        if self.calm.is_set():
            await asyncio.sleep(min(seconds, 0.5))
            return
        begun = now_ms()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.calm.wait()
        if seconds > 0.5:
            self.diary.idle.append((begun, now_ms()))

    async def _visit(self, socket: ClientConnection, stop: asyncio.Event) -> None:
        await self.greet(socket)
        if self._pending is not None:
            self.tally.counts["commands repeated"] += 1
            self._pending_since = time.monotonic()
            await say(socket, **self._pending)
        self._looked = time.monotonic()
        while not self.over and not stop.is_set():
            raw = await self._next(socket)
            if raw is not None:
                await self.take(socket, raw)
            now = time.monotonic()
            passed, self._looked = now - self._looked, now
            await self._live(socket, passed)

    async def _live(self, socket: ClientConnection, passed: float) -> None:
        """Act after a delay in seconds."""
        raise NotImplementedError

    async def greet(self, socket: ClientConnection) -> None:
        """Send hello with the last known event, or none if an announced view is missing."""
        since = None if self.awaits_view else self.seq
        await say(socket, type="hello", id=self._id(), token=self.token, since=since)

    async def _next(self, socket: ClientConnection) -> str | bytes | None:
        try:
            async with asyncio.timeout(TICK_SECONDS):
                return await socket.recv()
        except TimeoutError:
            return None

    # Messages

    async def take(self, socket: ClientConnection, raw: str | bytes) -> str:
        """Handle and record a message; return its type."""
        message: Message = msgspec.json.decode(raw)
        self.diary.hear(raw, message)
        match message["type"]:
            case "welcome":
                self._failures = 0
                self.tally.counts["visits"] += 1
            case "events":
                for each in message["events"]:
                    self.fold(each["seq"], each["event"])
            case "presence":
                self.presence = message
            case "bye":
                self._told_bye(message)
            case "hint" | "checked":
                self.tally.counts["questions answered"] += 1
            case "clock":
                self.paused = message["paused"]
                await self._hear(socket, message)
            case _:
                self._note_answer(message)
                await self._hear(socket, message)
        return str(message["type"])

    def _told_bye(self, message: Message) -> None:
        self.tally.turned_away[message["reason"]] += 1
        if message["retry"] is None or message["reason"] == "too-often":
            self.tally.fault(f"{self._who} is turned away: {message['reason']}")
        self._retry = (message["retry"] or 0) / 1000

    def _note_answer(self, message: Message) -> None:
        if message["type"] == "ack":
            before = self.diary.acked.setdefault(message["id"], message["seq"])
            if before != message["seq"]:
                self.tally.fault(f"{self._who} is told two numbers for {message['id']}")
        elif message["type"] == "refused":
            code, asked = message["code"], self.diary.sent.get(message["id"])
            self.tally.refusals[code] += 1
            self._not_before = time.monotonic() + REFUSED_SECONDS
            too_fast = code == "too-often" and asked != "react"
            wrong = code == "illegal" and message["id"] not in self._mischief
            if code in UNEXPECTED or too_fast or wrong:
                self.tally.fault(f"{self._who} is refused {asked}: {code} {message['detail']}")
            self.refused.clear()

    def fold(self, seq: int, event: Message) -> None:
        super().fold(seq, event)
        if self.view and event["type"] in (*TURNS, "stood_in"):
            self.view["table"]["wants_pause"] = self.view["table"]["wants_back"] = []

    async def _answer_view(self, socket: ClientConnection) -> None:
        """Do nothing yet: what there is to do is done in its time."""

    async def _command(self, socket: ClientConnection, **message: Any) -> None:
        if self._pending is not None:
            return
        self._pending = {"id": self._id(), **message}
        self._pending_since = time.monotonic()
        self.diary.sent[self._pending["id"]] = message["type"]
        if message.get("table") == NO_TURN:
            self._mischief.add(self._pending["id"])
        await say(socket, **self._pending)
        if self.calm.is_set():
            return
        if self.chance.random() < 0.03:
            # The answer is lost, and the command is repeated after the reconnect.
            await asyncio.sleep(self.chance.choice((0, 0.01, 0.05)))
            self._drop(socket)
        if self.chance.random() < 0.02:
            await say(socket, **self._pending)

    def _drop(self, socket: ClientConnection) -> None:
        socket.transport.abort()
        raise Dropped

    # State

    @property
    def _knows_all(self) -> bool:
        return self.seq is not None and not self.awaits_view

    @property
    def _mine(self) -> Message:
        """The presence of this player's seat."""
        seats = self.presence.get("seats", ())
        mine: Message = seats[self.seat] if self.seat is not None and self.seat < len(seats) else {}
        return mine

    @property
    def _is_replaced(self) -> bool:
        return bool(self._mine.get("stand_in"))
