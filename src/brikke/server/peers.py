"""Peers: keeps up with the other servers, by their hints and by polling the store."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from brikke.server.fanout import CrowdMoved, Gap, GuestChanged, HandMoved, Hint, LogGrew
from brikke.server.room import Room
from brikke.server.rooms import Rooms
from brikke.server.store import GuestChange, TableStatus

OVERLAP_MS: Final = 5_000
"""Each poll overlaps the previous one by this much: clocks and commits may differ."""

Start = Callable[[Coroutine[Any, Any, None], str], None]
"""Starts a task for a table id in the background, and logs its errors."""


class Peers:
    """Keeps the rooms of this process up to date with the writes of other servers."""

    def __init__(self, server: str, rooms: Rooms, start: Start) -> None:
        self._server = server
        self._rooms = rooms
        self._start = start
        self.may_have_missed_hints = True
        """Whether hints may have been missed, so that the next poll must not wait."""
        self._guests_since = rooms.store.now()
        self._guests_known: set[GuestChange] = set()

    def on_hint(self, hint: Hint) -> None:
        """Handle a hint of another server: look at once at what it mentions."""
        self._rooms.metrics.hints.labels(type(hint).__name__).inc()
        match hint:
            case LogGrew(table_id, seq):
                room = self._rooms.by_id.get(table_id)
                if room and room.audience.listeners and room.seq < seq:
                    self._start(room.catch_up(seq), table_id)
            case CrowdMoved(table_id):
                room = self._rooms.by_id.get(table_id)
                if room and room.audience.listeners:
                    self._start(room.refresh_presence(), table_id)
            case GuestChanged(guest, forgotten):
                self._start(self._rooms.refresh_guests({guest: forgotten}), "")
            case HandMoved(table_id):
                room = self._rooms.by_id.get(table_id)
                if room:
                    room.show_hand(hint)
            case Gap():
                self.may_have_missed_hints = True

    async def poll(self) -> None:
        """Find changes by other servers that no hint has mentioned."""
        self.may_have_missed_hints = False
        rooms = self._rooms.by_id.values()
        # Counted before the query: a connection made meanwhile must not look like a missing one.
        listening = {room: len(room.audience.listeners) for room in rooms}
        listening = {room: count for room, count in listening.items() if count}
        found = await self._rooms.store.table_statuses(self._server) if listening else {}
        for room, count in listening.items():
            self._compare(room, count, found.get(room.id))
        await self._poll_guests()

    def _compare(self, room: Room, listening: int, found: TableStatus | None) -> None:
        if found is None or found.connections_here < listening:
            self._start(self._rooms.record_connections(room, self._server), room.id)
            return
        if found.last > room.seq:
            self._start(room.catch_up(found.last), room.id)
        if room.has_listener_marked_away or found.connections != room.connection_count:
            self._start(room.refresh_presence(), room.id)

    async def _poll_guests(self) -> None:
        """Find guests whom another server renamed or forgot."""
        store = self._rooms.store
        since, self._guests_since = self._guests_since, store.now() - OVERLAP_MS
        changed = set(await store.changed_guests(since))
        news = {each.id: each.forgotten for each in changed - self._guests_known}
        self._guests_known = changed
        if news:
            self._start(self._rooms.refresh_guests(news), "")
