"""An evening of programs: all join one tournament, play every round, and survive killed servers."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import combinations, groupby, pairwise
from typing import Any

import httpx

from brikke.club.duplicate.pairing import Seats
from brikke.club.duplicate.standings import Entrant
from brikke.game.events import Dealt, RoundEnded, TurnEvent
from brikke.server.background.tournaments import seats_of
from brikke.server.store import Store, TournamentTable
from brikke.server.workers.tournament_work import result_of, score, stand
from brikke.wire.events import decode_event
from tests.server.clients import NetworkPlayer, bearer, best_brain
from tests.support.patience import PATIENCE

RULES = "nordic tiles_dealt=6 opening_minimum=10 turn_seconds=600"
"""Short rounds, and a clock that never expires."""
BUSY = 503
"""The status of a server that asks to come again later."""
JOINING = 8
"""How many come in at the same time."""


@dataclass
class Evening:
    """A tournament on some servers, and the programs that play in it."""

    bases: Sequence[str]
    people: int
    rounds: int
    seats: int = 4
    asks_every: float = 0.1
    """The seconds between two questions of a program that waits for its next table."""
    key: str = ""
    tokens: list[str] = field(default_factory=list)
    players: list[NetworkPlayer] = field(default_factory=list)
    """Who played at which table, in all rounds."""
    finished: Counter[int] = field(default_factory=Counter)
    """How many have finished each round."""
    playing: Counter[int] = field(default_factory=Counter)
    """How many have begun each round."""

    async def gather(self) -> None:
        """Set up a tournament, and let everyone join it."""
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            organiser = await self._new_guest(http, "Organiser")
            wishes = {
                "name": "Evening",
                "rulebook": RULES,
                "seats": self.seats,
                "rounds": self.rounds,
                "break_seconds": 0,
            }
            made = await self._ask(http, organiser, "POST", "tournaments", json=wishes)
            self.key = made["id"]
            for first in range(0, self.people, JOINING):
                numbers = range(first, min(first + JOINING, self.people))
                self.tokens += await asyncio.gather(*(self._join(http, each) for each in numbers))
            await self._ask(http, organiser, "POST", f"tournaments/{self.key}/go-on")

    async def _join(self, http: httpx.AsyncClient, number: int) -> str:
        token = await self._new_guest(http, f"Guest {number}")
        await self._ask(http, token, "POST", f"tournaments/{self.key}/join")
        return token

    async def _new_guest(self, http: httpx.AsyncClient, name: str) -> str:
        answer = await http.post(f"{self.bases[0]}/api/guests", json={"name": name})
        return str(answer.raise_for_status().json()["token"])

    async def _ask(
        self, http: httpx.AsyncClient, token: str, method: str, path: str, **wishes: Any
    ) -> Any:
        """Ask one server after the other until one answers, as pages do when one is gone."""
        while True:
            for base in self.bases:
                try:
                    answer = await http.request(
                        method, f"{base}/api/{path}", headers=bearer(token), **wishes
                    )
                except httpx.TransportError:
                    await asyncio.sleep(0.1)
                    continue
                if answer.status_code == BUSY:
                    await asyncio.sleep(self.asks_every)
                    continue
                return answer.raise_for_status().json()

    async def play(self) -> None:
        """Let everyone play all rounds."""
        limits = httpx.Limits(max_connections=64)
        async with (
            httpx.AsyncClient(timeout=PATIENCE, limits=limits) as http,
            asyncio.TaskGroup() as programs,
        ):
            for number, token in enumerate(self.tokens):
                programs.create_task(self._attend(http, number, token))

    async def _attend(self, http: httpx.AsyncClient, number: int, token: str) -> None:
        at = number % len(self.bases)
        last = ""
        for current in range(1, self.rounds + 1):
            last = await self._next_table(http, token, last)
            player = NetworkPlayer(
                self.bases[at],
                token,
                last,
                best_brain,
                elsewhere=[each for each in self.bases if each != self.bases[at]],
            )
            self.players.append(player)
            self.playing[current] += 1
            await player.play(asyncio.Event())
            self.finished[current] += 1

    async def _next_table(self, http: httpx.AsyncClient, token: str, last: str) -> str:
        while True:
            news = await self._ask(http, token, "GET", f"tournaments/{self.key}/news")
            table = news["table"]
            if table is not None and table["table"] != last:
                return str(table["table"])
            await asyncio.sleep(self.asks_every)

    async def until(self, reached: Callable[[], bool]) -> None:
        """Wait until something is reached while the programs play."""
        while not reached():
            await asyncio.sleep(0.02)


@dataclass(frozen=True)
class Checked:
    """What the database says about an evening after its end."""

    tables: int
    turns: int
    gaps: list[tuple[int, int]]
    """The end of each round but the last, and when all tables of the next were there; in ms."""
    met_again: int
    """How many pairs of people met more than once."""
    same_standings: bool
    """Whether the stored standings are those that follow from the logs."""
    same_deals: bool
    """Whether all tables of a round had the same deal, and no two rounds."""


async def check_evening(store: Store, key: str) -> Checked:
    """Compute all results anew from the logs, and compare."""
    known = await store.tournament(key)
    assert known is not None
    tables = await store.tournament_tables(key)
    met: Counter[tuple[str, str]] = Counter()
    began: dict[int, int] = {}
    ended: dict[int, int] = {}
    deals: dict[int, set[bytes]] = {}
    turns = 0
    for table in tables:
        log = await store.load(table.table_id)
        began[table.number] = max(began.get(table.number, 0), log[0].at)
        for entry in log:
            event = decode_event(entry.body, entry.version)
            turns += isinstance(event, TurnEvent)
            if isinstance(event, RoundEnded):
                # People leave after it.
                ended[table.number] = max(ended.get(table.number, 0), entry.at)
            if isinstance(event, Dealt):
                deals.setdefault(table.number, set()).add(repr(event).encode())
        people = sorted(each for each in seats_of(table) if each is not None)
        met.update(combinations(people, 2))
    return Checked(
        tables=len(tables),
        turns=turns,
        gaps=[(ended[before], began[after]) for before, after in pairwise(sorted(began))],
        met_again=sum(times > 1 for times in met.values()),
        same_standings=await standings_from_logs(store, key) == known.standings,
        same_deals=all(len(each) == 1 for each in deals.values())
        and len(set.union(*deals.values())) == len(deals),
    )


async def standings_from_logs(store: Store, key: str) -> bytes:
    """Return the standings, computed anew from the logs of all tables."""
    tables = await store.tournament_tables(key)
    rounds = []
    for _, group in groupby(tables, key=lambda each: each.number):
        logs = [await log_of(store, each) for each in group]
        scored = score(logs)
        rounds.append([result_of(s, r) for (_, s), r in zip(logs, scored, strict=True)])
    players = await store.tournament_players(key)
    return stand([Entrant(each.guest_id, each.joined, each.left) for each in players], rounds)


async def log_of(
    store: Store, table: TournamentTable
) -> tuple[list[tuple[int, int, int, bytes]], Seats]:
    """Return the log of a table and its players, as they are scored."""
    return [each.plain for each in await store.load(table.table_id)], seats_of(table)
