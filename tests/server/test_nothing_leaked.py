"""Non-interference: clients that may not see a tile receive the same bytes whatever it is.

The same commands are run in two worlds. They differ in nothing but the tiles that the observer
never gets to see; clock, tokens and commitment are the same. Every byte the observer receives
must be the same.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from brikke.game.deal import Deal, commitment_of, deal
from brikke.game.events import Dealt, Event, Played, RoundOpened, Salted, StartDrawn
from brikke.game.game import Game
from brikke.live import LogEvent, Options, TableConfig, TableOpened, Timing
from brikke.live.events import Joined
from brikke.rules.position import Play, Turn
from brikke.rules.rulebook import EDITIONS, Rulebook, get_rulebook
from brikke.rules.tiles import Tile
from brikke.server.server import Server
from brikke.server.tables.table_rows import new_table
from brikke.wire import audience
from brikke.wire.tokens import hash_of
from tests.server.clients import Message, dial, say, turn_message
from tests.server.in_process import running
from tests.support.patience import PATIENCE
from tests.support.sample_players import simple_turn

pytestmark = pytest.mark.system

START = 1_000_000
TABLE = "abcdefghjkmnpqrs"
SEED = b"\x05" * 32
SALT = "00ff"
TURNS = 14


class Clock:
    """A fake clock."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> int:
        return self.now


@dataclass(frozen=True)
class FixedDealer:
    """Deals a given deal, always with the same commitment."""

    dealt: Deal

    def open(self, rulebook: Rulebook, seats: int) -> RoundOpened:
        return RoundOpened(rulebook, seats, commitment_of(SEED), SEED)

    def deal(self, opened: RoundOpened, salts: Sequence[bytes]) -> tuple[Event, ...]:
        assert opened.seats == len(self.dealt.racks)
        return (
            Salted(tuple(salts)),
            StartDrawn(self.dealt.draws, self.dealt.starter),
            Dealt(self.dealt.racks, self.dealt.pool),
        )


@dataclass(frozen=True)
class Story:
    """The turns of two players, and the deal."""

    rulebook: Rulebook
    dealt: Deal
    turns: tuple[Turn | None, ...]
    """None: a time-out."""
    unseen: frozenset[Tile]
    """The tiles that the observer never saw."""


def story(rulebook: Rulebook, seed: int, observer: int) -> Story:
    chance = random.Random(seed)
    dealt = deal(bytes([seed]) * 32, (b"", b""), rulebook.tiles_dealt)
    game = Game.from_deal(rulebook, dealt.racks, dealt.pool, dealt.starter)
    turns: list[Turn | None] = []
    while len(turns) < TURNS and len(game.state.pool) > 8:
        mover = game.to_move
        if rulebook.has_clock(game.state.opened[mover]) and chance.random() < 0.15:
            turn = None
            events = game.time_out_events()
        else:
            turn = simple_turn(game.position, len(game.state.pool), chance)
            events = game.turn_events(turn)
        if len(events) > 1:
            break
        told = events[0]
        # Physical tiles are named exactly, as clients do, so that the server has no choice.
        turns.append(Play(told.table, told.opening) if isinstance(told, Played) else turn)
        game.extend(events)
        if len(turns) > TURNS // 2 and isinstance(turns[-1], Play):
            # This turn can be taken back afterwards.
            break
    other = game.state.racks[1 - observer]
    unseen = frozenset(tile for tile in (*other, *game.state.pool) if tile is not None)
    return Story(rulebook, dealt, tuple(turns), unseen)


def with_other_tiles(told: Story, seed: int) -> Deal:
    """Return the deal with the unseen tiles permuted."""
    places = [tile for rack in told.dealt.racks for tile in rack] + list(told.dealt.pool)
    hidden = [tile for tile in places if tile in told.unseen]
    mixed = hidden.copy()
    random.Random(seed).shuffle(mixed)
    swap = dict(zip(hidden, mixed, strict=True))
    assert sum(old != new for old, new in swap.items()) > len(swap) // 2
    return replace(
        told.dealt,
        racks=tuple(tuple(swap.get(tile, tile) for tile in rack) for rack in told.dealt.racks),
        pool=tuple(swap.get(tile, tile) for tile in told.dealt.pool),
    )


Heard = dict[str, list[str | bytes]]


