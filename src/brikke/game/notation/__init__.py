"""Positions and whole games as text, both ways round. ``docs/notation.md`` has the grammar."""

from brikke.game.notation.position import position_text, read_position
from brikke.game.notation.reader import read_record
from brikke.game.notation.record import SEAT_LETTERS, Record, record_text
from brikke.game.notation.statement import NotationError

__all__ = [
    "SEAT_LETTERS",
    "NotationError",
    "Record",
    "position_text",
    "read_position",
    "read_record",
    "record_text",
]
