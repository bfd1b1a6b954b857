"""Continuing a table elsewhere: what a page tells of a table whose server is gone."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from brikke.errors import InputError
from brikke.live import Options, Phase
from brikke.live.continuing import KnownPosition, KnownTable
from brikke.players.bots import make_bot
from brikke.rules.rulebook import get_rulebook
from brikke.rules.table import Table
from brikke.rules.tiles import ALL_TILES, Tile
from brikke.wire.server import RoundView, Seat, View

_TILES: Final = {str(tile): tile for tile in ALL_TILES}
_PHASES: Final = frozenset({Phase.SALTING, Phase.PLAYING, Phase.BETWEEN})
"""The phases in which there is something to go on with."""


class ContinueRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The last view and the last seats that a page has seen of a table."""

    view: View
    seats: list[Seat]


def known_table(request: ContinueRequest) -> KnownTable:
    """Return what a page knows of a table; refuse one that cannot go on without its server."""
    view, table = request.view, request.view.table
    if view.seat is None or not 0 <= view.seat < len(request.seats):
        raise InputError("only a player can go on with a table", view.seat)
    if table.phase not in _PHASES:
        raise InputError("nothing is being played", table.phase)
    bots = tuple(each.bot for each in request.seats)
    for bot in bots:
        if bot is not None:
            make_bot(bot)
    playing = view.round is not None and table.phase == Phase.PLAYING
    return KnownTable(
        get_rulebook(table.rulebook),
        Options(False, table.casual, table.hints, table.speed),
        view.seat,
        bots,
        tuple(map(tuple, table.sheet)),
        _position(view.round) if view.round is not None and playing else None,
    )


def _position(known: RoundView) -> KnownPosition:
    if known.to_move is None:
        raise InputError("it is nobody's turn", known.to_move)
    return KnownPosition(
        known.starter or 0,
        known.to_move,
        known.turns,
        _passes(known),
        _sets(known.table),
        tuple(known.opened),
        _tiles(known.rack),
        tuple(known.rack_sizes),
        known.pool,
    )


def _passes(known: RoundView) -> int:
    """Return how many passes came last.

    When it is the player's turn, that is exact: had the player passed before all others did, the
    round would be over. In a bot's turn there may have been one more.
    """
    if known.pool:
        return 0
    count = 0
    for turn in reversed(known.recap.turns):
        if turn.__struct_config__.tag != "passed":
            break
        count += 1
    return count


def _sets(sets: list[list[str]]) -> Table:
    return tuple(map(_tiles, sets))


def _tiles(texts: list[str]) -> tuple[Tile, ...]:
    try:
        return tuple(_TILES[text] for text in texts)
    except KeyError as error:
        raise InputError("no such tile", error.args[0]) from None
