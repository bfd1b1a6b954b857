"""Test clients over real sockets: they fold events and repeat lost commands."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from brikke.rules.position import Draw, Pass, Play, Position, Turn
from brikke.rules.rulebook import get_rulebook
from brikke.rules.tiles import Tile, TileReader
from brikke.solver import best_turn
from tests.support.patience import PATIENCE
from tests.support.sample_players import simple_turn

TURNS = ("played", "drew", "timed_out", "passed")
OTHERS = ("salt_sent", "came", "went", "stood_in", "next_asked", "clock_moved", "reacted")
FOLLOWED = (*TURNS, *OTHERS)
"""Events that clients fold; after any other event a view follows."""

Message = dict[str, Any]
Brain = Callable[[Position, int], Turn]


def texts(sets: tuple[tuple[Tile, ...], ...]) -> list[list[str]]:
    return [[str(tile) for tile in laid] for laid in sets]


def plain_brain(seed: int) -> Brain:
    chance = random.Random(seed)
    return lambda position, pool: simple_turn(position, pool, chance)


def best_brain(position: Position, pool: int) -> Turn:
    """Return the turn that lays the most: rounds are short."""
    best = best_turn(position).turn
    return best if isinstance(best, Play) else Draw() if pool else Pass()


async def new_guest(base: str, name: str) -> str:
    async with httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http:
        answer = await http.post("/api/guests", json={"name": name})
        return str(answer.raise_for_status().json()["token"])


async def new_table(base: str, token: str, **wishes: Any) -> str:
    async with httpx.AsyncClient(base_url=base, headers=bearer(token), timeout=PATIENCE) as http:
        answer = await http.post("/api/tables", json=wishes)
        return str(answer.raise_for_status().json()["id"])


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def socket_of(base: str, table_id: str) -> str:
    return f"{base.replace('http', 'ws', 1)}/api/tables/{table_id}/socket"


def dial(base: str, table_id: str, **options: Any) -> connect:
    # A busy machine may keep a connection waiting.
    options = {"open_timeout": PATIENCE, **options}
    return connect(socket_of(base, table_id), subprotocols=["brikke.1"], **options)  # type: ignore[list-item]


async def say(socket: ClientConnection, **message: Any) -> None:
    await socket.send(msgspec.json.encode(message).decode())


async def hear(socket: ClientConnection, *types: str, seconds: float = PATIENCE) -> Message:
    """Return the next message of one of these types; skip others."""
    async with asyncio.timeout(seconds):
        while True:
            message: Message = msgspec.json.decode(await socket.recv())
            if message["type"] in types:
                return message


async def enter(socket: ClientConnection, token: str, since: int | None = None) -> Message:
    """Send hello and return the view that follows."""
    await say(socket, type="hello", id="hello", token=token, since=since)
    return await hear(socket, "view", "refused")


@dataclass
class NetworkPlayer:
    """A player at a table who reconnects after lost connections and dead servers."""

    base: str
    token: str
    table_id: str
    brain: Brain
    starts: bool = False
    seats: int = 2
    """The number of players needed to begin the match."""
    watches: bool = False
    """A spectator."""
    address: str = "127.0.0.1"
    """The address from which the player comes."""
    elsewhere: list[str] = field(default_factory=list)
    """Other servers of the same tables, tried in turn after a lost connection."""
    sent: dict[str, str] = field(default_factory=dict)
    """All commands sent, by id, with their types."""
    heard: dict[int, Message] = field(default_factory=dict)
    """All events received, by number."""
    acked: dict[str, int] = field(default_factory=dict)
    refused: list[Message] = field(default_factory=list)
    turns: int = 0
    reconnects: int = 0
    over: bool = False
    company: Sequence[NetworkPlayer] = ()
    """Players who all stay until the match is over for each, so that nobody sees another leave."""
    seat: int | None = None
    seq: int | None = None
    view: Message = field(default_factory=dict)
    round: Message = field(default_factory=dict)
    awaits_view: bool = False
    """Whether the known state is outdated until a view arrives."""
    _ids: count[int] = field(default_factory=count)
    _pending: Message | None = None

    async def play(self, stop: asyncio.Event) -> None:
        """Play until the match is over or ``stop`` is called."""
        while not self._may_leave() and not stop.is_set():
            try:
                here = (self.address, 0)
                async with dial(
                    self.base, self.table_id, open_timeout=5, local_addr=here
                ) as socket:
                    await self._visit(socket, stop)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                self.reconnects += 1
                self._turn_elsewhere()
                await asyncio.sleep(0.05)

    def _turn_elsewhere(self) -> None:
        self.elsewhere.append(self.base)
        self.base = self.elsewhere.pop(0)

    async def _visit(self, socket: ClientConnection, stop: asyncio.Event) -> None:
        since = None if self.awaits_view else self.seq
        await say(socket, type="hello", id=self._id(), token=self.token, since=since)
        if self._pending is not None:
            await say(socket, **self._pending)
        while not self._may_leave() and not stop.is_set():
            try:
                async with asyncio.timeout(0.5):
                    raw = await socket.recv()
            except TimeoutError:
                # Against bots alone nobody else begins the next round.
                if self.view.get("table", {}).get("phase") == "between":
                    await self._answer_view(socket)
                continue
            if not self.over:
                await self._hear(socket, msgspec.json.decode(raw))

    def _may_leave(self) -> bool:
        return self.over and all(each.over for each in self.company)

    async def _hear(self, socket: ClientConnection, message: Message) -> None:
        match message["type"]:
            case "events":
                for each in message["events"]:
                    self.heard[each["seq"]] = each["event"]
                    self.fold(each["seq"], each["event"])
            case "view":
                self.take_view(message)
                await self._answer_view(socket)
            case "presence":
                waiting = self.view.get("table", {}).get("phase") == "waiting"
                if self.starts and waiting and len(message["seats"]) == self.seats:
                    await self._command(socket, type="start")
            case "clock":
                if message["to_move"] == self.seat is not None and not message["paused"]:
                    await self._turn(socket)
            case "ack":
                self.acked[message["id"]] = message["seq"]
                if self._pending and self._pending["id"] == message["id"]:
                    self.turns += self._pending["type"] in ("play", "draw", "pass")
                    await self._go_on(socket)
            case "refused":
                self.refused.append(message)
                if self._pending and self._pending["id"] == message["id"]:
                    await self._go_on(socket)

    async def _go_on(self, socket: ClientConnection) -> None:
        """Handle messages that arrive before an answer."""
        self._pending = None
        await self._answer_view(socket)
        playing = self.view["table"]["phase"] == "playing"
        if playing and self.round["to_move"] == self.seat is not None:
            await self._turn(socket)

    def take_view(self, message: Message) -> None:
        self.view, self.round = message, message["round"] or {}
        self.seat, self.seq = message["seat"], message["seq"]
        self.awaits_view = False

    def fold(self, seq: int, event: Message) -> None:
        """Fold one event, as docs/wire.md says."""
        assert self.seq is None or seq == self.seq + 1
        self.seq = seq
        self.awaits_view |= event["type"] not in FOLLOWED
        if self.awaits_view:
            return
        seat: int = event.get("seat", -1)
        mine = seat == self.seat
        match event["type"]:
            case "played":
                before = {tile for laid in self.round["table"] for tile in laid}
                laid = {tile for each in event["table"] for tile in each} - before
                self.round["table"] = event["table"]
                self.round["opened"][seat] = True
                self.round["rack_sizes"][seat] -= len(laid)
                if mine:
                    self.round["rack"] = [t for t in self.round["rack"] if t not in laid]
            case "drew" | "timed_out":
                drawn = [event["tile"]] if event["type"] == "drew" else event["tiles"]
                self.round["rack_sizes"][seat] += len(drawn)
                self.round["pool"] -= len(drawn)
                if mine:
                    self.round["rack"] += drawn
            case "next_asked":
                self.view["table"]["wants_next"].append(seat)
            case "salt_sent":
                self.round["salted"].append(seat)
        if event["type"] in TURNS:
            self.round["turns"] += 1
            self.round["to_move"] = (seat + 1) % len(self.round["opened"])

    def position(self) -> Position:
        reader = TileReader()
        table = tuple(tuple(map(reader.tile, laid)) for laid in self.round["table"])
        rack = tuple(map(reader.tile, self.round["rack"]))
        opened = self.round["opened"][self.seat or 0]
        return Position(table, rack, opened, get_rulebook(self.view["table"]["rulebook"])).check()

    async def _answer_view(self, socket: ClientConnection) -> None:
        phase = self.view["table"]["phase"]
        if self.seat is None and phase == "waiting" and not self.watches:
            await self._command(socket, type="sit")
        elif self.seat is None:
            self.over = self.watches and phase == "over"
        elif phase == "salting" and self.seat not in self.round["salted"]:
            await self._command(socket, type="salt", salt="5a" * (self.seat + 1))
        elif phase == "between" and self.seat not in self.view["table"]["wants_next"]:
            await self._command(socket, type="ready")
        elif phase == "over":
            self.over = True

    async def _turn(self, socket: ClientConnection) -> None:
        if self._pending is None:
            turn = self.brain(self.position(), self.round["pool"])
            await self._command(socket, seen=self.seq, **turn_message(turn))

    async def _command(self, socket: ClientConnection, **message: Any) -> None:
        if self._pending is None:
            self._pending = {"id": self._id(), **message}
            self.sent[self._pending["id"]] = message["type"]
            await say(socket, **self._pending)

    def _id(self) -> str:
        return f"c{next(self._ids)}"


def turn_message(turn: Turn) -> Message:
    match turn:
        case Play():
            return {"type": "play", "table": texts(turn.table), "opening": texts(turn.opening)}
        case Draw():
            return {"type": "draw"}
        case Pass():
            return {"type": "pass"}
