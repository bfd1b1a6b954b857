"""Brute force: every legal table that a turn could leave, by the second judge."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

from brikke.rules.position import Play, Position
from brikke.rules.possible_sets import possible_sets
from brikke.rules.sets import SetFlaw
from brikke.rules.table import Table, tiles_on
from brikke.rules.tiles import FACES, Face, counts_of, tiles_showing
from tests.solver.test_differential import partitions
from tests.support.second_judge import is_legal

Counts = tuple[int, ...]


def every_play(position: Position) -> set[Counts]:
    """Return the tiles, so many of each face, that some legal turn plays."""
    return {played for played in _choices(position) if any(tables_after(position, played))}


def tables_after(position: Position, played: Counts) -> Iterator[Table]:
    """Yield every legal table that playing just these tiles could leave."""
    rulebook = position.rulebook
    everything = counts_of((*tiles_on(position.table), *position.rack))
    sets = [
        faces
        for faces in possible_sets(everything, rulebook.max_run_length)
        if not isinstance(rulebook.read_set(faces), SetFlaw)
    ]
    there: Counter[Face] = Counter(tile.face for tile in tiles_on(position.table))
    there.update({face: played[face] for face in FACES})
    for parts in partitions(there, sets):
        table = tuple(map(tiles_showing, parts))
        if is_legal(position, Play(table)):
            yield table


def _choices(position: Position) -> Iterator[Counts]:
    held = counts_of(position.rack)
    for played in product(*(range(count + 1) for count in held)):
        if any(played):
            yield played
