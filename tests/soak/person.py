"""A simulated player: makes turns, and uses all other commands."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from websockets.asyncio.client import ClientConnection

from brikke.live import Reaction
from brikke.rules.position import Play, Position, Turn
from brikke.solver import best_turn
from tests.server.clients import Brain, say, turn_message
from tests.soak.outages import now_ms
from tests.soak.plan import ABSENCE_SECONDS
from tests.soak.visitor import NO_TURN, PATIENCE_SECONDS, Dropped, Visitor
from tests.support.sample_players import simple_turn

WAIT_SECONDS: Final = 4.0
"""How long a host waits for others to sit down."""
START: Final = {"type": "start"}


def brain_of(chance: Random) -> Brain:
    """Return a random strategy."""
    skill = chance.choice((0.0, 0.5, 1.0, 1.0))

    def think(position: Position, pool: int) -> Turn:
        if chance.random() < skill:
            best = best_turn(position).turn
            if isinstance(best, Play):
                return best
        return simple_turn(position, pool, chance)

    return think


@dataclass
class Person(Visitor):
    """Plays, with every kind of connection failure."""

    _turn_at: float | None = None
    _resume_at: float | None = None
    _asleep_until: float = 0.0
    _waiting_since: float | None = None
    _thought_of_seats: int = 0
    """The match after which this host considered removing a bot."""

    # Actions that the game waits for

    async def _live(self, socket: ClientConnection, passed: float) -> None:
        now = time.monotonic()
        if now < self._asleep_until and not self.calm.is_set():
            return
        if self._pending is not None and now - self._pending_since > PATIENCE_SECONDS:
            self.tally.counts["answers that did not come"] += 1
            socket.transport.abort()
            raise TimeoutError
        if not self.calm.is_set():
            await self._have_whims(socket, passed)
        if self._pending is None and self._knows_all and now > self._not_before:
            await self._do_duty(socket)

    async def _turn(self, _socket: ClientConnection) -> None:
        """Begin to think."""
        if self._turn_at is None:
            self._turn_at = time.monotonic() + self.chance.uniform(0.05, 0.9)

    async def _do_duty(self, socket: ClientConnection) -> None:
        phase = self.view["table"]["phase"]
        if phase != "waiting":
            self._waiting_since = None
        if self.watches or self.seat is None:
            await self._watch(socket, phase)
            return
        match phase:
            case "waiting":
                await self._wait_for_others(socket)
            case "salting" if self.seat not in self.round["salted"]:
                await self._command(socket, type="salt", salt=self.chance.randbytes(4).hex())
            case "playing":
                await self._play_on(socket)
            case "between" if self.seat not in self.view["table"]["wants_next"]:
                await self._command(socket, type="ready")
            case "over":
                await self._want_more(socket)

    async def _watch(self, socket: ClientConnection, phase: str) -> None:
        seats = self.presence.get("seats", ())
        if phase == "over" and self._has_played_enough:
            self.over = True
        elif phase == "waiting" and not self.watches and len(seats) < self.plan.seats:
            await self._command(socket, type="sit")

    @property
    def _has_played_enough(self) -> bool:
        played: int = self.view["table"]["match"]
        return played >= self.plan.matches

    async def _wait_for_others(self, socket: ClientConnection) -> None:
        seats, now = self.presence.get("seats", ()), time.monotonic()
        if self._waiting_since is None:
            self._waiting_since = now
        if now - self._waiting_since > WAIT_SECONDS:
            self._waiting_since = now
            alone = len(seats) < 2
            await self._command(socket, **({"type": "bot", "bot": "steady"} if alone else START))
        elif self._hosts and len(seats) == self.plan.seats:
            await self._command(socket, **START)

    @property
    def _hosts(self) -> bool:
        return bool(self._mine.get("host"))

    async def _play_on(self, socket: ClientConnection) -> None:
        table = self.view["table"]
        if self.paused or self._is_replaced:
            await self._resume(socket)
            return
        self._resume_at = None
        if table["wants_pause"] and self.seat not in table["wants_pause"]:
            await self._agree(socket, "pause")
        elif table["wants_back"] and self.seat not in table["wants_back"]:
            await self._agree(socket, "take_back")
        elif self.round["to_move"] != self.seat:
            self._turn_at = None
        elif self._turn_at is None:
            await self._turn(socket)
        elif time.monotonic() > self._turn_at:
            self._turn_at = None
            await self._make_turn(socket)

    async def _resume(self, socket: ClientConnection) -> None:
        now = time.monotonic()
        if self._resume_at is None:
            self._resume_at = now + self.chance.uniform(0.5, 3)
        elif now > self._resume_at:
            self._resume_at = None
            await self._command(socket, type="resume")

    async def _agree(self, socket: ClientConnection, what: str) -> None:
        await self._command(socket, type=what if self.chance.random() < 0.75 else "decline")

    async def _make_turn(self, socket: ClientConnection) -> None:
        assert self.seq is not None
        if self.chance.random() < 0.02:
            await self._command(socket, type="play", seen=self.seq, table=NO_TURN)
            return
        self.diary.keep(self.seq, self.seat, self.round)
        turn = self.brain(self.position(), self.round["pool"])
        self.diary.turned.setdefault(self.seq, now_ms())
        await self._command(socket, seen=self.seq, **turn_message(turn))

    async def _want_more(self, socket: ClientConnection) -> None:
        table, seats = self.view["table"], self.presence.get("seats", ())
        if self._has_played_enough:
            self.over = True
            return
        bots = [at for at, each in enumerate(seats) if each["bot"]]
        if self._hosts and bots and self._thought_of_seats < table["match"]:
            self._thought_of_seats = table["match"]
            # A player who left the match may sit down again.
            if len(self.plan.bots) < len(bots) or self.chance.random() < 0.2:
                await self._command(socket, type="remove", seat=self.chance.choice(bots))
                return
        if self.seat not in table["wants_next"]:
            await self._command(socket, type="rematch")

    # Random actions

    async def _have_whims(self, socket: ClientConnection, passed: float) -> None:
        for every, whim in WHIMS:
            if self.chance.random() < passed / every:
                await whim(self, socket)

    async def _lose_connection(self, socket: ClientConnection) -> None:
        self._drop(socket)

    async def _close(self, socket: ClientConnection) -> None:
        await socket.close()
        raise Dropped

    async def _reload(self, socket: ClientConnection) -> None:
        self.tally.counts["reloads"] += 1
        self.seq = None
        self._drop(socket)

    async def _react(self, socket: ClientConnection) -> None:
        if self.seat is not None:
            await self._command(socket, type="react", reaction=self.chance.choice(list(Reaction)))

    async def _ask_hint(self, socket: ClientConnection) -> None:
        if self.seat is not None:
            self.tally.counts["questions asked"] += 1
            await say(socket, type="hint", id=self._id())

    async def _ask_check(self, socket: ClientConnection) -> None:
        if self.seat is not None:
            self.tally.counts["questions asked"] += 1
            rack = self.round.get("rack", [])[:3]
            table = [*self.round.get("table", []), *([rack] if rack else [])]
            await say(socket, type="check", id=self._id(), table=table)

    async def _rename(self, _socket: ClientConnection) -> None:
        await self.office.rename(self.guest, f"{self.diary.name} {next(self.guest.names)}")

    async def _pause(self, socket: ClientConnection) -> None:
        if self._in_play and not self.paused:
            await self._command(socket, type="pause")

    async def _take_back(self, socket: ClientConnection) -> None:
        if self._in_play and self.plan.casual and not self.paused:
            await self._command(socket, type="take_back")

    async def _leave(self, socket: ClientConnection) -> None:
        if self.seat is None or not self.view:
            return
        waiting = self.view["table"]["phase"] == "waiting"
        if waiting or self.chance.random() < 0.2:
            self.tally.counts["seats given up"] += 1
            await self._command(socket, type="leave")

    async def _sleep(self, _socket: ClientConnection) -> None:
        seconds = ABSENCE_SECONDS + self.chance.uniform(0, ABSENCE_SECONDS)
        self._asleep_until = time.monotonic() + seconds
        begun = now_ms()
        self.diary.idle.append((begun, begun + round(seconds * 1000)))

    @property
    def _in_play(self) -> bool:
        playing = bool(self.view) and self.view["table"]["phase"] == "playing"
        return playing and self.seat is not None and not self._is_replaced


Whim = Callable[[Person, ClientConnection], Awaitable[None]]
WHIMS: Final[tuple[tuple[float, Whim], ...]] = (
    (45, Person._lose_connection),
    (120, Person._close),
    (60, Person._reload),
    (20, Person._react),
    (20, Person._ask_hint),
    (20, Person._ask_check),
    (60, Person._rename),
    (60, Person._pause),
    (30, Person._take_back),
    (60, Person._leave),
    (150, Person._sleep),
)
"""Random actions, with their average interval in seconds."""