class Ear:
    """Records every byte that a socket receives."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str | bytes] = []
        self.seen = 0
        self.clocked = -1
        """The last event that was followed by a clock message."""

    async def until(self, seq: int) -> None:
        """Listen until the clock message after this event."""
        while self.clocked < seq:
            await self._next()

    async def answer(self, command: str) -> None:
        """Listen until a command is answered, so that the order of messages is deterministic."""
        while (await self._next()).get("id") != command:
            pass

    async def _next(self) -> Message:
        async with asyncio.timeout(PATIENCE):
            raw = await self.socket.recv()
        self.heard.append(raw)
        message: Message = msgspec.json.decode(raw)
        match message["type"]:
            case "events":
                self.seen = message["events"][-1]["seq"]
            case "view":
                self.seen = message["seq"]
            case "clock":
                self.clocked = self.seen
        return message


async def perform(
    folder: Path, told: Story, dealt: Deal, observer: int
) -> dict[str, list[str | bytes]]:
    """Run a story over real sockets; return all bytes of the observer and the spectator."""
    clock = Clock()
    # No timers but time-outs, and these only when the test moves the clock.
    config = TableConfig(Timing(salt=10**9, grace=10**9, absence=0), FixedDealer(dealt))
    async with running(folder, config, clock) as (server, base):
        await set_up(server, told.rulebook)
        async with dial(base, TABLE) as zero, dial(base, TABLE) as one, dial(base, TABLE) as watch:
            sockets = (zero, one)
            ears = [Ear(zero), Ear(one), Ear(watch)]
            for who, ear in zip(("token0", "token1", "token2"), ears, strict=True):
                await say(ear.socket, type="hello", id="hello", token=who)
                await ear.until(0)
            seq = (await server.rooms.room(TABLE).live_table()).seq
            await say(zero, type="start", id="start")
            for seat, socket in enumerate(sockets):
                await until_phase(server, "salting")
                await say(socket, type="salt", id="salt", salt=SALT)
                await until_seq(server, seq + 3 + seat)
            await until_phase(server, "playing")
            for number, turn in enumerate(told.turns):
                seq = await act(server, ears, clock, turn, number)
            seq = await agree(server, ears, told.turns[-1])
            for ear in ears:
                await ear.until(seq)
            # A reconnecting client receives the same as one that stayed.
            async with dial(base, TABLE) as again:
                late = Ear(again)
                who = f"token{observer}"
                await say(again, type="hello", id="again", token=who, since=seq // 2)
                await late.until(0)
            async with dial(base, TABLE) as anew:
                fresh = Ear(anew)
                await say(anew, type="hello", id="anew", token=f"token{observer}")
                await fresh.until(0)
        return {
            "player": ears[observer].heard,
            "spectator": ears[2].heard,
            "back": late.heard,
            "anew": fresh.heard,
        }


async def set_up(server: Server, rulebook: Rulebook) -> None:
    store = server.rooms.store
    for number in range(3):
        await store.add_guest(f"guest{number}", f"Guest {number}", "en", hash_of(f"token{number}"))
    opened = TableOpened(rulebook, 2, Options(), "guest0")
    events: list[LogEvent] = [opened, Joined("guest0"), Joined("guest1")]
    await store.create_table(new_table(TABLE, events, START), START)


async def act(
    server: Server, ears: Sequence[Ear], clock: Clock, turn: Turn | None, number: int
) -> int:
    live_table = await server.rooms.room(TABLE).live_table()
    seq, mover = live_table.seq, live_table.to_move
    assert mover is not None
    if turn is None:
        deadline = live_table.deadline()
        assert deadline is not None
        clock.now = deadline + 2000
        return await until_seq(server, seq + 1)
    clock.now += 700
    # Refused commands and questions change nothing for others.
    await ask(ears[1 - mover], type="draw", id=f"early{number}", seen=seq)
    await ask(ears[mover], type="play", id=f"bad{number}", seen=seq, table=[["r1", "r2"]])
    await ask(ears[mover], type="check", id=f"check{number}", table=[["r1", "r2", "r3"]])
    await ask(ears[mover], type="hint", id=f"hint{number}")
    await ask(ears[mover], id=f"turn{number}", seen=seq, **turn_message(turn))
    return await until_seq(server, seq + 1)


async def agree(server: Server, ears: Sequence[Ear], last: Turn | None) -> int:
    """Send the commands other than turns; the whole view is sent again afterwards."""
    await ask(ears[1], type="react", id="react", reaction="wow")
    for seat in (0, 1):
        await ask(ears[seat], type="pause", id="pause")
    await ask(ears[0], type="resume", id="resume")
    if isinstance(last, Play):
        mover = (await server.rooms.room(TABLE).live_table()).to_move
        assert mover is not None
        for seat in (1 - mover, mover):
            await ask(ears[seat], type="take_back", id="back")
    return (await server.rooms.room(TABLE).live_table()).seq


async def ask(ear: Ear, **message: Any) -> None:
    await say(ear.socket, **message)
    await ear.answer(message["id"])


async def until_seq(server: Server, seq: int) -> int:
    async with asyncio.timeout(PATIENCE):
        while (table := await server.rooms.room(TABLE).live_table()).seq < seq:
            await asyncio.sleep(0.002)
    return table.seq


async def until_phase(server: Server, phase: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await server.rooms.room(TABLE).live_table()).phase != phase:
            await asyncio.sleep(0.002)


def heard_in_two_worlds(edition: str, observer: int, folder: Path) -> tuple[Heard, Heard]:
    told = story(get_rulebook(edition), 3 + observer, observer)
    assert len(told.turns) > 6
    here, there = folder / "here", folder / "there"
    here.mkdir()
    there.mkdir()
    return (
        asyncio.run(perform(here, told, told.dealt, observer)),
        asyncio.run(perform(there, told, with_other_tiles(told, 1), observer)),
    )


@pytest.mark.parametrize("observer", [0, 1])
@pytest.mark.parametrize("edition", EDITIONS)
def test_hidden_tiles_change_no_byte_sent_to_others(
    edition: str, observer: int, tmp_path: Path
) -> None:
    here, there = heard_in_two_worlds(edition, observer, tmp_path)
    assert here == there


def test_the_leak_check_detects_a_leak(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(audience, "redact_log", lambda event, _seat: event)
    here, there = heard_in_two_worlds("nordic", 0, tmp_path)
    assert here["spectator"] != there["spectator"]
    assert here["player"] != there["player"]
