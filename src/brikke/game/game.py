"""Game: one round, with turn order, pool and endings around the judge."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from brikke.errors import InputError
from brikke.game.deal import Deal, check_salts, commitment_of, deal, seed_of
from brikke.game.events import (
    Dealt,
    Drew,
    Event,
    Passed,
    Played,
    RoundEnded,
    RoundOpened,
    Salted,
    StartDrawn,
    State,
    TimedOut,
    TurnEvent,
    step,
)
from brikke.game.history import History
from brikke.game.judging import turn_violations
from brikke.game.moments import Moment, dealt_state, moments_of
from brikke.game.redaction import redact_state
from brikke.game.text import picture, summary
from brikke.game.view import PlayerView
from brikke.rules.judge import Code, Violation, Violations
from brikke.rules.physical import bind, bind_opening
from brikke.rules.position import Draw, Pass, Play, Position, Turn, check_turn
from brikke.rules.rulebook import DEFAULT, EmptyPool, Rulebook, get_rulebook
from brikke.rules.scoring import Ending, Outcome, outcome
from brikke.rules.table import tiles_added
from brikke.rules.tiles import Tile, check_box
from brikke.solver import turns as solver_turns

SEATS = range(2, 5)
MOST_LISTED: Final = 256
"""The most plays that the solver lists for one position."""


class IllegalTurn(ValueError):  # noqa: N818 - a public name
    """A turn that the rules refuse; the game did not change."""

    def __init__(self, found: Violations) -> None:
        super().__init__(f"illegal turn: {', '.join(violation.code for violation in found)}")
        self.violations = found


class Game:
    """A round that is being played: push turns, view it from any seat, undo turns.

    It is a thin shell around a list of events; :attr:`state` is their fold. ``print`` shows the
    round, and ``for turn in game`` goes through the legal turns (:meth:`legal_turns`). Two games
    are equal if their events are. A game changes with every turn, so it cannot be hashed.

    >>> game = Game(seats=2, seed=7)
    >>> print(game)
    nordic, 2 seats, turn 1, A to move
    table: -
    A (not opened): k1 k3 k3' k5 k7' r5 r5' r7 r8 r12' b5' o1 o12' o13'
    B (not opened): k8 k9 k12 r1 r2 r2' r8' r9' b7 b9 b10 o5' o6' o8
    pool: 78 tiles
    >>> list(game)
    [Draw()]
    >>> game == game.copy()
    True
    """

    __hash__ = None  # type: ignore[assignment] # a key that changes would be lost

    def __init__(
        self,
        rulebook: str | Rulebook = DEFAULT,
        seats: int = 2,
        *,
        seed: int | str | bytes,
        salts: Sequence[bytes] | None = None,
    ) -> None:
        rules = get_rulebook(rulebook)
        check_seats(seats)
        secret, sent = seed_of(seed), check_salts(salts, seats)
        dealt = deal(secret, sent, rules.tiles_dealt)
        self._start(
            RoundOpened(rules, seats, commitment_of(secret), secret), Salted(sent), *_begin(dealt)
        )

    @classmethod
    def from_events(cls, events: Iterable[Event]) -> Game:
        """Return the round with these events."""
        game = cls.__new__(cls)
        game._start(*events)
        return game

    @classmethod
    def from_deal(
        cls,
        rulebook: str | Rulebook,
        racks: Sequence[Sequence[Tile]],
        pool: Sequence[Tile],
        starter: int = 0,
    ) -> Game:
        """Return a round with a given deal, which can be played but not verified."""
        check_seats(len(racks))
        if not 0 <= starter < len(racks):
            raise InputError(f"one of the {len(racks)} seats starts", starter)
        check_box([tile for rack in (*racks, pool) for tile in rack])
        if not all(racks):
            raise InputError("every seat holds a tile", racks)
        by_hand = Deal((), starter, tuple(map(tuple, racks)), tuple(pool))
        return cls.from_events([RoundOpened(get_rulebook(rulebook), len(racks)), *_begin(by_hand)])

    def _start(self, *events: Event) -> None:
        self._events: History[Event] = History()
        self._states: History[State] = History()
        self._state: State
        self._foreseen: tuple[State, Event, State] | None = None
        """A state, the event of a turn that was judged in it, and the state after that event."""
        self.extend(events)
        if not self._states or not self.state.racks:
            raise InputError("a round needs its deal", len(events))
        hidden = any(None in tiles for tiles in (*self.state.racks, self.state.pool))
        if hidden and not self.is_over():
            raise InputError("a round can only be played on if every tile is known", "?")

    @property
    def events(self) -> tuple[Event, ...]:
        """All events, hidden tiles included."""
        return tuple(self._events)

    @property
    def state(self) -> State:
        """The state after all events."""
        return self._state

    @property
    def rulebook(self) -> Rulebook:
        """The rules of this round."""
        return self.state.rulebook

    @property
    def to_move(self) -> int:
        """The seat whose turn it is."""
        return self.state.to_move

    @property
    def position(self) -> Position:
        """What the next turn is judged against."""
        return self.state.position(self.to_move)

    def view(self, seat: int | None) -> PlayerView:
        """Return all that a seat may know; for None, what a spectator may."""
        if seat is not None and seat not in range(self.state.seats):
            raise InputError(f"there are seats 0 to {self.state.seats - 1}", seat)
        return PlayerView(seat, redact_state(self.state, seat))

    def violations(
        self, turn: Turn, seat: int | None = None, *, searched: bool = False
    ) -> Violations:
        """Return every reason why a turn is illegal now, for the seat on turn or a given one.

        ``searched`` says that a search has found the turn legal in this position already.
        """
        check_turn(turn)
        unfit = self._unfit(seat)
        if unfit:
            return unfit
        return turn_violations(self.position, len(self.state.pool), turn, searched=searched)

    def legal(self, turn: Turn, seat: int | None = None) -> bool:
        """Return whether a turn may be pushed."""
        return not self.violations(turn, seat)

    def push(self, turn: Turn, seat: int | None = None) -> None:
        """Make a turn; an illegal one raises :class:`IllegalTurn` and changes nothing."""
        self.extend(self.turn_events(turn, seat))

    def time_out(self, seat: int | None = None) -> None:
        """End a turn whose time is up: penalty tiles are drawn, the table does not change."""
        self.extend(self.time_out_events(seat))

    def turn_events(
        self, turn: Turn, seat: int | None = None, *, searched: bool = False
    ) -> tuple[Event, ...]:
        """Return the events of a turn without making it, or raise :class:`IllegalTurn`.

        ``searched`` is the one of :meth:`violations`.
        """
        found = self.violations(turn, seat, searched=searched)
        if found:
            raise IllegalTurn(found)
        if isinstance(turn, Play):
            return self._with_ending(self._played(turn))
        if isinstance(turn, Draw):
            return self._with_ending(Drew(self.to_move, self.state.pool[0]))
        return self._with_ending(Passed(self.to_move))

    def time_out_events(self, seat: int | None = None) -> tuple[Event, ...]:
        """Return the events that a timeout would cause now."""
        found = self._unfit(seat)
        if not found and not self.rulebook.has_clock(self.state.opened[self.to_move]):
            found = (Violation(Code.NO_CLOCK),)
        if found:
            raise IllegalTurn(found)
        penalty = self.state.pool[: self.rulebook.penalty_tiles]
        return self._with_ending(TimedOut(self.to_move, penalty))

    def extend(self, events: Iterable[Event]) -> None:
        """Append events that were judged already."""
        for event in events:
            self._state = self._after(event)
            self._states.append(self._state)
            self._events.append(event)

    def _after(self, event: Event) -> State:
        """Return the state after one more event."""
        before = self._state if self._states else None
        if self._foreseen is not None:
            base, expected, state = self._foreseen
            if base is before and expected is event:
                return state
        return step(before, event)

    def undo(self) -> None:
        """Undo the last turn."""
        turns = [at for at, event in enumerate(self._events) if isinstance(event, TurnEvent)]
        if not turns:
            raise InputError("there is no turn to undo, turns so far", self.state.turns)
        self._events.cut(turns[-1])
        self._states.cut(turns[-1])
        self._state = self._states[-1]

    def copy(self) -> Game:
        """Return an independent copy of the game."""
        other = Game.__new__(Game)
        other._events, other._states = self._events.copy(), self._states.copy()
        other._state, other._foreseen = self._state, self._foreseen
        return other

    def is_over(self) -> bool:
        """Return whether the round has ended."""
        return self.state.outcome is not None

    def outcome(self) -> Outcome | None:
        """Return how the round ended, or None while it goes on."""
        return self.state.outcome

    def legal_turns(self, limit: int = MOST_LISTED) -> Iterator[Turn]:
        """Yield the legal turns of the seat to move: plays, then to draw or to pass.

        Plays with the most tiles come first, ``limit`` at most. Any two of them differ in the
        tiles played: of all ways to arrange the same tiles on the table, only one is listed. So a
        turn that is not listed may still be legal; :meth:`legal` tells.
        """
        if not isinstance(limit, int) or not 0 <= limit <= MOST_LISTED:
            raise InputError(f"0 to {MOST_LISTED} plays can be listed", limit)
        return iter(()) if self.is_over() else self._legal_turns(limit)

    def _legal_turns(self, limit: int) -> Iterator[Turn]:
        for solution in solver_turns(self.position, limit):
            if isinstance(solution.turn, Play):
                yield solution.turn
        idle = Draw() if self.state.pool else Pass()
        if self.legal(idle):
            yield idle

    def __iter__(self) -> Iterator[Turn]:
        return self.legal_turns()

    def moments(self) -> tuple[Moment, ...]:
        """Return every turn so far, each with the states before and after it."""
        return tuple(moments_of(self._events, self._states))

    @property
    def dealt(self) -> State:
        """The state after the deal, before the first turn."""
        state = dealt_state(self._events, self._states)
        assert state is not None, "a game begins with its deal"
        return state

    def __eq__(self, other: object) -> bool:
        return self._events == other._events if isinstance(other, Game) else NotImplemented

    def __str__(self) -> str:
        return picture(self.state)

    def _repr_svg_(self) -> str:
        """Return the picture that a notebook shows."""
        from brikke.svg import pictures  # noqa: PLC0415 - loaded for notebooks only

        return pictures.game(self)

    def __repr__(self) -> str:
        return f"<Game: {summary(self.state)}>"

    def _unfit(self, seat: int | None) -> Violations:
        if self.is_over():
            return (Violation(Code.ROUND_OVER),)
        if seat is not None and seat != self.to_move:
            return (Violation(Code.OUT_OF_TURN),)
        return ()

    def _played(self, turn: Play) -> Played:
        before = self.position
        table = bind(before.table, before.rack, turn.table)
        opening = () if before.opened or not self.rulebook.opening_goes_on else turn.opening
        played = tiles_added(before.table, table)
        return Played(self.to_move, table, bind_opening(played, opening))

    def _with_ending(self, event: TurnEvent) -> tuple[Event, ...]:
        """Return the event of a turn, and the end of the round if the turn ends it."""
        state = step(self.state, event)
        self._foreseen = self.state, event, state
        ending = ending_of(state, event.seat)
        if ending is None:
            return (event,)
        racks = tuple(tuple(tile for tile in rack if tile) for rack in state.racks)
        result = outcome(state.rulebook, ending, racks, state.starter)
        return event, RoundEnded(result, racks, state.seed)


def ending_of(state: State, mover: int) -> Ending | None:
    """Return how the round ends after a turn of this seat, or None if it goes on."""
    if not state.racks[mover]:
        return Ending.OUT
    if state.passes >= state.seats:
        return Ending.BLOCKED
    if not state.pool and state.rulebook.empty_pool is EmptyPool.ROUND_ENDS:
        return Ending.POOL_EMPTY
    return None


def _begin(dealt: Deal) -> tuple[Event, Event]:
    return StartDrawn(dealt.draws, dealt.starter), Dealt(dealt.racks, dealt.pool)


def check_seats(seats: int) -> None:
    """Refuse a number of seats other than 2 to 4."""
    if not isinstance(seats, int) or seats not in SEATS:
        raise InputError("a round has 2 to 4 seats", seats)
