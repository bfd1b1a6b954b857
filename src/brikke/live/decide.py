"""Command handling: the events that a command adds to the log, or a refusal."""

from __future__ import annotations

from typing import Final

from brikke.game.deal import SALT_BYTES
from brikke.game.game import Game, IllegalTurn
from brikke.game.judging import needs_search
from brikke.game.view import PlayerView
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
    SearchedTurn,
    Sit,
    SitAsProgram,
    Start,
    TakeBack,
)
from brikke.live.config import TableConfig, Timing
from brikke.live.dealer import Dealer
from brikke.live.events import Came, Events, Reacted, Reaction, SaltSent
from brikke.live.live_table import LiveTable, Phase
from brikke.live.refusal import Refusal, RefusalCode
from brikke.live.round_start import deal, running_round
from brikke.rules.position import Position, Turn

REACTION_PAUSE_MS: Final = 1500
SPECTATOR_PAUSE_MS: Final = 3000
"""The least time between two reactions of spectators, of all of them together."""
_NOT_IN_TOURNAMENTS: Final = (Sit, AddBot, Remove, Start, Pause, TakeBack, Rematch)
"""The tournament decides who sits where and how often is played, and others wait for its end."""
_FOR_PEOPLE: Final = (Pause, TakeBack, Decline, Ready, Rematch)
"""What people agree on among themselves, without connected bots."""


def decide(
    live_table: LiveTable, guest: str, command: Command, now: int, config: TableConfig
) -> Events:
    """Return the events of a guest's command, or raise :class:`Refusal`."""
    if live_table.tournament is not None and isinstance(command, _NOT_IN_TOURNAMENTS):
        raise Refusal(RefusalCode.TOURNAMENT_TABLE)
    if isinstance(command, Sit):
        return seating.sit(live_table, guest, program=isinstance(command, SitAsProgram))
    seat = live_table.seat_of(guest)
    if seat is not None and live_table.players[seat].program:
        _check_for_program(live_table, command)
    if isinstance(command, AddBot | Remove | Start):
        events = _as_host(live_table, guest, command, config)
    elif isinstance(command, React):
        return _react(live_table, guest, command.reaction, now)
    elif seat is not None:
        events = _as_player(live_table, seat, command, now, config)
    else:
        raise Refusal(RefusalCode.NOT_SEATED)
    if seat is None or live_table.players[seat].active or isinstance(command, Leave):
        return events
    # A guest who sends a command is present, even if the log says otherwise.
    return (Came(seat), *events)


def _check_for_program(live_table: LiveTable, command: Command) -> None:
    """Refuse to a connected bot what only people agree on."""
    paused = isinstance(command, Resume) and live_table.paused_at is not None
    if paused or isinstance(command, _FOR_PEOPLE):
        raise Refusal(RefusalCode.FOR_PEOPLE)


def _as_host(
    live_table: LiveTable, guest: str, command: AddBot | Remove | Start, config: TableConfig
) -> Events:
    if not live_table.may_host(guest):
        raise Refusal(RefusalCode.NOT_HOST)
    match command:
        case AddBot(bot):
            return seating.add_bot(live_table, bot)
        case Remove(seat):
            return seating.remove(live_table, guest, seat, config.timing.stand_in)
        case Start():
            return seating.start(live_table, config.dealer)


def _as_player(
    live_table: LiveTable, seat: int, command: Command, now: int, config: TableConfig
) -> Events:
    match command:
        case MakeTurn():
            return _turn(live_table, seat, command, now, config.timing)
        case Salt(salt):
            return _salt(live_table, seat, salt, config.dealer)
        case Pause():
            return agreements.pause(live_table, seat)
        case Resume():
            return agreements.resume(live_table, seat)
        case TakeBack():
            return agreements.take_back(live_table, seat)
        case Decline():
            return agreements.decline(live_table, seat)
        case Ready() | Rematch():
            return agreements.go_on(live_table, seat, command, config.dealer)
        case Leave():
            return seating.leave(live_table, seat, config.timing.stand_in)
    raise Refusal(RefusalCode.MALFORMED, type(command).__name__)


