"""What both players know at the end."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from brikke.game.view import PlayerView
from brikke.rules.position import Position
from brikke.rules.rulebook import Jokers, Rulebook
from brikke.rules.table import tiles_on
from brikke.rules.tiles import ALL_TILES, Face, counts_of

Counts = tuple[int, ...]
"""How many tiles there are of each of the 53 faces."""


class Verdict(StrEnum):
    """What a search has proven of whoever is to move."""

    OPEN = "open"
    """Nothing: it was cut short, or there was too much to look at."""
    WON = "won"
    LOST = "lost"


@dataclass(frozen=True, slots=True)
class End:
    """An end of a round, seen by whoever is to move."""

    rulebook: Rulebook
    own: Counts
    rival: Counts
    passed: bool = False
    """Whether the rival has just passed."""
    earlier: bool = False
    """Whether, of two racks that are equal in a blocked round, the own one wins."""

    @classmethod
    def of(cls, view: PlayerView) -> End | None:
        """Return the end that a seat has before it, or None if this is none, or of another kind."""
        rival = known_rival(view)
        if rival is None or not all(view.opened) or view.rulebook.jokers is not Jokers.FREE:
            return None
        return cls(
            view.rulebook,
            tuple(counts_of(view.rack)),
            tuple(counts_of(rival.rack)),
            view.state.passes > 0,
            view.state.starter == view.seat,
        )

    @property
    def duty(self) -> bool:
        """Whether who can play has to."""
        return self.rulebook.must_play(0)


def known_rival(view: PlayerView) -> Position | None:
    """Return what the other of two stands before if the pool is empty: all that is unseen."""
    if view.pool_size or len(view.rack_sizes) != 2 or view.seat is None:
        return None
    other = 1 - view.seat
    seen = {*tiles_on(view.table), *view.rack}
    unseen = tuple(tile for tile in ALL_TILES if tile not in seen)
    # A round dealt by hand may leave tiles in the box.
    if len(unseen) != view.rack_sizes[other]:
        return None
    return Position(view.table, unseen, view.opened[other], view.rulebook)


def rack_points(counts: Counts, joker_value: int) -> int:
    """Return what tiles cost whoever is left with them."""
    return sum(
        count * (joker_value if Face(face).is_joker else Face(face).number)
        for face, count in enumerate(counts)
        if count
    )
