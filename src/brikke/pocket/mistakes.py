"""Own mistakes on a device: the turns of its newest rounds that cost the most chances to win.

A server analyses every round once and keeps the result. A device analyses its newest rounds again
whenever a page asks.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from brikke.answers.tiles import face_list
from brikke.game.game import Game
from brikke.live.round_events import round_events
from brikke.pocket.log import read_log
from brikke.pocket.store import Kind, Store
from brikke.study.costs import costliest, turn_costs
from brikke.wire.games import OwnMistakes, TurnByChances

ROUNDS: Final = 10
"""Rounds that are looked at, the newest ones."""


async def own_mistakes(store: Store, guest: str) -> OwnMistakes:
    """Return the costliest turn of each of the newest rounds of a person, the worst first."""
    rounds = [msgspec.json.decode(text) for text in await store.find(Kind.ROUNDS, "")]
    mine = [
        (each, seat)
        # Rounds that an earlier version stored have no time.
        for each in sorted(rounds, key=lambda place: place.get("ended", 0), reverse=True)
        for seat, player in enumerate(each["players"])
        if player["guest"] == guest
    ]
    found = [await _mistake(store, place, seat) for place, seat in mine[:ROUNDS]]
    known = [each for each in found if each is not None]
    return OwnMistakes(sorted(known, key=lambda each: each.chance - each.best_chance))


async def _mistake(store: Store, place: dict[str, Any], seat: int) -> TurnByChances | None:
    log = await read_log(store, place["table"], place["first"] - 1)
    game = Game.from_events(round_events(each.event for each in log if each.seq <= place["last"]))
    worst = costliest(turn_costs(game), seat)[:1]
    for cost in worst:
        if cost.reason is not None:
            return TurnByChances(
                # Rounds that an earlier version stored have no link.
                commitment=place.get("link") or game.state.commitment or "",
                ended=place.get("ended", 0),
                turn=cost.turn,
                edition=game.rulebook.edition,
                chance=round(cost.chance, 4),
                best_chance=round(cost.best_chance, 4),
                reason=cost.reason,
                tiles=face_list(cost.tiles),
                best_played=face_list(cost.best_played),
            )
    return None
