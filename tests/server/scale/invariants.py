"""Invariants of every table, for any number of servers and any failures.

Tests ask this at their end, and so does whoever lets servers and players run for hours.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import msgspec
from sqlalchemy import select

from brikke.game.events import RoundEnded, RoundOpened, TimedOut, TurnEvent
from brikke.game.notation import Record
from brikke.game.verify import Doubt, verify_record
from brikke.live import LiveTable, Logged, TableOpened, redact_log
from brikke.live.events import Reacted
from brikke.live.round_events import round_events
from brikke.rules.tiles import ALL_TILES
from brikke.server.store import Store, schema
from brikke.wire.events import decode_event, to_wire
from brikke.wire.tokens import hash_of
from tests.server.clients import Message, NetworkPlayer
from tests.server.scale.stores import opened
from tests.support.round_view import round_view

TURNS: Final = ("play", "draw", "pass")
FOLDED: Final = ("table", "rack_sizes", "opened", "pool", "turns", "to_move")
"""The fields of a round that every client folds by itself."""

ByPersons = dict[int, list[int]]
"""The event numbers of people's turns, by seat."""


@dataclass(frozen=True, slots=True)
class Checked:
    """How much was checked, to detect a check of nothing."""

    tables: int = 0
    events: int = 0
    turns: int = 0
    rounds: int = 0
    acknowledged: int = 0

    def __add__(self, other: Checked) -> Checked:
        return Checked(
            self.tables + other.tables,
            self.events + other.events,
            self.turns + other.turns,
            self.rounds + other.rounds,
            self.acknowledged + other.acknowledged,
        )


async def check_all(url: str, players: Sequence[NetworkPlayer]) -> Checked:
    """Check the tables of these players, and all messages to them."""
    checked = Checked()
    async with opened(url) as store:
        for table_id in sorted({player.table_id for player in players}):
            there = [each for each in players if each.table_id == table_id]
            checked += await check_table(store, table_id, there)
    return checked


async def check_table(
    store: Store, table_id: str, players: Sequence[NetworkPlayer] = ()
) -> Checked:
    """Check one table; ``players`` are all clients that sent commands there, or none."""
    log = await read_log(store, table_id)
    live_table, by_persons = follow(log)
    await _check_rounds(store, table_id, live_table)
    for player in players:
        _check_heard(player, log)
        _check_folded(player, log)
        await _check_receipts(store, player, log, by_persons)
    return Checked(
        tables=1,
        events=len(log),
        turns=sum(isinstance(each.event, TurnEvent) for each in log),
        rounds=len(live_table.finished),
        acknowledged=sum(len(player.acked) for player in players),
    )


async def read_log(store: Store, table_id: str) -> list[Logged]:
    """Return the log of a table, after checking that its numbers have no gap."""
    entries = await store.load(table_id)
    assert [each.seq for each in entries] == list(range(1, len(entries) + 1)), "no gap"
    return [Logged(each.seq, each.at, decode_event(each.body, each.version)) for each in entries]


def follow(log: Sequence[Logged]) -> tuple[LiveTable, ByPersons]:
    """Fold a log and check every step; a turn out of order or made twice does not fold."""
    live_table, by_persons = LiveTable(), defaultdict(list)
    for each in log:
        if isinstance(each.event, TimedOut):
            deadline = live_table.deadline()
            assert deadline is not None, "who has no clock has all the time in the world"
            assert each.at >= deadline, "nobody runs out of time early"
        live_table.apply(each)
        if isinstance(each.event, TurnEvent):
            _check_tiles(live_table)
            if not live_table.by_bots[-1] and not isinstance(each.event, TimedOut):
                by_persons[each.event.seat].append(each.seq)
    return live_table, by_persons


def _check_tiles(live_table: LiveTable) -> None:
    assert live_table.game is not None
    state = live_table.game.state
    lying = [*state.pool]
    for tiles in (*state.racks, *state.table):
        lying += tiles
    assert len(lying) == len(ALL_TILES), "no tile is lost or doubled"
    assert set(lying) == set(ALL_TILES), "each tile lies in one place"


async def _check_rounds(store: Store, table_id: str, live_table: LiveTable) -> None:
    assert len({commitment for commitment, _, _ in live_table.finished}) == len(live_table.finished)
    table_opened = live_table.log[0].event
    assert isinstance(table_opened, TableOpened)
    for commitment, first, last in live_table.finished:
        found = await store.finished_round(commitment)
        assert found is not None, "a finished round is public"
        assert (found[0], found[1].first, found[1].last) == (table_id, first, last)
        events = round_events(each.event for each in live_table.log[first - 1 : last])
        opened = events[0]
        assert isinstance(opened, RoundOpened)
        verdict = verify_record(Record(opened.rulebook, opened.seats, (events,)))
        # The seed of a deal that other tables play, too, is not in the log of a table.
        expected = None if table_opened.deal is None else Doubt.NO_SEED
        assert verdict.reason is expected, verdict


def _check_heard(player: NetworkPlayer, log: Sequence[Logged]) -> None:
    """Check that a client received the log's events, redacted for its seat."""
    for seq, told in player.heard.items():
        assert told == _told(log[seq - 1], player.seat), seq


def _told(logged: Logged, seat: int | None) -> Message:
    message: Message = msgspec.to_builtins(to_wire(redact_log(logged.event, seat)))
    return message


def _check_folded(player: NetworkPlayer, log: Sequence[Logged]) -> None:
    """Check that a client's state equals the state of the log."""
    if player.seq is None or player.awaits_view:
        return
    seen = round_view(LiveTable(log[: player.seq]), player.seat)
    if seen is None:
        assert not player.round
        return
    shown = msgspec.to_builtins(seen)
    for name in FOLDED:
        assert player.round[name] == shown[name], name
    assert sorted(player.round["rack"]) == sorted(shown["rack"])


async def _check_receipts(
    store: Store, player: NetworkPlayer, log: Sequence[Logged], by_persons: ByPersons
) -> None:
    kept = await receipts_of(store, player.table_id, player.token)
    for command, seq in player.acked.items():
        if command in player.sent:
            assert kept[command] == seq, "every acknowledged command is in the record"
    assert kept.keys() <= player.sent.keys(), "nothing that nobody asked for"
    made = [_turn_of(log, seq) for command, seq in kept.items() if player.sent[command] in TURNS]
    own = [] if player.seat is None else by_persons[player.seat]
    assert sorted(made) == own, "every turn exactly once"


async def receipts_of(store: Store, table_id: str, token: str) -> dict[str, int]:
    """Return the executed commands of a guest, with the number of their last event."""
    guest = await store.guest_of(hash_of(token))
    assert guest is not None
    column = schema.receipts.c
    rows = await store._database.fetch(
        select(column.command, column.answer).where(
            column.table_id == table_id, column.sender == guest.id
        )
    )
    return {row.command: msgspec.json.decode(row.answer)["seq"] for row in rows}


def _turn_of(log: Sequence[Logged], seq: int) -> int:
    """Return the turn of a receipt: the end of a round and a word of a bot may follow it."""
    while isinstance(log[seq - 1].event, RoundEnded | Reacted):
        seq -= 1
    return seq
