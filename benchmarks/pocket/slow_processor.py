"""A slower processor: stops the processes of a browser for most of the time.

Chromium's own throttling slows the thread of a page, but not its workers, where the engine runs.
"""

from __future__ import annotations

import os
import signal
import threading
import time
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
    """Let a process and its children run for one part of the time only, and stop them otherwise."""
    if times == 1:
        yield
        return
    over = threading.Event()

    def stop_and_go() -> None:
        # On a busy machine steps take longer than they should: their sums are kept in balance.
        ran = stopped = 0.0
        went = time.monotonic()
        while not over.wait(STEP_SECONDS):
            held = processes_of(pid)
            _signal(held, signal.SIGSTOP)
            halted = time.monotonic()
            ran += halted - went
            over.wait(max(0.0, ran * (times - 1) - stopped))
            _signal(held, signal.SIGCONT)
            went = time.monotonic()
            stopped += went - halted

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
