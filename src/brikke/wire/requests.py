"""Request bodies for the solver, the judge and records, with their limits in size."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from brikke.rules.rulebook import DEFAULT, rulebook_text
from brikke.solver import Objective
from brikke.wire.client import Sets, TileText

MAX_RULEBOOK: Final = 1000
MAX_RECORD: Final = 128 * 1024

Tiles = Annotated[
    list[TileText], Meta(max_length=106, description="tiles such as r7, b13, k1, o5, j")
]
RulebookText = Annotated[
    str,
    Meta(
        max_length=MAX_RULEBOOK,
        description="an edition and any house rules, as in nordic opening_minimum=25",
    ),
]
Opened = Annotated[bool, Meta(description="whether the player has opened")]
RoundNumber = Annotated[int, Meta(ge=1, le=1000, description="which round of the record, from 1")]


class SolveRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A position to find the best turn of."""

    rack: Tiles
    table: Sets = []
    rulebook: RulebookText = rulebook_text(DEFAULT)
    opened: Opened = True
    objective: Objective = Objective.TILES


class CheckRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A turn to judge: the table before and after it, and the rack before it."""

    after: Sets
    before: Sets = []
    rack: Tiles = []
    opening: Sets = []
    rulebook: RulebookText = rulebook_text(DEFAULT)
    opened: Opened = True


class ArrangeRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Loose tiles to make a table from."""

    tiles: Tiles
    rulebook: RulebookText = rulebook_text(DEFAULT)


class RecordRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A record of a match."""

    record: Annotated[str, Meta(max_length=MAX_RECORD, description="a record, as text")]


class RoundRequest(RecordRequest, frozen=True, forbid_unknown_fields=True):
    """A record of a match, and one of its rounds."""

    round: RoundNumber = 1
