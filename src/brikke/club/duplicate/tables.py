"""Tables of a tournament: how one begins, and what its log says at the end."""

from __future__ import annotations

from itertools import islice
from typing import Final

from brikke.club.duplicate.equal_deals import equal_deal
from brikke.club.duplicate.pairing import Seats
from brikke.club.duplicate.settings import Settings
from brikke.club.duplicate.standings import TableResult
from brikke.game.events import TurnEvent
from brikke.game.game import Game
from brikke.live import LiveTable, LogEvent, Options, Speed, TableOpened
from brikke.live.events import BotJoined, Joined, MatchBegan, Went

HOUSE_BOT: Final = "steady"
"""The bot in a free seat."""


def opening(
    tournament: str, settings: Settings, seed: bytes, table_id: str, seats: Seats
) -> list[LogEvent]:
    """Return the first events of a table: everyone is seated, and the tiles are dealt."""
    rulebook = settings.table_rules()
    deal = equal_deal(seed, rulebook, settings.seats, table_id)
    options = Options(listed=False, casual=False, hints=False, speed=Speed.FAST)
    dealt = Game.from_deal(rulebook, deal.racks, deal.pool, deal.starter)
    return [
        TableOpened(rulebook, settings.seats, options, None, deal, tournament),
        *(BotJoined(HOUSE_BOT) if player is None else Joined(player) for player in seats),
        # Until a player comes: a bot stands in for those who stay away.
        *(Went(seat) for seat, player in enumerate(seats) if player is not None),
        MatchBegan(),
        *dealt.events,
    ]


def seats_at(live_table: LiveTable) -> Seats:
    """Return who was seated at a table when it was opened."""
    joined = (each.event for each in live_table.log if isinstance(each.event, Joined | BotJoined))
    return tuple(
        each.guest if isinstance(each, Joined) else None
        for each in islice(joined, live_table.capacity)
    )


def table_result(live_table: LiveTable, seats: Seats) -> tuple[TableResult, str | None]:
    """Return the result of a table and the link of its round, from its log."""
    game = live_table.game
    outcome = game.outcome() if game else None
    if game is None or outcome is None:
        return TableResult(seats, ()), None
    turns = [event.seat for event in game.events if isinstance(event, TurnEvent)]
    absent = {
        seat
        for seat, player in enumerate(seats)
        if player is not None and _played_by_bots(live_table, turns, seat)
    }
    link = live_table.finished[-1][0]
    return TableResult(seats, outcome.scores, frozenset(absent)), link


def _played_by_bots(live_table: LiveTable, turns: list[int], seat: int) -> bool:
    """Return whether bots made more than half of a seat's turns."""
    by_bots = [bot for at, bot in zip(turns, live_table.by_bots, strict=True) if at == seat]
    return 2 * sum(by_bots) > len(by_bots)
