"""Endgame positions: both racks, by faces."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from brikke.game.view import PlayerView
from brikke.rules.position import Position
from brikke.rules.rulebook import Jokers, Rulebook
from brikke.rules.table import tiles_on
from brikke.rules.tiles import ALL_TILES, Face, counts_of

Counts = tuple[int, ...]
"""The number of tiles of each of the 53 faces."""


class Verdict(StrEnum):
    """What a search has proven for the player to move."""

    OPEN = "open"
    """Nothing is proven: the search reached its budget, or the racks are too large."""
    WON = "won"
    LOST = "lost"


@dataclass(frozen=True, slots=True)
class End:
    """An endgame position, seen by the player to move."""

    rulebook: Rulebook
    own: Counts
    rival: Counts
    passed: bool = False
    """Whether the rival has just passed."""
    earlier: bool = False
    """Whether the player to move wins a blocked round in which both racks are equal."""

    @classmethod
    def of(cls, view: PlayerView) -> End | None:
        """Return the endgame position of a seat, or None if the solver does not apply."""
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
        """Whether a player who can play must play."""
        return self.rulebook.must_play(0)


def known_rival(view: PlayerView) -> Position | None:
    """Return the rival's position if it is known: with two players and an empty pool."""
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
    """Return the points that tiles cost a player who is left with them."""
    return sum(
        count * (joker_value if Face(face).is_joker else Face(face).number)
        for face, count in enumerate(counts)
        if count
    )
