"""A table for tests: its guests act at a fake hour, and its deals can be repeated."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from brikke.game.deal import commitment_of, seed_of
from brikke.game.events import Event, RoundOpened, Salted, TurnEvent, fold
from brikke.game.game import Game
from brikke.game.notation import Record
from brikke.game.view import PlayerView, view_of
from brikke.live import (
    AddBot,
    BotTurn,
    Command,
    Dealer,
    FairDealer,
    House,
    LiveTable,
    LogEvent,
    Logged,
    MakeTurn,
    Options,
    Refusal,
    Salt,
    Sit,
    Start,
    TableOpened,
    Timing,
    bot_events,
    decide,
    next_alarm,
    outage_events,
    presence_events,
    redact_log,
    wake,
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
    """Deals racks that are written down; the rest of the box is the pool, unless it is, too."""

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


class Evening:
    """One table, its clock, and those who run it."""

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
        self.house = House(timing or Timing(), dealer or SeededDealer())
        self.table = LiveTable()
        self.outages: list[tuple[int, int, int]] = []
        opened = TableOpened(get_rulebook(rulebook), capacity, options or Options(), GUESTS[0])
        self.happen([opened])

    @property
    def round(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    @property
    def mover(self) -> str:
        """The guest whose turn it is."""
        guest = self.table.players[self.round.to_move].guest
        assert guest is not None
        return guest

    @property
    def time_left(self) -> int:
        deadline = self.table.deadline()
        assert deadline is not None
        return deadline - self.now

    def happen(self, events: Iterable[LogEvent]) -> tuple[LogEvent, ...]:
        """Write events into the log, now."""
        told = tuple(events)
        for event in told:
            self.table.apply(Logged(self.table.seq + 1, self.now, event))
        return told

    def do(self, guest: str, command: Command) -> tuple[LogEvent, ...]:
        return self.happen(decide(self.table, guest, command, self.now, self.house))

    def refused(self, guest: str, command: Command) -> Refusal:
        """Return why a command is refused, after seeing that it changed nothing."""
        before = portrait(self.table)
        try:
            told = decide(self.table, guest, command, self.now, self.house)
        except Refusal as refusal:
            assert portrait(self.table) == before
            return refusal
        raise AssertionError(f"not refused: {told}")

    def turn(self, guest: str, turn: Turn | str | None = None) -> tuple[LogEvent, ...]:
        """Make a turn, given as one or as the table it leaves; else draw."""
        if isinstance(turn, str):
            turn = Play(read_table(turn))
        return self.do(guest, MakeTurn(turn or Draw(), self.table.seq))

    def connected(self, *guests: str) -> tuple[LogEvent, ...]:
        """Let these guests be connected, and nobody else."""
        return self.happen(presence_events(self.table, guests))

    def alarm(self) -> int | None:
        """Return in how many milliseconds something happens of itself."""
        at = next_alarm(self.table, self.house.timing)
        return None if at is None else at - self.now

    def wake(self) -> tuple[LogEvent, ...]:
        """Do what is due now; a bot that is due makes its turn."""
        due = wake(self.table, self.now, self.house)
        return self.happen(self.bot_turn(due) if isinstance(due, BotTurn) else due)

    def bot_turn(self, due: BotTurn) -> tuple[LogEvent, ...]:
        view = view_of(self.table.round_events(), due.seat)
        turn = make_bot(due.bot, seed=self.table.seq).turn(view)
        return bot_events(self.table, due.seat, turn)

    def wait(self, span: int) -> tuple[LogEvent, ...]:
        """Let time pass and everything happen in it that is due; return that."""
        until, seen = self.now + span, self.table.seq
        while (wait := self.alarm()) is not None and self.now + wait <= until:
            self.now += max(wait, 0)
            assert self.wake(), "an alarm that is due does something"
            assert self.table.seq < seen + 5000, "this never ends"
        self.now = until
        return tuple(logged.event for logged in self.table.log[seen:])

    def ring(self) -> tuple[LogEvent, ...]:
        """Let time pass until something happens of itself."""
        wait = self.alarm()
        assert wait is not None, "nothing is going to happen"
        return self.wait(max(wait, 0))

    def outage(self, span: int) -> tuple[LogEvent, ...]:
        """Let there be no server for a while, and notice it afterwards."""
        self.outages.append((len(self.outages) + 1, self.now, self.now + span))
        self.now += span
        return self.notice()

    def notice(self) -> tuple[LogEvent, ...]:
        return self.happen(outage_events(self.table, self.outages))


def seated(
    people: int = 2,
    *bots: str,
    rulebook: str = "nordic",
    options: Options | None = None,
    dealer: Dealer | None = None,
    timing: Timing | None = None,
) -> Evening:
    """Return a table with people, the host first, and then bots, before the match."""
    evening = Evening(rulebook, options=options, dealer=dealer, timing=timing)
    for guest in GUESTS[:people]:
        evening.do(guest, Sit())
    for bot in bots:
        evening.do(GUESTS[0], AddBot(bot))
    return evening


def playing(
    people: int = 2,
    *bots: str,
    rulebook: str = "nordic",
    options: Options | None = None,
    dealer: Dealer | None = None,
    timing: Timing | None = None,
) -> Evening:
    """Return a table whose first round is dealt."""
    evening = seated(
        people, *bots, rulebook=rulebook, options=options, dealer=dealer, timing=timing
    )
    begin(evening)
    return evening


def begin(evening: Evening) -> None:
    """Let the host begin the match, and everyone send a salt."""
    evening.do(GUESTS[0], Start())
    send_salts(evening)


def send_salts(evening: Evening) -> None:
    for seat in sorted(evening.table.present):
        guest = evening.table.players[seat].guest
        assert guest is not None
        evening.do(guest, Salt(guest.encode()))


class Client:
    """What a seat, or for None a spectator, makes of what it is told."""

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


def record_of(table: LiveTable) -> Record:
    """Return the finished rounds of the last match as a record, read from the log alone."""
    rounds: list[tuple[Event, ...]] = []
    for _, first, last in table.finished[-len(table.sheet.rows) :]:
        replayed = LiveTable(table.log[:last])
        assert isinstance(table.log[first - 1].event, RoundOpened)
        rounds.append(replayed.round_events())
    return Record(table.rulebook, len(table.sheet.rows[0]), tuple(rounds))


def portrait(table: LiveTable) -> dict[str, object]:
    """Return everything public about a table, in values that do not change with it."""
    names = [name for name in dir(table) if not name.startswith("_")]
    held = {name: getattr(table, name) for name in names}
    held |= {"deadline": table.deadline(), "round_events": table.round_events()}
    held["game"] = None if table.game is None else (table.game.events, table.game.state)
    return {name: _still(value) for name, value in held.items() if not callable(value)}


def _still(value: object) -> object:
    if isinstance(value, list):
        return tuple(value)
    return tuple(value.items()) if isinstance(value, dict) else value
