"""Worker processes: run numbered tasks, such as deals, on this machine."""

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
"""Tasks sent to a worker in advance: one to work on, and one to go on with."""

Task = TypeVar("Task")
Done = TypeVar("Done")


class CrewError(InputError):
    """A worker, on this or another machine, failed before its work was done."""


def cores() -> int:
    """Return the number of processor cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_in_processes(contest: Contest, deals: Iterable[int], processes: int) -> Iterator[Played]:
    """Yield deals as they finish, in any order; closing the generator stops the processes."""
    return run_in_processes(play_deal, contest, deals, processes)


def run_in_processes(
    work: Callable[[Task, int], Done], task: Task, numbers: Iterable[int], processes: int
) -> Generator[Done, None, None]:
    """Call ``work(task, number)`` in worker processes, and yield results in any order.

    ``work`` must be a function of a module, because the workers import it.
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
    """A worker process, which runs its tasks in order."""

    def __init__(self, work: Callable[[Task, int], Done], task: Task) -> None:
        # Not a fork: a copy would hold locks of other threads, and the ends of other pipes, so it
        # would not notice when this process dies.
        context = get_context("spawn")
        self.connection, worker_end = context.Pipe()
        self.process = context.Process(target=_serve, args=(work, task, worker_end), daemon=True)
        self.process.start()
        worker_end.close()
        self.pending = 0

    def send_next(self, deals: Iterator[int]) -> None:
        """Send the next task, if there is one."""
        deal = next(deals, None)
        if deal is not None:
            with suppress(OSError):  # a dead worker is noticed by result()
                self.connection.send(deal)
            self.pending += 1

    def result(self) -> Any:
        """Return the next result, or raise the error of the worker."""
        try:
            answer = self.connection.recv()
        except (EOFError, OSError):
            self.process.join()
            raise CrewError(
                "a worker process was killed, perhaps because memory ran out, with exit status",
                self.process.exitcode,
            ) from None
        self.pending -= 1
        if isinstance(answer, Exception):
            raise answer
        return answer

    def stop(self) -> None:
        """Terminate the worker; unfinished tasks are lost."""
        self.process.terminate()
        self.process.join()
        self.connection.close()


def _serve(work: Callable[[Task, int], Done], task: Task, worker_end: Connection) -> None:
    with suppress(EOFError, OSError):  # the parent process has ended
        while True:
            worker_end.send(_answer(work, task, worker_end.recv()))


def _answer(work: Callable[[Task, int], Done], task: Task, deal: int) -> Done | Exception:
    try:
        return work(task, deal)
    except InputError as error:
        return error
    except Exception:
        # Not every exception can be pickled, but its traceback as text can.
        return RuntimeError(f"deal {deal} failed in another process\n{format_exc()}")


@contextmanager
def _sigint_blocked() -> Iterator[None]:
    """Block SIGINT while workers are started, so that they inherit the blocked signal.

    Ctrl-C reaches all processes of a terminal, but only this one handles it. If it is pressed while
    workers start, it takes effect right after that.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # It is a process too, and starting it inside would unblock the signal.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
