"""Brief work: it is stopped after a moment of processor time, and leaves nothing behind."""

from __future__ import annotations

import signal
from contextlib import suppress

import pytest

from brikke.server.workers import brief
from brikke.server.workers.brief import briefly


def endless() -> None:
    while True:
        # Even work that ignores its errors is stopped.
        with suppress(Exception):
            sum(range(1000))


def failing() -> None:
    raise ValueError


def test_brief_work_has_its_result_and_long_work_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(brief, "BRIEF_SECONDS", 0.01)
    before = signal.getsignal(signal.SIGPROF)
    assert briefly(endless) is None
    with pytest.raises(ValueError, match=r"^$"):
        briefly(failing)
    assert briefly(pow, 2, 10) == 1024
    assert signal.getitimer(signal.ITIMER_PROF) == (0, 0)
    assert signal.getsignal(signal.SIGPROF) is before
