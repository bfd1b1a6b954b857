"""Rate limits for guests and network addresses.

``rules`` has the numbers, ``memory`` counts in this process, ``shared`` counts for all servers in
Redis. ``shared`` is imported only where there is a Redis.
"""

from brikke.server.limits.addresses import address_of, network_of
from brikke.server.limits.connection_limits import ConnectionLimits
from brikke.server.limits.interface import RENEW_SECONDS, Cap, Limits, Rule, TooOften
from brikke.server.limits.memory import MemoryLimits
from brikke.server.limits.refusals import RefusalLimit
from brikke.server.limits.rules import Rules
from brikke.server.limits.storage import BOT_BYTES, COMMAND_BYTES, REQUEST_BYTES, StorageQuota

__all__ = [
    "BOT_BYTES",
    "COMMAND_BYTES",
    "RENEW_SECONDS",
    "REQUEST_BYTES",
    "Cap",
    "ConnectionLimits",
    "Limits",
    "MemoryLimits",
    "RefusalLimit",
    "Rule",
    "Rules",
    "StorageQuota",
    "TooOften",
    "address_of",
    "network_of",
]
