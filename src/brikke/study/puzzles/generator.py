"""Puzzle generator: bots play rounds, and positions that can go out are tried as puzzles.

A round yields at most one puzzle, its first, because others would look too similar.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import count as count_from
from typing import Final

from brikke.errors import InputError
from brikke.game.game import Game
from brikke.players.bots import make_bot
from brikke.rules.position import Play, Position
from brikke.rules.rulebook import DEFAULT, Rulebook
from brikke.rules.tiles import Tile, TileReader
from brikke.solver import Objective, best_turn, can_go_out
from brikke.study.puzzles.difficulty import taken_apart
from brikke.study.puzzles.puzzle import GRADES, RACK, Puzzle, puzzle_of

LINE_UPS: Final = (
    ("greedy", "steady"),
    ("steady", "steady"),
    ("greedy", "steady", "greedy"),
    ("steady", "greedy", "steady"),
)
"""The bots: greedy misses exits, so it leaves positions for puzzles; steady ends the round."""
OTHERS: Final = 4
"""The number of sets besides those that are taken apart; more would clutter the table."""


@dataclass(frozen=True, slots=True)
class Found:
    """A puzzle, and the seed and round in which it was found."""

    seed: int
    round: int
    puzzle: Puzzle


def generate(
    seed: int,
    *,
    grade: int | None = None,
    rulebook: Rulebook = DEFAULT,
) -> Iterator[Found]:
    """Yield an endless series of puzzles, of any grade or of one; a seed repeats it."""
    for number in count_from(1):
        puzzle = puzzle_in_round(seed, number, grade=grade, rulebook=rulebook)
        if puzzle is not None:
            yield Found(seed, number, puzzle)


def puzzle_in_round(
    seed: int, number: int, *, grade: int | None = None, rulebook: Rulebook = DEFAULT
) -> Puzzle | None:
    """Return the first puzzle of one round, of any grade or of one, or None."""
    if grade is not None and grade not in GRADES:
        raise InputError(f"a puzzle's grade is {GRADES[0]} to {GRADES[-1]}", grade)
    for position in _chances(seed, number, rulebook):
        tidy = _tidied(position)
        puzzle = None if tidy is None else puzzle_of(tidy, grade or GRADES[-1])
        if puzzle is not None and grade in (None, puzzle.grade):
            return puzzle
    return None


def _chances(seed: int, number: int, rulebook: Rulebook) -> Iterator[Position]:
    """Yield the positions of a round in which the seat to move could go out with few tiles."""
    names = LINE_UPS[number % len(LINE_UPS)]
    game = Game(rulebook, len(names), seed=f"puzzle {seed} round {number}")
    bots = [make_bot(name, seat) for seat, name in enumerate(names)]
    while not game.is_over():
        position = game.position
        if position.opened and len(position.rack) in RACK and can_go_out(position):
            yield position
        game.push(bots[game.to_move].turn(game.view(game.to_move)))


def _tidied(position: Position) -> Position | None:
    """Return a position without the oldest of the sets that are not needed to go out.

    Four sets stay besides those that are taken apart. A position in which even a calm turn takes
    apart more sets than any grade has is skipped, because the search for a better turn takes long.
    Equal tiles are named in the order in which they lie, so that every reader of the position gives
    them the same names.
    """
    turn = best_turn(position, Objective.OUT, calm=True).turn
    assert isinstance(turn, Play), "the position can go out"
    apart = len(taken_apart(position.table, turn.table))
    if apart > GRADES[-1]:
        return None
    alone = [laid for laid in position.table if laid in turn.table]
    gone = alone[: max(0, len(position.table) - apart - OTHERS)]
    reader = TileReader()
    table = tuple(_named(laid, reader) for laid in position.table if laid not in gone)
    return replace(position, table=table, rack=_named(sorted(position.rack), reader))


def _named(tiles: Iterable[Tile], reader: TileReader) -> tuple[Tile, ...]:
    return tuple(reader.tile(str(tile.face)) for tile in tiles)
