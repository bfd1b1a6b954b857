"""What a host can watch: numbers that Prometheus collects from ``/metrics``.

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

from brikke.events import Drew, Passed, Played, TimedOut
from brikke.play import LogEvent

MEDIA_TYPE: Final = CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8")
_TURNS: Final = {Played: "play", Drew: "draw", Passed: "pass", TimedOut: "timeout"}
_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Figures:
    """The counters of one process. Each server has its own registry, also in tests."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self.refusals = Counter(
            "brikke_refusals", "Commands refused at tables", ["code"], registry=registry
        )
        self.requests = Histogram(
            "brikke_http_seconds",
            "From a request's arrival to the beginning of its answer",
            ["status"],
            buckets=_SECONDS,
            registry=registry,
        )
        self.commands = Histogram(
            "brikke_command_seconds",
            "From a command's arrival to its answer",
            ["type"],
            buckets=_SECONDS,
            registry=registry,
        )
        self.commits = Histogram(
            "brikke_append_seconds",
            "Until an append was on the disk",
            buckets=_SECONDS,
            registry=registry,
        )
        self.thinking = Histogram(
            "brikke_thinking_seconds",
            "Solver time in workers, the way there and back included",
            ["pool"],
            buckets=_SECONDS,
            registry=registry,
        )
        self.queueing = Histogram(
            "brikke_worker_wait_seconds",
            "How long work waited for a worker",
            ["pool"],
            buckets=_SECONDS,
            registry=registry,
        )
        self.lateness = Histogram(
            "brikke_alarm_late_seconds",
            "How late bots' turns and the ends of waiting came",
            buckets=_SECONDS,
            registry=registry,
        )
        self.visits = Counter(
            "brikke_visits", "Connections that said hello", ["kind"], registry=registry
        )
        self.hints = Counter(
            "brikke_hints", "Hints heard from other servers", ["kind"], registry=registry
        )
        self.archived = Counter("brikke_tables_archived", "Idle tables archived", registry=registry)
        self.expired = Counter(
            "brikke_expired", "What was removed because of its age", ["what"], registry=registry
        )
        self._turns = Counter("brikke_turns", "Turns made here", ["kind"], registry=registry)
        self.tables = Counter("brikke_tables_created", "Tables set up here", registry=registry)

    def watch(self, name: str, meaning: str, measure: Callable[[], float]) -> None:
        """Show a number that is measured whenever someone looks."""
        Gauge(name, meaning, registry=self.registry).set_function(measure)

    def count_turns(self, events: Sequence[LogEvent]) -> None:
        """Count the turns among some events."""
        for event in events:
            kind = _TURNS.get(type(event))
            if kind is not None:
                self._turns.labels(kind).inc()

    def text(self) -> bytes:
        """Return all of it, as Prometheus reads it."""
        return generate_latest(self.registry)
