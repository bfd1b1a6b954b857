"""Finished rounds of a guest, written directly into the database of a server."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import replace

import httpx
import msgspec

from brikke.game.deal import seed_of
from brikke.game.game import Game
from brikke.live import LiveTable, LogEvent, Logged, Options, TableOpened
from brikke.live.events import BotJoined, Joined, MatchBegan
from brikke.rules.rulebook import get_rulebook
from brikke.server.store import FinishedRound, Store
from brikke.server.tables.table_rows import new_table
from brikke.wire.tables import seats_of
from brikke.wire.tokens import hash_of, new_guest_id, new_table_id, new_token
from tests.browser.prepared_tables import run_beside
from tests.server.clients import bearer
from tests.support.patience import PATIENCE
from tests.support.sample_players import play_round


def play_rounds(
    database: str,
    base: str,
    count: int,
    bots: Sequence[str] = ("steady",),
    *,
    name: str = "Ann",
    seed: str = "games",
) -> str:
    """Write some finished rounds of a guest against bots, and return the guest's token.

    Waits until the server has studied and rated all of them. It keeps each deal once: whoever
    else plays there needs another seed.
    """
    guest, token = new_guest_id(), new_token()
    logs = [_log(guest, bots, seed=f"{seed} {at}", chance=at) for at in range(count)]
    run_beside(_write(database, (guest, name, token), logs))
    while True:
        mine = (
            httpx.get(f"{base}/api/me/games", headers=bearer(token), timeout=PATIENCE)
            .raise_for_status()
            .json()
        )
        if sum(each["rated"] is not None for each in mine["games"]) == count:
            return token
        time.sleep(0.05)


def prepare_ended_table(
    database: str, bots: Sequence[str], *, played: int, rounds: int, seed: str, name: str = "Ann"
) -> tuple[str, str]:
    """Write a table on which a round has ended; return the table and the guest's token.

    It is the end of the match if all of its rounds are played.
    """
    guest, token = new_guest_id(), new_token()
    log = _log(guest, bots, seed=seed, chance=0, played=played, rounds=rounds)
    [table_id] = run_beside(_write(database, (guest, name, token), [log]))
    return table_id, token


async def _write(
    database: str, person: tuple[str, str, str], logs: Sequence[Sequence[LogEvent]]
) -> list[str]:
    guest, name, token = person
    store = await Store.open(database)
    await store.add_guest(guest, name, "en", hash_of(token))
    now = int(time.time() * 1000)
    table_ids = [new_table_id() for _ in logs]
    for table_id, log in zip(table_ids, logs, strict=True):
        live_table = LiveTable(Logged(seq, now, event) for seq, event in enumerate(log, start=1))
        players = msgspec.json.encode(seats_of(live_table))
        finished = tuple(FinishedRound(*each, players) for each in live_table.finished)
        ends = tuple(last for _, _, last in live_table.finished)
        append = replace(new_table(table_id, log, now), finished=finished, rated=ends)
        await store.create_table(append, now)
    await store.close()
    return table_ids


def _log(
    guest: str, bots: Sequence[str], *, seed: str, chance: int, played: int = 1, rounds: int = 1
) -> list[LogEvent]:
    rulebook, seats = get_rulebook(f"nordic rounds={rounds}"), 1 + len(bots)
    seeds = [seed if at == 0 else f"{seed} round {at}" for at in range(played)]
    games = [
        play_round(Game(rulebook, seats, seed=seed_of(each)), random.Random(chance))
        for each in seeds
    ]
    return [
        TableOpened(rulebook, seats, Options(rated=True), guest),
        Joined(guest),
        *map(BotJoined, bots),
        MatchBegan(),
        *(event for game in games for event in game.events),
    ]
