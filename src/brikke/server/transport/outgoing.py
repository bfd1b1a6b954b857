"""Outgoing messages: those for one client are written in one piece, without a task between.

An application of ASGI awaits every message. A turn is about ten messages for four players, and the
way through two frameworks and the system took longer than anything else that is done for a turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from struct import Struct
from typing import Any, Final, Protocol

EXTENSION: Final = "brikke.outgoing"
"""Where a WebSocket's scope holds its :class:`Outgoing`."""

_TEXT: Final = 0x81
"""A whole message of text, in one frame."""
_SHORT: Final = Struct("!BB")
_MEDIUM: Final = Struct("!BBH")
_LONG: Final = Struct("!BBQ")


class Outgoing(Protocol):
    """The way to the client of an accepted WebSocket."""

    @property
    def unsent_bytes(self) -> int:
        """What the client has not read yet, as far as it waits in this process."""
        ...

    def send_texts(self, messages: Iterable[bytes]) -> None:
        """Send messages in one piece; nothing happens if the connection is closed or closing."""
        ...

    def abort(self) -> None:
        """End the connection at once."""
        ...


def outgoing_of(scope: Mapping[str, Any]) -> Outgoing:
    """Return the way to the client, once: the scope would keep a closed connection in memory."""
    found: Outgoing = scope["extensions"].pop(EXTENSION)["outgoing"]
    return found


def text_frame(message: bytes) -> bytes:
    """Return the frame of a server's text message, RFC 6455: not masked, not compressed."""
    size = len(message)
    if size < 126:
        return _SHORT.pack(_TEXT, size) + message
    if size < 2**16:
        return _MEDIUM.pack(_TEXT, 126, size) + message
    return _LONG.pack(_TEXT, 127, size) + message
