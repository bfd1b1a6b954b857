"""Connection limits: the open connections of this process by address, and what each has sent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from itertools import count
from math import inf
from time import monotonic
from typing import Final

from brikke.server.limits import MemoryLimits, Rule, Rules, network_of
from brikke.server.metrics import Metrics
from brikke.server.network import is_in_networks

_PROXIES: Final = "proxies"


class ConnectionLimiter:
    """Admits connections, and counts what arrives on them.

    All connections of a trusted proxy come from its address, so it has no limits of its own. Its
    WebSockets count for the clients behind it.
    """

    def __init__(
        self,
        rules: Rules,
        metrics: Metrics,
        proxies: str = "",
        most: float = inf,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.rules = rules
        self._counts = MemoryLimits(clock)
        self._metrics = metrics
        self._most = most
        self._open: Counter[str] = Counter()
        self._ids = count()
        self._trusts = lru_cache(maxsize=4096)(lambda host: is_in_networks(host, proxies))

    def admit(self, host: str) -> ConnectionBudget | None:
        """Count a new connection; None if there are too many."""
        address = None if self._trusts(host) else network_of(host)
        if self._open.total() >= self._most or self._is_crowded(address):
            self.held_back("crowded")
            return None
        key = address or _PROXIES
        self._open[key] += 1
        return ConnectionBudget(self, str(next(self._ids)), key, address)

    def leave(self, key: str) -> None:
        """Count the end of a connection."""
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]

    def held_back(self, why: str) -> None:
        """Count something that was held back, for the metrics."""
        self._metrics.held_back.labels(why).inc()

    def charge(self, rule: Rule, who: str, amount: int) -> None:
        """Count what has arrived."""
        self._counts.charge(rule, who, amount)

    def debt(self, rule: Rule, who: str) -> float:
        """Return the seconds until a debt is paid."""
        return self._counts.debt(rule, who)

    def _is_crowded(self, address: str | None) -> bool:
        if address is None:
            return False
        # However few files this process may open, one address never takes all of them.
        allowed = min(self.rules.address_open.maximum, max(1, self._most / 2))
        return self._open[address] >= allowed


class ConnectionBudget:
    """One connection: who it counts for, and what it still may send."""

    def __init__(
        self, limiter: ConnectionLimiter, connection_id: str, key: str, address: str | None
    ) -> None:
        self.limiter = limiter
        self.address = address
        """Whom the connection counts for; None for a trusted proxy."""
        self._id = connection_id
        self._key = key
        self._left = False

    def leave(self) -> None:
        """Count the end of the connection, once."""
        if not self._left:
            self._left = True
            self.limiter.leave(self._key)

    def charge(self, amount: int, messages: int) -> None:
        """Count bytes and messages that have arrived."""
        if self.address is not None:
            rules, charge = self.limiter.rules, self.limiter.charge
            charge(rules.connection_bytes, self._id, amount)
            charge(rules.connection_messages, self._id, messages)
            charge(rules.address_bytes, self.address, amount)
            charge(rules.address_messages, self.address, messages)

    def own_debt(self) -> float:
        """Return the seconds until this connection may send again."""
        rules = self.limiter.rules
        return self._debt(self._id, rules.connection_bytes, rules.connection_messages)

    def shared_debt(self) -> float:
        """Return the seconds until the connections of this address may send again."""
        rules = self.limiter.rules
        return self._debt(self.address, rules.address_bytes, rules.address_messages)

    def _debt(self, who: str | None, *rules: Rule) -> float:
        if who is None:
            return 0.0
        return max(self.limiter.debt(rule, who) for rule in rules)

    def may_rest(self) -> bool:
        """Count a pause that this connection has caused itself; False if there were too many."""
        self.limiter.charge(self.limiter.rules.connection_rests, self._id, 1)
        return not self.limiter.debt(self.limiter.rules.connection_rests, self._id)
