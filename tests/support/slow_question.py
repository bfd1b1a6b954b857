"""A question for worker processes that takes as long as a test wants."""

from __future__ import annotations

import time
from pathlib import Path


def solve(request: object) -> object:
    """A short computation; for those who ask about a joker it takes as long as the test wants."""
    if getattr(request, "rack", None) == ["j"]:
        Path("crowded").touch()
        while not Path("go-on").exists():
            time.sleep(0.01)
    return {"tiles_played": 0, "table": []}
