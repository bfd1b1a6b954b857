"""The bot ``casual``: lays sets, adds tiles, and moves one tile of the table at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import ClassVar

from brikke.game.view import PlayerView
from brikke.players.bots.without_rearranging import (
    draw_unless_obliged,
    may_add_tiles,
    sets_from_rack,
    tiles_left,
)
from brikke.players.small_moves import TableAndRack, add_moves, is_set, take_moves
from brikke.rules.position import Play, Position, Turn
from brikke.rules.rulebook import Rulebook
from brikke.rules.sets import SMALLEST
from brikke.rules.table import LaidSet
from brikke.rules.tiles import Tile

Moves = Callable[[Rulebook, TableAndRack], Iterator[TableAndRack]]


class Casual:
    """A relaxed adult, who keeps a joker for a set that needs it."""

    name: ClassVar = "casual"
    strength: ClassVar = -397
    for_people: ClassVar = True
    face: ClassVar = "alma"
    colour: ClassVar = "rose"

    def __init__(self, seed: int) -> None:
        del seed  # deterministic

    def turn(self, view: PlayerView) -> Turn:
        """Return a play of small moves, else a draw; where playing is a duty, any play."""
        position = view.position
        laid = _sets_sparing_jokers(position)
        table = position.table if laid is None else laid.table
        state = TableAndRack(table, tiles_left(position.rack, table))
        if may_add_tiles(position, laid):
            state = _make_small_moves(position.rulebook, state)
        if len(state.rack) == len(position.rack):
            return draw_unless_obliged(view)
        return Play(state.table, () if laid is None else laid.opening)


def _sets_sparing_jokers(position: Position) -> Play | None:
    """Return the sets that the rack makes; a joker is used to open, or if it adds enough tiles."""
    best = sets_from_rack(position)
    if best is None or not position.opened:
        return best
    spared = sets_from_rack(replace(position, rack=_without_jokers(position.rack)))
    left = tiles_left(position.rack, best.table)
    jokers = len(_jokers(position.rack)) - len(_jokers(left))
    left_spared = position.rack if spared is None else tiles_left(position.rack, spared.table)
    return best if len(left_spared) - len(left) >= SMALLEST * jokers else spared


def _make_small_moves(rulebook: Rulebook, state: TableAndRack) -> TableAndRack:
    """Return the table and the rack after all small moves; jokers are added last."""
    held = _jokers(state.rack)
    after = _repeat(
        rulebook,
        TableAndRack(state.table, _without_jokers(state.rack)),
        (take_moves, add_moves, _split_moves),
    )
    if after.rack:
        return TableAndRack(after.table, (*after.rack, *held))
    return _repeat(rulebook, TableAndRack(after.table, held), (add_moves,))


def _repeat(rulebook: Rulebook, state: TableAndRack, kinds: Sequence[Moves]) -> TableAndRack:
    """Make the first possible move again and again, until there is none."""
    while (after := _first_move(rulebook, state, kinds)) is not None:
        state = after
    return state


def _first_move(
    rulebook: Rulebook, state: TableAndRack, kinds: Sequence[Moves]
) -> TableAndRack | None:
    return next((after for moves in kinds for after in moves(rulebook, state)), None)


def _jokers(tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
    return tuple(tile for tile in tiles if tile.face.is_joker)


def _without_jokers(tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
    return tuple(tile for tile in tiles if not tile.face.is_joker)


def _split_moves(rulebook: Rulebook, state: TableAndRack) -> Iterator[TableAndRack]:
    """Yield moves that split a run in two by adding the second tile of one of its numbers."""
    for tile in state.rack:
        for laid in state.table:
            parts = _split_run(rulebook, laid, tile)
            if parts:
                table = tuple(each for each in state.table if each is not laid)
                yield TableAndRack((*table, *parts), tiles_left(state.rack, parts))


def _split_run(rulebook: Rulebook, laid: LaidSet, tile: Tile) -> tuple[LaidSet, ...]:
    if len(laid) < 2 * SMALLEST - 1 or _jokers(laid):
        return ()
    low = tuple(sorted(each for each in laid if each.face < tile.face))
    high = tuple(sorted(each for each in laid if each.face >= tile.face))
    parts = (*low, tile), high
    return parts if all(is_set(rulebook, part) for part in parts) else ()
