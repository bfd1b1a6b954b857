"""Pictures of tables, racks, positions, turns and rounds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Protocol

from brikke.errors import InputError
from brikke.rules.position import Play, Position
from brikke.rules.rulebook import Faces, Rulebook
from brikke.rules.table import LaidSet, Table, table_text, tiles_on
from brikke.rules.tiles import FACES, Tile, text_of
from brikke.svg.canvas import Arrows, Canvas
from brikke.svg.layout import DEFAULT_COLUMNS, MarkedSet
from brikke.svg.palette import DARK, LIGHT
from brikke.svg.tiles import Mark, Style

DEFAULT_SIZE: Final = 44.0
MAX_SIZE: Final = 1000
_SEATS: Final = "ABCD"
_BACK: Final = Tile(FACES[0])
"""Stands for a tile that lies face down; its face is not drawn."""


class RoundState(Protocol):
    """What a picture of a round needs of its state."""

    @property
    def rulebook(self) -> Rulebook:
        """The rules of the round."""

    @property
    def table(self) -> Table:
        """The sets on the table."""

    @property
    def racks(self) -> Sequence[Sequence[Tile | None]]:
        """The racks; None is a tile that lies face down."""

    @property
    def to_move(self) -> int:
        """The seat whose turn it is."""

    @property
    def outcome(self) -> object | None:
        """How the round ended, or None while it goes on."""


class Round(Protocol):
    """A round that can be drawn: a game, or what one player sees of it."""

    @property
    def state(self) -> RoundState:
        """The state of the round, or all that one seat may know of it."""


def table(
    table: Table,
    *,
    highlight: Iterable[Tile] = (),
    arrows: Arrows = (),
    size: float = DEFAULT_SIZE,
    columns: float = DEFAULT_COLUMNS,
    cards: bool = False,
    dark: bool = False,
) -> str:
    """Return the sets of a table as SVG, in rows of so many columns.

    ``highlight`` puts a ring around tiles, ``arrows`` draws arrows between them; ``cards`` prints
    suits and court cards on the tiles; ``size`` is the width of a tile in pixels.
    """
    picture = Canvas(_style(size, cards=cards, dark=dark), columns)
    ringed = frozenset(highlight)
    picture.add_table([_marked(laid, ringed) for laid in table])
    return picture.finish(f"Table: {table_text(table)}", arrows)


def rack(
    tiles: Iterable[Tile],
    *,
    highlight: Iterable[Tile] = (),
    size: float = DEFAULT_SIZE,
    columns: float = DEFAULT_COLUMNS,
    cards: bool = False,
    dark: bool = False,
) -> str:
    """Return the tiles of a rack as SVG, in their order."""
    picture = Canvas(_style(size, cards=cards, dark=dark), columns)
    held = tuple(tiles)
    picture.add_rack(_marked(held, frozenset(highlight)))
    return picture.finish(f"Rack: {text_of(held)}")


def position(
    position: Position,
    *,
    highlight: Iterable[Tile] = (),
    arrows: Arrows = (),
    size: float = DEFAULT_SIZE,
    columns: float = DEFAULT_COLUMNS,
    dark: bool = False,
) -> str:
    """Return a position as SVG: the table, and the rack below it."""
    picture = Canvas(_style(size, cards=_shows_cards(position.rulebook), dark=dark), columns)
    ringed = frozenset(highlight)
    picture.add_table([_marked(laid, ringed) for laid in position.table])
    picture.add_rack(_marked(sorted(position.rack), ringed))
    return picture.finish(f"Position: {position}", arrows)


def turn(
    before: Position,
    after: Play | Table,
    *,
    size: float = DEFAULT_SIZE,
    columns: float = DEFAULT_COLUMNS,
    dark: bool = False,
) -> str:
    """Return a turn as SVG: the table after it, and arrows from where tiles lay before.

    Tiles from the rack have a yellow edge, tiles from other sets a broken one; outlines show
    where both lay.
    """
    laid = after.table if isinstance(after, Play) else after
    homes = _homes(before.table, laid)
    lay_in = {tile: at for at, each in enumerate(before.table) for tile in each}
    moved = {
        tile
        for at, each in enumerate(laid)
        for tile in each
        if tile in lay_in and lay_in[tile] != homes.get(at)
    }
    played = set(tiles_on(laid)).difference(lay_in)
    marks = {**dict.fromkeys(moved, Mark.MOVED), **dict.fromkeys(played, Mark.PLAYED)}
    picture = Canvas(_style(size, cards=_shows_cards(before.rulebook), dark=dark), columns)
    left = {home: [tile for tile in before.table[home] if tile in moved] for home in homes.values()}
    sets: list[MarkedSet] = []
    for at, each in enumerate(laid):
        gone = left.get(homes.get(at, -1), [])
        ghosts = [(tile, Mark.GHOST) for tile in gone]
        sets.append([*((tile, marks.get(tile, Mark.NONE)) for tile in each), *ghosts])
    dissolved = [
        [(tile, Mark.GHOST) for tile in each]
        for at, each in enumerate(before.table)
        if at not in left
    ]
    picture.add_table([*sets, *dissolved])
    picture.add_rack(
        [(tile, Mark.GHOST if tile in played else Mark.NONE) for tile in sorted(before.rack)]
    )
    said = f"Turn: {text_of(sorted(played))} played; table {table_text(laid)}"
    return picture.finish(said, ghosts_to=[*sorted(moved), *sorted(played)])


def game(
    game: Round,
    *,
    size: float = DEFAULT_SIZE,
    columns: float = DEFAULT_COLUMNS,
    dark: bool = False,
) -> str:
    """Return a round as SVG: the table and every rack, or all that the owner of a view may see.

    The letter of the seat to move is yellow.
    """
    state = game.state
    picture = Canvas(_style(size, cards=_shows_cards(state.rulebook), dark=dark), columns)
    picture.add_table([_marked(laid) for laid in state.table])
    for seat, held in enumerate(state.racks):
        known = sorted(tile for tile in held if tile is not None)
        hidden = [(_BACK, Mark.HIDDEN)] * (len(held) - len(known))
        moves = state.outcome is None and seat == state.to_move
        picture.add_rack([*_marked(known), *hidden], letter=_SEATS[seat], lit=moves)
    return picture.finish(f"Round: table {table_text(state.table)}")


def _style(size: float, *, cards: bool, dark: bool) -> Style:
    if not 1 <= size <= MAX_SIZE:
        raise InputError(f"a tile is 1 to {MAX_SIZE} pixels wide", size)
    return Style(size, DARK if dark else LIGHT, cards)


def _shows_cards(rulebook: Rulebook) -> bool:
    return rulebook.faces is Faces.CARDS


def _marked(tiles: Iterable[Tile], ringed: frozenset[Tile] = frozenset()) -> MarkedSet:
    return [(tile, Mark.HIGHLIGHTED if tile in ringed else Mark.NONE) for tile in tiles]


def _homes(before: Table, after: Table) -> Mapping[int, int]:
    """Return for sets of the new table which old set each continues: most common tiles first."""
    pairs = sorted(
        (-shared, new, old)
        for new, laid in enumerate(after)
        for old, lay in enumerate(before)
        if (shared := _shared(laid, lay))
    )
    homes: dict[int, int] = {}
    for _, new, old in pairs:
        if new not in homes and old not in homes.values():
            homes[new] = old
    return homes


def _shared(one: LaidSet, other: LaidSet) -> int:
    return len(set(one).intersection(other))
