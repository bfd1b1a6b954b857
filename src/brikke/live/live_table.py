"""A live table: the fold of its log."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import singledispatchmethod
from hashlib import sha256
from typing import Final

from brikke.errors import InputError
from brikke.game import events as rounds
from brikke.game.game import Game
from brikke.game.history import History
from brikke.game.match import ScoreSheet
from brikke.game.view import PlayerView, view_of
from brikke.live import events as table_events
from brikke.live.events import KnownDeal, LogEvent, Options, TableOpened
from brikke.live.player import Player
from brikke.live.turn_clock import WaitClock, shifted
from brikke.rules.rulebook import Rulebook

CORRESPONDENCE_SECONDS: Final = 60 * 60
"""With an hour or more for each turn, nobody is expected to stay connected."""
_CHANGING: Final = ("log", "salts", "by_bots", "_begun", "finished", "reacted")
"""What changes in place, besides the game."""


@dataclass(frozen=True, slots=True)
class Logged:
    """An event of a table's log, its number from 1 and its time in milliseconds."""

    seq: int
    at: int
    event: LogEvent


class Phase(StrEnum):
    """What a table is waiting for."""

    WAITING = "waiting"
    """Players, and its host to begin the match."""
    SALTING = "salting"
    """The seats' salts, to deal a round."""
    PLAYING = "playing"
    """A turn."""
    BETWEEN = "between"
    """The next round."""
    OVER = "over"
    """Another match, if wanted."""


