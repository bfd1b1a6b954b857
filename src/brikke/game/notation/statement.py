"""Words with their places, so that a refusal can point at the one it means."""

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

MOST_CHARACTERS: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Word:
    """A word and where it stands, counted from 1."""

    text: str
    line: int
    column: int


def check_text(text: object) -> str:
    """Return a text; refuse what is none, and what is too long to be read in good time."""
    if not isinstance(text, str):
        raise NotationError("this is no text", Word(type(text).__name__, 1, 1))
    if len(text) > MOST_CHARACTERS:
        raise NotationError("this text is too long", Word(f"{len(text)} characters", 1, 1))
    return text.removeprefix("\N{BYTE ORDER MARK}")


class NotationError(InputError):
    """Text that is no position or record: where, and the offending word."""

    def __init__(self, problem: str, word: Word) -> None:
        super().__init__(f"line {word.line}, column {word.column}: {problem}", word.text)
        self.args = (problem, word)
        self.line, self.column = word.line, word.column


def split_words(text: str, line: int = 1) -> list[Word]:
    """Return the words of one line."""
    return [Word(match[0], line, match.start() + 1) for match in re.finditer(r"\S+", text)]


class Statement:
    """A statement, read word by word."""

    def __init__(self, words: Iterable[Word], end: Word) -> None:
        self._words = list(words)
        self._at = 0
        self._end = end

    @property
    def next(self) -> Word:
        """The next word; past the last one, a word that says so."""
        return self._words[self._at] if self._at < len(self._words) else self._end

    def at_end(self) -> bool:
        """Return whether all words are read."""
        return self._at >= len(self._words)

    def take(self) -> Word:
        """Return the next word and go on."""
        word = self.next
        if self.at_end():
            raise NotationError("something is missing", word)
        self._at += 1
        return word

    def skip(self, text: str) -> bool:
        """Go past the next word if it is this one; return whether it was."""
        if self.next.text != text or self.at_end():
            return False
        self._at += 1
        return True

    def expect(self, text: str) -> None:
        """Go past the next word, which must be this one."""
        if not self.skip(text):
            raise NotationError(f"{text!r} should stand here", self.next)

    def rest(self) -> list[Word]:
        """Return all words that are left, and go past them."""
        left = self._words[self._at :]
        self._at = len(self._words)
        return left

    def expect_end(self) -> None:
        """Refuse any further word."""
        if not self.at_end():
            raise NotationError("nothing more should stand here", self.next)

    def convert(self, how: Callable[[str], Value], problem: str) -> Value:
        """Return the next word converted; a conversion that fails is refused in these words."""
        word = self.take()
        try:
            return how(word.text)
        except (ValueError, KeyError):
            raise NotationError(problem, word) from None

    def rulebook(self) -> Rulebook:
        """Return the rulebook that the words left name."""
        start, words = self.next, self.rest()
        try:
            return get_rulebook(" ".join(word.text for word in words))
        except InputError as error:
            value = str(error.value)
            word = next((word for word in words if value in word.text), start)
            place = word.column + max(0, word.text.rfind(value))
            raise NotationError(error.problem, Word(value, word.line, place)) from None

    def tiles(self, reader: TileReader, stop: tuple[str, ...] = ()) -> tuple[Tile, ...]:
        """Return the tiles up to a word to stop at; ``-`` alone is none."""
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
            raise NotationError("a tile should stand here", self.next)
        return tuple(found)

    def sets(self, reader: TileReader, stop: tuple[str, ...] = ()) -> Table:
        """Return sets of tiles separated by bars; ``-`` alone is none."""
        stops = (SEPARATOR, *stop)
        first = self.tiles(reader, stops)
        if not first:
            return ()
        found = [first]
        while self.skip(SEPARATOR):
            found.append(self.tiles(reader, stops))
        return tuple(found)
