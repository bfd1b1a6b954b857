"""What players decide together: pausing, taking back, going on."""

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


def pause(table: LiveTable, seat: int) -> Events:
    """Ask for a pause, or agree to it."""
    running_round(table)
    _check_new(seat, table.wants_pause)
    asked = PauseAsked(seat)
    agreed = table.voters <= table.wants_pause | {seat}
    return (asked, Paused()) if agreed else (asked,)


def resume(table: LiveTable, seat: int) -> Events:
    """Go on after a pause; a player whom a bot stands in for is back by asking."""
    if table.paused_at is not None:
        return (Resumed(),)
    if table.players[seat].stand_in is None:
        raise Refusal(RefusalCode.WRONG_PHASE, table.phase)
    return ()


def take_back(table: LiveTable, seat: int) -> Events:
    """Ask to take the own last turn back, or agree to that."""
    if not table.options.casual:
        raise Refusal(RefusalCode.NOT_CASUAL)
    running_round(table)
    _check_new(seat, table.wants_back)
    asker = table.wants_back[0] if table.wants_back else seat
    turns = _turns_since(table, asker)
    asked = TakeBackAsked(seat)
    agreed = table.voters <= {*table.wants_back, seat}
    return (asked, TakenBack(turns)) if agreed else (asked,)


def decline(table: LiveTable, seat: int) -> Events:
    """Do not agree to what was asked."""
    if not table.wants_pause and not table.wants_back:
        raise Refusal(RefusalCode.NOTHING_ASKED)
    return (Declined(seat),)


def go_on(table: LiveTable, seat: int, command: Ready | Rematch, dealer: Dealer) -> Events:
    """Be ready for the next round, or for another match; it begins when everyone here is."""
    if table.phase is not (Phase.OVER if isinstance(command, Rematch) else Phase.BETWEEN):
        raise Refusal(RefusalCode.WRONG_PHASE, table.phase)
    _check_new(seat, table.wants_next)
    asked = NextAsked(seat)
    agreed = table.present <= table.wants_next | {seat}
    return (asked, *open_round(table, dealer)) if agreed else (asked,)


def _check_new(seat: int, asked: Collection[int]) -> None:
    if seat in asked:
        raise Refusal(RefusalCode.ALREADY_ASKED)


def _turns_since(table: LiveTable, seat: int) -> int:
    """Return how many turns back a seat's last one is, if only bots played after it."""
    turns = [event for event in table.round_events() if isinstance(event, TurnEvent)]
    made = zip(reversed(turns), reversed(table.by_bots), strict=True)
    for back, (event, by_bot) in enumerate(made, start=1):
        if isinstance(event, Drew | TimedOut):
            # A tile drawn has been seen: what was learnt cannot be taken back.
            raise Refusal(RefusalCode.TAKE_BACK_AFTER_DRAW)
        if event.seat == seat:
            if isinstance(event, Played):
                return back
            break
        if not by_bot:
            break
    raise Refusal(RefusalCode.NOTHING_TO_TAKE_BACK)
