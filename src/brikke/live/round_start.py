"""The start of a round: opening, dealing, and access to the round in progress."""

from __future__ import annotations

from collections.abc import Mapping

from brikke.errors import InputError
from brikke.game.game import Game
from brikke.live.dealer import Dealer
from brikke.live.events import Events, MatchBegan
from brikke.live.live_table import LiveTable, Phase
from brikke.live.refusal import Refusal, RefusalCode


def open_round(live_table: LiveTable, dealer: Dealer) -> Events:
    """Return the events that open the next round; the first round also begins a match.

    Without people there are no salts to wait for: the round is dealt at once. So is a known deal.
    """
    begun: Events = () if live_table.phase is Phase.BETWEEN else (MatchBegan(),)
    known = live_table.deal
    if known and begun and len(known.racks) == len(live_table.players):
        again = Game.from_deal(live_table.rulebook, known.racks, known.pool, known.starter)
        return (*begun, *again.events)
    opened = dealer.open(live_table.rulebook, len(live_table.players))
    if live_table.people:
        return (*begun, opened)
    return (*begun, opened, *dealer.deal(opened, (b"",) * opened.seats))


def deal(live_table: LiveTable, dealer: Dealer, sent: Mapping[int, bytes] | None = None) -> Events:
    """Return the events that deal the open round, with the salts that were sent."""
    if live_table.opened is None:
        raise InputError("no round is open", live_table.phase)
    salts = live_table.salts | dict(sent or {})
    return dealer.deal(
        live_table.opened, tuple(salts.get(seat, b"") for seat in range(live_table.opened.seats))
    )


def running_round(live_table: LiveTable) -> Game:
    """Return the round in progress, or raise :class:`Refusal`."""
    if live_table.paused_at is not None:
        raise Refusal(RefusalCode.PAUSED)
    if live_table.game is None or live_table.phase is not Phase.PLAYING:
        raise Refusal(RefusalCode.WRONG_PHASE, live_table.phase)
    return live_table.game
