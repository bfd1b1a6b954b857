"""Connection: one WebSocket to a table, from ``hello`` to its end."""

from __future__ import annotations

import asyncio
from asyncio import sleep as pause
from contextlib import suppress
from math import ceil
from time import perf_counter
from typing import Any, Final, cast

from litestar import WebSocket
from litestar.connection.base import empty_receive, empty_send

from brikke.live import Refusal, RefusalCode
from brikke.server.background.scheduler import Scheduler
from brikke.server.limits import BOT_BYTES, COMMAND_BYTES, ConnectionLimits, TooOften
from brikke.server.logs import fingerprint, logger, note_sampled
from brikke.server.store import Unavailable
from brikke.server.tables.rooms import Caller, Rooms
from brikke.server.transport import outgoing_of
from brikke.wire import SUBPROTOCOL, client
from brikke.wire import server as say
from brikke.wire.client import FromClient, decode_message, id_in
from brikke.wire.convert import command_of, read_play, violations_of
from brikke.wire.tokens import hash_of

HELLO_SECONDS: Final = 10
CLOSE_SECONDS: Final = 5
MAX_UNSENT: Final = 1024 * 1024
"""The bytes that may wait for a slow client before it is disconnected."""
MAX_MALFORMED: Final = 10
MAX_QUESTIONS: Final = 4
"""The checks and hints that one connection may have in progress."""
MAX_PAUSE: Final = 2.0
"""The most seconds for which a connection is not read after a command too many."""
MAX_LOGGED: Final = 200
RETRY_MS: Final = 1000


class _Ended(Exception):  # noqa: N818 - reads as what it is
    """The connection is over."""


