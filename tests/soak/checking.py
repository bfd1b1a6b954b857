"""Checks: clients' messages agree with the log and contain no secrets."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from brikke.errors import InputError
from brikke.game.events import RoundEnded, RoundOpened, TimedOut, TurnEvent
from brikke.live import LiveTable, Logged, redact_log
from brikke.live.events import Abandoned, Reacted
from brikke.server.store import Store
from brikke.wire import server as say
from brikke.wire.convert import table_view
from brikke.wire.events import to_wire
from brikke.wire.tokens import hash_of
from tests.server.scale.invariants import TURNS, check_table, read_log, receipts_of
from tests.soak.diary import Diary, Told, digest_of, folded
from tests.soak.fairness import Fairness
from tests.soak.leaks import leak_in_event, leak_in_view
from tests.soak.outages import Span
from tests.soak.sitting import Story
from tests.support.round_view import round_view

COUNTED: Final = {
    "MatchBegan": "matches begun",
    "RoundEnded": "rounds finished",
    "TimedOut": "turns out of time",
    "StoodIn": "stand-ins",
    "ClockMoved": "clocks moved by an outage",
    "Paused": "pauses",
    "TakenBack": "turns taken back",
    "Abandoned": "matches abandoned",
    "HandedOver": "seats handed over",
}


class Checks:
    """The findings of all tables."""

    def __init__(self, nobody_served: Sequence[Span]) -> None:
        self.counts: Counter[str] = Counter()
        self.faults: list[str] = []
        self.awake: list[str] = []
        """Time-outs of present players: worth a look, but no fault by themselves."""
        self.nobody_served = nobody_served

    async def check(self, store: Store, story: Story) -> None:
        """Check a table and all its clients; faults are recorded."""
        faults: list[str] = []
        try:
            checked = await check_table(store, story.table_id)
            log = await read_log(store, story.table_id)
            await self._check_told(store, story, log, faults)
        except (AssertionError, InputError, KeyError) as error:
            faults.append(f"{type(error).__name__} {error}")
        else:
            self.counts["tables checked"] += 1
            self.counts["events"] += checked.events
            self.counts["turns"] += checked.turns
        self.faults += [
            f"table {story.table_id} ({story.plan.rulebook}): {each}" for each in faults
        ]

    async def _check_told(
        self, store: Store, story: Story, log: Sequence[Logged], faults: list[str]
    ) -> None:
        guests = {}
        for diary in story.diaries:
            guest = await store.guest_of(hash_of(diary.token))
            assert guest is not None, "guests are remembered"
            guests[guest.id] = diary
        replay = Replay(story, guests, faults.append, self.nobody_served)
        for logged in log:
            replay.go_on(logged)
        self.awake += replay.fairness.awake
        self._count(replay)
        for guest_id, diary in guests.items():
            kept = await receipts_of(store, story.table_id, diary.token)
            check_receipts(diary, kept, replay.turns[guest_id], log, faults.append)
            check_secrets(diary, replay.seeds, faults.append)
            self.counts["commands acknowledged"] += len(diary.acked)

    def _count(self, replay: Replay) -> None:
        self.counts["messages compared with the log"] += replay.compared
        for logged in replay.live_table.log:
            name = COUNTED.get(type(logged.event).__name__)
            if name is not None:
                self.counts[name] += 1


class Replay:
    """Replays a log once, and compares the messages of all clients with it."""

    def __init__(
        self,
        story: Story,
        guests: dict[str, Diary],
        fault: Callable[[str], None],
        nobody_served: Sequence[Span],
    ) -> None:
        self.live_table = LiveTable()
        self.turns: dict[str, list[int]] = defaultdict(list)
        """The event numbers of people's turns, by guest."""
        self.seeds: dict[str, int] = {}
        """The seeds of all rounds, with the number of the event that revealed them, if any."""
        self.compared = 0
        self.fairness = Fairness(guests, nobody_served, fault)
        self._story = story
        self._fault = fault
        self._told: dict[int, list[tuple[str, Diary, Told]]] = defaultdict(list)
        self._expected: dict[tuple[str, int, int | None], bytes] = {}
        for guest, diary in guests.items():
            for told in diary.told:
                self._told[told.last].append((guest, diary, told))

    def go_on(self, logged: Logged) -> None:
        """Apply an event, and check the messages up to it."""
        event = logged.event
        self.fairness.before(self.live_table, logged)
        if isinstance(event, TurnEvent) and not isinstance(event, TimedOut):
            player = self.live_table.players[event.seat]
            if player.driver is None and player.guest is not None:
                self.turns[player.guest].append(logged.seq)
        self.live_table.apply(logged)
        self.fairness.after(self.live_table, logged)
        self._note_seed(logged)
        self._expected.clear()
        for guest, diary, told in self._told.get(logged.seq, ()):
            self._compare(diary, told, self.live_table.seat_of(guest))

    def _note_seed(self, logged: Logged) -> None:
        event, never = logged.event, 2**62
        if isinstance(event, RoundOpened) and event.seed:
            self.seeds[event.seed.hex()] = never
        elif isinstance(event, RoundEnded | Abandoned) and event.seed:
            self.seeds[event.seed.hex()] = logged.seq

    def _compare(self, diary: Diary, told: Told, seat: int | None) -> None:
        self.compared += 1
        key = (told.kind, told.first, seat)
        if key not in self._expected:
            self._expected[key] = self._expect(told, seat)
        if self._expected[key] != told.digest:
            self._fault(f"{diary.name} was told {told.kind} {told.first}-{told.last} otherwise")

    def _expect(self, told: Told, seat: int | None) -> bytes:
        """Return the digest of the message that a seat must receive, without secrets."""
        if told.kind == "folded":
            return folded(seat, msgspec.to_builtins(round_view(self.live_table, seat)))
        if told.kind == "view":
            message: say.FromServer = say.View(
                self.live_table.seq,
                seat,
                table_view(self._story.table_id, self.live_table),
                round_view(self.live_table, seat),
            )
            leak = leak_in_view(msgspec.to_builtins(message), seat, self.live_table)
        else:
            message = say.Events(
                [
                    say.NumberedEvent(each.seq, each.at, to_wire(redact_log(each.event, seat)))
                    for each in self.live_table.log[told.first - 1 : told.last]
                ]
            )
            events = msgspec.to_builtins(message)["events"]
            leak = next(filter(None, (leak_in_event(each["event"], seat) for each in events)), "")
        if leak:
            self._fault(f"seat {seat} learns {leak} by {told.kind} {told.first}-{told.last}")
        return digest_of(say.encode(message))


