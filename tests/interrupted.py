"""A command that is stopped by Ctrl-C, the way a terminal does it: all of its processes at once."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path


def interrupted(
    arguments: Sequence[str],
    told: Path,
    is_time: Callable[[], bool],
    env: Mapping[str, str] | None = None,
) -> tuple[int, str]:
    """Return exit status and complaints of a command; what it printed before lies in a file."""
    with (
        told.open("w") as out,
        subprocess.Popen(
            [sys.executable, "-m", "brikke", *arguments],
            stdout=out,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
            env=env,
        ) as process,
    ):
        try:
            until = time.monotonic() + 60
            while time.monotonic() < until and process.poll() is None and not is_time():
                time.sleep(0.02)
            os.killpg(process.pid, signal.SIGINT)
            _, err = process.communicate(timeout=30)
        except BaseException:
            # It would be waited for, and it may have hours before it.
            os.killpg(process.pid, signal.SIGKILL)
            raise
    return process.returncode, err
