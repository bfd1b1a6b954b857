"""Quiet hours: nothing is told in them, and what is due is told as soon as they end."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brikke.club.quiet_hours import DAY_MINUTES, QuietHours
from brikke.errors import InputError
from tests.support.effort import examples

ZONES = ("UTC", "Europe/Helsinki", "America/St_Johns", "Asia/Kathmandu", "Australia/Lord_Howe")
MINUTES = st.integers(0, DAY_MINUTES - 1)


def at(text: str) -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


def test_a_night_in_helsinki_ends_at_seven_there() -> None:
    night = QuietHours(22 * 60, 7 * 60, "Europe/Helsinki")
    assert night.next_loud(at("2026-01-10T19:59")) == at("2026-01-10T19:59")
    assert night.next_loud(at("2026-01-10T20:00")) == at("2026-01-11T05:00")
    assert night.next_loud(at("2026-01-11T04:59")) == at("2026-01-11T05:00")
    # In summer the clock there is an hour further.
    assert night.next_loud(at("2026-07-10T20:00")) == at("2026-07-11T04:00")


def test_equal_times_mean_that_it_is_never_quiet() -> None:
    assert QuietHours(0, 0, "UTC").next_loud(at("2026-01-10T00:00")) == at("2026-01-10T00:00")


def test_an_end_that_summer_time_leaves_out() -> None:
    night = QuietHours(22 * 60, 3 * 60 + 30, "Europe/Helsinki")
    # On this night the clock goes from 3 to 4.
    loud = night.next_loud(at("2026-03-28T23:00"))
    assert at("2026-03-29T01:00") <= loud <= at("2026-03-29T01:30")


@given(MINUTES, MINUTES, st.sampled_from(ZONES), st.integers(at("2025-01-01"), at("2027-01-01")))
@settings(max_examples=examples(200))
def test_the_next_loud_moment_is_loud_and_within_a_day(
    begins: int, ends: int, zone: str, moment: int
) -> None:
    quiet = QuietHours(begins, ends, zone)
    loud = quiet.next_loud(moment)
    assert not quiet.is_quiet(loud)
    assert moment <= loud <= moment + 25 * 3600 * 1000
    assert loud == moment or quiet.is_quiet(moment)


@pytest.mark.parametrize(
    "zone", ["", "Middle/Earth", "../etc/passwd", "/etc/passwd", "a\0b", "x" * 99]
)
def test_what_is_no_time_zone_is_refused(zone: str) -> None:
    with pytest.raises(InputError, match="no such time zone"):
        QuietHours(0, 1, zone)


@pytest.mark.parametrize("minute", [-1, DAY_MINUTES])
def test_what_is_no_time_of_day_is_refused(minute: int) -> None:
    with pytest.raises(InputError, match=f"{minute}$"):
        QuietHours(minute, 1, "UTC")
