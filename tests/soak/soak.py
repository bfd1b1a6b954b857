"""The soak test: players, hostile clients and failures at once, and checks afterwards."""

from __future__ import annotations

import asyncio
import shutil
import signal
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from brikke.server.store import schema
from tests.server.scale.invariants import read_log
from tests.server.scale.stores import opened, rows
from tests.soak.changed_bytes import Events
from tests.soak.checking import Checks
from tests.soak.hosting import Hosts
from tests.soak.leftovers import marking
from tests.soak.people import Office
from tests.soak.pests import Pest
from tests.soak.plan import Plan
from tests.soak.report import Report, report_on
from tests.soak.sitting import Sitting, Slot, Story
from tests.soak.tally import Tally
from tests.soak.troubles import Troubles
from tests.soak.vandals import Vandal
from tests.soak.watching import Watch, read_logs

SAMPLES: Final = 240
"""The number of samples of the servers."""
MOVE_SECONDS: Final = 40.0
"""The time in which every table continues after the last failure."""
EMPTY_SECONDS: Final = 40.0
"""The time after the last disconnection until no guest is present."""

Say = Callable[[str], None]


def soak(plan: Plan, tell: Say = print, logs: Path | None = None) -> Report:
    """Run the soak test and return the report; logs of faults are copied to a folder."""
    tally = Tally()
    with marking() as marked, tempfile.TemporaryDirectory(prefix="brikke-soak-") as folder:
        report = asyncio.run(_Soak(plan, tally, Path(folder), tell).run())
        for pid, words in marked.left_over().items():
            report.faults.append(f"process {pid} is left over: {words}")
        if logs is not None and (report.faults or report.complaints):
            _keep_logs(Path(folder), logs, f"{plan.setup.name}-{plan.seed}")
    return report


def _keep_logs(folder: Path, to: Path, name: str) -> None:
    for log in folder.glob("*/server.log"):
        shutil.copy(log, to / f"{name}-{log.parent.name}.log")


