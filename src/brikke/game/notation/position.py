"""Notation of a position, in one line: ``b4 b5 b6 | o8 r8 k8 / b3 b8 / opened / nordic``.

It holds the table, the rack, whether the rack's owner has opened, and the rulebook with its house
rules.
"""

from __future__ import annotations

from itertools import pairwise

from brikke.errors import InputError
from brikke.game.notation.tokens import NotationError, Token, TokenReader, check_text, tokenize
from brikke.rules.position import Position, PositionError
from brikke.rules.rulebook import Faces, get_rulebook
from brikke.rules.table import SEPARATOR
from brikke.rules.tiles import text_of
from brikke.rules.typed_tiles import typed_reader

_OPENED = {"opened": True, "unopened": False}


def position_text(position: Position) -> str:
    """Return a position in one line, which :func:`read_position` reads back."""
    return str(position)


def read_position(text: str) -> Position:
    """Parse a position from one line."""
    line = " ".join(check_text(text).splitlines())
    words = TokenReader(tokenize(line), Token("end of line", 1, len(line) + 1))
    reader = typed_reader(cards=_has_cards(line))
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
        word = Token(str(error.value), 1, begin[place].column)
        raise NotationError(error.problem, word) from None


def _has_cards(line: str) -> bool:
    """Whether the tiles of the edition at the end of a line show cards."""
    try:
        return get_rulebook(line.rpartition("/")[2]).faces is Faces.CARDS
    except InputError:
        return False


def _beginnings(line: str) -> list[Token]:
    """Return the token at which each set begins: the first one, and those after each bar."""
    words = tokenize(line)
    return [*words[:1], *(word for bar, word in pairwise(words) if bar.text == SEPARATOR)]
