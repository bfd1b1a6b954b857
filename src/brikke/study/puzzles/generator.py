"""Puzzles from real play: bots play rounds, and someone who is to move could go out.

A round yields one puzzle at most, its first: others in it would look too much like it.
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
"""Who plays: those who overlook much hold the racks that are a puzzle, the others end the round."""
OTHERS: Final = 4
"""Sets to look at besides those that are taken apart; with more the table gets cluttered."""


@dataclass(frozen=True, slots=True)
class Found:
    """A puzzle, and the round in which it was found."""

    seed: int
    round: int
    puzzle: Puzzle


def generate(
    seed: int,
    *,
    grade: int | None = None,
    rulebook: Rulebook = DEFAULT,
) -> Iterator[Found]:
    """Yield puzzles without end, of any grade or of one; the same for the same seed."""
    for number in count_from(1):
        puzzle = puzzle_in_round(seed, number, grade=grade, rulebook=rulebook)
        if puzzle is not None:
            yield Found(seed, number, puzzle)


def puzzle_in_round(
    seed: int, number: int, *, grade: int | None = None, rulebook: Rulebook = DEFAULT
) -> Puzzle | None:
    """Return the first puzzle of one round, of any grade or of one; None if there is none."""
    if grade is not None and grade not in GRADES:
        raise InputError(f"a puzzle's grade is {GRADES[0]} to {GRADES[-1]}", grade)
    for position in _chances(seed, number, rulebook):
        tidy = _tidied(position)
        puzzle = None if tidy is None else puzzle_of(tidy, grade or GRADES[-1])
        if puzzle is not None and grade in (None, puzzle.grade):
            return puzzle
    return None


def _chances(seed: int, number: int, rulebook: Rulebook) -> Iterator[Position]:
    """Yield positions of a round in which the player to move could go out with a few tiles."""
    names = LINE_UPS[number % len(LINE_UPS)]
    game = Game(rulebook, len(names), seed=f"puzzle {seed} round {number}")
    bots = [make_bot(name, seat) for seat, name in enumerate(names)]
    while not game.is_over():
        position = game.position
        if position.opened and len(position.rack) in RACK and can_go_out(position):
            yield position
        game.push(bots[game.to_move].turn(game.view(game.to_move)))


def _tidied(position: Position) -> Position | None:
    """Return a position without the oldest of the sets that going out leaves alone.

    Four more sets stay than are taken apart. Positions in which even a calm turn takes apart more
    than any grade are not looked at further: to prove that there is a calmer one takes long. Equal
    tiles are named in the order in which they lie, so that everyone who reads the position gives
    them the same names.
    """
    turn = best_turn(position, Objective.OUT, calm=True).turn
    assert isinstance(turn, Play), "only positions that go out are looked at"
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