def _turn(live_table: LiveTable, seat: int, command: MakeTurn, now: int, timing: Timing) -> Events:
    game = running_round(live_table)
    if command.seen < live_table.changed:
        raise Refusal(RefusalCode.STALE)
    deadline = live_table.deadline()
    if deadline is not None and seat == live_table.to_move and now > deadline + timing.lag:
        raise Refusal(RefusalCode.TIME_UP)
    if not isinstance(command, SearchedTurn):
        return _judged(game, seat, command.turn)
    if command.searched_at != live_table.changed:
        raise Refusal(RefusalCode.STALE)
    return _judged(game, seat, command.turn, searched=True)


def asks_for_search(live_table: LiveTable, guest: str, command: MakeTurn) -> bool:
    """Return whether deciding on a guest's turn needs a search, which may take long."""
    if isinstance(command, SearchedTurn):
        return False
    game, seat = live_table.game, live_table.seat_of(guest)
    if game is None or seat is None or seat != live_table.to_move:
        return False
    if command.seen < live_table.changed or live_table.paused_at is not None:
        return False
    return needs_search(game.position, len(game.state.pool), command.turn)


def bot_view(live_table: LiveTable, seat: int) -> PlayerView:
    """Return what a bot that is to move may know."""
    return running_round(live_table).view(seat)


def guest_position(live_table: LiveTable, guest: str) -> Position:
    """Return the position that a turn of this guest is judged against."""
    game, seat = _round_of(live_table, guest)
    return game.state.position(seat)


def guest_view(live_table: LiveTable, guest: str) -> PlayerView:
    """Return what a guest may know of the round that goes on."""
    game, seat = _round_of(live_table, guest)
    if game.is_over():
        raise Refusal(RefusalCode.WRONG_PHASE, live_table.phase)
    return game.view(seat)


def _round_of(live_table: LiveTable, guest: str) -> tuple[Game, int]:
    seat = live_table.seat_of(guest)
    if seat is None:
        raise Refusal(RefusalCode.NOT_SEATED)
    if live_table.game is None:
        raise Refusal(RefusalCode.WRONG_PHASE, live_table.phase)
    return live_table.game, seat


def bot_events(live_table: LiveTable, seat: int, turn: Turn, *, searched: bool = False) -> Events:
    """Return the events of a bot's turn, if the bot still plays for the seat.

    ``searched`` says that a search has found the turn legal in the same position.
    """
    if live_table.players[seat].driver is None:
        raise Refusal(RefusalCode.STALE)
    return _judged(running_round(live_table), seat, turn, searched=searched)


def _judged(game: Game, seat: int, turn: Turn, *, searched: bool = False) -> Events:
    try:
        return game.turn_events(turn, seat, searched=searched)
    except IllegalTurn as illegal:
        raise Refusal(RefusalCode.ILLEGAL, violations=illegal.violations) from None


def _salt(live_table: LiveTable, seat: int, salt: bytes, dealer: Dealer) -> Events:
    if live_table.phase is not Phase.SALTING:
        raise Refusal(RefusalCode.WRONG_PHASE, live_table.phase)
    if seat in live_table.salts:
        raise Refusal(RefusalCode.SALT_SENT)
    if len(salt) > SALT_BYTES:
        raise Refusal(RefusalCode.MALFORMED, str(len(salt)))
    sent = SaltSent(seat, salt)
    if live_table.present <= {*live_table.salts, seat}:
        return (sent, *deal(live_table, dealer, {seat: salt}))
    return (sent,)


def _react(live_table: LiveTable, guest: str, reaction: Reaction, now: int) -> Events:
    """Return the reaction of a player or of someone who watches."""
    if guest in live_table.barred:
        raise Refusal(RefusalCode.BARRED)
    seat = live_table.seat_of(guest)
    last = live_table.reacted.get(seat)
    pause = SPECTATOR_PAUSE_MS if seat is None else REACTION_PAUSE_MS
    if last is not None and now - last < pause:
        raise Refusal(RefusalCode.TOO_OFTEN)
    return (Reacted(seat, reaction),)
