"""Start of a play-out: the state of a round, in which tiles may be unknown.

An unknown tile is ``None``. For every seed these places are filled from the tiles that are not
known to be elsewhere: first the racks, seat by seat, then the pool from its top. So one start and
many seeds sample what a player does not know. The same seed deals the same tiles to all starts with
the same unknown places.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain

from brikke.errors import InputError
from brikke.game.events import (
    Dealt,
    Drew,
    Event,
    FaceDown,
    Passed,
    Played,
    RoundOpened,
    Seen,
    StartDrawn,
    State,
    TimedOut,
)
from brikke.game.game import SEATS, Game, IllegalTurn
from brikke.game.view import PlayerView
from brikke.players.playout.rng import SplitMix64
from brikke.rules.judge import violations
from brikke.rules.position import Play, Position
from brikke.rules.rulebook import Rulebook, get_rulebook
from brikke.rules.table import EMPTY_TABLE, Table, tiles_on
from brikke.rules.tiles import ALL_TILES, Tile

Rack = tuple[Seen, ...]


class StartError(InputError):
    """A state that no round can have."""


@dataclass(frozen=True, slots=True)
class Start:
    """The state of a round; tiles may be face down, that is, unknown."""

    rulebook: Rulebook
    racks: tuple[Rack, ...]
    pool: tuple[Seen, ...]
    """In the order of drawing."""
    table: Table = EMPTY_TABLE
    opened: tuple[bool, ...] = ()
    """Whether each seat has opened; by default none has."""
    starter: int = 0
    to_move: int = 0
    passes: int = 0
    """The number of passes in a row, on an empty pool."""

    def __post_init__(self) -> None:
        if not self.opened:
            object.__setattr__(self, "opened", (False,) * len(self.racks))
        _check(self)

    @classmethod
    def deal(cls, seed: int | str | bytes, rulebook: str | Rulebook, seats: int) -> Start:
        """Return the start of the round that a seed deals."""
        return cls.from_game(Game(rulebook, seats, seed=seed))

    @classmethod
    def undealt(cls, rulebook: str | Rulebook, seats: int, starter: int = 0) -> Start:
        """Return the start of a round with all tiles unknown: every seed is another deal."""
        rules = get_rulebook(rulebook)
        if seats not in SEATS:
            raise StartError("a round has 2 to 4 seats", seats)
        racks = ((FaceDown,) * rules.tiles_dealt,) * seats
        pool = (FaceDown,) * (len(ALL_TILES) - seats * rules.tiles_dealt)
        return cls(rules, racks, pool, starter=starter, to_move=starter)

    @classmethod
    def from_game(cls, game: Game) -> Start:
        """Return the state of a game, with all tiles known."""
        return cls.from_state(game.state)

    @classmethod
    def from_view(cls, view: PlayerView) -> Start:
        """Return the state of a round as far as one seat knows it."""
        return cls.from_state(view.state)

    @classmethod
    def from_state(cls, state: State) -> Start:
        """Return the start that a state describes."""
        if state.outcome is not None:
            raise StartError("the round is over", state.outcome.ending)
        return cls(
            state.rulebook,
            state.racks,
            state.pool,
            state.table,
            state.opened,
            state.starter,
            state.to_move,
            state.passes,
        )

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.racks)

    @property
    def hidden(self) -> int:
        """The number of tiles face down."""
        return [*chain(*self.racks, self.pool)].count(FaceDown)

    def position(self) -> Position:
        """Return the position of the seat to move, whose rack must be known."""
        rack = self.racks[self.to_move]
        known = tuple(tile for tile in rack if tile is not FaceDown)
        if len(known) < len(rack):
            raise StartError("tiles of the seat to move lie face down", len(rack) - len(known))
        return Position(self.table, known, self.opened[self.to_move], self.rulebook)

    def after(self, turn: Play) -> Start:
        """Return the state after a play of the seat to move.

        Tiles face down stay face down, so that a seed deals the same tiles after every play.
        """
        found = violations(self.position(), turn)
        if found:
            raise IllegalTurn(found)
        seat = self.to_move
        laid = set(tiles_on(turn.table))
        rack = tuple(tile for tile in self.racks[seat] if tile not in laid)
        return replace(
            self,
            racks=(*self.racks[:seat], rack, *self.racks[seat + 1 :]),
            table=turn.table,
            opened=(*self.opened[:seat], True, *self.opened[seat + 1 :]),
            to_move=(seat + 1) % self.seats,
            passes=0,
        )

    def dealt(self, seed: int) -> Start:
        """Return the start with every unknown tile dealt by a seed."""
        known = {*tiles_on(self.table), *chain(*self.racks, self.pool)}
        unseen = iter(SplitMix64(seed).shuffled([tile for tile in ALL_TILES if tile not in known]))
        racks = tuple(_deal_hidden(rack, unseen) for rack in self.racks)
        return replace(self, racks=racks, pool=_deal_hidden(self.pool, unseen))

    def game(self) -> Game:
        """Return a game in this state; all tiles must be known. Its earlier events are invented."""
        return Game.from_events(_synthetic_events(self))


def _deal_hidden(tiles: Rack, unseen: Iterator[Tile]) -> tuple[Tile, ...]:
    return tuple(next(unseen) if tile is FaceDown else tile for tile in tiles)


def _synthetic_events(start: Start) -> Iterator[Event]:
    """Yield invented events that lead to a start.

    Every seat has a turn. Seats that have opened play, the first of them all tiles of the table;
    the others let their time run out at no cost. More turns follow up to the seat to move. The last
    of them draws a tile of its own rack, so that until then the pool is not empty and nobody
    passes. The passes come after that.
    """
    seats = start.seats
    turns = seats + (start.to_move - start.starter - start.passes - 1) % seats
    last = (start.starter + turns) % seats
    racks = [list(rack) for rack in start.racks]
    drawn = racks[last].pop()
    in_turn = [(start.starter + turn) % seats for turn in range(seats)]
    first = next((seat for seat in in_turn if start.opened[seat]), None)
    if first is not None:
        racks[first].extend(tiles_on(start.table))
    yield RoundOpened(start.rulebook, seats)
    yield StartDrawn((), start.starter)
    yield Dealt(tuple(map(tuple, racks)), (drawn, *start.pool))
    for turn in range(turns):
        seat = (start.starter + turn) % seats
        yield Played(seat, start.table) if start.opened[seat] else TimedOut(seat, ())
    yield Drew(last, drawn)
    for turn in range(start.passes):
        yield Passed((last + 1 + turn) % seats)


def _check(start: Start) -> None:
    """Raise :class:`StartError` for a state that no round can have."""
    if start.seats not in SEATS or len(start.opened) != start.seats:
        raise StartError("a round has 2 to 4 seats", start.seats)
    for seat in (start.starter, start.to_move):
        if seat not in range(start.seats):
            raise StartError(f"seats are numbered 0 to {start.seats - 1}", seat)
    if not all(start.racks):
        raise StartError("the round is over: a rack is empty", [*map(len, start.racks)])
    if any(start.opened) != bool(start.table):
        raise StartError("tiles are on the table if and only if somebody has opened", start.opened)
    if not 0 <= start.passes < start.seats or (start.passes and start.pool):
        raise StartError("passes need an empty pool, and are fewer than the seats", start.passes)
    known = tuple(tile for tile in chain(*start.racks, start.pool) if tile is not FaceDown)
    Position(start.table, known, rulebook=start.rulebook).check()
    unseen = len(ALL_TILES) - len(known) - len(tiles_on(start.table))
    if start.hidden > unseen:
        raise StartError(f"only {unseen} tiles can be face down", start.hidden)
