"""Who listens at a table in this process, and what each of them is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, get_args

from brikke.game.events import State, TurnEvent
from brikke.live import LiveTable, Logged, redact_log
from brikke.live.events import (
    BotJoined,
    Came,
    ClockMoved,
    HandedOver,
    HostChanged,
    Joined,
    Left,
    NextAsked,
    Reacted,
    SaltSent,
    StoodIn,
    Went,
)
from brikke.server.sight import Sight
from brikke.server.wire import PROTOCOL
from brikke.server.wire import server as say
from brikke.server.wire.client import Hello
from brikke.server.wire.convert import clock_of, round_seen, table_view
from brikke.server.wire.events import to_wire

TAIL: Final = 200
"""Who missed more than so many events gets the whole view instead."""
CROWD: Final = 32
"""Up to so many spectators everyone is told when one comes or goes."""
SEATING: Final = (Joined, BotJoined, Left, HandedOver, HostChanged, Came, Went, StoodIn)
FOLDED_BY_CLIENTS: Final = (
    *get_args(TurnEvent),
    Came,
    Went,
    StoodIn,
    Reacted,
    SaltSent,
    NextAsked,
    ClockMoved,
)
"""What a client can follow by itself; after anything else it is sent the whole view."""


@dataclass(frozen=True, slots=True)
class Company:
    """What is told of people besides the log: the names of those with a seat, and a number."""

    names: Mapping[str, str]
    watching: int


class Listener(Protocol):
    """Someone who watches or plays: knows who they are, and takes messages."""

    id: str
    guest: str

    def send(self, message: bytes) -> None:
        """Take a message."""
        ...

    def farewell(self, reason: str, retry: int | None) -> None:
        """Take a last message."""
        ...


class Audience:
    """The connections to one table."""

    def __init__(self, table_id: str) -> None:
        self._table_id = table_id
        self.listeners: set[Listener] = set()
        self._sights: dict[int | None, Sight] = {}
        self._watching = 0
        """How many spectators were told of last."""

    def greet(
        self, listener: Listener, hello: Hello, table: LiveTable, about: Company, now: int
    ) -> None:
        """Tell a listener who just came all that they may know, or all that they missed."""
        self.listeners.add(listener)
        seat = table.seat_of(listener.guest)
        listener.send(_json(say.Welcome(hello.id, PROTOCOL, seat, table.seq)))
        missed = _missed(table, hello.since)
        if missed:
            listener.send(_events(missed, seat))
        if missed is None or _needs_view(missed):
            listener.send(self._view(table, seat))
        listener.send(_presence(table, about))
        listener.send(_json(clock_of(table, now)))

    def tell(self, table: LiveTable, new: Sequence[Logged], about: Company, now: int) -> None:
        """Tell everyone what happened, each what they may know."""
        closing: list[bytes] = []
        if concerns_seats(new):
            closing.append(_presence(table, about))
            self._watching = about.watching
        if any(not isinstance(each.event, Reacted | SaltSent) for each in new):
            closing.append(_json(clock_of(table, now)))
        view = _needs_view(new)
        by_seat: dict[int | None, list[bytes]] = {}
        for listener in tuple(self.listeners):
            seat = table.seat_of(listener.guest)
            if seat not in by_seat:
                # A little with every event, so that nobody waits when the whole is asked for.
                self._look(table, seat)
                views = [self._view(table, seat)] if view else []
                by_seat[seat] = [_events(new, seat), *views, *closing]
            for message in by_seat[seat]:
                listener.send(message)

    def tell_names(self, table: LiveTable, about: Company) -> None:
        """Tell everyone who sits where, and how many watch."""
        message = _presence(table, about)
        self._watching = about.watching
        for listener in tuple(self.listeners):
            listener.send(message)

    def _view(self, table: LiveTable, seat: int | None) -> bytes:
        seen = self._look(table, seat)
        shown = round_seen(table, seat, seen) if seen else None
        return _json(say.View(table.seq, seat, table_view(self._table_id, table), shown))

    def _look(self, table: LiveTable, seat: int | None) -> State | None:
        if seat not in self._sights:
            self._sights[seat] = Sight(seat)
        return self._sights[seat].of(table.round_events())

    def crowd_changed(self, watching: int) -> bool:
        """Return whether the number of spectators is other than was told, in a small crowd.

        In a large one everyone would hear of everyone.
        """
        return watching != self._watching and watching <= CROWD


def concerns_seats(new: Sequence[Logged]) -> bool:
    """Return whether names have to be told after these events."""
    return any(isinstance(each.event, SEATING) for each in new)


def _presence(table: LiveTable, about: Company) -> bytes:
    seats = [
        say.Seat(
            name=about.names.get(player.guest, "") if player.guest else "",
            bot=player.bot,
            stand_in=player.stand_in,
            here=player.here,
            host=player.guest is not None and player.guest == table.host,
        )
        for player in table.players
    ]
    return _json(say.Presence(seats, about.watching))


def _missed(table: LiveTable, since: int | None) -> list[Logged] | None:
    """Return the events after a number; None if they are too many, or the number is unheard of."""
    if since is None or not table.seq - TAIL <= since <= table.seq:
        return None
    return table.log[since:]


def _needs_view(new: Sequence[Logged]) -> bool:
    return any(not isinstance(each.event, FOLDED_BY_CLIENTS) for each in new)


def _events(new: Sequence[Logged], seat: int | None) -> bytes:
    numbered = [
        say.NumberedEvent(each.seq, each.at, to_wire(redact_log(each.event, seat))) for each in new
    ]
    return _json(say.Events(numbered))


_json = say.encode