class LiveTable:
    """The log of a table and its current state, which is the fold of that log.

    ``apply`` is the only way to change it.
    """

    rulebook: Rulebook
    capacity: int
    options: Options
    host: str | None
    deal: KnownDeal | None
    tournament: str | None

    def __init__(self, log: Iterable[Logged] = ()) -> None:
        self.log: History[Logged] = History()
        self.phase = Phase.WAITING
        self.players: tuple[Player, ...] = ()
        self.barred: frozenset[str] = frozenset()
        self.sheet = ScoreSheet()
        self.matches = 0
        self.game: Game | None = None
        self.opened: rounds.RoundOpened | None = None
        """The opening of the current or last round."""
        self.salts: dict[int, bytes] = {}
        self.by_bots: History[bool] = History()
        """For every turn of the round, whether a bot made it."""
        self._begun: list[rounds.Event] = []
        self._round_first = 0
        self.finished: History[tuple[str, int, int]] = History()
        """Finished rounds: link, number of the first event, number of the last event."""
        self.paused_at: int | None = None
        self.asleep = False
        self.wants_pause: frozenset[int] = frozenset()
        self.wants_next: frozenset[int] = frozenset()
        self.wants_back: tuple[int, ...] = ()
        """The seats that agree to a take-back; the first one asked for it."""
        self.clock = WaitClock(0, 0)
        """Since when the table waits in this phase, or for the current turn."""
        self.last_outage = 0
        self.changed = 0
        """The number of the last event that changed the round; older knowledge is stale."""
        self.shared_address: frozenset[int] = frozenset()
        """The seats of a rated table that use one address."""
        self.reacted: dict[int | None, int] = {}
        """When each seat, and for None anyone who watches, last sent a reaction."""
        for logged in log:
            self.apply(logged)

    def copy(self) -> LiveTable:
        """Return an independent copy."""
        other = LiveTable.__new__(LiveTable)
        fields = vars(other)
        fields.update(vars(self))
        for name in _CHANGING:
            fields[name] = fields[name].copy()
        other.game = self.game.copy() if self.game else None
        return other

    @property
    def seq(self) -> int:
        """The number of the last event."""
        return len(self.log)

    @property
    def to_move(self) -> int | None:
        """The seat whose turn it is, during a round."""
        return self.game.to_move if self.game and self.phase is Phase.PLAYING else None

    @property
    def in_match(self) -> bool:
        """Whether a match is being played."""
        return self.phase in (Phase.SALTING, Phase.PLAYING, Phase.BETWEEN)

    @property
    def guests(self) -> frozenset[int]:
        """The seats of people and connected bots, present or away."""
        return frozenset(at for at, each in enumerate(self.players) if each.guest is not None)

    @property
    def people(self) -> frozenset[int]:
        """The seats of people, present or away."""
        return frozenset(at for at in self.guests if not self.players[at].program)

    @property
    def voters(self) -> frozenset[int]:
        """The seats of people who must agree to a pause or a take-back."""
        return frozenset(at for at, each in enumerate(self.players) if each.votes)

    @property
    def present(self) -> frozenset[int]:
        """The seats of people who are connected and play."""
        return frozenset(at for at, each in enumerate(self.players) if each.present)

    @property
    def by_correspondence(self) -> bool:
        """Whether this is correspondence play: players need not stay connected."""
        return (self.rulebook.turn_seconds or 0) >= CORRESPONDENCE_SECONDS

    def seat_of(self, guest: str) -> int | None:
        """Return the seat of a guest."""
        for seat, player in enumerate(self.players):
            if player.guest == guest:
                return seat
        return None

    def may_host(self, guest: str) -> bool:
        """Return whether a guest may act as host: the host, or in its absence the first present."""
        present = [each.guest for each in self.players if each.present]
        return guest == self.host or (self.host not in present and guest in present[:1])

    def round_events(self) -> tuple[rounds.Event, ...]:
        """Return the events of the current or last round, without turns taken back."""
        return self.game.events if self.game else tuple(self._begun)

    def view(self, seat: int | None) -> PlayerView | None:
        """Return what a seat, or for None a spectator, may know of the round; None before one."""
        if self.game is not None:
            return self.game.view(seat)
        return view_of(self._begun, seat) if self._begun else None

    def deadline(self) -> int | None:
        """Return the deadline of a person's turn, if the turn has a clock."""
        if self.game is None or self.phase is not Phase.PLAYING:
            return None
        state = self.game.state
        if self.players[state.to_move].driver:
            return None
        if not self.rulebook.has_clock(state.opened[state.to_move]):
            return None
        return self.clock.expires((self.rulebook.turn_seconds or 0) * 1000)

    def apply(self, logged: Logged) -> None:
        """Apply the next event of the log."""
        if logged.seq != self.seq + 1:
            raise InputError(f"event {self.seq + 1} comes next in the log", logged.seq)
        if isinstance(logged.event, TableOpened) == bool(self.log):
            raise InputError("a table is opened once, and first", type(logged.event).__name__)
        self.log.append(logged)
        _handler_of(type(logged.event))(self, logged.event, logged.at)

    @singledispatchmethod
    def _apply(self, event: object, at: int) -> None:
        raise InputError(f"no such event at {at}", type(event).__name__)

    @_apply.register
    def _(self, event: TableOpened, at: int) -> None:
        self.rulebook, self.capacity = event.rulebook, event.capacity
        self.options, self.host, self.deal = event.options, event.host, event.deal
        self.tournament = event.tournament
        self._start_wait(Phase.WAITING, at)

    # Seats

    @_apply.register
    def _(self, event: table_events.Joined, at: int) -> None:
        player = Player(guest=event.guest, came=at, program=event.program)
        self._reseat((*self.players, player), at)

    @_apply.register
    def _(self, event: table_events.BotJoined, at: int) -> None:
        self._reseat((*self.players, Player(bot=event.bot)), at)

    @_apply.register
    def _(self, event: table_events.Left, at: int) -> None:
        self._vacate(event)
        self._reseat((*self.players[: event.seat], *self.players[event.seat + 1 :]), at)

    @_apply.register
    def _(self, event: table_events.HandedOver, at: int) -> None:
        self._vacate(event)
        former = self.players[event.seat]
        self._replace(event.seat, Player(bot=event.bot, successor_of=former.guest))
        self.shared_address -= {event.seat}
        self.wants_next -= {event.seat}
        self._bot_takes_over(event.seat, at)

    @_apply.register
    def _(self, event: table_events.HostChanged, _at: int) -> None:
        self.host = self.players[event.seat].guest

    @_apply.register
    def _(self, event: table_events.Came, at: int) -> None:
        player = self.players[event.seat]
        self._replace(event.seat, replace(player, came=at, went=None, stand_in=None))
        if player.stand_in and event.seat == self.to_move:
            # The player does not lose the time that the bot had.
            self._leave_out_of_wait(
                self.clock.handed, at if self.paused_at is None else self.paused_at
            )

    @_apply.register
    def _(self, event: table_events.Went, at: int) -> None:
        self._replace(event.seat, replace(self.players[event.seat], went=at))

    @_apply.register
    def _(self, event: table_events.StoodIn, at: int) -> None:
        self._replace(event.seat, replace(self.players[event.seat], stand_in=event.bot))
        self._bot_takes_over(event.seat, at)

    # Rounds

    @_apply.register
    def _(self, _event: table_events.MatchBegan, _at: int) -> None:
        self.sheet = ScoreSheet()
        self.matches += 1

    @_apply.register
    def _(self, event: table_events.MatchContinued, _at: int) -> None:
        self.sheet = ScoreSheet(event.sheet)
        self.matches += 1

    @_apply.register
    def _(self, event: rounds.RoundOpened, at: int) -> None:
        self.opened, self.salts, self._begun, self.game = event, {}, [event], None
        self._round_first = self.seq
        self._start_wait(Phase.SALTING, at)

    @_apply.register
    def _(self, event: table_events.SaltSent, _at: int) -> None:
        self.salts[event.seat] = event.salt

    @_apply.register(rounds.Salted)
    @_apply.register(rounds.StartDrawn)
    def _(self, event: rounds.Salted | rounds.StartDrawn, _at: int) -> None:
        self._begun.append(event)

    @_apply.register(rounds.Dealt)
    @_apply.register(rounds.Continued)
    def _(self, event: rounds.Dealt | rounds.Continued, at: int) -> None:
        self.game = Game.from_events([*self._begun, event])
        self.by_bots = History()
        self._start_wait(Phase.PLAYING, at)

    @_apply.register(rounds.Played)
    @_apply.register(rounds.Drew)
    @_apply.register(rounds.TimedOut)
    @_apply.register(rounds.Passed)
    def _(self, event: rounds.TurnEvent, at: int) -> None:
        self._round.extend([event])
        self.by_bots.append(self.players[event.seat].driver is not None)
        self._start_wait(Phase.PLAYING, at)

    @_apply.register
    def _(self, event: rounds.RoundEnded, at: int) -> None:
        self._round.extend([event])
        if (link := self._link()) is not None:
            self.finished.append((link, self._round_first, self.seq))
        self.sheet = ScoreSheet((*self.sheet.rows, event.outcome.scores))
        over = len(self.sheet.rows) >= self.rulebook.rounds
        self._start_wait(Phase.OVER if over else Phase.BETWEEN, at)

    @_apply.register
    def _(self, event: table_events.TakenBack, at: int) -> None:
        for _ in range(event.turns):
            self._round.undo()
        self.by_bots.cut(len(self.by_bots) - event.turns)
        self._start_wait(Phase.PLAYING, at)

    @_apply.register
    def _(self, _event: table_events.Abandoned, at: int) -> None:
        self.paused_at, self.asleep = None, False
        self._start_wait(Phase.OVER, at)

    # Agreements

    @_apply.register
    def _(self, event: table_events.PauseAsked, _at: int) -> None:
        self.wants_pause |= {event.seat}

    @_apply.register
    def _(self, event: table_events.Paused, at: int) -> None:
        self.paused_at, self.asleep = at, event.asleep
        self._clear_requests()

    @_apply.register
    def _(self, _event: table_events.Resumed, at: int) -> None:
        if self.paused_at is not None:
            self._leave_out(self.paused_at, at)
        self.paused_at, self.asleep = None, False

    @_apply.register
    def _(self, event: table_events.TakeBackAsked, _at: int) -> None:
        self.wants_back = (*self.wants_back, event.seat)

    @_apply.register
    def _(self, _event: table_events.Declined, _at: int) -> None:
        self._clear_requests()

    @_apply.register
    def _(self, event: table_events.NextAsked, _at: int) -> None:
        self.wants_next |= {event.seat}

    @_apply.register
    def _(self, event: table_events.Reacted, at: int) -> None:
        self.reacted[event.seat] = at

    @_apply.register
    def _(self, event: table_events.AddressShared, _at: int) -> None:
        self.shared_address = frozenset(event.seats)

    @_apply.register
    def _(self, event: table_events.ClockMoved, _at: int) -> None:
        self.last_outage = event.outage
        self._leave_out(event.since, event.until)

    def _link(self) -> str | None:
        """Return the unique link of the round: its commitment, or a hash if the deal is known."""
        if self.opened and self.opened.commitment:
            return self.opened.commitment
        if self.deal is None:
            return None
        return sha256(f"{self.deal.secret} {self._round_first}".encode()).hexdigest()

    @property
    def _round(self) -> Game:
        if self.game is None:
            raise InputError("no round is being played", self.phase)
        return self.game

    def _start_wait(self, phase: Phase, at: int) -> None:
        self.phase, self.clock, self.changed = phase, WaitClock(at, at), self.seq
        self.wants_next = frozenset()
        self._clear_requests()

    def _clear_requests(self) -> None:
        self.wants_pause, self.wants_back = frozenset(), ()

    def _reseat(self, players: tuple[Player, ...], at: int) -> None:
        """Change the number of seats; everything counted by seat starts over."""
        self.players = players
        self.sheet, self.game, self.opened, self._begun = ScoreSheet(), None, None, []
        self.salts, self.by_bots, self.reacted = {}, History(), {}
        self.shared_address = frozenset()
        self._start_wait(Phase.WAITING, at)

    def _replace(self, seat: int, player: Player) -> None:
        self.players = (*self.players[:seat], player, *self.players[seat + 1 :])

    def _vacate(self, event: table_events.Left | table_events.HandedOver) -> None:
        guest = self.players[event.seat].guest
        if guest is not None and guest == self.host:
            self.host = None
        if guest is not None and event.removed:
            self.barred |= {guest}

    def _bot_takes_over(self, seat: int, at: int) -> None:
        self._clear_requests()
        if seat == self.to_move:
            self.clock = self.clock.handed_at(at)

    def _leave_out(self, since: int, until: int) -> None:
        """Shift every time in the state, as if ``since`` to ``until`` had not passed."""
        self._leave_out_of_wait(since, until)
        if self.paused_at is not None:
            self.paused_at = shifted(self.paused_at, since, until)
        self.players = tuple(
            each if each.went is None else replace(each, went=shifted(each.went, since, until))
            for each in self.players
        )

    def _leave_out_of_wait(self, since: int, until: int) -> None:
        """Shift the times of the wait: its beginning, and the arrivals of players."""
        self.clock = self.clock.without(since, until)
        self.players = tuple(
            replace(each, came=shifted(each.came, since, until)) for each in self.players
        )


# The dispatcher itself: going through the instance would make a new function for every event.
_handler_of: Final = vars(LiveTable)["_apply"].dispatcher.dispatch
