"""A position in one line: ``b4 b5 b6 | o8 r8 k8 / b3 b8 / opened / nordic``.

Table, rack, whether its owner has opened, and the rulebook with its house rules.
"""

from __future__ import annotations

from brikke.notation.words import NotationError, Word, Words, split_words
from brikke.position import Position, PositionError
from brikke.rulebook import rulebook_text
from brikke.table import table_text
from brikke.tiles import TileReader, text_of

_OPENED = {"opened": True, "unopened": False}


def position_text(position: Position) -> str:
    """Return a position in one line, both ways round with :func:`read_position`."""
    return " / ".join(
        (
            table_text(position.table) or "-",
            text_of(position.rack) or "-",
            "opened" if position.opened else "unopened",
            rulebook_text(position.rulebook),
        )
    )


def read_position(text: str) -> Position:
    """Return the position that a line tells."""
    line = " ".join(text.splitlines())
    words = Words(split_words(line), Word("end of line", 1, len(line) + 1))
    reader = TileReader(strict=True)
    table = words.sets(reader, ("/",))
    words.expect("/")
    rack = words.tiles(reader, ("/",))
    words.expect("/")
    opened = words.convert(_OPENED.__getitem__, "this should be 'opened' or 'unopened'")
    words.expect("/")
    position = Position(table, rack, opened, words.rulebook())
    try:
        return position.check()
    except PositionError as error:
        value = str(error.value)
        raise NotationError(error.problem, Word(value, 1, line.find(value) + 1)) from None
