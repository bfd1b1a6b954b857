"""WebSocket protocol: Uvicorn's, with paced reading; frames of every kind count."""

from __future__ import annotations

import asyncio
from collections.abc import Generator, Iterable
from random import randbytes
from typing import Any, Final

from uvicorn._types import ASGIReceiveEvent
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import State
from websockets.streams import StreamReader

from brikke.server.limits import address_of
from brikke.server.transport.connection_limiter import ConnectionBudget
from brikke.server.transport.frames import ping_frame, text_frame, whole_pong, whole_text
from brikke.server.transport.http_protocol import BUDGET
from brikke.server.transport.outgoing import EXTENSION
from brikke.server.transport.paced_reading import PacedReading

MAX_FRAGMENTS: Final = 64
"""The most fragments of one message; without a maximum, empty ones would fill the memory."""
END_SECONDS: Final = 15.0
"""How long a closed connection may take to read the last messages."""
MOST_WAITING: Final = 2
"""With so many messages that the application has not taken, a connection is not read."""
PING_BYTES: Final = 4
_AT_START: Final = StreamReader.at_eof.__code__


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A connection that was upgraded to a WebSocket."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        shared = {name: value for name, value in app_state.items() if name != BUDGET}
        super().__init__(config, server_state, shared, _loop)
        self._budget: ConnectionBudget = app_state[BUDGET]
        self._reading: PacedReading | None = None
        self._end: asyncio.TimerHandle | None = None
        self._heard = False
        """Whether a message has arrived since the last ping was due."""

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        if self._end is not None:
            self._end.cancel()
        self._budget.leave()
        super().connection_lost(exc)
        # What refers back to this protocol, or to itself, would need a full garbage collection.
        if self._reading is not None:
            self._reading.stop()
            self._reading.let_go()
        self.conn.parser = _ended()

    def data_received(self, data: bytes) -> None:
        """Take what has arrived; first of all the handshake, which was HTTP and was counted."""
        if self._reading is None:
            self._reading = PacedReading(
                self.transport, self._budget, self._parse, self._is_ready, self._give_up
            )
            super().data_received(data)
        elif not self.transport.is_closing():
            self._reading.receive(data)

    def start_keepalive(self) -> None:
        """Begin after the handshake: from now on the real client behind a proxy is known."""
        super().start_keepalive()
        self._budget.address = address_of(self.scope)
        self.loop.call_soon(self._go_on)

    async def run_asgi(self) -> None:
        """Run the application, which may send its messages directly."""
        self.scope["extensions"][EXTENSION] = {"outgoing": self}
        await super().run_asgi()

    @property
    def unsent_bytes(self) -> int:
        """What the client has not read yet, as far as it waits in this process."""
        return self.transport.get_write_buffer_size()

    def send_texts(self, messages: Iterable[bytes]) -> None:
        """Send messages in one piece; nothing happens if the connection is closed or closing."""
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(b"".join(map(text_frame, messages)))

    def abort(self) -> None:
        """End the connection at once."""
        self.transport.abort()

    async def receive(self) -> ASGIReceiveEvent:
        """Return the next message, and read on when the application has taken all of them."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._go_on()
        return message

    def send_keepalive_ping(self) -> None:
        """Ask whether the client is there, unless it has said something meanwhile."""
        self.ping_timer = None
        if self.close_sent or self.transport.is_closing():
            return
        if self._heard or self.ping_timeout is None:
            self._heard = False
            self.schedule_ping()
            return
        # Like Uvicorn's, without a frame of the library.
        self.pending_ping_payload = randbytes(PING_BYTES)
        self.ping_sent_at = self.loop.time()
        self.transport.write(ping_frame(self.pending_ping_payload))
        self.pong_timer = self.loop.call_later(self.ping_timeout, self.keepalive_timeout)

    def keepalive_timeout(self) -> None:
        """Close a connection that answers no ping, also if it reads nothing."""
        super().keepalive_timeout()
        self._end_soon()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """End the connection, also if the client does not read the last messages."""
        super().on_task_complete(task)
        self._end_soon()

    def handle_cont(self, event: Frame) -> None:
        """Collect the fragments of a message."""
        if len(self.frames) >= MAX_FRAGMENTS:
            self._fail(CloseCode.MESSAGE_TOO_BIG, "too many fragments")
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Hand a whole message over, if text is text."""
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "text":
            try:
                text = data.decode()
            except UnicodeDecodeError:
                self._budget.limiter.held_back("invalid")
                self._fail(CloseCode.INVALID_DATA, "not UTF-8")
                return
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
        else:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        # Not for every message, as Uvicorn does: that takes two system calls each.
        if self.queue.qsize() >= MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _parse(self, piece: bytes) -> int:
        if self._is_between_messages():
            if (text := whole_text(piece)) is not None:
                self._heard = True
                self.curr_msg_data_type, self.frames = "text", [text]
                self.send_receive_event_to_app()
                return 1
            if (payload := whole_pong(piece)) is not None:
                self.handle_pong(Frame(Opcode.PONG, payload))
                return 1
        self.conn.receive_data(piece)
        frames = len(self.conn.events)
        if self.conn.parser_exc is not None:
            self.handle_parser_exception()
        else:
            self.handle_events()
        return frames

    def _is_between_messages(self) -> bool:
        """Whether the parser of the library waits for the first frame of a message."""
        conn = self.conn
        if conn.state is not State.OPEN or conn.current_size is not None:
            return False
        waits: Any = conn.parser
        while waits.gi_yieldfrom is not None:
            waits = waits.gi_yieldfrom
        # It waits for any data at all, not for the rest of a frame.
        return waits.gi_code is _AT_START

    def _is_ready(self) -> bool:
        return self.handshake_complete and not self.read_paused and not self.transport.is_closing()

    def _go_on(self) -> None:
        if self._reading is not None and not self.transport.is_closing():
            self._reading.go_on()

    def _give_up(self) -> None:
        self._fail(CloseCode.POLICY_VIOLATION, "too-often")

    def _end_soon(self) -> None:
        if not self.disconnected and self._end is None:
            self._end = self.loop.call_later(END_SECONDS, self.transport.abort)

    def _fail(self, code: CloseCode, reason: str) -> None:
        """Close with a code; at once if the connection is being closed already."""
        if self.conn.state is State.OPEN:
            self.conn.fail(code, reason)
            self.handle_parser_exception()
        elif not self.transport.is_closing():
            self.transport.abort()


def _ended() -> Generator[None]:
    """Parse nothing: whatever still arrives is dropped."""
    while True:
        yield
