"""A pytest plugin: the processor time of test files and long tests, with all their processes.

``make test-times ARGS=tests/rules`` prints it, with as many workers as ``make test`` has. What
files share, such as a browser, is counted at the file that uses it. Processes are found in
``/proc``.
"""

from __future__ import annotations

import ctypes
import os
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

PR_SET_CHILD_SUBREAPER: Final = 36
KEY: Final = "processor_time"
TICKS: Final = os.sysconf("SC_CLK_TCK")
LONG: Final = 3
"""Seconds from which a test is listed by itself."""
PARENT, TIMES = 1, slice(11, 15)
"""Where ``/proc/PID/stat`` has the parent and the four times, after the name of the program."""


class ProcessorTime:
    """Adds up the seconds by test."""

    def __init__(self) -> None:
        self._spent: dict[str, float] = defaultdict(float)
        # Processes whose parent ends become children of this one, instead of being lost.
        ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        before = seconds_of_all()
        try:
            return (yield)
        finally:
            # Less than nothing where a process ended whose parent does not wait for its children.
            self._spent[item.nodeid] += max(0, seconds_of_all() - before)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        # A worker of xdist hands its sums to the process that prints them.
        if hasattr(session.config, "workeroutput"):
            session.config.workeroutput[KEY] = dict(self._spent)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        for name, seconds in node.workeroutput.get(KEY, {}).items():
            self._spent[name] += seconds

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        files: dict[str, float] = defaultdict(float)
        for name, seconds in self._spent.items():
            files[name.partition("::")[0]] += seconds
        long = {name: seconds for name, seconds in self._spent.items() if seconds >= LONG}
        for title, listed in (("long tests", long), ("files", files)):
            terminalreporter.section(f"processor time in seconds, with all processes: {title}")
            for name, seconds in sorted(listed.items(), key=lambda each: -each[1]):
                terminalreporter.write_line(f"{seconds:8.1f}  {name}")
        terminalreporter.write_line(f"{sum(files.values()):8.1f}  in all")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(ProcessorTime())


def seconds_of_all() -> float:
    """Return the processor time of this process, and of all below it, so far."""
    parents: dict[int, int] = {}
    ticks: dict[int, int] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # It has ended meanwhile.
        process = int(stat.parent.name)
        parents[process] = int(fields[PARENT])
        ticks[process] = sum(map(int, fields[TIMES]))
    return sum(each for process, each in ticks.items() if _is_below(process, parents)) / TICKS


def _is_below(process: int, parents: dict[int, int]) -> bool:
    own = os.getpid()
    while process in parents and process != own:
        process = parents[process]
    return process == own
