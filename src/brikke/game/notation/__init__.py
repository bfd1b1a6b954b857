"""Notation: positions and records as text. ``docs/notation.md`` has the grammar."""

from brikke.game.events import SEAT_LETTERS
from brikke.game.notation.parser import read_record
from brikke.game.notation.position import position_text, read_position
from brikke.game.notation.record import Record, record_text
from brikke.game.notation.tokens import NotationError

__all__ = [
    "SEAT_LETTERS",
    "NotationError",
    "Record",
    "position_text",
    "read_position",
    "read_record",
    "record_text",
]
