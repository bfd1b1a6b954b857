"""The 56 actions: a turn is built tile by tile.

0 to 52 are the tiles by their faces, as :class:`brikke.rules.tiles.Face` numbers them; then come
``DONE``, ``DRAW`` and ``PASS``. The same 56 serve every edition, so that what is learnt of one can
be tried in another.
"""

from __future__ import annotations

from typing import Final

from brikke.rules.tiles import FACES

DONE: Final = len(FACES)
"""The tiles chosen are the turn; or, while the table is arranged, this set is laid, or the rest is
left to the environment."""
DRAW: Final = DONE + 1
PASS: Final = DONE + 2
ACTIONS: Final = DONE + 3


def action_text(action: int) -> str:
    """Return an action as people read it: ``r7``, ``j``, ``done``, ``draw`` or ``pass``."""
    return str(FACES[action]) if action < DONE else ("done", "draw", "pass")[action - DONE]
