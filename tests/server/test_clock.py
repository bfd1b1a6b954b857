"""The database's clock as a server carries it on: it never goes back."""

from __future__ import annotations

import logging

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brikke.server.store.clock import STEP_MS, Clock

HOUR = 3_600_000
START = 1_700_000_000_000


class Machine:
    """A monotonic clock, and a wall clock that may be set."""

    def __init__(self) -> None:
        self.monotonic = 1000.0
        self.wall = float(START)

    def __call__(self) -> float:
        return self.monotonic

    def wait(self, ms: float) -> None:
        self.monotonic += ms / 1000
        self.wall += ms

    def sync(self, clock: Clock, known: int | None = None) -> int:
        return clock.follow(int(self.wall), self.monotonic, self.monotonic, known)


@pytest.fixture
def machine() -> Machine:
    return Machine()


@pytest.fixture
def clock(machine: Machine) -> Clock:
    clock = Clock(machine)
    machine.sync(clock)
    return clock


def test_a_clock_that_steps_back_is_carried_on(machine: Machine, clock: Clock) -> None:
    machine.wait(5000)
    machine.wall -= HOUR
    for _ in range(60):
        before = clock.now()
        machine.wait(1000)
        machine.sync(clock)
        assert clock.now() == before + 1000
    # When it is set right again, nothing happens.
    machine.wall += HOUR
    machine.sync(clock)
    assert clock.now() == START + 65_000


def test_a_clock_that_steps_forward_is_followed(machine: Machine, clock: Clock) -> None:
    machine.wall += HOUR
    assert machine.sync(clock) == clock.now() == START + HOUR


def test_after_a_restart_time_goes_on_from_the_newest_heartbeat(machine: Machine) -> None:
    machine.wall -= HOUR
    clock = Clock(machine)
    assert machine.sync(clock, known=START) == START
    machine.wait(1000)
    assert clock.now() == START + 1000


def test_jitter_does_not_add_up(machine: Machine, clock: Clock) -> None:
    for number in range(10_000):
        machine.wait(1000)
        error = STEP_MS * 0.9 * (number % 3 - 1)
        clock.follow(int(machine.wall + error), machine.monotonic, machine.monotonic, None)
        assert abs(clock.now() - machine.wall) <= STEP_MS
    machine.wait(2 * STEP_MS)
    machine.sync(clock)
    assert abs(clock.now() - machine.wall) <= 1


@given(st.lists(st.tuples(st.integers(0, 10_000), st.integers(-HOUR, HOUR)), max_size=50))
def test_time_never_goes_back(steps: list[tuple[int, int]]) -> None:
    machine = Machine()
    clock = Clock(machine)
    newest = machine.sync(clock)
    for pause, step in steps:
        machine.wait(pause)
        machine.wall += step
        for now in (clock.now(), machine.sync(clock, known=newest), clock.now()):
            assert now >= newest
            newest = now


def test_every_step_is_logged_once(
    machine: Machine, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    def several_syncs() -> None:
        for _ in range(5):
            machine.wait(1000)
            machine.sync(clock)

    with caplog.at_level(logging.INFO, "brikke.server"):
        several_syncs()
        machine.wall -= HOUR
        several_syncs()
        machine.wall += HOUR
        several_syncs()
        machine.wall += HOUR
        several_syncs()
    assert [record.getMessage() for record in caplog.records] == [
        "the clock is behind",
        "the clock has caught up",
        "the clock stepped forward",
    ]
