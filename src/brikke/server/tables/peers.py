"""Peers: the other servers, whose writes are read after their hints and by polling the store."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from time import monotonic
from typing import Any, Final

from brikke.server.fanout import DraftShared, Gap, GuestChanged, Hint, LogGrew, SpectatorsChanged
from brikke.server.store import GuestChange, TableStatus
from brikke.server.tables.room import Room
from brikke.server.tables.rooms import Rooms

OVERLAP_MS: Final = 5_000
"""Each poll overlaps the previous one by this much: clocks and commits may differ."""
ALONE_SECONDS: Final = 5.0
"""After a longer pause between two polls, logs are polled even if no other server is listed now."""
LOOK_SECONDS: Final = 30.0
"""How often it polls the logs nevertheless: a query for every table in play takes long."""

READ_AT_ONCE: Final = 256
"""The most tables in one query for new events."""

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
        self._polled = self._looked = float("-inf")
        """When the servers, and when the logs, were last looked at; seconds."""
        self._guests_since = rooms.store.now()
        self._guests_known: set[GuestChange] = set()
        self._grown: dict[str, int] = {}
        """Tables of which another server says that they have grown, and how far, until they are
        read."""
        self._reads = False
        """Whether they are being read: what comes meanwhile is read together afterwards."""

    def on_hint(self, hint: Hint) -> None:
        """Handle a hint of another server: look at once at what it mentions."""
        self._rooms.metrics.hints.labels(type(hint).__name__).inc()
        match hint:
            case LogGrew(table_id, seq):
                room = self._rooms.by_id.get(table_id)
                if room and room.audience.listeners and room.seq < seq:
                    self._grown[table_id] = max(seq, self._grown.get(table_id, 0))
                    self._read_soon()
            case SpectatorsChanged(table_id):
                room = self._rooms.by_id.get(table_id)
                if room and room.audience.listeners:
                    self._start(room.refresh_presence(), table_id)
            case GuestChanged(guest, forgotten):
                self._start(self._rooms.refresh_guests({guest: forgotten}), "")
            case DraftShared(table_id):
                room = self._rooms.by_id.get(table_id)
                if room:
                    room.show_draft(hint)
            case Gap():
                self.may_have_missed_hints = True

    async def poll(self) -> None:
        """Find changes by other servers that no hint has mentioned."""
        self.may_have_missed_hints = False
        if await self._must_look():
            await self._look()
        await self._poll_guests()

    def _read_soon(self) -> None:
        if not self._reads:
            self._reads = True
            self._start(self._read_all_grown(), "")

    async def _read_all_grown(self) -> None:
        try:
            while self._grown:
                await self._read_grown()
        finally:
            self._reads = False

    async def _read_grown(self) -> None:
        """Read the new events of tables that have grown, and tell their rooms."""
        some = [(each, self._grown.pop(each)) for each in list(self._grown)[:READ_AT_ONCE]]
        grown = {room: seq for each, seq in some if (room := self._rooms.by_id.get(each))}
        # A room may decide meanwhile, or be told otherwise; it takes what continues its log.
        found = await self._rooms.store.load_new({room.id: room.seq for room in grown})
        for room, seq in grown.items():
            self._start(room.receive_entries(found.get(room.id, ()), seq), room.id)

    async def _must_look(self) -> bool:
        """Return whether another server may have written since the last look.

        A server stays listed for longer than the time between two polls, so one that wrote is seen.
        """
        now = monotonic()
        others = await self._rooms.store.has_other_servers(self._server)
        since, self._polled = now - self._polled, now
        if not others and since < ALONE_SECONDS and now - self._looked < LOOK_SECONDS:
            return False
        self._looked = now
        return True

    async def _look(self) -> None:
        rooms = self._rooms.by_id.values()
        # Counted before the query: a connection made meanwhile must not look like a missing one.
        listening = {room: len(room.audience.listeners) for room in rooms}
        listening = {room: count for room, count in listening.items() if count}
        found = await self._rooms.store.table_statuses(self._server) if listening else {}
        for room, count in listening.items():
            self._compare(room, count, found.get(room.id))

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
