"""Live tables for tests, with a fake clock and repeatable deals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from brikke.game.deal import commitment_of, seed_of
from brikke.game.events import Event, RoundOpened, Salted, TurnEvent, fold
from brikke.game.game import Game
from brikke.game.notation import Record
from brikke.game.view import PlayerView
from brikke.live import (
    AddBot,
    Command,
    Dealer,
    Due,
    FairDealer,
    LiveTable,
    LogEvent,
    Logged,
    MakeTurn,
    Options,
    Refusal,
    Salt,
    Sit,
    Start,
    TableConfig,
    TableOpened,
    Timing,
    bot_events,
    bot_view,
    decide,
    due_events,
    next_due,
    outage_events,
    presence_events,
    redact_log,
)
from brikke.live.events import TakenBack
from brikke.players.bots import make_bot
from brikke.rules.position import Draw, Play, Turn
from brikke.rules.rulebook import Rulebook, get_rulebook
from brikke.rules.table import read_table
from brikke.rules.tiles import ALL_TILES, TileReader

GUESTS: Final = ("anna", "bo", "cleo", "dag")
NOON: Final = 1_000_000
SECOND: Final = 1000


class SeededDealer(FairDealer):
    """Deals fairly, from seeds that a test can repeat."""

    def __init__(self, seed: int = 1) -> None:
        self._seed = seed
        self._rounds = 0

    def open(self, rulebook: Rulebook, seats: int) -> RoundOpened:
        self._rounds += 1
        seed = seed_of(f"{self._seed} round {self._rounds}")
        return RoundOpened(rulebook, seats, commitment_of(seed), seed)


class HandDealer:
    """Deals given racks; the pool is given as well, or the rest of the tiles."""

    def __init__(self, *racks: str, pool: str | None = None, starter: int = 0) -> None:
        reader = TileReader(strict=True)
        self._racks = [reader.tiles(rack) for rack in racks]
        dealt = {tile for rack in self._racks for tile in rack}
        rest = tuple(tile for tile in ALL_TILES if tile not in dealt)
        self._pool = rest if pool is None else reader.tiles(pool)
        self._starter = starter

    def open(self, rulebook: Rulebook, seats: int) -> RoundOpened:
        return RoundOpened(rulebook, seats, "dealt by hand", b"a secret of the dealer")

    def deal(self, opened: RoundOpened, salts: Sequence[bytes]) -> tuple[Event, ...]:
        game = Game.from_deal(opened.rulebook, self._racks, self._pool, self._starter)
        return Salted(tuple(salts)), *game.events[1:]


class Session:
    """A live table with a fake clock."""

    def __init__(
        self,
        rulebook: str = "nordic",
        *,
        capacity: int = 4,
        options: Options | None = None,
        dealer: Dealer | None = None,
        timing: Timing | None = None,
    ) -> None:
        self.now = NOON
        self.config = TableConfig(timing or Timing(), dealer or SeededDealer())
        self.live_table = LiveTable()
        self.outages: list[tuple[int, int, int]] = []
        opened = TableOpened(get_rulebook(rulebook), capacity, options or Options(), GUESTS[0])
        self.happen([opened])

    @property
    def round(self) -> Game:
        assert self.live_table.game is not None
        return self.live_table.game

    @property
    def mover(self) -> str:
        """The guest whose turn it is."""
        guest = self.live_table.players[self.round.to_move].guest
        assert guest is not None
        return guest

    @property
    def time_left(self) -> int:
        deadline = self.live_table.deadline()
        assert deadline is not None
        return deadline - self.now

    def happen(self, events: Iterable[LogEvent]) -> tuple[LogEvent, ...]:
        """Append events to the log, now."""
        told = tuple(events)
        for event in told:
            self.live_table.apply(Logged(self.live_table.seq + 1, self.now, event))
        return told

    def do(self, guest: str, command: Command) -> tuple[LogEvent, ...]:
        return self.happen(decide(self.live_table, guest, command, self.now, self.config))

    def refused(self, guest: str, command: Command) -> Refusal:
        """Return the refusal of a command, after checking that it changed nothing."""
        before = portrait(self.live_table)
        try:
            told = decide(self.live_table, guest, command, self.now, self.config)
        except Refusal as refusal:
            assert portrait(self.live_table) == before
            return refusal
        raise AssertionError(f"not refused: {told}")

    def turn(self, guest: str, turn: Turn | str | None = None) -> tuple[LogEvent, ...]:
        """Make a turn, given as a turn or as the resulting table; by default draw."""
        if isinstance(turn, str):
            turn = Play(read_table(turn))
        return self.do(guest, MakeTurn(turn or Draw(), self.live_table.seq))

    def connected(self, *guests: str) -> tuple[LogEvent, ...]:
        """Connect exactly these guests."""
        return self.happen(presence_events(self.live_table, guests))

    def due_in(self) -> int | None:
        """Return the milliseconds until the next timer fires."""
        due = next_due(self.live_table, self.config.timing)
        return None if due is None else due.at - self.now

    def run_timer(self) -> tuple[LogEvent, ...]:
        """Run the timer that is due now, if any; a bot that is due makes its turn."""
        due = next_due(self.live_table, self.config.timing)
        if due is None or due.at > self.now:
            return ()
        if due.bot:
            return self.happen(self.bot_turn(due))
        return self.happen(due_events(self.live_table, due, self.config))

    def bot_turn(self, due: Due) -> tuple[LogEvent, ...]:
        view = bot_view(self.live_table, due.seat)
        turn = make_bot(due.bot, seed=self.live_table.seq).turn(view)
        return bot_events(self.live_table, due.seat, turn)

    def wait(self, span: int) -> tuple[LogEvent, ...]:
        """Let time pass, run all timers that fire, and return their events."""
        until, seen = self.now + span, self.live_table.seq
        while (wait := self.due_in()) is not None and self.now + wait <= until:
            self.now += max(wait, 0)
            assert self.run_timer(), "a timer that is due does something"
            assert self.live_table.seq < seen + 5000, "this never ends"
        self.now = until
        return tuple(logged.event for logged in self.live_table.log[seen:])

    def run_next_timer(self) -> tuple[LogEvent, ...]:
        """Let time pass until the next timer fires."""
        wait = self.due_in()
        assert wait is not None, "no timer runs"
        return self.wait(max(wait, 0))

    def outage(self, span: int) -> tuple[LogEvent, ...]:
        """Simulate an outage of all servers, and record it afterwards."""
        self.outages.append((len(self.outages) + 1, self.now, self.now + span))
        self.now += span
        return self.notice()

    def notice(self) -> tuple[LogEvent, ...]:
        return self.happen(outage_events(self.live_table, self.outages))


def seated(
    people: int = 2,
    *bots: str,
    rulebook: str = "nordic",
    options: Options | None = None,
    dealer: Dealer | None = None,
    timing: Timing | None = None,
) -> Session:
    """Return a table with people, the host first, and then bots, before the match."""
    session = Session(rulebook, options=options, dealer=dealer, timing=timing)
    for guest in GUESTS[:people]:
        session.do(guest, Sit())
    for bot in bots:
        session.do(GUESTS[0], AddBot(bot))
    return session


def playing(
    people: int = 2,
    *bots: str,
    rulebook: str = "nordic",
    options: Options | None = None,
    dealer: Dealer | None = None,
    timing: Timing | None = None,
) -> Session:
    """Return a table whose first round is dealt."""
    session = seated(
        people, *bots, rulebook=rulebook, options=options, dealer=dealer, timing=timing
    )
    begin(session)
    return session


def begin(session: Session) -> None:
    """Let the host begin the match, and everyone send a salt."""
    session.do(GUESTS[0], Start())
    send_salts(session)


def send_salts(session: Session) -> None:
    for seat in sorted(session.live_table.present):
        guest = session.live_table.players[seat].guest
        assert guest is not None
        session.do(guest, Salt(guest.encode()))


class Client:
    """A client of a seat, or for None of a spectator, that folds its redacted events."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.heard: list[LogEvent] = []
        self.round: list[Event] = []

    def hear(self, log: Iterable[Logged]) -> Client:
        for logged in log:
            event = redact_log(logged.event, self.seat)
            self.heard.append(event)
            if isinstance(event, RoundOpened):
                self.round = []
            if isinstance(event, Event):
                self.round.append(event)
            if isinstance(event, TakenBack):
                self._take_back(event.turns)
        return self

    def _take_back(self, turns: int) -> None:
        made = [at for at, event in enumerate(self.round) if isinstance(event, TurnEvent)]
        del self.round[made[-turns] :]

    @property
    def view(self) -> PlayerView:
        return PlayerView(self.seat, fold(self.round))


def record_of(live_table: LiveTable) -> Record:
    """Return the finished rounds of the last match as a record, read from the log alone."""
    rounds: list[tuple[Event, ...]] = []
    for _, first, last in live_table.finished[-len(live_table.sheet.rows) :]:
        replayed = LiveTable(live_table.log[:last])
        assert isinstance(live_table.log[first - 1].event, RoundOpened)
        rounds.append(replayed.round_events())
    return Record(live_table.rulebook, len(live_table.sheet.rows[0]), tuple(rounds))


def portrait(live_table: LiveTable) -> dict[str, object]:
    """Return a snapshot of all public attributes of a live table."""
    names = [name for name in dir(live_table) if not name.startswith("_")]
    held = {name: getattr(live_table, name) for name in names}
    held |= {"deadline": live_table.deadline(), "round_events": live_table.round_events()}
    held["game"] = (
        None if live_table.game is None else (live_table.game.events, live_table.game.state)
    )
    return {name: _still(value) for name, value in held.items() if not callable(value)}


def _still(value: object) -> object:
    if isinstance(value, list):
        return tuple(value)
    return tuple(value.items()) if isinstance(value, dict) else value
