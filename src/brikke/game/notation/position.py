"""A position in one line: ``b4 b5 b6 | o8 r8 k8 / b3 b8 / opened / nordic``.

Table, rack, whether its owner has opened, and the rulebook with its house rules.
"""

from __future__ import annotations

from itertools import pairwise

from brikke.game.notation.statement import NotationError, Statement, Word, check_text, split_words
from brikke.rules.position import Position, PositionError
from brikke.rules.rulebook import rulebook_text
from brikke.rules.table import NOTHING, SEPARATOR, table_text
from brikke.rules.tiles import TileReader, text_of

_OPENED = {"opened": True, "unopened": False}


def position_text(position: Position) -> str:
    """Return a position in one line, both ways round with :func:`read_position`."""
    return " / ".join(
        (
            table_text(position.table) or NOTHING,
            text_of(position.rack) or NOTHING,
            "opened" if position.opened else "unopened",
            rulebook_text(position.rulebook),
        )
    )


def read_position(text: str) -> Position:
    """Return the position that a line tells."""
    line = " ".join(check_text(text).splitlines())
    words = Statement(split_words(line), Word("end of line", 1, len(line) + 1))
    reader = TileReader()
    begin = _beginnings(line)
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
        place = next(at for at, laid in enumerate(table) if text_of(laid) == error.value)
        word = Word(str(error.value), 1, begin[place].column)
        raise NotationError(error.problem, word) from None


def _beginnings(line: str) -> list[Word]:
    """Return the first word of the line and those after each bar: where sets begin."""
    words = split_words(line)
    return [*words[:1], *(word for bar, word in pairwise(words) if bar.text == SEPARATOR)]
