"""Wire protocol: messages between pages and the authority over a table, as in ``docs/wire.md``.

The authority may be a server or the device itself (``brikke.pocket``), and a page cannot tell.
"""

from typing import Final

from brikke.errors import require_extra

require_extra(__name__, "server", "msgspec")

PROTOCOL: Final = 1
SUBPROTOCOL: Final = f"brikke.{PROTOCOL}"
"""The WebSocket subprotocol of the handshake."""
MAX_FRAME: Final = 64 * 1024
