"""Deals played, or any other numbered work done, by processes of this machine."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from traceback import format_exc
from typing import Any, Final, TypeVar

from brikke.errors import InputError
from brikke.lab.arena.contest import Contest
from brikke.lab.arena.runner import Played, play_deal

AHEAD: Final = 2
"""Deals handed to a process at once: one to play, and one to go on with meanwhile."""

Task = TypeVar("Task")
Done = TypeVar("Done")


class CrewError(InputError):
    """A process, here or on another machine, that failed before its work was done."""


def cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def in_processes(contest: Contest, deals: Iterable[int], processes: int) -> Iterator[Played]:
    """Yield deals as they finish, in any order; the processes end when no more are asked for."""
    return spread(play_deal, contest, deals, processes)


def spread(
    work: Callable[[Task, int], Done], task: Task, numbers: Iterable[int], processes: int
) -> Generator[Done, None, None]:
    """Yield what comes of each number of a task, as in ``in_processes``.

    The work is a function of a module, because it is found there by the other processes.
    """
    todo = iter(numbers)
    crew: list[_Worker] = []
    try:
        with _interrupts_held_back():
            crew.extend(_Worker(work, task) for _ in range(processes))
        for worker in crew * AHEAD:
            worker.hand(todo)
        while busy := [worker for worker in crew if worker.handed]:
            ready = wait([worker.ours for worker in busy])
            for worker in busy:
                if worker.ours in ready:
                    done = worker.result()
                    worker.hand(todo)
                    yield done
    finally:
        for worker in crew:
            worker.end()


class _Worker:
    """A process that plays the deals it is handed, in order."""

    def __init__(self, work: Callable[[Task, int], Done], task: Task) -> None:
        # A fresh interpreter: a copy of this one would hold its threads' locks, and other ends of
        # pipes, so that it would not notice when this one dies.
        context = get_context("spawn")
        self.ours, theirs = context.Pipe()
        self.process = context.Process(target=_work, args=(work, task, theirs), daemon=True)
        self.process.start()
        theirs.close()
        self.handed = 0

    def hand(self, deals: Iterator[int]) -> None:
        """Hand over the next deal, if there is one."""
        deal = next(deals, None)
        if deal is not None:
            with suppress(OSError):  # if it is dead, that shows when it is asked for the result
                self.ours.send(deal)
            self.handed += 1

    def result(self) -> Any:
        """Return what it finished, or raise what stopped it."""
        try:
            answer = self.ours.recv()
        except (EOFError, OSError):
            self.process.join()
            raise CrewError(
                "a process of the arena was ended from outside, perhaps for want of memory, "
                "with exit status",
                self.process.exitcode,
            ) from None
        self.handed -= 1
        if isinstance(answer, Exception):
            raise answer
        return answer

    def end(self) -> None:
        """End it, whatever it is doing: a deal that was not finished is not missed."""
        self.process.terminate()
        self.process.join()
        self.ours.close()


def _work(work: Callable[[Task, int], Done], task: Task, theirs: Connection) -> None:
    with suppress(EOFError, OSError):  # nobody is there any more
        while True:
            theirs.send(_answer(work, task, theirs.recv()))


def _answer(work: Callable[[Task, int], Done], task: Task, deal: int) -> Done | Exception:
    try:
        return work(task, deal)
    except InputError as error:
        return error
    except Exception:
        # Not every exception can travel; its story can.
        return RuntimeError(f"deal {deal} failed in another process\n{format_exc()}")


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Start processes that leave Ctrl-C, which reaches all of a terminal, to this one.

    They inherit that it waits, and there it waits for ever. Here it comes as soon as they have
    started: somebody who presses it at once means it, too.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # It is a process as well, and whoever starts it lets go of what is held back.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
