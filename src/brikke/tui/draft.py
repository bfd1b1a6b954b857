"""Draft of a turn: tiles are moved, with undo and redo.

Nothing here knows whether a turn is legal; :func:`settled` only puts tiles that were laid together
in the order a person expects. The browser does the same (``settled`` in ``web/src/rules/sets.ts``);
the vectors of ``make vectors`` hold both together.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from brikke.rules.position import Play, Position
from brikke.rules.rulebook import Rulebook
from brikke.rules.sets import SetFlaw
from brikke.rules.table import LaidSet, Table, tiles_added, tiles_on
from brikke.rules.tiles import Tile, faces_of
from brikke.tui.faces import by_number


@dataclass(frozen=True, slots=True)
class InSet:
    """A place in a set of the table: before the tile with this index, or after the last one."""

    at: int
    index: int


@dataclass(frozen=True, slots=True)
class NewSet:
    """An empty place on the table."""


@dataclass(frozen=True, slots=True)
class OnRack:
    """The player's rack."""


Place = InSet | NewSet | OnRack
NEW_SET: Final = NewSet()
ON_RACK: Final = OnRack()


@dataclass(frozen=True, slots=True)
class Arrangement:
    """The table and the rack at one step of a draft."""

    table: Table
    rack: tuple[Tile, ...]


class Draft:
    """A turn in progress: it begins with a position and ends as a :class:`Play`."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self._past: list[Arrangement] = []
        self._future: list[Arrangement] = []
        self.now = Arrangement(position.table, position.rack)

    @property
    def turn(self) -> Play:
        """The turn that the draft makes now."""
        return Play(self.now.table)

    @property
    def laid(self) -> tuple[Tile, ...]:
        """The tiles of the rack that are on the table now."""
        return tiles_added(self.position.table, self.now.table)

    @property
    def is_touched(self) -> bool:
        """Whether the table differs from the position."""
        return self.now.table != self.position.table

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to undo."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Whether there is a step to redo."""
        return bool(self._future)

    def move(self, tiles: Sequence[Tile], place: Place) -> tuple[Tile, ...]:
        """Move tiles to a place; return those that stay: tiles of the table cannot go to a rack."""
        stay: tuple[Tile, ...] = ()
        if isinstance(place, InSet) and place.at >= len(self.now.table):
            return tuple(tiles)
        if isinstance(place, OnRack):
            own = set(self.position.rack)
            stay = tuple(tile for tile in tiles if tile not in own)
            tiles = [tile for tile in tiles if tile in own]
        if tiles:
            self._go(_moved(self.now, tiles, place, self.position.rulebook))
        return stay

    def lay_out(self, table: Table) -> None:
        """Set the whole table, which consists of tiles of the position's table and rack."""
        lying = set(tiles_on(table))
        held = (*tiles_on(self.position.table), *self.position.rack)
        self._go(Arrangement(table, tuple(tile for tile in held if tile not in lying)))

    def undo(self) -> bool:
        """Undo the last step; return whether there was one."""
        if not self._past:
            return False
        self._future.append(self.now)
        self.now = self._past.pop()
        return True

    def redo(self) -> bool:
        """Redo a step; return whether there was one."""
        if not self._future:
            return False
        self._past.append(self.now)
        self.now = self._future.pop()
        return True

    def reset(self) -> None:
        """Return to the position; this can be undone."""
        self._go(Arrangement(self.position.table, self.position.rack))

    def _go(self, to: Arrangement) -> None:
        if to != self.now:
            self._past.append(self.now)
            self._future.clear()
            self.now = to


def _moved(
    before: Arrangement, tiles: Sequence[Tile], place: Place, rulebook: Rulebook
) -> Arrangement:
    moving = set(tiles)
    table: list[LaidSet] = []
    for at, laid in enumerate(before.table):
        left = [tile for tile in laid if tile not in moving]
        if isinstance(place, InSet) and place.at == at:
            index = sum(tile not in moving for tile in laid[: place.index])
            table += settled((*left[:index], *tiles, *left[index:]), rulebook)
        elif left:
            table.append(tuple(left))
    if isinstance(place, NewSet):
        table += settled(tuple(tiles), rulebook)
    rack = [tile for tile in before.rack if tile not in moving]
    if isinstance(place, OnRack):
        rack += tiles
    return Arrangement(tuple(table), tuple(rack))


def settled(laid: LaidSet, rulebook: Rulebook) -> Table:
    """Return tiles in the order a person expects; a run with a repeated number is split."""
    naturals = [tile for tile in laid if not tile.face.is_joker]
    colours = {tile.face.colour for tile in naturals}
    numbers = {tile.face.number for tile in naturals}
    if len(colours) != 1 or (len(numbers) == 1 and len(naturals) > 1):
        return (laid,)
    if len(naturals) < len(laid):
        return (_with_jokers(laid, naturals, rulebook),)
    run = tuple(sorted(laid, key=by_number))
    return (run,) if is_set(run, rulebook) else _split_at_repetition(run, rulebook)


def _with_jokers(laid: LaidSet, naturals: Sequence[Tile], rulebook: Rulebook) -> LaidSet:
    """Return a run whose jokers fill its gaps; other jokers go to its end, or to its front."""
    if is_set(laid, rulebook):
        return laid
    jokers = [tile for tile in laid if tile.face.is_joker]
    run: list[Tile] = []
    for tile in sorted(naturals, key=by_number):
        gap = tile.face.number - run[-1].face.number - 1 if run else 0
        run += [jokers.pop(0) for _ in range(min(gap, len(jokers)))]
        run.append(tile)
    choices = [(*jokers[:at], *run, *jokers[at:]) for at in range(len(jokers) + 1)]
    return next((choice for choice in choices if is_set(choice, rulebook)), laid)


def _split_at_repetition(run: LaidSet, rulebook: Rulebook) -> Table:
    for at, (one, other) in enumerate(pairwise(run), start=1):
        if one.face == other.face:
            halves = run[:at], run[at:]
            return halves if all(is_set(half, rulebook) for half in halves) else (run,)
    return (run,)


def is_set(laid: LaidSet, rulebook: Rulebook) -> bool:
    """Return whether tiles form a set in this order."""
    return not isinstance(rulebook.read_set(faces_of(laid)), SetFlaw)
