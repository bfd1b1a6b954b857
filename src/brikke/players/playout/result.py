"""What comes of a play-out: how a round ended and, if that is asked, its moves."""

from __future__ import annotations

from dataclasses import dataclass

from brikke.rules.scoring import Outcome
from brikke.rules.tiles import Face


@dataclass(frozen=True, slots=True)
class Round:
    """A round that was played to its end."""

    outcome: Outcome
    turns: int
    """Made in the play-out, not before it."""


@dataclass(frozen=True, slots=True)
class Move:
    """One turn in faces: tiles played, or the tile drawn; neither is a pass."""

    seat: int
    played: tuple[Face, ...] = ()
    """In ascending order."""
    drawn: Face | None = None
    table: tuple[tuple[Face, ...], ...] = ()
    """The sets after a play, each and all in ascending order, where the way they lie matters:
    where jokers are locked or an opening turn may go on."""
