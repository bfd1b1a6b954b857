"""Tokens: words with line and column, so that an error can point at the one it means."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, TypeVar

from brikke.errors import InputError
from brikke.rules.rulebook import Rulebook, get_rulebook
from brikke.rules.table import NOTHING, SEPARATOR, Table
from brikke.rules.tiles import Tile, TileError, TileReader

Value = TypeVar("Value")

MAX_CHARACTERS: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Token:
    """A word, and its line and column from 1."""

    text: str
    line: int
    column: int


def check_text(text: object) -> str:
    """Return a text; refuse other types, and texts that would take too long to parse."""
    if not isinstance(text, str):
        raise NotationError("not a text", Token(type(text).__name__, 1, 1))
    if len(text) > MAX_CHARACTERS:
        raise NotationError("the text is too long", Token(f"{len(text)} characters", 1, 1))
    return text.removeprefix("\N{BYTE ORDER MARK}")


class NotationError(InputError):
    """A text that is not a position or a record, with line, column and offending word."""

    def __init__(self, problem: str, word: Token) -> None:
        super().__init__(f"line {word.line}, column {word.column}: {problem}", word.text)
        self.args = (problem, word)
        self.line, self.column = word.line, word.column


def tokenize(text: str, line: int = 1) -> list[Token]:
    """Return the tokens of one line."""
    return [Token(match[0], line, match.start() + 1) for match in re.finditer(r"\S+", text)]


class TokenReader:
    """Reads the tokens of one statement, one after the other."""

    def __init__(self, words: Iterable[Token], end: Token) -> None:
        self._words = list(words)
        self._at = 0
        self._end = end

    @property
    def next(self) -> Token:
        """The next token; after the last one, a token that says so."""
        return self._words[self._at] if self._at < len(self._words) else self._end

    def at_end(self) -> bool:
        """Return whether all tokens were read."""
        return self._at >= len(self._words)

    def take(self) -> Token:
        """Return the next token and advance."""
        word = self.next
        if self.at_end():
            raise NotationError("the statement ends too early", word)
        self._at += 1
        return word

    def skip(self, text: str) -> bool:
        """Advance if the next token has this text; return whether it has."""
        if self.next.text != text or self.at_end():
            return False
        self._at += 1
        return True

    def expect(self, text: str) -> None:
        """Advance past the next token, which must have this text."""
        if not self.skip(text):
            raise NotationError(f"expected {text!r}", self.next)

    def rest(self) -> list[Token]:
        """Return all remaining tokens, and advance past them."""
        left = self._words[self._at :]
        self._at = len(self._words)
        return left

    def expect_end(self) -> None:
        """Refuse any further token."""
        if not self.at_end():
            raise NotationError("expected nothing more", self.next)

    def convert(self, how: Callable[[str], Value], problem: str) -> Value:
        """Return the next token, converted; raise an error with this problem if that fails."""
        word = self.take()
        try:
            return how(word.text)
        except (ValueError, KeyError):
            raise NotationError(problem, word) from None

    def rulebook(self) -> Rulebook:
        """Return the rulebook that the remaining tokens name."""
        start, words = self.next, self.rest()
        try:
            return get_rulebook(" ".join(word.text for word in words))
        except InputError as error:
            value = str(error.value)
            word = next((word for word in words if value in word.text), start)
            place = word.column + max(0, word.text.rfind(value))
            raise NotationError(error.problem, Token(value, word.line, place)) from None

    def tiles(self, reader: TileReader, stop: tuple[str, ...] = ()) -> tuple[Tile, ...]:
        """Return the tiles up to a stop word; a single ``-`` means no tiles."""
        found = []
        if self.skip(NOTHING):
            return ()
        while not self.at_end() and self.next.text not in stop:
            word = self.take()
            try:
                found.append(reader.tile(word.text))
            except TileError as error:
                raise NotationError(error.problem, word) from None
        if not found:
            raise NotationError("expected a tile", self.next)
        return tuple(found)

    def sets(self, reader: TileReader, stop: tuple[str, ...] = ()) -> Table:
        """Return sets of tiles, separated by bars; a single ``-`` means no sets."""
        stops = (SEPARATOR, *stop)
        first = self.tiles(reader, stops)
        if not first:
            return ()
        found = [first]
        while self.skip(SEPARATOR):
            found.append(self.tiles(reader, stops))
        return tuple(found)
