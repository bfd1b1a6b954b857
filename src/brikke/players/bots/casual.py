"""``casual``: own sets, additions, and one tile of the table at a time; no grand rearrangement."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import ClassVar

from brikke.game.view import PlayerView
from brikke.players.bots.without_rearranging import left_of, may_add, only_if_due, own_sets
from brikke.players.small_moves import State, adds, is_set, takes
from brikke.rules.position import Play, Position, Turn
from brikke.rules.rulebook import Rulebook
from brikke.rules.sets import SMALLEST
from brikke.rules.table import LaidSet
from brikke.rules.tiles import Tile

Steps = Callable[[Rulebook, State], Iterator[State]]


class Casual:
    """Plays like a relaxed adult, who keeps a joker for a set that needs it."""

    name: ClassVar = "casual"
    strength: ClassVar = -417
    for_people: ClassVar = True

    def __init__(self, seed: int) -> None:
        del seed  # leaves nothing to chance

    def turn(self, view: PlayerView) -> Turn:
        """Return what one-tile thinking finds; where there is a duty, any turn."""
        position = view.position
        laid = _own_sets(position)
        table = position.table if laid is None else laid.table
        state = State(table, left_of(position.rack, table))
        if may_add(position, laid):
            state = _one_tile_at_a_time(position.rulebook, state)
        if len(state.rack) == len(position.rack):
            return only_if_due(view)
        return Play(state.table, () if laid is None else laid.opening)


def _own_sets(position: Position) -> Play | None:
    """Return the sets that the rack makes; a joker is for a set that needs it, or to open."""
    best = own_sets(position)
    if best is None or not position.opened:
        return best
    spared = own_sets(replace(position, rack=_plain(position.rack)))
    left = left_of(position.rack, best.table)
    jokers = len(_jokers(position.rack)) - len(_jokers(left))
    left_spared = position.rack if spared is None else left_of(position.rack, spared.table)
    return best if len(left_spared) - len(left) >= SMALLEST * jokers else spared


def _one_tile_at_a_time(rulebook: Rulebook, state: State) -> State:
    """Return where steps lead; a joker is added only when nothing else is left."""
    held = _jokers(state.rack)
    after = _walk(rulebook, State(state.table, _plain(state.rack)), (takes, adds, _splits))
    if after.rack:
        return State(after.table, (*after.rack, *held))
    return _walk(rulebook, State(after.table, held), (adds,))


def _walk(rulebook: Rulebook, state: State, kinds: Sequence[Steps]) -> State:
    """Return where the first step that there is leads, and the first after that, to the end."""
    while (after := _first(rulebook, state, kinds)) is not None:
        state = after
    return state


def _first(rulebook: Rulebook, state: State, kinds: Sequence[Steps]) -> State | None:
    return next((after for steps in kinds for after in steps(rulebook, state)), None)


def _jokers(tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
    return tuple(tile for tile in tiles if tile.face.is_joker)


def _plain(tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
    return tuple(tile for tile in tiles if not tile.face.is_joker)


def _splits(rulebook: Rulebook, state: State) -> Iterator[State]:
    """Yield what comes of splitting a run in two around a second tile of one of its numbers."""
    for tile in state.rack:
        for laid in state.table:
            parts = _split(rulebook, laid, tile)
            if parts:
                table = tuple(each for each in state.table if each is not laid)
                yield State((*table, *parts), left_of(state.rack, parts))


def _split(rulebook: Rulebook, laid: LaidSet, tile: Tile) -> tuple[LaidSet, ...]:
    if len(laid) < 2 * SMALLEST - 1 or _jokers(laid):
        return ()
    low = tuple(sorted(each for each in laid if each.face < tile.face))
    high = tuple(sorted(each for each in laid if each.face >= tile.face))
    parts = (*low, tile), high
    return parts if all(is_set(rulebook, part) for part in parts) else ()