class _Soak:
    def __init__(self, plan: Plan, tally: Tally, folder: Path, tell: Say) -> None:
        self._plan = plan
        self._tally = tally
        self._tell = tell
        self._hosts = Hosts(plan.setup, folder)
        self._hosts.acknowledged = self._acknowledged
        self._slots: list[Slot] = []

    async def run(self) -> Report:
        """Play, settle, check."""
        self._tell(f"seed {self._plan.seed}: {self._plan.setup.words}")
        # Ctrl-C is handled already; on any other signal no process must be left.
        ending, loop = asyncio.current_task(), asyncio.get_running_loop()
        assert ending is not None
        loop.add_signal_handler(signal.SIGTERM, ending.cancel)
        async with self._hosts:
            office = Office(self._hosts.bases, self._tally)
            watch = Watch(self._hosts, max(1.0, min(10.0, self._plan.seconds / SAMPLES)))
            watching = asyncio.create_task(watch.run())
            try:
                seconds = await self._play(office)
                await self._check_names(office)
                await self._check_empty()
            finally:
                watching.cancel()
                await asyncio.gather(watching, return_exceptions=True)
                await office.close()
            nobody_served = self._hosts.nobody_served()
            await asyncio.gather(*(host.stop() for host in self._hosts.each))
            checks = await self._check_tables(nobody_served)
        for fault in self._hosts.faults:
            self._tally.fault(fault)
        return report_on(
            self._plan,
            seconds,
            tally=self._tally,
            hosts=self._hosts,
            checks=checks,
            watch=watch,
            written=read_logs(self._hosts.each),
        )

    async def _play(self, office: Office) -> float:
        begun, plan = time.monotonic(), self._plan
        troubles, ended = Troubles(self._hosts, plan), asyncio.Event()
        self._slots = [
            Slot(number, plan.chance("table", number), office, self._tally)
            for number in range(plan.tables)
        ]
        bad = await self._bad_company(office)
        async with asyncio.TaskGroup() as tasks:
            trouble = tasks.create_task(troubles.run())
            for slot in self._slots:
                tasks.create_task(slot.run(ended))
            raging = [tasks.create_task(each.run()) for each in bad]
            tasks.create_task(self._tell_progress(ended))
            await asyncio.sleep(plan.seconds)
            troubles.end()
            for each in raging:
                each.cancel()
            await trouble
            self._tell("all is well again; does everyone play on?")
            for slot in self._slots:
                slot.calm.set()
            await self._check_all_move()
            ended.set()
            for slot in self._slots:
                if slot.sitting is not None:
                    slot.sitting.stop.set()
        return time.monotonic() - begun

    async def _bad_company(self, office: Office) -> Sequence[Vandal | Pest]:
        plan, found = self._plan, list[Vandal | Pest]()
        for number in range(plan.vandals):
            guest, chance = await office.guest("Eve"), plan.chance("vandal", number)
            found.append(Vandal(guest, self._hosts.bases, self._tables, chance, self._tally))
        guest, chance = await office.guest("Mallory"), plan.chance("pest")
        return [*found, Pest(guest, self._hosts.bases, chance, self._tally)]

    def _tables(self) -> list[str]:
        return [slot.sitting.table_id for slot in self._slots if slot.sitting is not None]

    @property
    def _stories(self) -> list[Story]:
        return [story for slot in self._slots for story in slot.stories]

    def _acknowledged(self) -> Events:
        found: dict[str, set[int]] = defaultdict(set)
        played = [slot.sitting.story for slot in self._slots if slot.sitting is not None]
        for story in (*self._stories, *played):
            for diary in story.diaries:
                found[story.table_id].update(diary.acked.values())
        return found

    async def _tell_progress(self, ended: asyncio.Event) -> None:
        every = max(10.0, min(60.0, self._plan.seconds / 10))
        begun = time.monotonic()
        while not ended.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(every):
                    await ended.wait()
            turns = sum(slot.sitting.turns for slot in self._slots if slot.sitting is not None)
            self._tell(
                f"{time.monotonic() - begun:5.0f} s  {self._tally.counts['tables']} tables,"
                f" {turns} turns at those in play, {self._tally.faults_found} faults"
            )

    async def _check_all_move(self) -> None:
        """Check that every table continues after the failures."""
        before = {slot: (slot.sitting, slot.sitting.turns) for slot in self._slots if slot.sitting}
        until = time.monotonic() + MOVE_SECONDS
        while before and time.monotonic() < until:
            for slot, (sitting, turns) in tuple(before.items()):
                moved = slot.sitting is not sitting or sitting.turns > turns
                if moved or not sitting.is_waited_for:
                    del before[slot]
            await asyncio.sleep(0.2)
        for sitting, _ in before.values():
            await self._note_standstill(sitting)

    async def _note_standstill(self, sitting: Sitting) -> None:
        async with opened(self._hosts.database) as store:
            log = (await read_log(store, sitting.table_id))[-10:]
            due = [row for row in await rows(store, schema.due) if row[0] == sitting.table_id]
            now = store.now()
        told = " ".join(f"{now - each.at}:{type(each.event).__name__}" for each in log)
        known = "; ".join(str(person) for person in sitting.persons)
        self._tally.fault(
            f"table {sitting.table_id} stands still. Milliseconds ago: {told}. Due: {due}, now"
            f" {now}. People: {known}"
        )

    async def _check_names(self, office: Office) -> None:
        for guest in (guest for slot in self._slots for guest in slot.guests):
            if not guest.doubtful and (name := await office.name_of(guest)) != guest.name:
                self._tally.fault(f"{guest.name} is called {name}")

    async def _check_empty(self) -> None:
        """Check that no guest is present after all have disconnected."""
        until = time.monotonic() + EMPTY_SECONDS
        async with opened(self._hosts.database) as store:
            while left := len(await rows(store, schema.presences)):
                if time.monotonic() > until:
                    self._tally.fault(f"{left} connections are believed to be open")
                    return
                await asyncio.sleep(0.5)

    async def _check_tables(self, nobody_served: Sequence[tuple[int, int]]) -> Checks:
        checks, stories = Checks(nobody_served), self._stories
        self._tell(f"checking {len(stories)} tables")
        async with opened(self._hosts.database) as store:
            for story in stories:
                await checks.check(store, story)
        return checks
