"""A question for worker processes that takes as long as a test wants, if it is about a joker."""

from __future__ import annotations

import time
from pathlib import Path

from brikke.rules.judge import Violations
from brikke.rules.position import Play, Position


def judge(_position: Position, turn: Play) -> Violations:
    """Stand in for the judge: everything is legal."""
    if any(tile.face.is_joker for laid in turn.table for tile in laid):
        while not Path("go-on").exists():
            time.sleep(0.01)
    return ()
