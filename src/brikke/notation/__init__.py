"""Positions and whole games as text, both ways round. ``docs/notation.md`` has the grammar."""

from brikke.notation.position import position_text, read_position
from brikke.notation.reader import read_record
from brikke.notation.record import SEAT_LETTERS, Record, record_text
from brikke.notation.statement import NotationError

__all__ = [
    "SEAT_LETTERS",
    "NotationError",
    "Record",
    "position_text",
    "read_position",
    "read_record",
    "record_text",
]
