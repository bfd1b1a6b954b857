"""How much one guest, or one address, may ask of the server.

``rules`` holds the numbers and ``memory`` counts in this process. ``shared``, which needs a Redis
and is imported only where there is one, counts for all servers together.
"""

from brikke.server.limits.addresses import address_of, network_of
from brikke.server.limits.connection_limits import Door
from brikke.server.limits.memory import MemoryLimits
from brikke.server.limits.interface import RENEW_SECONDS, Cap, Limits, Rule, TooOften
from brikke.server.limits.rules import Rules

__all__ = [
    "RENEW_SECONDS",
    "Cap",
    "Door",
    "Limits",
    "MemoryLimits",
    "Rule",
    "Rules",
    "TooOften",
    "address_of",
    "network_of",
]
