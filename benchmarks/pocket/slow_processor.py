"""A slower processor: stops the processes of a browser for most of the time.

Chromium's own throttling slows the thread of a page, but not its workers, where the engine runs.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

STEP_SECONDS = 0.004
"""How long the processes run at a time."""


def processes_of(pid: int) -> list[int]:
    """Return a process and all that it has started."""
    found = [pid]
    for each in found:
        with suppress(OSError):
            for task in Path(f"/proc/{each}/task").iterdir():
                found += map(int, (task / "children").read_text().split())
    return found


@contextmanager
def slowed(pid: int, times: int) -> Iterator[None]:
    """Let a process and its children run for one part of the time only."""
    if times == 1:
        yield
        return
    over = threading.Event()

    def stop_and_go() -> None:
        while not over.is_set():
            stopped = processes_of(pid)
            _signal(stopped, signal.SIGSTOP)
            over.wait(STEP_SECONDS * (times - 1))
            _signal(stopped, signal.SIGCONT)
            over.wait(STEP_SECONDS)

    thread = threading.Thread(target=stop_and_go)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def _signal(processes: list[int], number: signal.Signals) -> None:
    for each in processes:
        with suppress(ProcessLookupError):
            os.kill(each, number)


def processor_seconds(pid: int) -> float:
    """Return the processor time of a process and its children so far."""
    ticks = 0
    for each in processes_of(pid):
        with suppress(OSError):
            fields = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")
