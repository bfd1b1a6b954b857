"""Continuing a table elsewhere: the first events of a table that begins where another one stopped.

A page knows of a table what its player may see. When the server is gone, nobody can be asked for
the hidden tiles: those of the bots and the order of the pool. They are dealt anew, at random, in
the same numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from brikke.errors import InputError
from brikke.game.events import Continued, RoundOpened, StartDrawn
from brikke.live.dealer import Dealer
from brikke.live.events import BotJoined, Events, Joined, MatchContinued, Options, TableOpened
from brikke.rules.rulebook import Rulebook
from brikke.rules.table import Table, tiles_on
from brikke.rules.tiles import ALL_TILES, Tile, check_box


@dataclass(frozen=True, slots=True)
class KnownPosition:
    """What a seat knows of a round that is being played."""

    starter: int
    to_move: int
    turns: int
    passes: int
    table: Table
    opened: tuple[bool, ...]
    rack: tuple[Tile, ...]
    """The seat's own tiles."""
    rack_sizes: tuple[int, ...]
    pool: int


@dataclass(frozen=True, slots=True)
class KnownTable:
    """What a guest knows of a table against bots."""

    rulebook: Rulebook
    options: Options
    seat: int
    """The seat of the guest."""
    bots: tuple[str | None, ...]
    """The bot of every seat; None for the guest."""
    sheet: tuple[tuple[int, ...], ...]
    """The scores of the finished rounds."""
    position: KnownPosition | None
    """The round that is being played; None between rounds."""


def continued_table(known: KnownTable, guest: str, dealer: Dealer, random: Random) -> Events:
    """Return the first events of a table that goes on where a guest's table has stopped."""
    seats = len(known.bots)
    if [seat for seat, bot in enumerate(known.bots) if bot is None] != [known.seat]:
        raise InputError("all other seats are those of bots", known.bots)
    if len(known.sheet) >= known.rulebook.rounds or any(len(row) != seats for row in known.sheet):
        raise InputError("the score sheet does not fit the match", known.sheet)
    seated = (BotJoined(bot) if bot else Joined(guest) for bot in known.bots)
    opened = TableOpened(known.rulebook, seats, known.options, guest)
    begun: Events = (opened, *seated, MatchContinued(known.sheet))
    if known.position is None:
        return (*begun, dealer.open(known.rulebook, seats))
    return (*begun, *_round(known, known.position, random))


def _round(known: KnownTable, at: KnownPosition, random: Random) -> Events:
    seats = len(known.bots)
    if {len(at.rack_sizes), len(at.opened)} != {seats}:
        raise InputError(f"the round has {seats} seats", at.rack_sizes)
    if at.rack_sizes[known.seat] != len(at.rack):
        raise InputError("the rack has another number of tiles", len(at.rack))
    seen = (*tiles_on(at.table), *at.rack)
    check_box(seen)
    hidden = [tile for tile in ALL_TILES if tile not in seen]
    if len(hidden) != at.pool + sum(at.rack_sizes) - len(at.rack):
        raise InputError("the numbers of tiles do not add up", [at.pool, *at.rack_sizes])
    random.shuffle(hidden)
    racks = [
        at.rack if seat == known.seat else _take(hidden, size)
        for seat, size in enumerate(at.rack_sizes)
    ]
    return (
        # Without a commitment: nothing proves a deal that nobody has made.
        RoundOpened(known.rulebook, seats),
        StartDrawn((), at.starter),
        Continued(
            at.to_move, at.turns, at.passes, at.table, at.opened, tuple(racks), tuple(hidden)
        ),
    )


def _take(tiles: list[Tile], count: int) -> tuple[Tile, ...]:
    taken = tuple(tiles[:count])
    del tiles[:count]
    return taken
