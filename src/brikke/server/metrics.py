"""Metrics: counters, gauges and histograms for Prometheus.

They say how many and how long, never who or where.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

from brikke.game.events import Drew, Passed, Played, TimedOut
from brikke.live import LogEvent

MEDIA_TYPE: Final = CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8")
_TURNS: Final = {Played: "play", Drew: "draw", Passed: "pass", TimedOut: "timeout"}
_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """The metrics of one process. Each server has its own registry, also in tests."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.refusals = self._count("refusals", "Commands refused at tables", "code")
        self.connections = self._count("visits", "Connections that said hello", "kind")
        self.hints = self._count("hints", "Hints heard from other servers", "kind")
        self.expired = self._count("expired", "What was removed because of its age", "what")
        self.held_back = self._count("held_back", "What one client sent or held too much of", "why")
        self.archived = self._count("tables_archived", "Idle tables archived")
        self.tables = self._count("tables_created", "Tables set up here")
        self.notices = self._count("notices", "Notices of turns, by what became of them", "outcome")
        turns = self._count("turns", "Turns made here", "kind")
        self._turns = {event: turns.labels(kind) for event, kind in _TURNS.items()}
        self.requests = self._time(
            "http", "From a request's arrival to the beginning of its answer", "status"
        )
        self.commands = self._time("command", "From a command's arrival to its answer", "type")
        self._command_timers: dict[type, Histogram] = {}
        """One for each kind: to look one up by its label takes longer than to count."""
        self.commits = self._time("append", "Until an append was on the disk")
        self.thinking = self._time(
            "thinking", "Solver time in workers, the way there and back included", "pool"
        )
        self.queueing = self._time("worker_wait", "How long work waited for a worker", "pool")
        self.lateness = self._time(
            "alarm_late", "How late bots' turns and the ends of waiting came"
        )

        self.loop_pauses = self._time("loop_pause", "How long the event loop stood still")
        self.collections = self._time("collection", "Garbage collections", "generation")

    def _count(self, name: str, meaning: str, *labels: str) -> Counter:
        return Counter(f"brikke_{name}", meaning, labels, registry=self.registry)

    def _time(self, name: str, meaning: str, *labels: str) -> Histogram:
        return Histogram(
            f"brikke_{name}_seconds", meaning, labels, buckets=_SECONDS, registry=self.registry
        )

    def watch(self, name: str, meaning: str, measure: Callable[[], float]) -> None:
        """Add a gauge that is measured at every scrape."""
        Gauge(name, meaning, registry=self.registry).set_function(measure)

    def time_command(self, kind: type, seconds: float) -> None:
        """Record how long a command of a client took."""
        timer = self._command_timers.get(kind)
        if timer is None:
            timer = self._command_timers[kind] = self.commands.labels(kind.__name__.lower())
        timer.observe(seconds)

    def count_turns(self, events: Sequence[LogEvent]) -> None:
        """Count the turns in a sequence of events."""
        for event in events:
            kind = self._turns.get(type(event))
            if kind is not None:
                kind.inc()

    def text(self) -> bytes:
        """Return all metrics in the text format of Prometheus."""
        return generate_latest(self.registry)
