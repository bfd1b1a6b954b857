"""Agreements: pauses, take-backs and the next round, which all players decide together."""

from __future__ import annotations

from collections.abc import Collection

from brikke.game.events import Drew, Played, TimedOut, TurnEvent
from brikke.live.commands import Ready, Rematch
from brikke.live.dealer import Dealer
from brikke.live.events import (
    Declined,
    Events,
    NextAsked,
    PauseAsked,
    Paused,
    Resumed,
    TakeBackAsked,
    TakenBack,
)
from brikke.live.live_table import LiveTable, Phase
from brikke.live.refusal import Refusal, RefusalCode
from brikke.live.round_start import open_round, running_round


def pause(live_table: LiveTable, seat: int) -> Events:
    """Ask for a pause, or agree to one."""
    running_round(live_table)
    _check_new(seat, live_table.wants_pause)
    asked = PauseAsked(seat)
    agreed = live_table.voters <= live_table.wants_pause | {seat}
    return (asked, Paused()) if agreed else (asked,)


def resume(live_table: LiveTable, seat: int) -> Events:
    """Go on after a pause; a player with a stand-in takes the seat back by asking."""
    if live_table.paused_at is not None:
        return (Resumed(),)
    if live_table.players[seat].stand_in is None:
        raise Refusal(RefusalCode.WRONG_PHASE, live_table.phase)
    return ()


def take_back(live_table: LiveTable, seat: int) -> Events:
    """Ask to take one's own last turn back, or agree to such a request."""
    if not live_table.options.casual:
        raise Refusal(RefusalCode.NOT_CASUAL)
    running_round(live_table)
    _check_new(seat, live_table.wants_back)
    asker = live_table.wants_back[0] if live_table.wants_back else seat
    turns = _turns_since(live_table, asker)
    asked = TakeBackAsked(seat)
    agreed = live_table.voters <= {*live_table.wants_back, seat}
    return (asked, TakenBack(turns)) if agreed else (asked,)


def decline(live_table: LiveTable, seat: int) -> Events:
    """Decline what was asked."""
    if not live_table.wants_pause and not live_table.wants_back:
        raise Refusal(RefusalCode.NOTHING_ASKED)
    return (Declined(seat),)


def go_on(live_table: LiveTable, seat: int, command: Ready | Rematch, dealer: Dealer) -> Events:
    """Be ready for the next round or match; it begins when everyone present is ready."""
    if live_table.phase is not (Phase.OVER if isinstance(command, Rematch) else Phase.BETWEEN):
        raise Refusal(RefusalCode.WRONG_PHASE, live_table.phase)
    _check_new(seat, live_table.wants_next)
    asked = NextAsked(seat)
    agreed = live_table.present <= live_table.wants_next | {seat}
    return (asked, *open_round(live_table, dealer)) if agreed else (asked,)


def _check_new(seat: int, asked: Collection[int]) -> None:
    if seat in asked:
        raise Refusal(RefusalCode.ALREADY_ASKED)


def _turns_since(live_table: LiveTable, seat: int) -> int:
    """Return how many turns back a seat's last one is, if only bots played after it."""
    turns = [event for event in live_table.round_events() if isinstance(event, TurnEvent)]
    made = zip(reversed(turns), reversed(live_table.by_bots), strict=True)
    for back, (event, by_bot) in enumerate(made, start=1):
        if isinstance(event, Drew | TimedOut):
            # The player has seen the drawn tile; that cannot be undone.
            raise Refusal(RefusalCode.TAKE_BACK_AFTER_DRAW)
        if event.seat == seat:
            if isinstance(event, Played):
                return back
            break
        if not by_bot:
            break
    raise Refusal(RefusalCode.NOTHING_TO_TAKE_BACK)
