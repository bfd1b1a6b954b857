"""Who sits down, who leaves, and how a match begins."""

from __future__ import annotations

from brikke.bots import BOTS
from brikke.game import SEATS
from brikke.play.dealer import Dealer
from brikke.play.events import (
    Abandoned,
    BotJoined,
    HandedOver,
    HostChanged,
    Joined,
    Left,
    LogEvent,
    MatchBegan,
)
from brikke.play.refusal import Refusal, RefusalCode
from brikke.play.rounds import open_round
from brikke.play.table import LiveTable, Phase

Events = tuple[LogEvent, ...]


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


def remove(table: LiveTable, seat: int, stand_in: str) -> Events:
    """Free a seat: its bot goes, or its guest may not come back."""
    if seat not in range(len(table.players)) or table.players[seat].guest == table.host:
        raise Refusal(RefusalCode.NO_SUCH_SEAT, str(seat))
    if not table.in_match:
        return (Left(seat, removed=True),)
    if table.players[seat].guest is None:
        raise Refusal(RefusalCode.WRONG_PHASE, table.phase)
    return (HandedOver(seat, stand_in, removed=True),)


def leave(table: LiveTable, seat: int, stand_in: str) -> Events:
    """Give up a seat; in a match a bot plays it to the end, unless nobody is left."""
    others = [at for at in _guests(table) if at != seat]
    heir: Events = ()
    if others and table.players[seat].guest == table.host:
        # Left moves the seats after it up by one; the heir's number is the one it will have.
        moved = others[0] - (1 if not table.in_match and others[0] > seat else 0)
        heir = (HostChanged(moved),)
    if not table.in_match:
        return (Left(seat), *heir)
    if not others:
        seed = table.opened.seed if table.opened and table.phase is not Phase.BETWEEN else None
        return (Abandoned(seed), Left(seat))
    return (HandedOver(seat, stand_in), *heir)


def start(table: LiveTable, dealer: Dealer) -> Events:
    """Begin the match with those who sit at the table."""
    if table.phase is not Phase.WAITING:
        raise Refusal(RefusalCode.WRONG_PHASE, table.phase)
    if len(table.players) not in SEATS:
        raise Refusal(RefusalCode.TOO_FEW_SEATS, str(len(table.players)))
    return (MatchBegan(), *open_round(table, dealer))


def _check_free_seat(table: LiveTable) -> None:
    if table.in_match:
        raise Refusal(RefusalCode.WRONG_PHASE, table.phase)
    if len(table.players) >= table.capacity:
        raise Refusal(RefusalCode.TABLE_FULL, str(table.capacity))


def _guests(table: LiveTable) -> list[int]:
    return [seat for seat, player in enumerate(table.players) if player.guest is not None]
