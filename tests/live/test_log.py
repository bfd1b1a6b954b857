"""Properties of a live table: invariants that hold after any sequence of events."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from brikke.errors import InputError
from brikke.game.events import Dealt, Drew, Played, RoundEnded, RoundOpened, TurnEvent
from brikke.live import (
    AddBot,
    Command,
    Decline,
    Leave,
    LiveTable,
    LogEvent,
    Logged,
    MakeTurn,
    Options,
    Pause,
    Phase,
    React,
    Reaction,
    Ready,
    Refusal,
    Rematch,
    Remove,
    Resume,
    Salt,
    Sit,
    Start,
    TableOpened,
    TakeBack,
    decide,
    next_due,
)
from brikke.live.events import BotJoined, Came, Joined, Left, MatchBegan, TakenBack, Went
from brikke.live.turn_clock import LEAST_MS
from brikke.players.bots import make_bot
from brikke.rules.position import Draw, Pass, Play, Turn
from brikke.rules.rulebook import DEFAULT, EDITIONS
from brikke.rules.table import read_table, tiles_on
from brikke.rules.tiles import ALL_TILES
from tests.support.effort import examples
from tests.support.live_tables import (
    GUESTS,
    NOON,
    SECOND,
    Client,
    HandDealer,
    SeededDealer,
    Session,
    playing,
    portrait,
    seated,
)

HOUSE = (
    "",
    "opening_minimum=0 tiles_dealt=5 rounds=2",
    "opening_minimum=0 tiles_dealt=20 rounds=1 turn_seconds=off",
    "tiles_dealt=5 turn_seconds=15 rounds=2",
    "opening_minimum=0 turn_seconds=86400 rounds=1",
)
rulebooks = st.builds("{} {}".format, st.sampled_from(list(EDITIONS)), st.sampled_from(HOUSE))
anyone = st.integers(0, 9)
spans = st.one_of(st.integers(0, 5 * SECOND), st.sampled_from([30_000, 61_000, 301_000, 10**7]))
seat_commands: st.SearchStrategy[Command] = st.one_of(
    st.just(Sit()),
    st.builds(AddBot, st.sampled_from(["steady", "greedy", "nobody"])),
    st.builds(Remove, st.integers(-1, 4)),
    st.just(Start()),
    st.just(Leave()),
)
wishes: st.SearchStrategy[Command] = st.sampled_from(
    [Pause(), Resume(), TakeBack(), Decline(), Ready(), Rematch(), React(Reaction.WOW)]
)
silly_turns: st.SearchStrategy[Turn] = st.sampled_from(
    [Draw(), Pass(), Play(()), Play(read_table("k10 r10 b10"))]
)


class TableMachine(RuleBasedStateMachine):
    """A state machine of random commands, late timers, lost connections and outages."""

    @initialize(
        rulebook=rulebooks,
        people=st.sampled_from([2, 1, 3, 0]),
        bots=st.integers(0, 2),
        seed=st.integers(0, 10**6),
        begun=st.sampled_from([True, True, True, False]),
    )
    def sit_down(self, *, rulebook: str, people: int, bots: int, seed: int, begun: bool) -> None:
        self.session = Session(rulebook, dealer=SeededDealer(seed))
        self.clients = {seat: Client(seat) for seat in (*range(4), None)}
        self.told = 0
        self.spent = 0
        self.stand_ins: set[int] = set()
        for guest in GUESTS[:people]:
            self.session.do(guest, Sit())
        for _ in range(min(bots, 4 - people)):
            self.session.do(GUESTS[0], AddBot("steady"))
        if begun and people + bots > 1:
            self.session.do(GUESTS[0], Start())

    @property
    def live_table(self) -> LiveTable:
        return self.session.live_table

    def guest(self, number: int) -> str:
        """Return a guest, most often one with a seat."""
        seats = [player.guest for player in self.live_table.players if player.guest]
        return seats[number % len(seats)] if seats and number else GUESTS[number % 4]

    # Commands

    def do(self, guest: str, command: Command) -> None:
        before = portrait(self.live_table)
        try:
            told = decide(self.live_table, guest, command, self.session.now, self.session.config)
        except Refusal:
            told = ()
        assert portrait(self.live_table) == before
        self.session.happen(told)
        self.reckon(told)

    def all_do(self, command: Command) -> None:
        for guest in GUESTS:
            self.do(guest, command)

    @rule(number=anyone, command=seat_commands)
    def come_or_leave(self, number: int, command: Command) -> None:
        self.do(self.guest(number), command)

    @rule(number=anyone, wish=wishes)
    def ask(self, number: int, wish: Command) -> None:
        self.do(self.guest(number), wish)

    @rule(number=anyone, salt=st.binary(max_size=33))
    def send_salt(self, number: int, salt: bytes) -> None:
        self.do(self.guest(number), Salt(salt))

    @precondition(lambda self: self.live_table.phase is not Phase.PLAYING)
    @rule()
    def go_on(self) -> None:
        self.do(self.live_table.host or "nobody", Start())
        self.all_do(Ready())
        self.all_do(Rematch())
        self.all_do(Salt(b"salt"))

    @precondition(lambda self: self.live_table.phase is Phase.PLAYING)
    @rule()
    def agree_to_pause(self) -> None:
        self.all_do(Pause())

    @precondition(lambda self: self.live_table.to_move is not None)
    @rule()
    def make_a_turn_and_take_it_back(self) -> None:
        before, seen = self.live_table.round_events(), self.live_table.changed
        mover = self.live_table.players[self.live_table.to_move or 0].guest
        self.make_good_turns(1)
        played = self.live_table.changed > seen and isinstance(
            self.live_table.log[-1].event, Played
        )
        if mover and played:
            self.do(mover, TakeBack())
            for guest in GUESTS:
                if self.live_table.wants_back:
                    self.do(guest, TakeBack())
            assert self.live_table.round_events() == before

    @rule(number=anyone, turn=silly_turns, behind=st.integers(-1, 3))
    def make_any_turn(self, number: int, turn: Turn, behind: int) -> None:
        self.do(self.guest(number), MakeTurn(turn, self.live_table.seq - behind))

    @precondition(lambda self: self.live_table.to_move is not None)
    @rule(times=st.sampled_from([1, 1, 3, 100]))
    def make_good_turns(self, times: int) -> None:
        for _ in range(times):
            seat = self.live_table.to_move
            if seat is None or self.live_table.paused_at is not None:
                return
            guest = self.live_table.players[seat].guest
            if guest is None:
                self.ring(1)
            else:
                turn = make_bot("steady").turn(self.session.round.view(seat))
                self.do(guest, MakeTurn(turn, self.live_table.seq))

    # Timers, connections and outages

    @rule(times=st.integers(1, 10))
    def ring(self, times: int) -> None:
        for _ in range(times):
            wait = self.session.due_in()
            if wait is None:
                return
            self.pass_time(max(wait, 0))
            told = self.session.run_timer()
            assert told, "a timer that is due does something"
            self.reckon(told)

    @rule(span=spans)
    def pass_time(self, span: int) -> None:
        self.session.now += span
        mover = self.live_table.to_move
        if self.live_table.paused_at is None and mover is not None and mover not in self.stand_ins:
            self.spent += span

    @rule(span=spans)
    def no_server(self, span: int) -> None:
        self.session.outage(span)
        assert self.session.notice() == ()

    @rule(connected=st.sets(st.sampled_from(GUESTS)))
    def come_and_go(self, connected: set[str]) -> None:
        self.reckon(self.session.connected(*connected))

    @rule()
    def come_back(self) -> None:
        self.reckon(self.session.connected(*GUESTS))

    @rule()
    def restart(self) -> None:
        again = LiveTable(self.live_table.log)
        assert portrait(again) == portrait(self.live_table)
        self.session.live_table = again

    def reckon(self, told: tuple[LogEvent, ...]) -> None:
        """Reset the time spent when a turn begins; keep the least time for a returning player."""
        for event in told:
            if isinstance(event, Dealt | TurnEvent | TakenBack):
                self.spent = 0
            if isinstance(event, Came) and event.seat in self.stand_ins & {self.live_table.to_move}:
                turn_ms = (self.live_table.rulebook.turn_seconds or 0) * SECOND
                self.spent = min(self.spent, turn_ms - LEAST_MS)
        self.stand_ins = {
            seat for seat, each in enumerate(self.live_table.players) if each.stand_in
        }

    # Invariants

    @invariant()
    def the_log_is_numbered_without_a_gap(self) -> None:
        assert self.live_table.log[-1].seq == self.live_table.seq == len(self.live_table.log)

    @invariant()
    def no_tile_is_lost(self) -> None:
        if self.live_table.game is None:
            return
        state = self.live_table.game.state
        if not state.outcome:
            held = [tile for part in (*state.racks, state.pool) for tile in part if tile]
            assert sorted([*held, *tiles_on(state.table)]) == sorted(ALL_TILES)

    @invariant()
    def a_table_waits_for_one_thing(self) -> None:
        assert [phase for phase, waits in waits_for(self.live_table) if waits] == [
            self.live_table.phase
        ]

    @invariant()
    def something_is_always_going_to_happen(self) -> None:
        table = self.live_table
        if table.phase is Phase.WAITING or table.paused_at is not None:
            assert self.session.due_in() is None
        elif table.in_match and self.session.due_in() is None:
            assert table.guests, "nobody could ever go on"
            mover = table.to_move
            assert mover is None or (table.players[mover].guest and table.deadline() is None)
            assert table.phase is not Phase.SALTING

    @invariant()
    def what_all_agree_to_happens(self) -> None:
        table = self.live_table
        assert not table.wants_pause or not table.voters <= table.wants_pause
        assert not table.wants_back or not table.voters <= set(table.wants_back)
        alarm = self.session.due_in()
        if table.present and table.present <= table.wants_next:
            assert alarm is not None
            assert alarm <= 0
        elif table.phase is Phase.OVER:
            assert alarm is None

    @invariant()
    def a_wish_is_that_of_a_person_who_can_be_asked(self) -> None:
        table = self.live_table
        asked = {*table.wants_pause, *table.wants_back}
        assert asked <= table.voters
        assert len(set(table.wants_back)) == len(table.wants_back)
        assert table.wants_next <= table.guests
        assert not asked or (table.phase is Phase.PLAYING and table.paused_at is None)
        assert not table.wants_next or table.phase in (Phase.BETWEEN, Phase.OVER)

    @invariant()
    def sheet_and_round_have_the_seats_of_the_table(self) -> None:
        table = self.live_table
        seats = len(table.players)
        assert all(len(row) == seats for row in table.sheet.rows)
        assert table.opened is None or table.opened.seats == seats
        assert table.reacted.keys() <= {None, *range(seats)}
        if table.phase is Phase.WAITING:
            assert not table.sheet.rows
            assert not table.round_events()

    @invariant()
    def someone_here_may_look_after_the_table(self) -> None:
        table = self.live_table
        here = [player.guest for player in table.players if player.present and player.guest]
        acting = [guest for guest in here if table.may_host(guest)]
        assert acting == ([table.host] if table.host in here else here[:1])
        assert table.host is None or table.may_host(table.host)
        assert table.host is not None or not table.guests

    @invariant()
    def a_bot_is_never_waited_for_in_vain(self) -> None:
        table = self.live_table
        if table.to_move is None or table.paused_at is not None:
            return
        if table.players[table.to_move].driver:
            due = next_due(table, self.session.config.timing)
            assert due is not None
            assert due.at <= table.clock.handed + self.session.config.timing.bot

    @invariant()
    def only_time_in_which_one_could_play_counts(self) -> None:
        deadline = self.live_table.deadline()
        if deadline is not None:
            now = (
                self.session.now if self.live_table.paused_at is None else self.live_table.paused_at
            )
            assert (
                deadline - now == (self.live_table.rulebook.turn_seconds or 0) * SECOND - self.spent
            )

    @invariant()
    def who_has_a_pause_plays_a_round(self) -> None:
        assert self.live_table.paused_at is None or self.live_table.phase is Phase.PLAYING
        assert self.live_table.paused_at is not None or not self.live_table.asleep

    @invariant()
    def the_host_is_a_guest_who_is_not_barred(self) -> None:
        assert self.live_table.host not in self.live_table.barred
        seats = [player.guest for player in self.live_table.players if player.guest]
        assert len(seats) == len(set(seats))
        assert not self.live_table.barred & set(seats)

    @invariant()
    def every_seat_sees_what_the_round_shows_it(self) -> None:
        fresh = self.live_table.log[self.told :]
        self.told = self.live_table.seq
        for seat in (*range(4), None):
            client = self.clients[seat].hear(fresh)
            if self.live_table.game and (seat is None or seat < self.live_table.game.state.seats):
                assert client.view == self.live_table.game.view(seat)

    @invariant()
    def finished_rounds_add_up(self) -> None:
        assert self.live_table.sheet.adds_up
        assert len(self.live_table.sheet.rows) <= self.live_table.rulebook.rounds

    def teardown(self) -> None:
        if not hasattr(self, "session"):
            return
        self.restart()
        assert [logged.seq for logged in self.live_table.log] == list(
            range(1, self.live_table.seq + 1)
        )


def waits_for(table: LiveTable) -> Iterator[tuple[Phase, bool]]:
    """Return for each phase whether the events since the last change of seats allow it."""
    began = False
    for logged in table.log:
        if isinstance(logged.event, MatchBegan | Joined | BotJoined | Left):
            began = isinstance(logged.event, MatchBegan)
    over = len(table.sheet.rows) >= table.rulebook.rounds
    going = began and not over
    ended = table.game is not None and table.game.is_over()
    yield Phase.WAITING, not began
    yield Phase.SALTING, going and table.game is None
    yield Phase.PLAYING, going and table.game is not None and not ended
    yield Phase.BETWEEN, going and ended
    yield Phase.OVER, over


TestTable = TableMachine.TestCase
TestTable.settings = settings(
    max_examples=examples(150, least=5),
    stateful_step_count=50,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)


# The log


def test_events_are_applied_in_their_order() -> None:
    table = playing(2).live_table
    with pytest.raises(InputError, match=f"event {table.seq + 1} comes next in the log: 3$"):
        LiveTable(table.log).apply(Logged(3, NOON, Went(0)))


def test_a_table_is_opened_once_and_first() -> None:
    opened = TableOpened(DEFAULT, 2, Options(), None)
    with pytest.raises(InputError, match="opened once, and first: Went$"):
        LiveTable([Logged(1, NOON, Went(0))])
    with pytest.raises(InputError, match="opened once, and first: TableOpened$"):
        LiveTable([Logged(1, NOON, opened), Logged(2, NOON, opened)])


def test_a_turn_needs_a_round() -> None:
    opened = Logged(1, NOON, TableOpened(DEFAULT, 2, Options(), None))
    with pytest.raises(InputError, match="no round is being played: waiting$"):
        LiveTable([opened, Logged(2, NOON, Drew(0, None))])


def test_an_unknown_event_is_refused() -> None:
    opened = Logged(1, NOON, TableOpened(DEFAULT, 2, Options(), None))
    with pytest.raises(InputError, match="no such event at .*: str$"):
        LiveTable([opened, Logged(2, NOON, "went")])  # type: ignore[arg-type]


def test_a_finished_round_is_stored_by_its_commitment_and_event_numbers() -> None:
    session = playing(1, "steady", dealer=HandDealer("k13 r13 b13", "k1 r1"))
    session.turn("anna", "k13 r13 b13")
    ((promise, first, last),) = session.live_table.finished
    assert promise == "dealt by hand"
    assert isinstance(session.live_table.log[first - 1].event, RoundOpened)
    assert isinstance(session.live_table.log[last - 1].event, RoundEnded)


@pytest.mark.parametrize("command", [Pause(), Salt(b"x"), Start(), Leave()])
def test_decide_does_not_change_the_table(command: Command) -> None:
    session = playing(1, "steady") if isinstance(command, Pause) else seated(1, "steady")
    if isinstance(command, Salt):
        session.do("anna", Start())
    before = portrait(session.live_table)
    assert decide(session.live_table, "anna", command, session.now, session.config)
    assert portrait(session.live_table) == before
