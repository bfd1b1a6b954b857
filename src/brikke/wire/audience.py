"""Audience: broadcasts to the listeners of one table, each message redacted for its seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol, get_args

from brikke.game.events import TurnEvent
from brikke.live import LiveTable, Logged, redact_log
from brikke.live.events import (
    BotJoined,
    Came,
    ClockMoved,
    HandedOver,
    HostChanged,
    Joined,
    Left,
    LogEvent,
    NextAsked,
    Reacted,
    SaltSent,
    StoodIn,
    Went,
)
from brikke.wire import PROTOCOL
from brikke.wire import server as say
from brikke.wire.appearance import NOBODY, Profile, appearances
from brikke.wire.client import Hello
from brikke.wire.convert import clock_of, view_of
from brikke.wire.events import to_wire

TAIL: Final = 200
"""A client that missed more events than this gets the whole view instead."""
CROWD: Final = 32
"""With more spectators than this, arrivals and departures are not announced."""
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
"""Events that clients apply by themselves; after any other event they get the whole view."""


@dataclass(frozen=True, slots=True)
class Attendance:
    """What listeners learn of people besides the log: profiles by guest, number of spectators."""

    profiles: Mapping[str, Profile]
    watching: int
    ratings: Mapping[str, say.ShownRating] = field(default_factory=dict)
    """Ratings for this table, by :attr:`Player.rated_as`."""


class Listener(Protocol):
    """A connection of a guest who plays or watches."""

    id: str
    guest: str
    address: str
    """What tells the addresses of one table apart; empty if nothing is known."""

    def send(self, message: bytes) -> None:
        """Send a message."""
        ...

    def send_bye(self, reason: str, retry: int | None) -> None:
        """Send a last message and close."""
        ...


class Audience:
    """The listeners of one table."""

    def __init__(self, table_id: str) -> None:
        self._table_id = table_id
        self.listeners: set[Listener] = set()
        self._watching = 0
        """The number of spectators that was announced last."""

    def welcome(
        self,
        listener: Listener,
        hello: Hello,
        live_table: LiveTable,
        attendance: Attendance,
        now: int,
    ) -> None:
        """Add a listener, and send it the whole view or the events it has missed."""
        self.listeners.add(listener)
        seat = live_table.seat_of(listener.guest)
        listener.send(_json(say.Welcome(hello.id, PROTOCOL, seat, live_table.seq)))
        missed = _missed(live_table, hello.since)
        if missed:
            listener.send(_Told(missed).to(seat))
        if missed is None or _needs_view(missed):
            listener.send(self._view(live_table, seat))
        listener.send(_presence(live_table, attendance))
        listener.send(_json(clock_of(live_table, now)))

    def broadcast(
        self, live_table: LiveTable, new: Sequence[Logged], attendance: Attendance, now: int
    ) -> None:
        """Send new events to every listener, redacted for its seat; instead of many, the view."""
        closing: list[bytes] = []
        if concerns_seats(new):
            closing.append(_presence(live_table, attendance))
            self._watching = attendance.watching
        if any(not isinstance(each.event, Reacted | SaltSent) for each in new):
            closing.append(_json(clock_of(live_table, now)))
        # A server that stood still reads very many at once: too long a message for a client.
        told = _Told(new) if len(new) <= TAIL else None
        needs_view = told is None or _needs_view(new)
        by_seat: dict[int | None, list[bytes]] = {}
        seats = _seats(live_table)
        for listener in tuple(self.listeners):
            seat = seats.get(listener.guest)
            if seat not in by_seat:
                views = [self._view(live_table, seat)] if needs_view else []
                events = [told.to(seat)] if told else []
                by_seat[seat] = [*events, *views, *closing]
            for message in by_seat[seat]:
                listener.send(message)

    def start_over(self, live_table: LiveTable, attendance: Attendance, now: int) -> None:
        """Send the whole view to every listener: events that they know are lost."""
        self._watching = attendance.watching
        presence, clock = _presence(live_table, attendance), _json(clock_of(live_table, now))
        for listener in tuple(self.listeners):
            listener.send(self._view(live_table, live_table.seat_of(listener.guest)))
            listener.send(presence)
            listener.send(clock)

    def send_presence(self, live_table: LiveTable, attendance: Attendance) -> None:
        """Send the players of all seats and the number of spectators to everyone."""
        message = _presence(live_table, attendance)
        self._watching = attendance.watching
        for listener in tuple(self.listeners):
            listener.send(message)

    def send_arrangement(
        self, live_table: LiveTable, seat: int, table: Sequence[Sequence[str]]
    ) -> None:
        """Show to all others how a player rearranges the table."""
        sets = [list(laid) for laid in table]
        message, seats = _json(say.Arranged(seat, live_table.changed, sets)), _seats(live_table)
        for listener in tuple(self.listeners):
            if seats.get(listener.guest) != seat:
                listener.send(message)

    def _view(self, live_table: LiveTable, seat: int | None) -> bytes:
        return _json(view_of(self._table_id, live_table, seat))

    def spectators_changed(self, watching: int) -> bool:
        """Return whether to announce a number of spectators: it is new, and not too large.

        With many spectators, everyone would be told about everyone.
        """
        return watching != self._watching and watching <= CROWD


def concerns_seats(new: Sequence[Logged]) -> bool:
    """Return whether the players of the seats must be sent after these events."""
    return any(isinstance(each.event, SEATING) for each in new)


def _seats(live_table: LiveTable) -> dict[str, int]:
    """Return the seat of each guest, for many listeners."""
    return {player.guest: seat for seat, player in enumerate(live_table.players) if player.guest}


def _presence(live_table: LiveTable, attendance: Attendance) -> bytes:
    looks = appearances(
        [(player.guest, player.bot) for player in live_table.players],
        attendance.profiles,
        {
            seat: player.successor_of
            for seat, player in enumerate(live_table.players)
            if player.successor_of is not None
        },
    )
    seats = [
        say.Seat(
            name=attendance.profiles.get(player.guest or "", NOBODY).name,
            bot=player.bot,
            program=player.program,
            stand_in=player.stand_in,
            here=player.here,
            host=player.guest is not None and player.guest == live_table.host,
            face=look.face,
            colour=look.colour,
            rating=attendance.ratings.get(player.rated_as),
        )
        for player, look in zip(live_table.players, looks, strict=True)
    ]
    return _json(say.Presence(seats, attendance.watching))


def _missed(live_table: LiveTable, since: int | None) -> list[Logged] | None:
    """Return the events after a number; None if there are too many or the number is unknown."""
    if since is None or not live_table.seq - TAIL <= since <= live_table.seq:
        return None
    return live_table.log[since:]


def _needs_view(new: Sequence[Logged]) -> bool:
    return any(not isinstance(each.event, FOLDED_BY_CLIENTS) for each in new)


class _Told:
    """New events as messages, encoded once for all listeners who may see the same of them."""

    def __init__(self, new: Sequence[Logged]) -> None:
        self._new = new
        self._public = _redacted(new, None)
        self._to_all: bytes | None = None

    def to(self, seat: int | None) -> bytes:
        """Return the message for a seat, or for a spectator."""
        seen = _redacted(self._new, seat)
        if seen != self._public:
            return self._encode(seen)
        if self._to_all is None:
            self._to_all = self._encode(self._public)
        return self._to_all

    def _encode(self, seen: Sequence[LogEvent]) -> bytes:
        numbered = [
            say.NumberedEvent(each.seq, each.at, to_wire(event))
            for each, event in zip(self._new, seen, strict=True)
        ]
        return _json(say.Events(numbered))


def _redacted(new: Sequence[Logged], seat: int | None) -> list[LogEvent]:
    return [redact_log(each.event, seat) for each in new]


_json = say.encode
