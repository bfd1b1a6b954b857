"""How far it is: for commands that take long."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

ESTIMATE_SECONDS: Final = 600
"""The estimate looks so far back: single deals take very different times."""


@contextmanager
def showing_progress(total: int) -> Iterator[Callable[[int], None]]:
    """Show someone who waits at a terminal how far it is, and how long it will take."""
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
        # What is printed meanwhile is shown above the bar; what goes into a file still goes there.
        redirect_stdout=sys.stdout.isatty(),
    ) as progress:

        def advance(there: int) -> None:
            # What was in a file took no time, and must not make the rest seem quick.
            if not progress.tasks:
                progress.add_task("", total=total, completed=there)
            progress.update(progress.tasks[0].id, completed=there)

        yield advance
