"""Outlooks: all that one seat knows of a round between two turns, as a network sees it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from brikke.errors import InputError
from brikke.game.events import FaceDown, State
from brikke.game.game import SEATS
from brikke.rules.rulebook import EmptyPool, Jokers, Rulebook
from brikke.rules.table import tiles_on
from brikke.rules.tiles import counts_of

Counts = tuple[int, ...]
"""The number of tiles of each of the 53 faces."""

MOST_QUIET: Final = 15
"""A seat that has not played for more turns is no different."""
_EMPTY_POOL: Final = tuple(EmptyPool)
_JOKERS: Final = tuple(Jokers)


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a seat knows. Seats are in turn order, the one that looks first."""

    rulebook: Rulebook
    rack: Counts
    """Without a tile just drawn, which is not looked at yet."""
    table: Counts
    sizes: tuple[int, ...]
    """Of the racks, with a tile just drawn."""
    opened: tuple[bool, ...]
    quiet: tuple[int, ...]
    """The turns of each seat since it last played."""
    pool: int
    wait: int
    """Turns of others until this seat is to move."""
    passes: int = 0
    drew: bool = False
    """Whether the seat has drawn a tile that is not among its rack."""

    @classmethod
    def of(cls, state: State, seat: int) -> Outlook:
        """Return what a seat knows of a state; all tiles of its rack must be face up."""
        if state.outcome is not None:
            raise InputError("the round is over", state.outcome.ending)
        rack = [tile for tile in state.racks[seat] if tile is not FaceDown]
        if len(rack) < len(state.racks[seat]):
            raise InputError("tiles of this seat lie face down", len(state.racks[seat]) - len(rack))
        in_order = [(seat + step) % state.seats for step in range(state.seats)]
        return cls(
            state.rulebook,
            tuple(counts_of(rack)),
            tuple(counts_of(tiles_on(state.table))),
            tuple(len(state.racks[other]) for other in in_order),
            tuple(state.opened[other] for other in in_order),
            tuple(min(state.quiet[other], MOST_QUIET) for other in in_order),
            len(state.pool),
            (seat - state.to_move) % state.seats,
            state.passes,
        )

    @classmethod
    def after_turn(cls, before: State, after: State, seat: int) -> Outlook:
        """Return what a seat knows after its turn, without a look at the tiles it drew."""
        held = cls.of(after, seat)
        if len(after.racks[seat]) <= len(before.racks[seat]):
            return held
        return replace(held, rack=cls.of(before, seat).rack, drew=True)

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.sizes)

    def after_playing(self, played: Counts) -> Outlook:
        """Return what the seat to move will know after playing these tiles."""
        return replace(
            self,
            rack=tuple(held - gone for held, gone in zip(self.rack, played, strict=True)),
            table=tuple(laid + new for laid, new in zip(self.table, played, strict=True)),
            sizes=(self.sizes[0] - sum(played), *self.sizes[1:]),
            opened=(True, *self.opened[1:]),
            quiet=(0, *self.quiet[1:]),
            wait=self.seats - 1,
            passes=0,
        )

    def after_drawing(self) -> Outlook:
        """Return what the seat to move will know after drawing or passing."""
        quiet = (min(self.quiet[0] + 1, MOST_QUIET), *self.quiet[1:])
        waiting = replace(self, quiet=quiet, wait=self.seats - 1)
        if not self.pool:
            return replace(waiting, passes=self.passes + 1)
        sizes = (self.sizes[0] + 1, *self.sizes[1:])
        return replace(waiting, sizes=sizes, pool=self.pool - 1, drew=True)

    def pack(self) -> bytes:
        """Return the bytes that the native core reads (``native/network/outlook.h``)."""
        missing = (0,) * (SEATS[-1] - self.seats)
        return bytes(
            (
                *self.rack,
                *self.table,
                *(*self.sizes, *missing),
                *(*self.opened, *missing),
                *(*self.quiet, *missing),
                self.pool,
                self.seats,
                self.wait,
                self.drew,
                self.passes,
                self.rulebook.must_play_when_able,
                _EMPTY_POOL.index(self.rulebook.empty_pool),
                _JOKERS.index(self.rulebook.jokers),
                self.rulebook.opening_goes_on,
            )
        )
