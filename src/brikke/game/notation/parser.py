"""Parser for records. An error names the line, the column and the offending word."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import TypeVar

from brikke.errors import InputError
from brikke.game.deal import SALT_BYTES, StartDraw
from brikke.game.events import (
    SEAT_LETTERS,
    Continued,
    Dealt,
    Drew,
    Event,
    Passed,
    Played,
    RoundEnded,
    RoundOpened,
    Salted,
    Seen,
    StartDrawn,
    State,
    TimedOut,
    TurnEvent,
    step,
)
from brikke.game.notation.record import VERSION, Record, check_tag
from brikke.game.notation.tokens import (
    NotationError,
    Token,
    TokenReader,
    check_text,
    tokenize,
)
from brikke.rules.rulebook import Faces, Rulebook
from brikke.rules.scoring import Ending, Outcome
from brikke.rules.table import NOTHING, tiles_added
from brikke.rules.tiles import Tile, TileReader
from brikke.rules.typed_tiles import typed_reader

Part = TypeVar("Part")

_SEAT_OF = {letter: seat for seat, letter in enumerate(SEAT_LETTERS)}
_SEATS_IN_WORDS = {"2": 2, "3": 3, "4": 4}
_PARTS = (*SEAT_LETTERS, "pool", "table", "opened", "seed")
_HEX_32 = re.compile("[0-9a-f]{64}")
_SALT = re.compile(f"(?:[0-9a-f]{{2}}){{1,{SALT_BYTES}}}")
_COUNT = re.compile("0|[1-9][0-9]{0,5}")
_SCORE = re.compile("[+-][0-9]{1,6}")


def read_record(text: str) -> Record:
    """Parse a record; the events of every round in it can be folded."""
    return _Parser(check_text(text)).record()


def _statements(text: str) -> Iterator[tuple[str, TokenReader]]:
    """Yield each statement: its first line unchanged, and all its tokens."""
    lines = text.split("\n")
    starts = [at for at, line in enumerate(lines) if line.strip() and not line[0].isspace()]
    for at, line in enumerate(lines[: starts[0] if starts else None]):
        if line.strip():
            raise NotationError(
                "the first line of a record is not indented", tokenize(line, at + 1)[0]
            )
    for start, after in pairwise([*starts, len(lines)]):
        words = [w for at in range(start, after) for w in tokenize(lines[at], at + 1)]
        last = words[-1]
        end = Token("end of statement", last.line, last.column + len(last.text))
        yield lines[start], TokenReader(words, end)


class _Parser:
    """Parses statement by statement, and folds the events of each round on the way."""

    def __init__(self, text: str) -> None:
        self._statements = _statements(text)
        self._rulebook: Rulebook | None = None
        self._seats = 0
        self._tags: list[tuple[str, str]] = []
        self._rounds: list[list[Event]] = []
        self._state: State | None = None

    def record(self) -> Record:
        self._version()
        for line, words in self._statements:
            self._statement(line, words)
        if self._rulebook is None or not self._seats:
            raise NotationError("a record names its rulebook and seats", Token("end", 1, 1))
        rounds = tuple(map(tuple, self._rounds))
        return Record(self._rulebook, self._seats, rounds, tuple(self._tags))

    def _version(self) -> None:
        _, words = next(self._statements, ("", TokenReader((), Token("nothing", 1, 1))))
        words.expect("brikke")
        words.expect("record")
        words.expect(VERSION)
        words.expect_end()

    def _statement(self, line: str, words: TokenReader) -> None:
        first = words.next
        keyword = words.take().text
        if keyword in ("tag", "rulebook", "seats") and self._rounds:
            raise NotationError("headers come before the first round", first)
        if keyword == "tag":
            self._tag(line, words, first)
            return
        if (keyword == "rulebook" and self._rulebook) or (keyword == "seats" and self._seats):
            raise NotationError("this header is there twice", first)
        if keyword == "rulebook":
            self._rulebook = words.rulebook()
        elif keyword == "seats":
            self._seats = words.convert(_SEATS_IN_WORDS.__getitem__, "2, 3 or 4 seats")
        elif keyword == "round":
            self._push(self._opened(first, words), first)
        elif self._state is None:
            raise NotationError("this needs a round before it", first)
        else:
            self._push(self._event(keyword, words, first, self._state), first)
        words.expect_end()

    def _tag(self, line: str, words: TokenReader, first: Token) -> None:
        _, _, tag = line.rstrip().partition(" ")
        name, _, value = tag.partition(" ")
        try:
            check_tag(name, value)
        except InputError as error:
            raise NotationError(error.problem, first) from None
        further = [word for word in words.rest() if word.line > first.line]
        if further:
            raise NotationError("a tag is one line", further[0])
        self._tags.append((name, value))

    def _opened(self, first: Token, words: TokenReader) -> RoundOpened:
        if self._rulebook is None or not self._seats:
            raise NotationError("a record names its rulebook and seats first", first)
        words.expect(str(len(self._rounds) + 1))
        self._rounds.append([])
        self._state = None
        commitment = _hex_32(words, "commitment")
        return RoundOpened(self._rulebook, self._seats, commitment, _seed(words))

    def _push(self, event: Event, first: Token) -> None:
        try:
            self._state = step(self._state, event)
        except InputError as error:
            raise NotationError(error.problem, first) from None
        self._rounds[-1].append(event)

    def _event(self, keyword: str, words: TokenReader, first: Token, state: State) -> Event:
        if keyword == "salts":
            return Salted(tuple(self._each_seat(words, _salt)))
        if keyword == "start":
            return self._start(words, state)
        if keyword == "deal":
            reader = _reader(state)
            racks = tuple(self._each_seat(words, lambda each: _tiles(each, reader)))
            words.expect("pool")
            return Dealt(racks, _tiles(words, reader))
        if keyword == "continue":
            return self._continue(words, state)
        if keyword == "end":
            return self._end(words, state)
        if keyword != str(state.turns + 1):
            raise NotationError(
                f"turn {state.turns + 1} or another statement should come next", first
            )
        return self._turn(words, state)

    def _start(self, words: TokenReader, state: State) -> StartDrawn:
        starter = self._seat(words)
        draws: list[StartDraw] = []
        if words.skip("after"):
            while not words.at_end():
                draws.append(StartDraw(self._seat(words), _tile(words, state)))
        return StartDrawn(tuple(draws), starter)

    def _continue(self, words: TokenReader, state: State) -> Continued:
        to_move, reader = self._seat(words), _reader(state)
        turns, passes = _count(words, "turns"), _count(words, "passes")
        racks = tuple(self._each_seat(words, lambda each: _tiles(each, reader)))
        words.expect("pool")
        pool = _tiles(words, reader)
        words.expect("table")
        table = words.sets(reader, _PARTS)
        words.expect("opened")
        seats: set[int] = set()
        if not words.skip(NOTHING):
            while not words.at_end():
                seats.add(self._seat(words))
        opened = tuple(seat in seats for seat in range(self._seats))
        return Continued(to_move, turns, passes, table, opened, racks, pool)

    def _end(self, words: TokenReader, state: State) -> RoundEnded:
        ending = words.convert(Ending, "no such ending")
        winner = self._seat(words)
        scores = tuple(
            words.convert(_score, "a score is a number with its sign") for _ in range(self._seats)
        )
        reader = _reader(state)
        racks = tuple(self._each_seat(words, lambda each: each.tiles(reader, _PARTS)))
        return RoundEnded(Outcome(ending, winner, scores), racks, _seed(words))

    def _turn(self, words: TokenReader, state: State) -> TurnEvent:
        seat = self._seat(words)
        verb = words.next
        if words.skip("passes"):
            return Passed(seat)
        if words.skip("draws"):
            return Drew(seat, None if words.skip("?") else _tile(words, state))
        if words.skip("times"):
            words.expect("out")
            return TimedOut(seat, _tiles(words, _reader(state)))
        if words.skip("plays"):
            return _play(words, seat, state)
        raise NotationError("a seat plays, draws, passes or times out", verb)

    def _each_seat(self, words: TokenReader, read: Callable[[TokenReader], Part]) -> Iterator[Part]:
        for letter in SEAT_LETTERS[: self._seats]:
            words.expect(letter)
            yield read(words)

    def _seat(self, words: TokenReader) -> int:
        word = words.next
        seat = words.convert(_SEAT_OF.__getitem__, "no such seat")
        if seat >= self._seats:
            raise NotationError("no such seat", word)
        return seat


def _hex_32(words: TokenReader, keyword: str) -> str | None:
    """Return the 32 bytes after a keyword, as hexadecimal digits; None without the keyword."""
    if not words.skip(keyword):
        return None
    word = words.take()
    if not _HEX_32.fullmatch(word.text):
        raise NotationError(f"a {keyword} has 64 hexadecimal digits", word)
    return word.text


def _seed(words: TokenReader) -> bytes | None:
    digits = _hex_32(words, "seed")
    return bytes.fromhex(digits) if digits else None


def _salt(words: TokenReader) -> bytes:
    if words.skip(NOTHING):
        return b""
    word = words.take()
    if not _SALT.fullmatch(word.text):
        raise NotationError(f"a salt has 1 to {SALT_BYTES} bytes in hexadecimal digits", word)
    return bytes.fromhex(word.text)


def _count(words: TokenReader, keyword: str) -> int:
    words.expect(keyword)
    word = words.take()
    if not _COUNT.fullmatch(word.text):
        raise NotationError("a count is a number from 0 on", word)
    return int(word.text)


def _score(text: str) -> int:
    if not _SCORE.fullmatch(text):
        raise ValueError(text)
    return int(text)


def _reader(state: State) -> TileReader:
    """Return a reader for tiles; where they show cards, people may write suits."""
    return typed_reader(cards=state.rulebook.faces is Faces.CARDS)


def _tile(words: TokenReader, state: State) -> Tile:
    return words.convert(_reader(state).tile, "no such tile")


def _tiles(words: TokenReader, reader: TileReader) -> tuple[Seen, ...]:
    """Return tiles, or one ``None`` for each tile face down."""
    hidden = 0
    while words.skip("?"):
        hidden += 1
    return (None,) * hidden if hidden else words.tiles(reader, _PARTS)


def _play(words: TokenReader, seat: int, state: State) -> Played:
    keywords = ("opening", "from", "to")
    first = words.next
    named = words.tiles(_reader(state), keywords)
    opening = words.sets(_reader(state), keywords) if words.skip("opening") else ()
    table = list(state.table)
    if words.skip("from"):
        start = words.next
        for gone in words.sets(_reader(state), keywords):
            if gone not in table:
                raise NotationError("this set is not on the table", start)
            table.remove(gone)
    words.expect("to")
    table += words.sets(_reader(state))
    if set(named) != set(tiles_added(state.table, tuple(table))):
        raise NotationError("these tiles are not the ones that the sets add", first)
    return Played(seat, tuple(table), opening)
