"""Simulated players: one state for each table, shared by its four players."""

from __future__ import annotations

import json
from asyncio import Future
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any, Final, Protocol

import msgspec

from benchmarks.load import messages
from benchmarks.load.messages import TURNS
from benchmarks.load.websocket import Socket
from brikke.rules.position import Play, Position
from brikke.rules.rulebook import get_rulebook
from brikke.rules.tiles import ALL_TILES
from brikke.solver import best_turn

RULEBOOK: Final = "nordic turn_seconds=600 rounds=99"
"""No clock runs out and no match ends while something is measured."""
RULES: Final = get_rulebook(RULEBOOK)
SEATS: Final = 4
PLAY_SHARE: Final = 0.4
"""How many of the turns look for the best play; the others draw."""
TILES: Final = {str(tile): tile for tile in ALL_TILES}


class Crowd(Protocol):
    """Who is told what the tables do."""

    def ready(self, table: Table) -> None:
        """Take a table that waits for its next turn."""
        ...

    def acknowledged(self, due: float) -> None:
        """Note the answer to a turn that was due then."""
        ...

    def seen(self, due: float) -> None:
        """Note that another player saw a turn that was due then."""
        ...

    def failed(self, what: str, evidence: str = "") -> None:
        """Note something that must not happen, with what is needed to find its cause."""
        ...


class Player:
    """One seat and its connection."""

    def __init__(self, table: Table, seat: int) -> None:
        self.seat = seat
        self.seq = 0
        self.rack: list[str] = []
        self.socket: Socket | None = None
        self._table = table
        self._turns_heard = 0
        self._asked: dict[str, tuple[Callable[[], None], dict[str, Any]]] = {}
        """What to call when a command is carried out, and the command."""
        self._said: tuple[int, int, str] | None = None
        """The match, round and phase in which it last did what the phase asks of everyone."""

    def send(self, answered: Callable[[], None], **message: Any) -> None:
        """Send a command, and be called when it is carried out."""
        assert self.socket is not None
        self._asked[message["id"]] = answered, message
        self.socket.send(msgspec.json.encode(message))

    def ask(self, **message: Any) -> Future[None]:
        """Send a command, and return what can be awaited."""
        answer: Future[None] = Future()
        self.send(lambda: answer.set_result(None), **message)
        return answer

    def hear(self, text: bytes) -> None:
        """Take a message; the letter behind ``{"type":"`` tells them apart."""
        kind = text[9:10]
        if kind == b"e":
            self._hear_events(text)
        elif kind in (b"a", b"w"):
            self._hear_answer(messages.read_answer(text).id or "")
        elif kind == b"v":
            self._hear_view(messages.read_view(text))
        elif kind == b"r":
            self._hear_refusal(messages.read_answer(text))
        elif kind == b"b":
            self._table.fail(f"bye: {messages.read_bye(text).reason}")
        elif kind not in (b"c", b"p"):
            self._table.fail(f"unknown message: {text[:20].decode()}")

    def _hear_answer(self, command_id: str) -> None:
        asked = self._asked.pop(command_id, None)
        if asked is None:
            self._table.fail("an answer to nothing")
        else:
            answered, _ = asked
            answered()

    def _hear_refusal(self, answer: messages.Answer) -> None:
        codes = [violation.code for violation in answer.violations]
        what = " ".join(filter(None, ("refused:", answer.code, answer.detail, *codes)))
        _, sent = self._asked.get(answer.id or "", (None, None))
        self._table.fail(what, seat=self.seat, seen=self.seq, rack=self.rack, sent=sent)

    def lost(self) -> None:
        """Hear that the connection ended."""
        self._table.fail("disconnected")

    def _hear_events(self, text: bytes) -> None:
        table = self._table
        if table.mover is self:
            told = messages.read_events(text).events
            for each in told:
                table.fold(each.seq, each.event, self)
            self._turns_heard += sum(each.event.type in TURNS for each in told)
            self.seq = told[-1].seq
        else:
            glances = messages.read_glances(text).events
            for glance in glances:
                if glance.event.type in TURNS:
                    table.seen(self._turns_heard)
                    self._turns_heard += 1
            self.seq = glances[-1].seq
        table.consider()

    def _hear_view(self, view: messages.View) -> None:
        self.seq = view.seq
        if view.round is not None:
            self.rack = view.round.rack
            self._table.take_view(view.seq, view.table.phase, view.round)
            self._do_as_everyone(view.table, view.round)
        self._table.consider()

    def _do_as_everyone(self, table: messages.TableView, current: messages.RoundView) -> None:
        """Send a salt, or be ready for the next round; once."""
        now = (table.match, len(table.rounds), table.phase)
        if now == self._said:
            return
        command_id = ".".join(map(str, now))
        if table.phase == "salting" and self.seat not in current.salted:
            self._said = now
            self.send(_nothing, type="salt", id=command_id, salt=f"{self.seat:02x}")
        elif table.phase == "between" and self.seat not in table.wants_next:
            self._said = now
            self.send(_nothing, type="ready", id=command_id)


