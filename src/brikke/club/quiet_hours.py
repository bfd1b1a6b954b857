"""Quiet hours: the time of day in which a person gets no notices, in their own time zone."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from brikke.errors import InputError

DAY_MINUTES: Final = 24 * 60


@dataclass(frozen=True, slots=True)
class QuietHours:
    """From when to when it is quiet, in minutes since midnight; equal: never."""

    begins: int
    ends: int
    zone: str
    """A time zone by its IANA name, as in ``Europe/Helsinki``."""

    def __post_init__(self) -> None:
        for minute in (self.begins, self.ends):
            if not 0 <= minute < DAY_MINUTES:
                raise InputError(f"a time of day is 0 to {DAY_MINUTES - 1} minutes", minute)
        check_zone(self.zone)

    def is_quiet(self, moment: int) -> bool:
        """Return whether a moment, in milliseconds, lies in the quiet hours."""
        local = datetime.fromtimestamp(moment / 1000, ZoneInfo(self.zone))
        minute = 60 * local.hour + local.minute
        if self.begins <= self.ends:
            return self.begins <= minute < self.ends
        return minute >= self.begins or minute < self.ends

    def next_loud(self, moment: int) -> int:
        """Return the first moment from this one on that is not quiet, in milliseconds."""
        if not self.is_quiet(moment):
            return moment
        zone = ZoneInfo(self.zone)
        local = datetime.fromtimestamp(moment / 1000, zone)
        end = datetime(
            local.year, local.month, local.day, self.ends // 60, self.ends % 60, tzinfo=zone
        )
        if end <= local:
            end += timedelta(days=1)
        # An end that the change to summer time leaves out comes an hour later on the clock.
        found = max(moment, round(end.timestamp() * 1000))
        while self.is_quiet(found):
            found += 60_000
        return found


def check_zone(zone: str) -> None:
    """Refuse what is not the name of a time zone."""
    try:
        ZoneInfo(zone)
    except (ValueError, OSError, LookupError):
        # LookupError: the name is in no database of time zones on this machine.
        raise InputError("no such time zone", zone) from None
