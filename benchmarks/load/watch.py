"""CPU time and memory of processes, read from ``/proc``."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

_TICK: Final = os.sysconf("SC_CLK_TCK")
_PAGE: Final = os.sysconf("SC_PAGE_SIZE")


def family(pids: Iterable[int]) -> Iterator[int]:
    """Return processes and all that descend from them."""
    for pid in pids:
        yield pid
        yield from family(_children(pid))


def _children(pid: int) -> list[int]:
    """Return the processes that any thread of a process has started."""
    try:
        threads = [Path(f"/proc/{pid}/task/{each}") for each in os.listdir(f"/proc/{pid}/task")]
        return [int(each) for at in threads for each in (at / "children").read_text().split()]
    except OSError:
        return []


def cpu_seconds(pids: Iterable[int]) -> float:
    """Return the time that processes and their descendants have computed so far."""
    return sum(map(cpu_of, family(pids)))


def cpu_of(pid: int) -> float:
    """Return what a process and its children that have ended computed; 0 if it is gone."""
    return sum(_times_of(pid))


def own_cpu_of(pid: int) -> float:
    """Return the time that a process itself has computed so far; 0 if it is gone."""
    return sum(_times_of(pid)[:2])


def _times_of(pid: int) -> list[float]:
    """Return the own user and system time, and those of children that have ended."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return []
    # The name in brackets may hold spaces; the times are the 12th to 15th behind it.
    return [int(ticks) / _TICK for ticks in stat.rpartition(")")[2].split()[11:15]]


def waiting_of(pid: int) -> float:
    """Return how long the threads of a process were ready to compute and had to wait."""
    try:
        threads = [Path(f"/proc/{pid}/task/{each}") for each in os.listdir(f"/proc/{pid}/task")]
        return sum(int((each / "schedstat").read_text().split()[1]) for each in threads) / 1e9
    except (OSError, IndexError):
        # It has just ended.
        return 0.0


def machine_cpu_seconds() -> float:
    """Return the time that the whole machine has computed so far, for whomever."""
    fields = Path("/proc/stat").read_text().partition("\n")[0].split()[1:]
    user, nice, system, _idle, _waiting, *interrupts = map(int, fields[:8])
    return (user + nice + system + sum(interrupts)) / _TICK


def memory_mb(pids: Iterable[int]) -> float:
    """Return the resident memory of these processes alone."""
    pages = (int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in pids)
    return sum(pages) * _PAGE / 2**20
