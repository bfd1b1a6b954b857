"""Reactions of bots: rare, and decided by public facts alone.

Whether a bot reacts follows from a hash of public facts. So it reveals nothing of a rack, and every
server decides alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from brikke.game.events import Dealt, Played, RoundEnded
from brikke.live.events import Events, LogEvent, Reacted, Reaction
from brikke.live.live_table import LiveTable
from brikke.rules.table import Table, tiles_added

PAUSE_MS: Final = 20_000
"""The least time between two reactions of bots at a table."""
MANY_TILES: Final = 6
"""A bot may react to a turn that plays this many tiles."""


@dataclass(frozen=True, slots=True)
class _Cause:
    """A reason for a bot to react."""

    reaction: Reaction
    odds: int
    """One in this many."""
    by: int | None = None
    """The seat that caused it, which does not react itself."""
    only: int | None = None
    """The only seat that may react."""


def bot_reactions(
    before: LiveTable, after: LiveTable, events: Sequence[LogEvent], now: int
) -> Events:
    """Return the reaction of a bot to the events between two states: one, or most often none."""
    bots = [seat for seat, player in enumerate(after.players) if player.bot is not None]
    if (
        not bots
        or not after.present
        or any(now - after.reacted.get(seat, 0) < PAUSE_MS for seat in bots)
    ):
        return ()
    causes = [cause for event in events if (cause := _cause(before, after, event))]
    if not causes:
        return ()
    cause = causes[-1]
    willing = [seat for seat in bots if seat != cause.by and cause.only in (None, seat)]
    chance, choice = _chances(after)
    if not willing or chance % cause.odds:
        return ()
    return (Reacted(willing[choice % len(willing)], cause.reaction),)


def _chances(after: LiveTable) -> tuple[int, int]:
    """Return two numbers that follow from the public facts of the round."""
    commitment = after.opened.commitment if after.opened else None
    digest = sha256(f"{commitment} {after.seq}".encode()).digest()
    return int.from_bytes(digest[:4]), int.from_bytes(digest[4:8])


def _cause(before: LiveTable, after: LiveTable, event: LogEvent) -> _Cause | None:
    match event:
        case Dealt() if not after.sheet.rows:
            return _Cause(Reaction.HELLO, odds=1)
        case Played() if before.game is not None:
            table = before.game.state.table
            brought = len(tiles_added(table, event.table))
            if brought >= MANY_TILES or _frees_joker(table, event.table):
                return _Cause(Reaction.WOW, odds=3, by=event.seat)
        case RoundEnded():
            return _Cause(Reaction.WELL_PLAYED, odds=2, by=event.outcome.winner)
        case Reacted() if event.seat in after.guests:
            return _answer(before, event)
    return None


def _frees_joker(before: Table, after: Table) -> bool:
    """Return whether a joker left its set: none of its companions lies beside it any more."""
    for laid in before:
        for joker in (tile for tile in laid if tile.face.is_joker):
            now = next(other for other in after if joker in other)
            if set(laid).isdisjoint(tile for tile in now if tile != joker):
                return True
    return False


def _answer(before: LiveTable, event: Reacted) -> _Cause | None:
    """Return the answer to a person's reaction."""
    match event.reaction:
        case Reaction.HELLO | Reaction.BYE:
            return _Cause(event.reaction, odds=2)
        case Reaction.WELL_PLAYED if before.game is not None and before.game.state.turns:
            last = (before.game.to_move - 1) % len(before.players)
            return _Cause(Reaction.THANKS, odds=1, only=last)
    return None
