"""Wire protocol: the messages between server and clients; ``docs/wire.md`` describes them."""

from typing import Final

PROTOCOL: Final = 1
SUBPROTOCOL: Final = f"brikke.{PROTOCOL}"
"""The WebSocket subprotocol of the handshake."""
MAX_FRAME: Final = 64 * 1024
