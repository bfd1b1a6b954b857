"""Running a command and interrupting it with Ctrl-C."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import nullcontext
from pathlib import Path
from typing import NamedTuple

from tests.support.patience import PATIENCE


class Interrupted(NamedTuple):
    """What is left of a command that was stopped."""

    status: int
    out: str
    err: str


def interrupted(
    arguments: list[str],
    is_time: Callable[[], bool],
    *,
    told: Path | None = None,
    env: Mapping[str, str] | None = None,
) -> Interrupted:
    """Start a command, press Ctrl-C when it is time to, and return how it ended.

    What it tells goes to the file ``told``, if one is given, so that it can be waited for.
    """
    with (
        nullcontext(subprocess.PIPE) if told is None else told.open("w") as output,
        subprocess.Popen(
            [sys.executable, "-m", "brikke", *arguments],
            env={**os.environ, **(env or {})},
            stdout=output,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        ) as process,
    ):
        try:
            until = time.monotonic() + PATIENCE
            while time.monotonic() < until and process.poll() is None and not is_time():
                time.sleep(0.02)
            os.killpg(process.pid, signal.SIGINT)  # as a terminal does, to all of them
            out, err = process.communicate(timeout=PATIENCE)
        except BaseException:
            os.killpg(process.pid, signal.SIGKILL)
            raise
    if told is not None:
        out = told.read_text()
    return Interrupted(process.returncode, out, err)
