"""The collection of puzzles from mistakes, the easiest first.

Every line of ``collection.tsv`` is a puzzle: its grade and rating, where it was found (seed, round,
turn), the position, what is known of the seats (tiles, whether they have opened, turns since they
last played; the player to move first), the pool, the passes in a row, the turns with their chances
in thousandths, the turn that suggests itself, the doubt, the table after the best turn, the reason
and its tiles, and how often each level finds a right turn. A draw is written ``-``.

The collection is never generated again, even if bots or networks change: a puzzle keeps its number.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import date
from functools import cache
from importlib import resources
from typing import Final

from brikke.errors import InputError
from brikke.game.events import FaceDown, State
from brikke.game.notation import position_text, read_position
from brikke.game.view import PlayerView
from brikke.rules.table import read_table, table_text
from brikke.rules.tiles import read_face, text_of
from brikke.study.mistakes.generator import MistakePuzzle
from brikke.study.mistakes.mistake import Faces, Mistake, Option
from brikke.study.reasons import Reason

_DRAW: Final = "-"


def mistake_count() -> int:
    """Return the number of puzzles from mistakes."""
    return len(_lines())


def mistake_grades() -> tuple[int, ...]:
    """Return the grade of every puzzle, in the order of their numbers."""
    return tuple(int(line.partition("\t")[0]) for line in _lines())


def mistake_number_on(day: date) -> int:
    """Return the number of a puzzle for a day: another one every day."""
    return day.toordinal() % mistake_count() + 1


def mistake_puzzle(number: int) -> MistakePuzzle:
    """Return a puzzle by its number, from 1."""
    if not 1 <= number <= mistake_count():
        raise InputError(f"there are puzzles 1 to {mistake_count()}", number)
    return _puzzle(number)


@cache
def _puzzle(number: int) -> MistakePuzzle:
    return read_line(_lines()[number - 1])


def line_of(puzzle: MistakePuzzle) -> str:
    """Return a puzzle as a line of the collection, which :func:`read_line` reads back."""
    mistake = puzzle.mistake
    state = mistake.view.state
    seats = zip(map(len, state.racks), state.opened, state.quiet, strict=True)
    fields = (
        puzzle.grade,
        puzzle.rating,
        puzzle.seed,
        puzzle.round,
        puzzle.turn,
        position_text(mistake.view.position),
        " ".join(f"{size}:{int(opened)}:{quiet}" for size, opened, quiet in seats),
        len(state.pool),
        state.passes,
        " | ".join(f"{_text(each.played)} {round(1000 * each.chance)}" for each in mistake.options),
        _text(mistake.made),
        round(1000 * puzzle.doubt),
        table_text(mistake.best_table),
        mistake.reason,
        _text(mistake.tiles),
        " ".join(f"{share:g}" for share in puzzle.found),
    )
    return "\t".join(map(str, fields))


def read_line(line: str) -> MistakePuzzle:
    """Parse a line of the collection."""
    _, _, seed, number, turn, position, seats, pool, passes, options, *rest = line.split("\t")
    made, doubt, table, reason, tiles, found = rest
    mistake = Mistake(
        _view(position, seats, int(pool), int(passes)),
        tuple(_options(options)),
        _faces(made.split()),
        read_table(table),
        Reason(reason),
        _faces(tiles.split()),
    )
    shares = tuple(map(float, found.split()))
    return MistakePuzzle(int(seed), int(number), int(turn), mistake, int(doubt) / 1000, shares)


def _view(text: str, seats: str, pool: int, passes: int) -> PlayerView:
    position = read_position(text)
    known = [tuple(map(int, each.split(":"))) for each in seats.split()]
    state = State(
        position.rulebook,
        len(known),
        table=position.table,
        racks=(position.rack, *((FaceDown,) * size for size, _, _ in known[1:])),
        pool=(FaceDown,) * pool,
        opened=tuple(bool(opened) for _, opened, _ in known),
        passes=passes,
        quiet=tuple(quiet for _, _, quiet in known),
    )
    return PlayerView(0, state)


def _options(text: str) -> Iterator[Option]:
    for each in text.split(" | "):
        *played, chance = each.split()
        yield Option(_faces(played), int(chance) / 1000)


def _faces(words: Iterable[str]) -> Faces:
    return tuple(read_face(word) for word in words if word != _DRAW)


def _text(faces: Faces) -> str:
    return text_of(faces) or _DRAW


@cache
def _lines() -> tuple[str, ...]:
    text = (resources.files(__package__) / "collection.tsv").read_text(encoding="utf-8")
    return tuple(text.splitlines())
