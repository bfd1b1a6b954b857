"""Belief: which tiles the others can hold, told from what they did not play.

Where everyone must play, a seat that drew could play nothing, and good players lay all they can. So
the tiles that a seat held when its last turn was over, without one that it drew, have no turn at
the table that it left. While nobody has changed that table since, or as long as the seat has not
opened, this is known to who is to move. ``native/network/belief.c`` does the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import islice
from typing import Final

from brikke.game.events import State
from brikke.game.view import PlayerView
from brikke.players.playout.rng import SplitMix64
from brikke.rules.position import Play, Position
from brikke.rules.table import EMPTY_TABLE, tiles_on
from brikke.rules.tiles import ALL_TILES, Face, Tile
from brikke.solver import Objective, best_turn, can_play

REPAIRS: Final = 8
"""Tiles of a rack that are exchanged at most because they make a turn."""


@dataclass(frozen=True, slots=True)
class RackBelief:
    """What is known of one rack: its first tiles have no turn."""

    held: int
    """Their number: all tiles but the one just drawn."""
    position: Position
    """In which they have no turn, without them."""
    playable: frozenset[Face]
    """Faces that have one alone, and so are not among them."""


@dataclass(frozen=True, slots=True)
class Belief:
    """What the seat to move knows about the others."""

    view: PlayerView
    racks: Mapping[int, RackBelief]
    """By seat; the others may hold anything."""

    @classmethod
    def of(cls, view: PlayerView) -> Belief:
        """Return what the seat to move knows."""
        telling = (seat for seat in range(view.state.seats) if _tells(view.state, seat))
        return cls(view, {seat: _belief_about(view, seat) for seat in telling})

    def deal(self, seed: int) -> State:
        """Return a state in which the tiles that the seat cannot see are dealt anew.

        They are dealt in accordance with the belief as far as a few exchanges allow.
        """
        state, seat = self.view.state, self.view.to_move
        rng = SplitMix64(seed)
        dealing = _Dealing(rng, rng.shuffled(unseen_tiles(self.view)), set())
        places = {}
        first = 0
        for other, rack in enumerate(state.racks):
            if other in self.racks:
                places[other] = range(first, first + self.racks[other].held)
                dealing.held.update(places[other])
            first += len(rack) * (other != seat)
        for other, known in self.racks.items():
            dealing.repair(known, places[other])
        tiles = iter(dealing.tiles)
        racks = tuple(
            rack if other == seat else tuple(islice(tiles, len(rack)))
            for other, rack in enumerate(state.racks)
        )
        return replace(state, racks=racks, pool=tuple(islice(tiles, len(state.pool))))


def unseen_tiles(view: PlayerView) -> list[Tile]:
    """Return the tiles that the seat to move cannot see."""
    seen = {*tiles_on(view.table), *view.rack}
    return [tile for tile in ALL_TILES if tile not in seen]


def _tells(state: State, seat: int) -> bool:
    """Return whether the table of a seat's last turn is known, or does not matter."""
    if seat == state.to_move or not state.rulebook.must_play_when_able:
        return False
    if not state.opened[seat]:
        return state.quiet[seat] > 0
    return all(state.quiet[later] for later in _seats_since(state, seat))


def _seats_since(state: State, seat: int) -> Iterator[int]:
    """Yield the seats that have moved after the last turn of a seat."""
    for step in range(1, (state.to_move - seat) % state.seats):
        yield (seat + step) % state.seats


def _belief_about(view: PlayerView, seat: int) -> RackBelief:
    state = view.state
    table = state.table if state.opened[seat] else EMPTY_TABLE
    position = Position(table, (), state.opened[seat], state.rulebook)
    alone = {tile.face: tile for tile in unseen_tiles(view)}
    playable = (face for face, tile in alone.items() if can_play(replace(position, rack=(tile,))))
    held = len(state.racks[seat]) - _drew(state, seat)
    return RackBelief(held, position, frozenset(playable))


def _drew(state: State, seat: int) -> bool:
    """Return whether the last turn of a seat was to draw; the last ones may have been passes."""
    return state.quiet[seat] > 0 and (state.to_move - seat) % state.seats > state.passes


@dataclass(frozen=True, slots=True)
class _Dealing:
    """Tiles in the order in which they are dealt, some of which change places."""

    rng: SplitMix64
    tiles: list[Tile]
    held: set[int]
    """Places of tiles that have no turn; a tile that was just drawn and the pool are free."""

    def repair(self, known: RackBelief, places: range) -> None:
        """Exchange tiles of a rack until it has no turn."""
        for place in places:
            playable = self.tiles[place].face in known.playable
            if playable and not self._exchange(known, place):
                return
        for _ in range(REPAIRS):
            rack = tuple(self.tiles[place] for place in places)
            turn = best_turn(replace(known.position, rack=rack), Objective.FEWEST)
            if not isinstance(turn.turn, Play):
                return
            played = {tile.face for tile in turn.played}
            first = next(place for place in places if self.tiles[place].face in played)
            if not self._exchange(known, first):
                return

    def _exchange(self, known: RackBelief, place: int) -> bool:
        """Exchange a tile for one that the seat can hold; return whether there is one."""
        first, tiles = self.rng.below(len(self.tiles)), self.tiles
        for step in range(len(tiles)):
            other = (first + step) % len(tiles)
            if other not in self.held and tiles[other].face not in known.playable:
                tiles[place], tiles[other] = tiles[other], tiles[place]
                return True
        return False
