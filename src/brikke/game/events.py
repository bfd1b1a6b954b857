"""Events of a round, and the state they fold to (event sourcing).

A round is its list of events, and ``fold`` is the only way to a state. A tile face down is
``None``, so the redacted events of a seat fold, with the same code, to all that this seat may know
(:mod:`brikke.game.redaction`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import singledispatch
from typing import Any, Final, get_args

from brikke.errors import InputError
from brikke.game.deal import StartDraw
from brikke.rules.position import Position
from brikke.rules.rulebook import Rulebook
from brikke.rules.scoring import Outcome
from brikke.rules.table import EMPTY_TABLE, LaidSet, Table, tiles_added
from brikke.rules.tiles import ALL_TILES, Tile

SEAT_LETTERS: Final = "ABCD"
"""The names of the seats in text, in their order."""
FaceDown: Final = None
Seen = Tile | None
"""A tile, or one that lies face down."""


@dataclass(frozen=True, slots=True)
class RoundOpened:
    """A round begins: its whole rulebook, and the commitment to a seed."""

    rulebook: Rulebook
    seats: int
    commitment: str | None = None
    seed: bytes | None = None
    """Known to the dealer alone until the round is over."""


@dataclass(frozen=True, slots=True)
class Salted:
    """The salts of the seats, in their order."""

    salts: tuple[bytes, ...]


@dataclass(frozen=True, slots=True)
class StartDrawn:
    """The seats drew for the start."""

    draws: tuple[StartDraw, ...]
    starter: int


@dataclass(frozen=True, slots=True)
class Dealt:
    """All tiles were shuffled and dealt; the rest is the pool, in the order of drawing."""

    racks: tuple[tuple[Seen, ...], ...]
    pool: tuple[Seen, ...]


@dataclass(frozen=True, slots=True)
class Continued:
    """A round goes on from a position, instead of a deal: earlier turns are not known here."""

    to_move: int
    turns: int
    """The number of turns before."""
    passes: int
    """The number of consecutive passes before, on an empty pool."""
    table: Table
    opened: tuple[bool, ...]
    racks: tuple[tuple[Seen, ...], ...]
    pool: tuple[Seen, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """A seat played tiles; the table is the one that it left."""

    seat: int
    table: Table
    opening: tuple[LaidSet, ...] = ()


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat drew a tile, which ended its turn."""

    seat: int
    tile: Seen


@dataclass(frozen=True, slots=True)
class TimedOut:
    """A seat ran out of time and drew penalty tiles; the table did not change."""

    seat: int
    tiles: tuple[Seen, ...]


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat passed on an empty pool."""

    seat: int


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The round is over: all racks and the seed are public."""

    outcome: Outcome
    racks: tuple[tuple[Tile, ...], ...]
    seed: bytes | None = None


TurnEvent = Played | Drew | TimedOut | Passed
"""An event that ends a turn."""
_TURN_EVENTS: Final = get_args(TurnEvent)
"""The same as a tuple: ``isinstance`` takes a quarter of the time."""
Event = RoundOpened | Salted | StartDrawn | Dealt | Continued | TurnEvent | RoundEnded
"""Any event of a round."""


class EventError(InputError):
    """An event that cannot follow the ones before it."""


@dataclass(frozen=True, slots=True)
class State:
    """The state of a round: all of it, or all that one seat may know."""

    rulebook: Rulebook
    seats: int
    commitment: str | None = None
    seed: bytes | None = None
    salts: tuple[bytes, ...] = ()
    starter: int = 0
    to_move: int = 0
    table: Table = EMPTY_TABLE
    racks: tuple[tuple[Seen, ...], ...] = ()
    pool: tuple[Seen, ...] = ()
    opened: tuple[bool, ...] = ()
    passes: int = 0
    """The number of consecutive passes on an empty pool."""
    turns: int = 0
    quiet: tuple[int, ...] = ()
    """For every seat the number of its turns since it last played."""
    outcome: Outcome | None = None

    def position(self, seat: int) -> Position:
        """Return the position of a seat, with the known tiles of its rack."""
        rack = tuple(tile for tile in self.racks[seat] if tile is not FaceDown)
        return Position(self.table, rack, self.opened[seat], self.rulebook)


def fold(events: Iterable[Event]) -> State:
    """Return the state after all events."""
    state: State | None = None
    for event in events:
        state = step(state, event)
    if state is None:
        raise EventError("a round needs at least one event", [])
    return state


def states_of(events: Iterable[Event]) -> Iterator[State]:
    """Yield the state after each event."""
    state: State | None = None
    for event in events:
        state = step(state, event)
        yield state


def step(state: State | None, event: Event) -> State:
    """Return the state after one more event."""
    if isinstance(event, RoundOpened):
        if state is not None:
            raise EventError("a round opens once", type(event).__name__)
        return State(event.rulebook, event.seats, event.commitment, event.seed)
    if state is None:
        raise EventError("a round opens before anything else", type(event).__name__)
    if state.outcome is not None:
        raise EventError("the round is over", type(event).__name__)
    if isinstance(event, _TURN_EVENTS):
        if not state.racks:
            raise EventError("no tiles have been dealt", type(event).__name__)
        if event.seat != state.to_move:
            raise EventError(f"it is the turn of seat {state.to_move}", type(event).__name__)
    return _apply(event, state)


