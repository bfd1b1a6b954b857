"""What travels between a table and its players; ``docs/wire.md`` tells it to strangers."""

from typing import Final

PROTOCOL: Final = 1
SUBPROTOCOL: Final = f"brikke.{PROTOCOL}"
"""What a WebSocket asks for in its handshake."""
MAX_FRAME: Final = 64 * 1024
