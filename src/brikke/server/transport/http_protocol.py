"""HTTP protocol: Uvicorn's, with time limits for requests and responses, and paced reading."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.config import Config
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from brikke.server.transport.connection_limiter import ConnectionBudget, ConnectionLimiter
from brikke.server.transport.paced_reading import PacedReading

HEADER_SECONDS: Final = 10.0
BODY_SECONDS: Final = 30.0
"""A body has at most 256 KiB."""
UNREAD_SECONDS: Final = 60.0
"""How long a client may leave a response unread."""
MAX_HEADERS: Final = 64 * 1024
CROWDED_SECONDS: Final = 10

_TIMEOUT: Final = b"408 Request Timeout"
_LARGE: Final = b"431 Request Header Fields Too Large"
_OFTEN: Final = b"429 Too Many Requests"


class HttpProtocol(HttpToolsProtocol):
    """A connection that speaks HTTP, until it becomes a WebSocket or ends."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._limiter: ConnectionLimiter = config.limiter  # type: ignore[attr-defined]
        self.budget: ConnectionBudget | None = None
        self._reading: PacedReading | None = None
        self._deadline: asyncio.TimerHandle | None = None
        """The end of the time for the headers or the body that are arriving."""
        self._unread: asyncio.TimerHandle | None = None
        self._messages = 0
        self._awaits_headers = True
        self._header_bytes = 0
        self._upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin, if there are not too many connections."""
        super().connection_made(transport)
        self.budget = self._limiter.admit(self.client[0] if self.client else "")
        if self.budget is None:
            self._refuse(_OFTEN)
            return
        self._reading = PacedReading(
            transport, self.budget, self._parse, self._is_ready, lambda: self._refuse(_OFTEN)
        )
        self.flow = _Flow(transport, self._reading)
        self._set_deadline(HEADER_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._set_deadline(None)
        self._set_unread(None)
        if self.budget is not None:
            self.budget.leave()
        super().connection_lost(exc)
        self._let_go()

    def data_received(self, data: bytes) -> None:
        """Take what has arrived."""
        if self._reading is None or self.transport.is_closing():
            return
        self._unset_keepalive_if_required()
        if self._deadline is None and (self.cycle is None or self.cycle.response_complete):
            self._set_deadline(HEADER_SECONDS)
        self._reading.receive(data)

    def _let_go(self) -> None:
        """Drop what refers back to this protocol: garbage in cycles takes a full collection."""
        if self._reading is not None:
            self._reading.stop()
            self._reading.let_go()
            self._reading = None
        self.flow = None  # type: ignore[assignment]  # as before the connection was made

    def _parse(self, piece: bytes) -> int:
        self._messages = 0
        if self._awaits_headers:
            self._header_bytes += len(piece)
        super().data_received(piece)
        if self._header_bytes > MAX_HEADERS:
            self._refuse(_LARGE)
        return self._messages

    def _is_ready(self) -> bool:
        # Without flow control it has ended.
        ended = self._upgraded or self.flow is None or self.transport.is_closing()
        return not ended and not self.flow.read_paused

    def on_message_begin(self) -> None:
        """Begin a request: its headers have a time limit."""
        self._set_deadline(HEADER_SECONDS)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Start a request; its body has a time limit of its own."""
        self._messages += 1
        self._awaits_headers = False
        self._header_bytes = 0
        self._set_deadline(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """End the time limit: the request is complete."""
        self._awaits_headers = True
        self._set_deadline(None)
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """Answer what is no HTTP."""
        self._limiter.held_back("invalid")
        super().send_400_response(msg)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the WebSocket protocol."""
        assert self._reading is not None
        self._upgraded = True
        self._set_deadline(None)
        self.app_state = {**self.app_state, BUDGET: self.budget}
        super().handle_websocket_upgrade()
        self._let_go()
        self.parser = None  # type: ignore[assignment]  # as after the end of the connection

    def pause_writing(self) -> None:
        """Wait for the client to read, but not for ever."""
        self._set_unread(UNREAD_SECONDS)
        super().pause_writing()

    def resume_writing(self) -> None:
        """Send on."""
        self._set_unread(None)
        super().resume_writing()

    def timeout_keep_alive_handler(self) -> None:
        """Close an idle connection, also if its last response was never read."""
        if self.transport.get_write_buffer_size():
            self._abort()
        super().timeout_keep_alive_handler()

    def _set_deadline(self, seconds: float | None) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._too_slow)

    def _set_unread(self, seconds: float | None) -> None:
        if self._unread is not None:
            self._unread.cancel()
        self._unread = None if seconds is None else self.loop.call_later(seconds, self._abort)

    def _too_slow(self) -> None:
        self._limiter.held_back("slow")
        self._refuse(_TIMEOUT)

    def _abort(self) -> None:
        self._limiter.held_back("unread")
        self.transport.abort()

    def _refuse(self, status: bytes) -> None:
        """Answer in place of the application if nothing was sent yet, and close."""
        if self.transport.is_closing():
            return
        if self.cycle is None or not self.cycle.response_started or self.cycle.response_complete:
            retry = b"retry-after: %d\r\n" % CROWDED_SECONDS if status is _OFTEN else b""
            head = b"HTTP/1.1 %b\r\n%bconnection: close\r\ncontent-length: 0\r\n\r\n"
            self.transport.write(head % (status, retry))
        self.transport.close()


BUDGET: Final = "brikke.budget"
"""The key under which a WebSocket finds the budget of its connection."""


class _Flow(FlowControl):
    """Flow control that parses what is held before it reads on."""

    def __init__(self, transport: asyncio.Transport, reading: PacedReading) -> None:
        super().__init__(transport)
        self._reading = reading
        self._loop = asyncio.get_running_loop()

    def resume_reading(self) -> None:
        """Read on, after what is held."""
        if self.read_paused:
            self.read_paused = False
            self._loop.call_soon(self._reading.go_on)
