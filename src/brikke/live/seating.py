"""Seating: taking and leaving seats, and starting a match."""

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


def sit(live_table: LiveTable, guest: str, *, program: bool = False) -> Events:
    """Give a guest the next free seat."""
    if live_table.seat_of(guest) is not None:
        raise Refusal(RefusalCode.ALREADY_SEATED)
    if guest in live_table.barred:
        raise Refusal(RefusalCode.BARRED)
    check_free_seat(live_table)
    joined = Joined(guest, program)
    # If the host has left, the next person who sits down becomes the host.
    inherits = live_table.host is None and not program
    return (joined, HostChanged(len(live_table.players))) if inherits else (joined,)


def add_bot(live_table: LiveTable, bot: str) -> Events:
    """Give a bot the next free seat."""
    if bot not in BOTS:
        raise Refusal(RefusalCode.NO_SUCH_BOT, bot)
    check_free_seat(live_table)
    return (BotJoined(bot),)


def remove(live_table: LiveTable, by: str, seat: int, stand_in: str) -> Events:
    """Free a seat of a bot, or of a guest, who is then barred; never the host's or one's own."""
    kept = {live_table.seat_of(guest) for guest in (by, live_table.host) if guest is not None}
    if seat not in range(len(live_table.players)) or seat in kept:
        raise Refusal(RefusalCode.NO_SUCH_SEAT, str(seat))
    if live_table.in_match and seat not in live_table.guests:
        raise Refusal(RefusalCode.WRONG_PHASE, live_table.phase)
    if live_table.in_match and live_table.options.rated:
        # Otherwise a host who loses would remove the winner.
        raise Refusal(RefusalCode.RATED)
    if live_table.in_match and live_table.guests != {seat}:
        return (HandedOver(seat, stand_in, removed=True),)
    return (*_abandoned(live_table), Left(seat, removed=True))


def leave(live_table: LiveTable, seat: int, stand_in: str) -> Events:
    """Give up a seat; after the start of a match a bot takes it, unless no guest is left.

    Connected bots leave with the last person: nobody could start or end a match there.
    """
    program = live_table.players[seat].program
    others = (live_table.guests if program else live_table.people) - {seat}
    if live_table.tournament is not None:
        # Its round is compared with those of other tables, so bots play it to the end.
        return (HandedOver(seat, stand_in),)
    if not others:
        # From the last seat on, because Left renumbers the seats after it.
        going = sorted({seat, *live_table.guests}, reverse=True)
        return (*_abandoned(live_table), *map(Left, going))
    gone = Left(seat) if live_table.phase is Phase.WAITING else HandedOver(seat, stand_in)
    if live_table.players[seat].guest != live_table.host:
        return (gone,)
    heir = min(others & live_table.present or others)
    # Left renumbers the seats after it; HostChanged needs the new number.
    return (gone, HostChanged(heir - 1 if isinstance(gone, Left) and heir > seat else heir))


def _abandoned(live_table: LiveTable) -> Events:
    """Return the event that ends a match early and reveals the seed of its unfinished round."""
    if not live_table.in_match:
        return ()
    seed = (
        live_table.opened.seed
        if live_table.opened and live_table.phase is not Phase.BETWEEN
        else None
    )
    return (Abandoned(seed),)


def start(live_table: LiveTable, dealer: Dealer) -> Events:
    """Begin the match with the players at the table."""
    if live_table.phase is not Phase.WAITING:
        raise Refusal(RefusalCode.WRONG_PHASE, live_table.phase)
    if len(live_table.players) not in SEATS:
        raise Refusal(RefusalCode.TOO_FEW_SEATS, str(len(live_table.players)))
    return open_round(live_table, dealer)


def check_free_seat(live_table: LiveTable) -> None:
    """Refuse if nobody can take a seat now."""
    if live_table.in_match:
        raise Refusal(RefusalCode.WRONG_PHASE, live_table.phase)
    if len(live_table.players) >= live_table.capacity:
        raise Refusal(RefusalCode.TABLE_FULL, str(live_table.capacity))