@singledispatch
def _apply(event: object, state: State) -> State:  # noqa: ARG001 - its overloads use it
    raise EventError("no such event", type(event).__name__)


@_apply.register
def _(event: Salted, state: State) -> State:
    if state.racks or len(event.salts) != state.seats:
        raise EventError("every seat sends one salt, before the deal", type(event).__name__)
    return replace(state, salts=event.salts)


@_apply.register
def _(event: StartDrawn, state: State) -> State:
    if state.racks or not 0 <= event.starter < state.seats:
        raise EventError("the starter is not one of the seats", type(event).__name__)
    return replace(state, starter=event.starter, to_move=event.starter)


@_apply.register
def _(event: Dealt, state: State) -> State:
    if state.racks or len(event.racks) != state.seats:
        raise EventError("tiles are dealt once, to every seat", type(event).__name__)
    if len(event.pool) + sum(map(len, event.racks)) > len(ALL_TILES):
        raise EventError("there are 106 tiles to deal", type(event).__name__)
    unopened, quiet = (False,) * state.seats, (0,) * state.seats
    return replace(state, racks=event.racks, pool=event.pool, opened=unopened, quiet=quiet)


@_apply.register
def _(event: Continued, state: State) -> State:
    if state.racks or {len(event.racks), len(event.opened)} != {state.seats}:
        raise EventError("a round goes on once, with every seat", type(event).__name__)
    if not 0 <= event.to_move < state.seats:
        raise EventError("the seat to move is not one of the seats", type(event).__name__)
    laid = sum(map(len, event.table))
    if laid + len(event.pool) + sum(map(len, event.racks)) > len(ALL_TILES):
        raise EventError("there are 106 tiles", type(event).__name__)
    return replace(
        state,
        to_move=event.to_move,
        turns=event.turns,
        passes=event.passes,
        table=event.table,
        opened=event.opened,
        racks=event.racks,
        pool=event.pool,
        quiet=(0,) * state.seats,
    )


@_apply.register
def _(event: Played, state: State) -> State:
    rack = _without(state.racks[event.seat], tiles_added(state.table, event.table), event)
    opened = (*state.opened[: event.seat], True, *state.opened[event.seat + 1 :])
    return _next_turn(state, event.seat, rack, quiet=0, table=event.table, opened=opened, passes=0)


@_apply.register
def _(event: Drew, state: State) -> State:
    return _draw(state, event, (event.tile,))


@_apply.register
def _(event: TimedOut, state: State) -> State:
    passes = state.passes if state.pool else state.passes + 1
    return _draw(state, event, event.tiles, passes)


@_apply.register
def _(event: Passed, state: State) -> State:
    return _next_turn(state, event.seat, state.racks[event.seat], passes=state.passes + 1)


@_apply.register
def _(event: RoundEnded, state: State) -> State:
    return replace(state, outcome=event.outcome, racks=event.racks, seed=event.seed)


def _draw(
    state: State, event: Drew | TimedOut, tiles: Sequence[Seen], passes: int | None = None
) -> State:
    top = state.pool[: len(tiles)]
    if len(top) < len(tiles) or any(
        drawn != below for drawn, below in zip(tiles, top, strict=True) if drawn and below
    ):
        raise EventError("these tiles are not next in the pool", type(event).__name__)
    return _next_turn(
        state,
        event.seat,
        (*state.racks[event.seat], *tiles),
        pool=state.pool[len(tiles) :],
        passes=state.passes if passes is None else passes,
    )


def _next_turn(
    state: State, seat: int, rack: tuple[Seen, ...], quiet: int | None = None, **changes: Any
) -> State:
    """Return the state after a turn; without a number the seat was quiet for one turn more."""
    racks = (*state.racks[:seat], rack, *state.racks[seat + 1 :])
    now = state.quiet[seat] + 1 if quiet is None else quiet
    return replace(
        state,
        racks=racks,
        to_move=(seat + 1) % state.seats,
        turns=state.turns + 1,
        quiet=(*state.quiet[:seat], now, *state.quiet[seat + 1 :]),
        **changes,
    )


def _without(rack: tuple[Seen, ...], laid: tuple[Tile, ...], event: Played) -> tuple[Seen, ...]:
    """Return a rack without the tiles played; a rack face down loses as many tiles."""
    left = tuple(tile for tile in rack if tile not in laid)
    hidden = len(laid) - (len(rack) - len(left))
    if hidden:
        if left.count(FaceDown) < hidden:
            raise EventError("these tiles are not on the rack", type(event).__name__)
        left = tuple(tile for tile in left if tile is not FaceDown) + (FaceDown,) * (
            left.count(FaceDown) - hidden
        )
    return left
