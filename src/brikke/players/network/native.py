"""The network by the native core: outlooks, starts and weights as bytes."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import astuple
from typing import Final

from brikke.game.view import PlayerView
from brikke.players.network.looking_ahead import Plan
from brikke.players.network.outlook import MOST_QUIET, Counts, Outlook
from brikke.players.network.weights import PLAYER, packed_weights
from brikke.players.playout import Start
from brikke.players.playout.packing import pack
from brikke.solver.native import workspace

_OUTPUTS: Final = struct.Struct("<5i")

Found = tuple[Counts | None, int]
"""The tiles of a choice, and its log odds to win."""


def outputs(outlooks: Sequence[Outlook], network: str = PLAYER) -> list[list[int]]:
    """Return the outputs of a network for each outlook."""
    with workspace() as solver:
        data = solver.estimate(packed_weights(network), b"".join(each.pack() for each in outlooks))
    return [list(each) for each in _OUTPUTS.iter_unpack(data)]


def choices(view: PlayerView) -> list[Found]:
    """Return the choices of the seat to move."""
    with workspace() as solver:
        return _found(solver.choices(*_question(view)))


def look_ahead(view: PlayerView, plan: Plan, seed: int) -> Found:
    """Return the choice that is best after looking ahead (``native/network/look_ahead.h``)."""
    with workspace() as solver:
        found, chosen = solver.look_ahead(_question(view), astuple(plan), seed)
    return _found(found)[chosen]


def _question(view: PlayerView) -> tuple[bytes, bytes, bytes]:
    quiet = bytes(min(turns, MOST_QUIET) for turns in view.state.quiet)
    return packed_weights(PLAYER), pack(Start.from_view(view)), quiet


def _found(answer: Sequence[tuple[bytes | None, int]]) -> list[Found]:
    return [(None if played is None else tuple(played), odds) for played, odds in answer]