class Connection:
    """A WebSocket connection: receives commands, sends messages."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        table_id: str,
        rooms: Rooms,
        scheduler: Scheduler,
        limits: ConnectionLimits,
    ) -> None:
        self.id = limits.id
        self.guest = ""
        self.address = hash_of(f"{table_id} {limits.address}")[:16]
        """Tells the addresses of one table apart, and nothing else."""
        self._socket = socket
        self._table_id = table_id
        self._rooms = rooms
        self._scheduler = scheduler
        self._limits = limits
        self._outgoing = outgoing_of(cast("dict[str, Any]", socket.scope))
        self._unsent: list[bytes] = []
        self._flushes_soon = False
        self._only_listens = True
        """Whether it has said nothing but ``hello``: those who play come before those who watch."""
        self._accepted = False
        self._loop = asyncio.get_running_loop()
        self._over = self._loop.create_future()
        """Done when nothing more is to be said."""
        self._malformed = 0
        self._questions: set[asyncio.Task[None]] = set()

    def send(self, message: bytes) -> None:
        """Send a message in a moment, together with others that follow at once."""
        self._unsent.append(message)
        if not self._accepted or self._flushes_soon:
            return
        if not self._only_listens:
            self._flushes_soon = True
            self._loop.call_soon(self._flush)
        elif len(self._unsent) == 1:
            self._rooms.to_listeners.add(self._flush)

    def _flush(self) -> None:
        """Write all messages in one piece; a client that does not read is disconnected."""
        messages, self._unsent, self._flushes_soon = self._unsent, [], False
        if messages:
            self._outgoing.send_texts(messages)
            if self._outgoing.unsent_bytes > MAX_UNSENT:
                self._outgoing.abort()

    def send_bye(self, reason: str, retry: int | None) -> None:
        """Send ``bye`` and close."""
        self.send(say.encode(say.Bye(reason, retry)))
        if not self._over.done():
            self._over.set_result(None)

    async def run(self) -> None:
        """Serve the connection until either side closes it, if the limits allow it."""
        try:
            await self._limits.open()
            await self._serve()
        except TooOften as error:
            await self._reject("too-often", ceil(error.seconds * 1000))
        finally:
            await asyncio.shield(self._limits.close())
            # The socket's own functions refer to it: a cycle, which takes a full collection.
            self._socket.receive, self._socket.send = empty_receive, empty_send

    async def _reject(self, reason: str, retry: int | None) -> None:
        # A browser closes a connection whose subprotocol it did not ask for.
        known = SUBPROTOCOL in self._socket.scope.get("subprotocols", ())
        await self._accept(SUBPROTOCOL if known else None)
        self.send_bye(reason, retry)
        await self._close()

    async def _accept(self, subprotocol: str | None) -> None:
        await self._socket.accept(subprotocols=subprotocol)
        self._accepted = True
        self._flush()

    async def _serve(self) -> None:
        if SUBPROTOCOL not in self._socket.scope.get("subprotocols", ()):
            await self._reject("protocol", None)
            return
        await self._accept(SUBPROTOCOL)
        reading = asyncio.create_task(self._read())
        try:
            await asyncio.wait({reading, self._over}, return_when=asyncio.FIRST_COMPLETED)
            # Behind the last messages, which must still be sent, above all a refusal.
            await self._close()
        finally:
            tasks = (reading, *self._questions)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await asyncio.shield(self._leave())

    async def _close(self) -> None:
        self._flush()
        # Whatever goes wrong, the connection is over; above all the client may have left.
        with suppress(Exception):
            async with asyncio.timeout(CLOSE_SECONDS):
                await self._socket.close()

    async def _read(self) -> None:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                await self._hello()
            while True:
                await self._next_command()
        except TimeoutError:
            # The client may have been in time, and this server stood still.
            self.send_bye("no-hello", RETRY_MS)
        except TooOften as error:
            self.send_bye("too-often", ceil(error.seconds * 1000))
        except _Ended:
            pass
        except Exception as error:
            self._fail(error)

    def _fail(self, error: Exception) -> None:
        """Log an unexpected error, and ask the client to reconnect."""
        if isinstance(error, Unavailable):
            self._rooms.database_lost(error)
        else:
            logger.error("connection failed", exc_info=error, extra={"told": {"visit": self.id}})
        self.send_bye("trouble", RETRY_MS)

    async def _hello(self) -> None:
        message = await self._receive()
        while message is None:
            message = await self._receive()
        try:
            if not isinstance(message, client.Hello):
                raise Refusal(RefusalCode.MALFORMED, "say hello first")
            await self._enter(message)
        except Refusal as refusal:
            self._refuse(message.id, refusal)
            self.send_bye("refused", None)
            raise _Ended from None

    async def _enter(self, hello: client.Hello) -> None:
        guest = await self._rooms.store.guest_of(hash_of(hello.token))
        if guest is None:
            raise Refusal(RefusalCode.BAD_TOKEN)
        if guest.program:
            await self._rooms.check_bot(guest.id)
        await self._limits.enter(guest.id)
        room = await self._rooms.existing_room(self._table_id)
        self.guest = await self._rooms.seated_as(room, guest)
        await self._rooms.check_may_watch(room, self.guest)
        self._rooms.seen.add(guest.id)
        await self._scheduler.beat_if_stale()
        await self._rooms.store.add_connection(
            self.id, self._table_id, self.guest, self._scheduler.server, self.address
        )
        await room.reconcile_presence()
        await room.welcome(self, hello)
        self._rooms.metrics.connections.labels("new" if hello.since is None else "again").inc()

    async def _leave(self) -> None:
        if not self.guest:
            return
        room = self._rooms.room(self._table_id)
        room.audience.listeners.discard(self)
        if self._rooms.closing:
            # Clients reconnect in a moment; the next server notices those who do not.
            return
        try:
            await self._rooms.store.remove_connections([self.id])
            await room.refresh_presence()
        except Unavailable as error:
            self._rooms.unrecorded_departures[self.id] = self._table_id
            self._rooms.database_lost(error)

    async def _next_command(self) -> None:
        message = await self._receive()
        self._only_listens = False
        if message is None:
            return
        try:
            await self._limits.command()
        except TooOften as error:
            self._refuse(message.id, Refusal(RefusalCode.TOO_OFTEN))
            # The client's next commands wait in the network, and cost nothing here.
            await pause(min(error.seconds, MAX_PAUSE))
            return
        if isinstance(message, (client.Check, client.Hint)):
            self._ask(message)
            return
        begun = perf_counter()
        try:
            await self._scheduler.beat_if_stale()
            self.send(await self._answer(message))
            if not isinstance(message, client.Arrange):
                bots = self._rooms.bots_at(self._table_id)
                self._limits.stored(COMMAND_BYTES + bots * BOT_BYTES)
        except Refusal as refusal:
            self._refuse(message.id, refusal)
        finally:
            self._rooms.metrics.time_command(type(message), perf_counter() - begun)

    async def _answer(self, message: FromClient) -> bytes:
        if isinstance(message, client.Hello):
            raise Refusal(RefusalCode.MALFORMED, "hello was said already")
        if isinstance(message, client.Arrange):
            return await self._rooms.arrange(self._table_id, self.guest, message)
        command = command_of(message)
        return await self._rooms.command(self._table_id, self._caller, message.id, command)

    @property
    def _caller(self) -> Caller:
        return Caller(self.guest, self._limits.address)

    def _ask(self, message: client.Check | client.Hint) -> None:
        """Answer a question concurrently: commands must not wait for it."""
        if len(self._questions) >= MAX_QUESTIONS:
            self._refuse(message.id, Refusal(RefusalCode.BUSY))
            return
        task = asyncio.create_task(self._answer_question(message))
        self._questions.add(task)
        task.add_done_callback(self._questions.discard)

    async def _answer_question(self, message: client.Check | client.Hint) -> None:
        try:
            self.send(say.encode(await self._answer_to(message)))
        except Refusal as refusal:
            self._refuse_question(message.id, refusal)
        except Exception as error:
            self._fail(error)

    def _refuse_question(self, message_id: str, refusal: Refusal) -> None:
        try:
            self._refuse(message_id, refusal)
        except TooOften as error:
            self.send_bye("too-often", ceil(error.seconds * 1000))

    async def _answer_to(self, message: client.Check | client.Hint) -> say.FromServer:
        if isinstance(message, client.Hint):
            return await self._rooms.hint(self._table_id, self._caller, message.id, message.aim)
        turn = read_play(message.table, message.opening)
        found = await self._rooms.check(self._table_id, self._caller, turn)
        return say.Checked(message.id, not found, violations_of(found))

    async def _receive(self) -> FromClient | None:
        """Return the next message; None if it was malformed and refused."""
        event: Any = await self._socket.receive()
        if event["type"] != "websocket.receive":
            raise _Ended
        body = event.get("text")
        body = event.get("bytes") or b"" if body is None else body
        try:
            return decode_message(body)
        except (ValueError, RecursionError) as error:
            self._refuse(id_in(body), Refusal(RefusalCode.MALFORMED, str(error)))
            self._malformed += 1
            if self._malformed >= MAX_MALFORMED:
                self.send_bye("malformed", None)
                raise _Ended from None
            return None

    def _refuse(self, message_id: str | None, refusal: Refusal) -> None:
        """Answer that a command is refused; raise `TooOften` if that happens again and again."""
        self._rooms.metrics.refusals.labels(refusal.code).inc()
        codes = sorted({violation.code for violation in refusal.violations})
        note_sampled(
            "refused",
            refusal.code,
            table=fingerprint(self._table_id),
            visit=self.id,
            code=refusal.code,
            detail=refusal.detail[:MAX_LOGGED],
            violations=codes,
        )
        found = violations_of(refusal.violations)
        self.send(say.encode(say.Refused(message_id, refusal.code, refusal.detail, found)))
        self._limits.refusal()
