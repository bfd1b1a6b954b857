"""Progress bar for slow commands."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

ESTIMATE_SECONDS: Final = 600
"""The period of the speed estimate. It is long, because deals take very different times."""


@contextmanager
def showing_progress(total: int) -> Iterator[Callable[[int], None]]:
    """Show a progress bar with the remaining time, if standard error is a terminal."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console  # slow to import, for people only
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    columns = BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn()
    console = Console(stderr=True)
    with Progress(
        *columns,
        console=console,
        transient=True,
        speed_estimate_period=ESTIMATE_SECONDS,
        # Output to a terminal appears above the bar; output to a file is left alone.
        redirect_stdout=sys.stdout.isatty(),
    ) as progress:

        def advance(done: int) -> None:
            # The task starts with the results of an earlier run, which say nothing about speed.
            if not progress.tasks:
                progress.add_task("", total=total, completed=done)
            progress.update(progress.tasks[0].id, completed=done)

        yield advance
