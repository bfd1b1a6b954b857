"""The columns of both tables: name, type and meaning of each.

The tables, the README of every data set and the documentation follow this list. A new or changed
column needs a new :data:`brikke.lab.dataset.plan.FORMAT_VERSION`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class Kind(StrEnum):
    """The type of a column."""

    FLAG = "bool"
    SMALL = "uint8"
    SMALL_OR_NULL = "uint8 or null"
    COUNT = "uint16"
    NUMBER = "uint32"
    SCORE = "int16"
    TEXT = "string"
    COUNTS = "53 × uint8"
    """The number of tiles of each face: 1 to 13 in black, red, blue and orange, then the joker."""
    FLAGS = "bool a seat"
    SMALLS = "uint8 a seat"
    SCORES = "int16 a seat"
    TEXTS = "string a seat"


@dataclass(frozen=True, slots=True)
class Column:
    """One column of a table."""

    name: str
    kind: Kind
    about: str


TURNS: Final = (
    Column("round", Kind.NUMBER, "The round, from 0."),
    Column("turn", Kind.COUNT, "The turn of the round, from 1."),
    Column("seat", Kind.SMALL, "Who is to move, from 0."),
    Column("bot", Kind.TEXT, "The bot that sits there."),
    Column("rack", Kind.COUNTS, "Its rack before the turn."),
    Column("table", Kind.COUNTS, "The tiles on the table before the turn."),
    Column("sets", Kind.TEXT, "The same tiles as sets, in notation; empty for an empty table."),
    Column("opened", Kind.FLAG, "Whether the seat had opened."),
    Column("all_opened", Kind.FLAGS, "Whether each seat had opened."),
    Column("rack_sizes", Kind.SMALLS, "How many tiles each seat held."),
    Column("pool", Kind.SMALL, "How many tiles were left to draw."),
    Column("passes", Kind.SMALL, "How many in a row had passed on an empty pool."),
    Column("kind", Kind.TEXT, "What was done: play, draw or pass."),
    Column("played", Kind.COUNTS, "The tiles played."),
    Column("tiles_played", Kind.SMALL, "How many tiles were played."),
    Column("sets_after", Kind.TEXT, "The table that a play left, in notation; empty otherwise."),
    Column("drawn", Kind.SMALL_OR_NULL, "The face drawn, 0 to 52; null if none was."),
    Column("best_tiles", Kind.SMALL, "The most tiles any legal turn could play, proven; 0: none."),
    Column("best_goes_out", Kind.FLAG, "Whether a legal turn could empty the rack."),
    Column("winner", Kind.SMALL, "The seat that won the round in the end."),
    Column("won", Kind.FLAG, "Whether that was the seat to move."),
    Column("score", Kind.SCORE, "The points of the seat to move in the end."),
)
"""One row per turn: first what the seat knew, then what it did, then what it could not know."""

ROUNDS: Final = (
    Column("round", Kind.NUMBER, "The round, from 0."),
    Column("seed", Kind.TEXT, "What the deal comes from: brikke.Game(rulebook, seats, seed=seed)."),
    Column("bots", Kind.TEXTS, "Who sat where."),
    Column("starter", Kind.SMALL, "The seat that began."),
    Column("turns", Kind.COUNT, "How many turns were made."),
    Column("ending", Kind.TEXT, "How it ended: out, blocked or pool-empty."),
    Column("winner", Kind.SMALL, "The seat that won."),
    Column("scores", Kind.SCORES, "The points of each seat."),
    Column("tiles_left", Kind.SMALLS, "How many tiles each seat held at the end."),
    Column("record", Kind.TEXT, "The record, as a path for brikke replay, verify and analyse."),
)
"""One row per round."""
