"""Results of a play-out: the outcome of a round and, if asked for, its moves."""

from __future__ import annotations

from dataclasses import dataclass, field

from brikke.rules.scoring import Outcome
from brikke.rules.tiles import Face


@dataclass(frozen=True, slots=True)
class Round:
    """The result of a round that was played out."""

    outcome: Outcome
    turns: int
    """Turns of the play-out, without those before it."""
    work: int = field(default=0, compare=False)
    """What it cost the solver, the same on every machine; 0 by the reference implementation."""


@dataclass(frozen=True, slots=True)
class Move:
    """One turn in faces: the tiles played, or the tile drawn; a pass has neither."""

    seat: int
    played: tuple[Face, ...] = ()
    """In ascending order."""
    drawn: Face | None = None
    table: tuple[tuple[Face, ...], ...] = ()
    """The sets after a play, sorted, as are the faces of each. Only given where the arrangement
    matters: where jokers are locked, or an opening turn may go on."""
