"""The part of a server that watches what the other servers do: it hears hints, and it looks."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from brikke.server.fanout import CrowdMoved, Gap, GuestChanged, Hint, LogGrew
from brikke.server.room import Room
from brikke.server.rooms import Hall
from brikke.server.store import GuestChange, News

OVERLAP_MS: Final = 5_000
"""How far clocks and commits may be apart: so much of the past is looked at once more."""

Start = Callable[[Coroutine[Any, Any, None], str], None]
"""Does something for a table beside everything else, and writes down what goes wrong."""


class Lookout:
    """Keeps the rooms of this process up with the log, whoever writes it."""

    def __init__(self, server: str, hall: Hall, start: Start) -> None:
        self._server = server
        self._hall = hall
        self._start = start
        self.anxious = True
        """Whether hints may have been missed, and looking should not wait."""
        self._guests_since = hall.store.now()
        self._guests_known: set[GuestChange] = set()

    def hear(self, hint: Hint) -> None:
        """Look at once where another server says that there is something new."""
        self._hall.figures.hints.labels(type(hint).__name__).inc()
        match hint:
            case LogGrew(table, seq):
                room = self._hall.rooms.get(table)
                if room and room.audience.listeners and room.seq < seq:
                    self._start(room.catch_up(seq), table)
            case CrowdMoved(table):
                room = self._hall.rooms.get(table)
                if room and room.audience.listeners:
                    self._start(room.recount(), table)
            case GuestChanged(guest, forgotten):
                self._start(self._hall.refresh_guests({guest: forgotten}), "")
            case Gap():
                self.anxious = True

    async def look(self) -> None:
        """Find what other servers did while no hint came."""
        self.anxious = False
        rooms = self._hall.rooms.values()
        # Counted before they are looked up: whoever comes meanwhile is not missing.
        listening = {room: len(room.audience.listeners) for room in rooms}
        listening = {room: count for room, count in listening.items() if count}
        news = await self._hall.store.news(self._server) if listening else {}
        for room, count in listening.items():
            self._compare(room, count, news.get(room.id))
        await self._look_for_guests()

    def _compare(self, room: Room, listening: int, found: News | None) -> None:
        if found is None or found.here < listening:
            self._start(self._hall.announce(room, self._server), room.id)
            return
        if found.last > room.seq:
            self._start(room.catch_up(found.last), room.id)
        if room.overlooks_someone or found.heads != room.heads:
            self._start(room.recount(), room.id)

    async def _look_for_guests(self) -> None:
        """Find guests whom another server renamed or forgot."""
        store = self._hall.store
        since, self._guests_since = self._guests_since, store.now() - OVERLAP_MS
        changed = set(await store.changed_guests(since))
        news = {each.id: each.forgotten for each in changed - self._guests_known}
        self._guests_known = changed
        if news:
            self._start(self._hall.refresh_guests(news), "")
