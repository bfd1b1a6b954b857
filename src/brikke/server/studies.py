"""Studies: analyses every finished round once, in a worker, and stores what it was for each guest.

Any server may do it. A round that nobody has studied is leased like a table that is due.
"""

from __future__ import annotations

import asyncio
from dataclasses import astuple
from typing import Final

from brikke.server.logs import fingerprint, logger, note
from brikke.server.rooms import Rooms
from brikke.server.store import RoundToStudy, Unavailable
from brikke.server.study_work import study
from brikke.server.workers import Share

PASS_SECONDS: Final = 1.0
AT_ONCE: Final = 2
"""How many rounds are leased at once: few, because nobody waits for them."""


class Studies:
    """Studies finished rounds, one after the other."""

    def __init__(self, rooms: Rooms, analysts: Share, think_seconds: float) -> None:
        self._rooms = rooms
        self._store = rooms.store
        self._analysts = analysts
        # A worker may wait and compute for the whole limit each.
        self._lease = round(AT_ONCE * 3 * think_seconds * 1000)

    async def run(self) -> None:
        """Study until cancelled; what fails is tried again when its lease is over."""
        while True:
            try:
                if await self.run_once():
                    continue
            except Unavailable as error:
                self._rooms.database_lost(error)
            except Exception:
                logger.exception("studies failed")
            await asyncio.sleep(PASS_SECONDS)

    async def run_once(self) -> int:
        """Study some finished rounds; return how many there were."""
        leased = await self._store.lease_studies(self._lease, AT_ONCE)
        for each in leased:
            try:
                await self._study(each)
            except Unavailable:
                raise
            except Exception as error:
                # Too hard, no worker free, or a log that cannot be read: the others go on.
                reason = type(error).__name__
                note("round not studied", table=fingerprint(each.table_id), error=reason)
        return len(leased)

    async def _study(self, each: RoundToStudy) -> None:
        log = await self._store.load(each.table_id, upto=each.last)
        found = await self._analysts.run(study, [astuple(entry) for entry in log])
        await self._store.add_results(each, found)
