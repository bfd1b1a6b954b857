"""Transport: what one client may send and hold open, counted before the application sees it.

Uvicorn's protocols pass on complete requests and messages only. So what never becomes one costs
nothing there: pings and pongs, empty fragments, headers and bodies that never end.
"""

from brikke.server.transport.config import transport_config
from brikke.server.transport.connection_limiter import ConnectionLimiter
from brikke.server.transport.open_files import raise_limit_of_files
from brikke.server.transport.outgoing import Outgoing, outgoing_of

__all__ = [
    "ConnectionLimiter",
    "Outgoing",
    "outgoing_of",
    "raise_limit_of_files",
    "transport_config",
]
