"""Row types: counts of a server, and outages."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ServerCounts:
    """How much there is on a server."""

    tables: dict[str, int]
    """The number of tables in each phase."""
    guests: int
    kept_names: int
    seen_lately: int
    """The guests who were seen in the last day or two."""
    connections: int
    clubs: int
    reports: int
    """The reports that nobody has dealt with."""


@dataclass(frozen=True, slots=True)
class Outage:
    """A period in which no server was alive."""

    id: int
    since: int
    until: int


class Unavailable(Exception):  # noqa: N818 - reads as what it is
    """The database did not answer; whether a write was committed is unknown until it is back."""
