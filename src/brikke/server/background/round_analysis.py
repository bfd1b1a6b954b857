"""Round analysis: what every finished round was for each guest, computed once in a worker.

Any server may do it. A round that nobody has analysed is leased like a table that is due.
"""

from __future__ import annotations

import asyncio
from collections.abc import Hashable, Sequence
from time import monotonic
from typing import Final

from brikke.server.background.due_work import DueWork, lease_ms
from brikke.server.logs import fingerprint, note
from brikke.server.store import RoundToStudy
from brikke.server.tables.rooms import Rooms
from brikke.server.workers.pool import Share
from brikke.server.workers.round_analysis_work import analysed

AT_ONCE: Final = 2
"""How many rounds are leased at once: few, because nobody waits for them."""
BUSY_SECONDS: Final = 1.0
"""While commands come, it takes a fifth of a processor core; the rest waits for a quiet hour.
One round takes as long as a hundred turns: unpaced, it would slow down every table."""
REST: Final = 4.0
LONGEST_REST: Final = 2.0


class RoundAnalysis(DueWork[RoundToStudy]):
    """Analyses finished rounds, one after the other."""

    name = "studies"

    def __init__(self, rooms: Rooms, analysts: Share, think_seconds: float) -> None:
        super().__init__(rooms, lease_ms(AT_ONCE, think_seconds))
        self._analysts = analysts

    async def _first(self) -> Hashable | None:
        return await self._store.first_study()

    async def _lease(self) -> Sequence[RoundToStudy]:
        return await self._store.lease_studies(self._lease_ms, AT_ONCE)

    def _tell(self, item: RoundToStudy, error: str) -> None:
        note("round not studied", table=fingerprint(item.table_id), error=error)

    async def _do(self, item: RoundToStudy) -> None:
        log = await self._store.load(item.table_id, upto=item.last)
        began = monotonic()
        found = await self._analysts.run(analysed, [entry.plain for entry in log])
        took = monotonic() - began
        await self._store.add_results(item, found)
        if monotonic() - self._rooms.last_command < BUSY_SECONDS:
            await asyncio.sleep(min(REST * took, LONGEST_REST))
