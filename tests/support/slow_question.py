"""Questions for worker processes that take as long as a test wants: those about a joker."""

from __future__ import annotations

import time
from pathlib import Path

from brikke.rules.judge import Violations
from brikke.rules.position import Play, Position


def solve(request: object) -> object:
    """Stand in for the solver."""
    if getattr(request, "rack", None) == ["j"]:
        _wait()
    return {"tiles_played": 0, "table": []}


def judge(_position: Position, turn: Play) -> Violations:
    """Stand in for the judge: everything is legal."""
    if any(tile.face.is_joker for laid in turn.table for tile in laid):
        _wait()
    return ()


def _wait() -> None:
    Path("crowded").touch()
    while not Path("go-on").exists():
        time.sleep(0.01)
