"""What a command leads to: the events to add to the log, or a refusal."""

from __future__ import annotations

from typing import Final

from brikke.game.deal import SALT_BYTES
from brikke.game.game import Game, IllegalTurn
from brikke.live import agreements, seating
from brikke.live.commands import (
    AddBot,
    Command,
    Decline,
    Leave,
    MakeTurn,
    Pause,
    React,
    Ready,
    Rematch,
    Remove,
    Resume,
    Salt,
    Sit,
    Start,
    TakeBack,
)
from brikke.live.dealer import Dealer
from brikke.live.events import Came, Events, Reacted, Reaction, SaltSent
from brikke.live.config import House, Timing
from brikke.live.live_table import LiveTable, Phase
from brikke.live.refusal import Refusal, RefusalCode
from brikke.live.round_start import deal, running_round
from brikke.rules.position import Turn

REACTION_PAUSE_MS: Final = 1500


def decide(table: LiveTable, guest: str, command: Command, now: int, house: House) -> Events:
    """Return what a guest's command leads to; raise :class:`Refusal` if to nothing."""
    if isinstance(command, Sit):
        return seating.sit(table, guest)
    seat = table.seat_of(guest)
    if isinstance(command, AddBot | Remove | Start):
        told = _as_host(table, guest, command, house)
    elif seat is not None:
        told = _as_player(table, seat, command, now, house)
    else:
        raise Refusal(RefusalCode.NOT_SEATED)
    if seat is None or table.players[seat].present or isinstance(command, Leave | React):
        return told
    # Who commands is there, whatever was thought before.
    return (Came(seat), *told)


def _as_host(
    table: LiveTable, guest: str, command: AddBot | Remove | Start, house: House
) -> Events:
    if not table.may_host(guest):
        raise Refusal(RefusalCode.NOT_HOST)
    match command:
        case AddBot(bot):
            return seating.add_bot(table, bot)
        case Remove(seat):
            return seating.remove(table, guest, seat, house.timing.stand_in)
        case Start():
            return seating.start(table, house.dealer)


def _as_player(table: LiveTable, seat: int, command: Command, now: int, house: House) -> Events:
    match command:
        case MakeTurn():
            return _turn(table, seat, command, now, house.timing)
        case Salt(salt):
            return _salt(table, seat, salt, house.dealer)
        case Pause():
            return agreements.pause(table, seat)
        case Resume():
            return agreements.resume(table, seat)
        case TakeBack():
            return agreements.take_back(table, seat)
        case Decline():
            return agreements.decline(table, seat)
        case Ready() | Rematch():
            return agreements.go_on(table, seat, command, house.dealer)
        case Leave():
            return seating.leave(table, seat, house.timing.stand_in)
        case React(reaction):
            return _react(table, seat, reaction, now)
    raise Refusal(RefusalCode.MALFORMED, type(command).__name__)


def _turn(table: LiveTable, seat: int, command: MakeTurn, now: int, timing: Timing) -> Events:
    game = running_round(table)
    if command.seen < table.changed:
        raise Refusal(RefusalCode.STALE)
    deadline = table.deadline()
    if deadline is not None and seat == table.to_move and now > deadline + timing.lag:
        raise Refusal(RefusalCode.TIME_UP)
    return _judged(game, seat, command.turn)


def bot_events(table: LiveTable, seat: int, turn: Turn) -> Events:
    """Return what a bot's turn leads to, if the seat is still its own to play."""
    if table.players[seat].driver is None:
        raise Refusal(RefusalCode.STALE)
    return _judged(running_round(table), seat, turn)


def _judged(game: Game, seat: int, turn: Turn) -> Events:
    try:
        return game.turn_events(turn, seat)
    except IllegalTurn as illegal:
        raise Refusal(RefusalCode.ILLEGAL, violations=illegal.violations) from None


def _salt(table: LiveTable, seat: int, salt: bytes, dealer: Dealer) -> Events:
    if table.phase is not Phase.SALTING:
        raise Refusal(RefusalCode.WRONG_PHASE, table.phase)
    if seat in table.salts:
        raise Refusal(RefusalCode.SALT_SENT)
    if len(salt) > SALT_BYTES:
        raise Refusal(RefusalCode.MALFORMED, str(len(salt)))
    sent = SaltSent(seat, salt)
    if table.present <= {*table.salts, seat}:
        return (sent, *deal(table, dealer, {seat: salt}))
    return (sent,)


def _react(table: LiveTable, seat: int, reaction: Reaction, now: int) -> Events:
    last = table.reacted.get(seat)
    if last is not None and now - last < REACTION_PAUSE_MS:
        raise Refusal(RefusalCode.TOO_OFTEN)
    return (Reacted(seat, reaction),)