class Table:
    """What lies there, whose turn it is, and the turn that they will make."""

    def __init__(self, crowd: Crowd, chance: Random, ahead: int) -> None:
        self.id = ""
        self.players = [Player(self, seat) for seat in range(SEATS)]
        self.in_play: Future[None] = Future()
        """Done when the first turn is to be made at a time that others choose."""
        self.mover: Player | None = None
        """Whose turn is on its way to the server."""
        self._crowd = crowd
        self._chance = chance
        self._ahead = ahead
        """Turns made one after the other before the table waits for others to say when."""
        self._due: list[float] = []
        """When each turn that was sent should have been."""
        self._next: dict[str, Any] | None = None
        self._failed = False
        self._phase = ""
        self._seq = 0
        self._sets: list[list[str]] = []
        self._opened: list[bool] = []
        self._pool = 0
        self._to_move = 0

    def turn(self, due: float) -> None:
        """Send the turn that was thought out."""
        assert self._next is not None
        command, self._next = self._next, None
        self.mover = self.players[self._to_move]
        self._due.append(due)
        self.mover.send(self._acknowledged, **command)

    def _acknowledged(self) -> None:
        self.mover = None
        self._crowd.acknowledged(self._due[-1])
        self.consider()

    def seen(self, number: int) -> None:
        """Note that another player saw the turn with this number."""
        if number < len(self._due):
            self._crowd.seen(self._due[number])
        else:
            self.fail("a turn that nobody made")

    def fail(self, what: str, **evidence: Any) -> None:
        """Note what went wrong, and play no further here."""
        self._failed = True
        if evidence:
            evidence |= {
                "table": self.id,
                "phase": self._phase,
                "seq": self._seq,
                "sets": self._sets,
                "opened": self._opened,
                "pool": self._pool,
                "to move": self._to_move,
                "everyone has seen": [player.seq for player in self.players],
            }
        self._crowd.failed(what, json.dumps(evidence) if evidence else "")

    def fold(self, seq: int, event: messages.Event, mover: Player) -> None:
        """Go on by one event, as its mover was told it."""
        self._fold_into_rack(event, mover)
        if seq <= self._seq:
            # Another server has told another player of it first, with the whole view.
            return
        self._seq = seq
        if event.type not in TURNS:
            return
        if event.type == "played":
            self._sets = event.table
            self._opened[mover.seat] = True
        elif event.type == "drew":
            self._pool -= 1
        elif event.type == "timed_out":
            self.fail("timed out")
        self._to_move = (mover.seat + 1) % SEATS

    def _fold_into_rack(self, event: messages.Event, mover: Player) -> None:
        if event.type == "played":
            laid = {tile for each in event.table for tile in each}
            mover.rack = [tile for tile in mover.rack if tile not in laid]
        elif event.type == "drew":
            mover.rack.append(event.tile)

    def take_view(self, seq: int, phase: str, current: messages.RoundView) -> None:
        """Take how things stand from the newest view that anyone got."""
        if seq < self._seq:
            return
        self._seq, self._phase = seq, phase
        self._sets, self._opened, self._pool = current.table, current.opened, current.pool
        if current.to_move is not None:
            self._to_move = current.to_move

    def consider(self) -> None:
        """Think the next turn out as soon as its player knows all that happened."""
        if self._phase != "playing" or self.mover or self._next or self._failed:
            return
        player = self.players[self._to_move]
        if player.seq < self._seq:
            return
        number = len(self._due)
        self._next = {"id": f"t{number}", "seen": player.seq, **self._think(player)}
        if number < self._ahead:
            self.turn(perf_counter())
            return
        if not self.in_play.done():
            self.in_play.set_result(None)
        self._crowd.ready(self)

    def _think(self, player: Player) -> dict[str, Any]:
        if RULES.must_play(self._pool) or self._chance.random() < PLAY_SHARE:
            table = tuple(tuple(TILES[tile] for tile in laid) for laid in self._sets)
            rack = tuple(TILES[tile] for tile in player.rack)
            best = best_turn(Position(table, rack, self._opened[player.seat], RULES)).turn
            if isinstance(best, Play):
                return {
                    "type": "play",
                    "table": _texts(best.table),
                    "opening": _texts(best.opening),
                }
        return {"type": "draw" if self._pool else "pass"}


def _texts(sets: tuple[tuple[Any, ...], ...]) -> list[list[str]]:
    return [[str(tile) for tile in laid] for laid in sets]


def _nothing() -> None:
    pass
