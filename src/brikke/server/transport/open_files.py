"""Open files: the limit of this process, raised at the start."""

from __future__ import annotations

import sys
from math import inf
from typing import Final

MOST_FILES: Final = 65_536
RESERVED: Final = 256
"""Files for the database, workers, the log and files that are being sent."""


def raise_limit_of_files() -> float:
    """Raise the soft limit of open files; return how many connections fit below it."""
    if sys.platform == "win32":
        return inf
    # Not there on Windows.
    import resource  # noqa: PLC0415

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return room_below(soft if soft > 0 else MOST_FILES)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return room_below(wanted)


def room_below(files: int) -> int:
    """Return how many connections fit below a limit of files."""
    return max(files - RESERVED, files // 2)
