"""The action space: 56 actions, with which a turn is built tile by tile.

Actions 0 to 52 are faces of tiles, numbered as by :class:`brikke.rules.tiles.Face`; then come
``DONE``, ``DRAW`` and ``PASS``. All editions have the same actions, so a policy learned in one
edition can be used in another.
"""

from __future__ import annotations

from typing import Final

from brikke.rules.tiles import FACES

DONE: Final = len(FACES)
"""Ends the choice of tiles. While the table is arranged: lays the current set or, without one,
leaves the rest to the environment."""
DRAW: Final = DONE + 1
PASS: Final = DONE + 2
ACTIONS: Final = DONE + 3


def action_text(action: int) -> str:
    """Return an action as text: ``r7``, ``j``, ``done``, ``draw`` or ``pass``."""
    return str(FACES[action]) if action < DONE else ("done", "draw", "pass")[action - DONE]
