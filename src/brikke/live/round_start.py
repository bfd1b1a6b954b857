"""The round of a table: how it begins, and whether one is being played."""

from __future__ import annotations

from collections.abc import Mapping

from brikke.errors import InputError
from brikke.game.game import Game
from brikke.live.dealer import Dealer
from brikke.live.events import Events, MatchBegan
from brikke.live.live_table import LiveTable, Phase
from brikke.live.refusal import Refusal, RefusalCode


def open_round(table: LiveTable, dealer: Dealer) -> Events:
    """Open the next round, and with its first a match.

    Among bots, who salt nothing, it is dealt at once, and so is the deal of an earlier round.
    """
    begun: Events = () if table.phase is Phase.BETWEEN else (MatchBegan(),)
    known = table.deal
    if known and begun and len(known.racks) == len(table.players):
        again = Game.from_deal(table.rulebook, known.racks, known.pool, known.starter)
        return (*begun, *again.events)
    opened = dealer.open(table.rulebook, len(table.players))
    if table.guests:
        return (*begun, opened)
    return (*begun, opened, *dealer.deal(opened, (b"",) * opened.seats))


def deal(table: LiveTable, dealer: Dealer, sent: Mapping[int, bytes] | None = None) -> Events:
    """Deal the round that was opened, with the salts that were sent."""
    if table.opened is None:
        raise InputError("no round is open", table.phase)
    salts = table.salts | dict(sent or {})
    return dealer.deal(
        table.opened, tuple(salts.get(seat, b"") for seat in range(table.opened.seats))
    )


def running_round(table: LiveTable) -> Game:
    """Return the round in which a turn may be made now, or refuse."""
    if table.paused_at is not None:
        raise Refusal(RefusalCode.PAUSED)
    if table.game is None or table.phase is not Phase.PLAYING:
        raise Refusal(RefusalCode.WRONG_PHASE, table.phase)
    return table.game
