"""Sittings: one table from its beginning to its end, one after another."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Final

from websockets.asyncio.client import ClientConnection

from tests.server.clients import Message, hear, say
from tests.soak.diary import Diary, folded
from tests.soak.people import Guest, Office
from tests.soak.person import Person, brain_of
from tests.soak.plan import TablePlan, draw_table
from tests.soak.tally import Tally
from tests.soak.visitor import LOST

MOST_SECONDS: Final = 150.0
"""The longest duration of a table."""
COMPARE_SECONDS: Final = 300.0
"""How long to wait for a moment without new events."""
HEAR_SECONDS: Final = 5.0


@dataclass(frozen=True)
class Story:
    """The data of a table that is checked at the end."""

    table_id: str
    plan: TablePlan
    diaries: list[Diary]


class Sitting:
    """People at a table."""

    def __init__(self, table_id: str, plan: TablePlan, persons: list[Person]) -> None:
        self.table_id = table_id
        self.plan = plan
        self.persons = persons
        self.stop = asyncio.Event()

    @property
    def story(self) -> Story:
        """Return the data that is checked at the end."""
        return Story(self.table_id, self.plan, [person.diary for person in self.persons])

    @property
    def turns(self) -> int:
        """How many turns these people made."""
        return sum(person.turns for person in self.persons)

    @property
    def is_waited_for(self) -> bool:
        """Whether someone here should be about to play."""
        return any(
            not person.over
            and not person.watches
            and person.view.get("table", {}).get("phase") == "playing"
            for person in self.persons
        )

    async def run(self) -> None:
        """Play until all players are done, or ``stop`` is called."""
        async with asyncio.TaskGroup() as tasks:
            playing = [tasks.create_task(each.play(self.stop)) for each in self.persons]
            await asyncio.wait(playing, timeout=MOST_SECONDS)
            self.stop.set()


async def agrees_with_newcomer(person: Person, tally: Tally) -> None:
    """Check that a player's state equals the view of a new connection."""
    person._pending = None
    until = time.monotonic() + COMPARE_SECONDS
    while time.monotonic() < until:
        try:
            difference = await _difference(person)
        except LOST:
            person._turn_elsewhere()
            await asyncio.sleep(0.5)
            continue
        if difference is not None:
            tally.counts["views compared with a newcomer's"] += 1
            if difference:
                tally.fault(f"{person.diary.name} at {person.table_id} believes {difference}")
            return
    tally.fault(f"{person.diary.name} at {person.table_id} cannot be compared with a newcomer")


async def _difference(person: Person) -> str | None:
    """Return the differences, or None if new events arrived meanwhile."""
    async with person.dialled() as own, person.dialled() as other:
        await person.greet(own)
        await _hear_on(person, own, lambda heard: heard == "clock")
        await say(other, type="hello", id="newcomer", token=person.token)
        view = await hear(other, "view", seconds=HEAR_SECONDS)
        if person.seq is not None and person.seq < view["seq"]:
            await _hear_on(person, own, lambda _: (person.seq or 0) >= view["seq"])
        if person.seq != view["seq"] or person.awaits_view:
            return None
        return _compare(person, view)


async def _hear_on(person: Person, socket: ClientConnection, enough: Callable[[str], bool]) -> None:
    async with asyncio.timeout(HEAR_SECONDS):
        while not enough(await person.take(socket, await socket.recv())):
            pass


def _compare(person: Person, view: Message) -> str:
    if person.seat != view["seat"]:
        return f"to have seat {person.seat}, not {view['seat']}"
    # Clients keep the order of `ready`, views are sorted.
    person.view["table"]["wants_next"].sort()
    if person.view["table"] != view["table"]:
        return f"{person.view['table']}, not {view['table']}"
    if bool(person.round) != bool(view["round"]):
        return "in another round"
    if not person.round:
        return ""
    same = folded(person.seat, person.round) == folded(view["seat"], view["round"])
    return "" if same else f"{person.round}, not {view['round']}"


class Slot:
    """A group of players who play one table after another."""

    def __init__(self, number: int, chance: Random, office: Office, tally: Tally) -> None:
        self.number = number
        self.calm = asyncio.Event()
        self.sitting: Sitting | None = None
        self.guests: list[Guest] = []
        self.stories: list[Story] = []
        self._chance = chance
        self._office = office
        self._tally = tally
        self._tables = count(1)

    async def run(self, ended: asyncio.Event) -> None:
        """Play one table after the other."""
        while not ended.is_set():
            sitting = await self._sit_down()
            self._tally.counts["tables"] += 1
            self.sitting = sitting
            if ended.is_set():
                sitting.stop.set()
            await sitting.run()
            for person in sitting.persons:
                await agrees_with_newcomer(person, self._tally)
            self.stories.append(sitting.story)
            self.sitting = None

    async def _sit_down(self) -> Sitting:
        plan = draw_table(self._chance)
        while len(self.guests) < plan.people + plan.watching:
            name = f"P{self.number}.{len(self.guests)}"
            self.guests.append(await self._office.guest(name))
        table_id = await self._office.table(
            self.guests[0],
            rulebook=plan.rulebook,
            seats=plan.seats,
            bots=list(plan.bots),
            casual=plan.casual,
            hints=plan.hints,
            listed=self._chance.random() < 0.3,
        )
        number = next(self._tables)
        persons = [
            self._person(at, f"{number}.{at}", table_id, plan)
            for at in range(plan.people + plan.watching)
        ]
        return Sitting(table_id, plan, persons)

    def _person(self, at: int, name: str, table_id: str, plan: TablePlan) -> Person:
        guest, chance = self.guests[at], Random(self._chance.random())
        bases = chance.sample(self._office.bases, len(self._office.bases))
        watches = at >= plan.people
        return Person(
            bases[0],
            guest.token,
            table_id,
            brain_of(chance),
            watches=watches,
            elsewhere=bases[1:],
            guest=guest,
            office=self._office,
            chance=chance,
            plan=plan,
            tally=self._tally,
            diary=Diary(f"P{self.number}.{name}", guest.token, watches),
            calm=self.calm,
        )
