"""Who listens at a table in this process, and what each of them is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Protocol, get_args

from brikke.events import TurnEvent
from brikke.play import LiveTable, Logged, redact_log
from brikke.play.events import (
    BotJoined,
    Came,
    HandedOver,
    HostChanged,
    Joined,
    Left,
    Reacted,
    SaltSent,
    StoodIn,
    Went,
)
from brikke.server.wire import PROTOCOL
from brikke.server.wire import server as say
from brikke.server.wire.client import Hello
from brikke.server.wire.convert import clock_of, round_view, table_view
from brikke.server.wire.events import to_wire

TAIL: Final = 200
"""Who missed more than so many events gets the whole view instead."""
CROWD: Final = 32
"""Up to so many spectators everyone is told when one comes or goes."""
SEATING: Final = (Joined, BotJoined, Left, HandedOver, HostChanged, Came, Went, StoodIn)
FOLDED_BY_CLIENTS: Final = (*get_args(TurnEvent), Came, Went, StoodIn, Reacted, SaltSent)
"""What a client can follow by itself; after anything else it is sent the whole view."""

Names = Mapping[str, str]


class Listener(Protocol):
    """Someone who watches or plays: knows who they are, and takes messages."""

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
        self._watching = 0
        """How many spectators were told of last."""

    def greet(
        self, listener: Listener, hello: Hello, table: LiveTable, names: Names, now: int
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
        listener.send(self._presence(table, names))
        listener.send(_json(clock_of(table, now)))

    def tell(self, table: LiveTable, new: Sequence[Logged], names: Names, now: int) -> None:
        """Tell everyone what happened, each what they may know."""
        closing = [self._presence(table, names)] if concerns_seats(new) else []
        if any(not isinstance(each.event, Reacted | SaltSent) for each in new):
            closing.append(_json(clock_of(table, now)))
        view = _needs_view(new)
        by_seat: dict[int | None, list[bytes]] = {}
        for listener in tuple(self.listeners):
            seat = table.seat_of(listener.guest)
            if seat not in by_seat:
                views = [self._view(table, seat)] if view else []
                by_seat[seat] = [_events(new, seat), *views, *closing]
            for message in by_seat[seat]:
                listener.send(message)

    def tell_names(self, table: LiveTable, names: Names) -> None:
        """Tell everyone who sits where."""
        message = self._presence(table, names)
        self._watching = self._count_watching(table)
        for listener in tuple(self.listeners):
            listener.send(message)

    def _view(self, table: LiveTable, seat: int | None) -> bytes:
        view = say.View(table.seq, seat, table_view(self._table_id, table), round_view(table, seat))
        return _json(view)

    def _presence(self, table: LiveTable, names: Names) -> bytes:
        seats = [
            say.Seat(
                name=names.get(player.guest, "") if player.guest else "",
                bot=player.bot,
                stand_in=player.stand_in,
                here=player.here,
                host=player.guest is not None and player.guest == table.host,
            )
            for player in table.players
        ]
        return _json(say.Presence(seats, self._count_watching(table)))

    def _count_watching(self, table: LiveTable) -> int:
        return sum(table.seat_of(each.guest) is None for each in self.listeners)

    def crowd_changed(self, table: LiveTable) -> bool:
        """Return whether the number of spectators is other than was told, in a small crowd.

        In a large one everyone would hear of everyone.
        """
        watching = self._count_watching(table)
        return watching != self._watching and watching <= CROWD


def concerns_seats(new: Sequence[Logged]) -> bool:
    """Return whether names have to be told after these events."""
    return any(isinstance(each.event, SEATING) for each in new)


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
