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

TASKS_PER_WORKER: Final = 2
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


def play_in_processes(contest: Contest, deals: Iterable[int], processes: int) -> Iterator[Played]:
    """Yield deals as they finish, in any order; the processes end when no more are asked for."""
    return run_in_processes(play_deal, contest, deals, processes)


def run_in_processes(
    work: Callable[[Task, int], Done], task: Task, numbers: Iterable[int], processes: int
) -> Generator[Done, None, None]:
    """Yield what comes of each number of a task, as in ``in_processes``.

    The work is a function of a module, because it is found there by the other processes.
    """
    todo = iter(numbers)
    workers: list[_Worker] = []
    try:
        with _sigint_blocked():
            workers.extend(_Worker(work, task) for _ in range(processes))
        for worker in workers * TASKS_PER_WORKER:
            worker.send_next(todo)
        while busy := [worker for worker in workers if worker.pending]:
            ready = wait([worker.connection for worker in busy])
            for worker in busy:
                if worker.connection in ready:
                    done = worker.result()
                    worker.send_next(todo)
                    yield done
    finally:
        for worker in workers:
            worker.stop()


class _Worker:
    """A process that plays the deals it is handed, in order."""

    def __init__(self, work: Callable[[Task, int], Done], task: Task) -> None:
        # A fresh interpreter: a copy of this one would hold its threads' locks, and other ends of
        # pipes, so that it would not notice when this one dies.
        context = get_context("spawn")
        self.connection, worker_end = context.Pipe()
        self.process = context.Process(target=_serve, args=(work, task, worker_end), daemon=True)
        self.process.start()
        worker_end.close()
        self.pending = 0

    def send_next(self, deals: Iterator[int]) -> None:
        """Hand over the next deal, if there is one."""
        deal = next(deals, None)
        if deal is not None:
            with suppress(OSError):  # if it is dead, that shows when it is asked for the result
                self.connection.send(deal)
            self.pending += 1

    def result(self) -> Any:
        """Return what it finished, or raise what stopped it."""
        try:
            answer = self.connection.recv()
        except (EOFError, OSError):
            self.process.join()
            raise CrewError(
                "a process of the arena was ended from outside, perhaps for want of memory, "
                "with exit status",
                self.process.exitcode,
            ) from None
        self.pending -= 1
        if isinstance(answer, Exception):
            raise answer
        return answer

    def stop(self) -> None:
        """End it, whatever it is doing: a deal that was not finished is not missed."""
        self.process.terminate()
        self.process.join()
        self.connection.close()


def _serve(work: Callable[[Task, int], Done], task: Task, worker_end: Connection) -> None:
    with suppress(EOFError, OSError):  # nobody is there any more
        while True:
            worker_end.send(_answer(work, task, worker_end.recv()))


def _answer(work: Callable[[Task, int], Done], task: Task, deal: int) -> Done | Exception:
    try:
        return work(task, deal)
    except InputError as error:
        return error
    except Exception:
        # Not every exception can travel; its story can.
        return RuntimeError(f"deal {deal} failed in another process\n{format_exc()}")


@contextmanager
def _sigint_blocked() -> Iterator[None]:
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
