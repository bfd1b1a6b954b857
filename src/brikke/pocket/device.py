"""A device: all tables on it, the pages that are connected to them, and their questions."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from brikke.live import LogEvent
from brikke.live.continuing import KnownTable, continued_table
from brikke.pocket.connection import Connection
from brikke.pocket.guests import Guests
from brikke.pocket.table import PocketTable, TableContext
from brikke.wire.tokens import new_table_id

MARK = "0"
"""The first letter of a table's id on a device. No table of a server begins with it."""


class Device:
    """Everything that lives as long as the worker of a page."""

    def __init__(self, send: Callable[[str, str], None], context: TableContext) -> None:
        self.store = context.store
        self.guests = Guests(context.store)
        self._send = send
        self._context = context
        self._tables: dict[str, PocketTable] = {}
        self._connections: dict[str, Connection] = {}

    async def connect(self, connection_id: str, table_id: str) -> None:
        """Begin a connection of a page to a table."""
        self._connections[connection_id] = Connection(
            connection_id, table_id, self.table, self.guests, self._send
        )

    async def receive(self, connection_id: str, text: str) -> None:
        """Answer a message of a page."""
        connection = self._connections.get(connection_id)
        if connection is not None:
            await connection.receive(text)

    async def disconnect(self, connection_id: str) -> None:
        """End a connection."""
        connection = self._connections.pop(connection_id, None)
        if connection is not None:
            await connection.close()

    async def create(self, events: Sequence[LogEvent]) -> str:
        """Make a table from its first events and return its id."""
        table_id = MARK + new_table_id()[1:]
        table = PocketTable(table_id, self._context, self.guests)
        await table.create(events)
        self._tables[table_id] = table
        return table_id

    def continue_table(self, known: KnownTable, guest: str) -> Sequence[LogEvent]:
        """Return the first events of a table that goes on where a guest's table has stopped."""
        context = self._context
        return continued_table(known, guest, context.config.dealer, context.random)

    async def table(self, table_id: str) -> PocketTable:
        """Return a table, or raise :class:`Refusal`."""
        table = self._tables.get(table_id)
        if table is None:
            table = PocketTable(table_id, self._context, self.guests)
            await table.open()
            # Another connection may have opened it meanwhile.
            known = self._tables.setdefault(table_id, table)
            if known is not table:
                table.close()
            table = known
        return table

    async def on_append(self, table_id: str) -> None:
        """Read what another page of this device has appended to a table."""
        table = self._tables.get(table_id)
        if table is not None:
            await table.catch_up()

    async def guest_changed(self) -> None:
        """Send new profiles to all who listen."""
        for table in self._tables.values():
            if table.audience.listeners:
                await table.announce_profiles()

    def close(self) -> None:
        """Stop all timers."""
        for table in self._tables.values():
            table.close()
