"""Who sits down, who leaves, and how a match begins."""

from __future__ import annotations

from brikke.game.game import SEATS
from brikke.live.dealer import Dealer
from brikke.live.events import (
    Abandoned,
    BotJoined,
    Events,
    HandedOver,
    HostChanged,
    Joined,
    Left,
)
from brikke.live.live_table import LiveTable, Phase
from brikke.live.refusal import Refusal, RefusalCode
from brikke.live.round_start import open_round
from brikke.players.bots import BOTS


def sit(table: LiveTable, guest: str) -> Events:
    """Give a guest the next free seat."""
    if table.seat_of(guest) is not None:
        raise Refusal(RefusalCode.ALREADY_SEATED)
    if guest in table.barred:
        raise Refusal(RefusalCode.BARRED)
    _check_free_seat(table)
    joined = Joined(guest)
    # A table whose host has left belongs to the next who sits down.
    return (joined, HostChanged(len(table.players))) if table.host is None else (joined,)


def add_bot(table: LiveTable, bot: str) -> Events:
    """Give a bot the next free seat."""
    if bot not in BOTS:
        raise Refusal(RefusalCode.NO_SUCH_BOT, bot)
    _check_free_seat(table)
    return (BotJoined(bot),)


def remove(table: LiveTable, by: str, seat: int, stand_in: str) -> Events:
    """Free a seat: its bot goes, or its guest may not come back; neither the host nor oneself."""
    kept = {table.seat_of(guest) for guest in (by, table.host) if guest is not None}
    if seat not in range(len(table.players)) or seat in kept:
        raise Refusal(RefusalCode.NO_SUCH_SEAT, str(seat))
    if table.in_match and seat not in table.guests:
        raise Refusal(RefusalCode.WRONG_PHASE, table.phase)
    if table.in_match and table.guests != {seat}:
        return (HandedOver(seat, stand_in, removed=True),)
    return (*_abandoned(table), Left(seat, removed=True))


def leave(table: LiveTable, seat: int, stand_in: str) -> Events:
    """Give up a seat; once a match began a bot takes it, unless nobody else is left."""
    others = table.guests - {seat}
    if not others:
        return (*_abandoned(table), Left(seat))
    gone = Left(seat) if table.phase is Phase.WAITING else HandedOver(seat, stand_in)
    if table.players[seat].guest != table.host:
        return (gone,)
    heir = min(others & table.present or others)
    # Left moves the seats after it up by one; the heir's number is the one it will have.
    return (gone, HostChanged(heir - 1 if isinstance(gone, Left) and heir > seat else heir))


def _abandoned(table: LiveTable) -> Events:
    """Break a match off, and tell the seed of the round that is not played to its end."""
    if not table.in_match:
        return ()
    seed = table.opened.seed if table.opened and table.phase is not Phase.BETWEEN else None
    return (Abandoned(seed),)


def start(table: LiveTable, dealer: Dealer) -> Events:
    """Begin the match with those who sit at the table."""
    if table.phase is not Phase.WAITING:
        raise Refusal(RefusalCode.WRONG_PHASE, table.phase)
    if len(table.players) not in SEATS:
        raise Refusal(RefusalCode.TOO_FEW_SEATS, str(len(table.players)))
    return open_round(table, dealer)


def _check_free_seat(table: LiveTable) -> None:
    if table.in_match:
        raise Refusal(RefusalCode.WRONG_PHASE, table.phase)
    if len(table.players) >= table.capacity:
        raise Refusal(RefusalCode.TABLE_FULL, str(table.capacity))