def check_receipts(
    diary: Diary,
    kept: dict[str, int],
    own: list[int],
    log: Sequence[Logged],
    fault: Callable[[str], None],
) -> None:
    """Check that acknowledged commands are in the log, and every turn was made once."""
    for command, seq in diary.acked.items():
        if kept.get(command) != seq:
            fault(f"{diary.name} was told {seq} for {command}, kept is {kept.get(command)}")
    for command in kept.keys() - diary.sent.keys():
        fault(f"{diary.name} never sent {command}")
    made = sorted(
        _turn_of(log, seq) for command, seq in kept.items() if diary.sent.get(command) in TURNS
    )
    if made != own:
        fault(f"{diary.name} made the turns {made}, in the log are {own}")


def check_secrets(diary: Diary, seeds: dict[str, int], fault: Callable[[str], None]) -> None:
    """Check that no client saw a seed before it was revealed."""
    for secret, seq in diary.secrets.items():
        if seq < seeds.get(secret, 0):
            fault(f"{diary.name} knew the seed {secret[:8]}… at {seq}, before it was told")


def _turn_of(log: Sequence[Logged], seq: int) -> int:
    """Return the turn of a receipt: the end of a round and a word of a bot may follow it."""
    while isinstance(log[seq - 1].event, RoundEnded | Reacted):
        seq -= 1
    return seq
