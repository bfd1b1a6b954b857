"""A tournament on two servers that are both killed: nobody's evening is lost."""

from __future__ import annotations

import asyncio

from tests.server.evenings import Evening, check_evening
from tests.server.scale.invariants import check_all
from tests.server.scale.servers import Pair
from tests.server.scale.stores import opened
from tests.server.scale.tables import refusals
from tests.support.patience import PATIENCE

PEOPLE = 8
ROUNDS = 2


def test_a_tournament_goes_on_after_both_servers_were_killed(pair: Pair) -> None:
    """One dies while a round is played, the other one when a round ends and is to be scored."""
    evening = Evening(pair.bases, PEOPLE, ROUNDS, seats=2)

    async def kill() -> None:
        await evening.until(lambda: sum(each.turns for each in evening.players) > PEOPLE)
        await asyncio.to_thread(pair.first.kill)
        await asyncio.to_thread(pair.first.start)
        await evening.until(lambda: evening.finished[1] == PEOPLE)
        await asyncio.to_thread(pair.second.kill)
        await asyncio.to_thread(pair.second.start)

    async def main() -> None:
        await evening.gather()
        async with asyncio.timeout(2 * PATIENCE):
            await asyncio.gather(evening.play(), kill())
            async with opened(pair.database) as store:
                while (known := await store.tournament(evening.key)) and known.state != "over":
                    await asyncio.sleep(0.05)
                checked = await check_evening(store, evening.key)
        assert checked.tables == ROUNDS * PEOPLE // 2
        assert (checked.same_standings, checked.same_deals) == (True, True)
        assert checked.met_again == 0
        assert refusals(evening.players) <= {"stale", "wrong-phase"}
        # Every acknowledged turn is in the logs, once.
        assert (await check_all(pair.database, evening.players)).turns == checked.turns

    asyncio.run(main())
    assert pair.complaints() == []
