"""Connection: the messages between one page and one table, from ``hello`` to the end."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from brikke.errors import InputError
from brikke.live import Refusal, RefusalCode
from brikke.pocket.guests import Guests
from brikke.pocket.store import StorageError
from brikke.pocket.table import PocketTable
from brikke.wire import client
from brikke.wire import server as say
from brikke.wire.client import FromClient, decode_message, id_in
from brikke.wire.convert import command_of, read_arrangement, read_play, violations_of

FULL_RETRY_MS: Final = 5000
"""A page connects again after this time: somebody may have made room."""
OpenTable = Callable[[str], Awaitable[PocketTable]]


class Connection:
    """One page at one table."""

    def __init__(
        self,
        connection_id: str,
        table_id: str,
        open_table: OpenTable,
        guests: Guests,
        send: Callable[[str, str], None],
    ) -> None:
        self.id = connection_id
        self.guest = ""
        self.address = ""
        self._table_id = table_id
        self._open_table = open_table
        self._guests = guests
        self._send = send
        self._table: PocketTable | None = None

    def send(self, message: bytes) -> None:
        """Send a message to the page."""
        self._send(self.id, message.decode())

    def send_bye(self, reason: str, retry: int | None) -> None:
        """Send ``bye``; the page closes."""
        self.send(say.encode(say.Bye(reason, retry)))

    async def receive(self, text: str) -> None:
        """Answer a message."""
        try:
            message = decode_message(text)
        except (ValueError, RecursionError) as error:
            self._refuse(id_in(text), Refusal(RefusalCode.MALFORMED, str(error)))
            return
        try:
            if self._table is None:
                await self._hello(message)
            else:
                self.send(await self._answer(self._table, message))
        except Refusal as refusal:
            self._refuse(message.id, refusal)
            if self._table is None:
                self.send_bye("refused", None)
        except StorageError as error:
            self.send(say.encode(say.Refused(message.id, error.code, str(error), [])))
            if self._table is None:
                self.send_bye("refused", FULL_RETRY_MS if error.code == "storage-full" else None)

    async def close(self) -> None:
        """Leave the table."""
        if self._table is not None:
            await self._table.leave(self)

    async def _hello(self, message: FromClient) -> None:
        if not isinstance(message, client.Hello):
            raise Refusal(RefusalCode.MALFORMED, "say hello first")
        try:
            table = await self._open_table(self._table_id)
        except InputError as error:
            raise Refusal(RefusalCode.UNREADABLE, str(error)) from None
        self.guest = (await self._guests.at_table(message.token, table.live_table)).id
        await table.welcome(self, message)
        self._table = table

    async def _answer(self, table: PocketTable, message: FromClient) -> bytes:
        if isinstance(message, client.Hello):
            raise Refusal(RefusalCode.MALFORMED, "hello was said already")
        if isinstance(message, client.Arrange):
            sets = read_arrangement(message.table)
            return await table.arrange(self.guest, message.id, sets, message.seen)
        if isinstance(message, client.Hint):
            return say.encode(table.hint(self.guest, message.id, message.aim))
        if isinstance(message, client.Check):
            found = table.check(self.guest, read_play(message.table, message.opening))
            return say.encode(say.Checked(message.id, not found, violations_of(found)))
        return await table.command(self.guest, message.id, command_of(message))

    def _refuse(self, message_id: str | None, refusal: Refusal) -> None:
        found = violations_of(refusal.violations)
        self.send(say.encode(say.Refused(message_id, refusal.code, refusal.detail, found)))
