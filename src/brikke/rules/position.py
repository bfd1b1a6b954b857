"""Positions, and the turns that a player may propose."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from brikke.errors import InputError
from brikke.rules.rulebook import DEFAULT, Rulebook, rulebook_text
from brikke.rules.sets import SetFlaw
from brikke.rules.table import EMPTY_TABLE, NOTHING, LaidSet, Table, table_text, tiles_on
from brikke.rules.tiles import Face, Tile, check_box, faces_of, text_of


class PositionError(InputError):
    """A position that cannot be: a set that is not valid, or tiles that are not there."""


@dataclass(frozen=True, slots=True)
class Position:
    """The table and one rack before a turn, and whether the rack's owner has opened."""

    table: Table = EMPTY_TABLE
    rack: tuple[Tile, ...] = ()
    opened: bool = True
    rulebook: Rulebook = DEFAULT

    def __str__(self) -> str:
        """Return the position in notation: table, rack, whether it is opened, and the rulebook."""
        return " / ".join(
            (
                table_text(self.table) or NOTHING,
                text_of(self.rack) or NOTHING,
                "opened" if self.opened else "unopened",
                rulebook_text(self.rulebook),
            )
        )

    def _repr_svg_(self) -> str:
        """Return the picture that a notebook shows."""
        from brikke.svg import pictures  # noqa: PLC0415 - loaded for notebooks only

        return pictures.position(self)

    @property
    def opens_alone(self) -> bool:
        """Whether the next turn is an opening that leaves the table as it is."""
        return not self.opened and not self.rulebook.opening_goes_on

    def check(self) -> Position:
        """Refuse tiles that are in two places, and invalid sets; return the position."""
        check_box((*tiles_on(self.table), *self.rack))
        for laid in self.table:
            flaw = self.rulebook.read_set(faces_of(laid))
            if isinstance(flaw, SetFlaw):
                raise PositionError(f"not a set ({flaw})", text_of(laid))
        return self


@dataclass(frozen=True, slots=True)
class Play:
    """A play: the whole table as the player leaves it, not the moves on the way there.

    In an edition whose opening turn may go on, ``opening`` names the sets that open; left out,
    any choice that makes the turn legal counts.
    """

    table: Table
    opening: tuple[LaidSet, ...] = ()

    def __post_init__(self) -> None:
        for name in ("table", "opening"):
            object.__setattr__(self, name, _as_sets(getattr(self, name)))


@dataclass(frozen=True, slots=True)
class Draw:
    """A draw: take one tile from the pool."""


@dataclass(frozen=True, slots=True)
class Pass:
    """A pass: do nothing, when the pool is empty."""


Turn = Play | Draw | Pass
"""Every kind of turn."""


def check_turn(turn: object) -> None:
    """Refuse an object that is not a turn."""
    if not isinstance(turn, Turn):
        raise TypeError(f"a turn is a Play, a Draw or a Pass: {turn!r}")


def _as_sets(sets: Iterable[Iterable[Tile]]) -> Table:
    """Return sets as tuples of tiles; refuse anything that is not a tile."""
    try:
        laid = tuple([tuple(each) for each in sets])
    except TypeError:
        raise InputError("a table is sets of tiles", sets) from None
    for each in laid:
        for tile in each:
            if not isinstance(tile, Tile) or not isinstance(tile.face, Face):
                raise InputError("this is not a tile", tile)
    return laid
