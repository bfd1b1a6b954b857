"""Outgoing messages: those for one client are written in one piece, without a task between.

An application of ASGI awaits every message. A turn is about ten messages for four players, and the
way through two frameworks and the system took longer than anything else that is done for a turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, Protocol

EXTENSION: Final = "brikke.outgoing"
"""Where a WebSocket's scope holds its :class:`Outgoing`."""


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
