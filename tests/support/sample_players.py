"""A simple player for tests: lays sets it finds, rearranges a few at random, or draws.

It looks at a handful of table sets and its rack at a time and rebuilds them; the judge has the
last word, so that it plays every edition without knowing its rules.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

from brikke.game.game import Game
from brikke.rules.judge import violations
from brikke.rules.position import Draw, Pass, Play, Position, Turn
from brikke.rules.possible_sets import possible_sets
from brikke.rules.sets import SetFlaw
from brikke.rules.table import LaidSet, Table, tiles_on
from brikke.rules.tiles import JOKER, Face, Tile, counts_of, faces_of
from brikke.solver import best_turn


def simple_turn(position: Position, pool: int, chance: random.Random) -> Turn:
    """Return a legal turn, playing if one is found quickly."""
    for turn in _proposals(position, chance):
        if not violations(position, turn):
            return turn
    if position.rulebook.must_play(pool):
        best = best_turn(position).turn
        if isinstance(best, Play):
            return best
    return Draw() if pool else Pass()


def play_round(game: Game, chance: random.Random, *, slow: float = 0.0) -> Game:
    """Play a round to its end; a share of the turns runs out of time."""
    while not game.is_over():
        has_clock = game.rulebook.has_clock(game.state.opened[game.to_move])
        if has_clock and chance.random() < slow:
            game.time_out()
        else:
            game.push(simple_turn(game.position, len(game.state.pool), chance))
    return game


def _proposals(position: Position, chance: random.Random) -> Iterator[Play]:
    own = tuple(_disjoint(position.rack))
    laid = (*position.table, *own)
    opening = () if position.opened or position.opens_alone else own
    if not position.opens_alone:
        left = [tile for tile in position.rack if tile not in tiles_on(own)]
        chance.shuffle(left)
        yield Play(_grown(position, laid, left), opening)
    yield Play(laid, opening)
    if not position.opened:
        return
    for _ in range(6):
        taken = chance.sample(position.table, min(len(position.table), chance.randint(1, 3)))
        rebuilt = _rebuild(tiles_on(taken), position.rack, chance)
        if rebuilt is not None:
            yield Play((*(laid for laid in position.table if laid not in taken), *rebuilt))


def _disjoint(rack: tuple[Tile, ...]) -> list[LaidSet]:
    """Return sets from the rack that share no tile, the large ones first."""
    left, found = list(rack), []
    sets = sorted(possible_sets(counts_of(rack)), key=lambda s: (s.count(JOKER), -len(s)))
    for faces in sets:
        laid = _take(left, faces)
        if laid is not None:
            found.append(laid)
            for tile in laid:
                left.remove(tile)
    return found


def _grown(position: Position, table: Table, rack: list[Tile]) -> Table:
    """Return the table with every tile of the rack added that fits at the end of a set."""
    sets = list(table)
    for tile in rack:
        for at, laid in enumerate(sets):
            longer = next(
                (
                    each
                    for each in ((*laid, tile), (tile, *laid))
                    if not isinstance(position.rulebook.read_set(faces_of(each)), SetFlaw)
                ),
                None,
            )
            if longer is not None:
                sets[at] = longer
                break
    return tuple(sets)


def _rebuild(
    must: tuple[Tile, ...], may: tuple[Tile, ...], chance: random.Random
) -> list[LaidSet] | None:
    """Return sets that use all tiles of the one lot and at least one of the other."""
    stock = [*must, *may]
    sets = list(possible_sets(counts_of(stock)))
    chance.shuffle(sets)
    sets = sets[:400]
    budget = [300]

    def cover(needed: Counter[Face], left: list[Tile]) -> list[LaidSet] | None:
        needed = +needed
        if not needed:
            return []
        budget[0] -= 1
        if budget[0] < 0:
            return None
        first = min(needed)
        for faces in sets:
            if first not in faces:
                continue
            laid = _take(left, faces)
            if laid is None:
                continue
            rest = [tile for tile in left if tile not in laid]
            found = cover(needed - Counter(faces), rest)
            if found is not None:
                return [laid, *found]
        return None

    found = cover(Counter(tile.face for tile in must), stock)
    return found if found is not None and len(tiles_on(found)) > len(must) else None


def _take(left: list[Tile], faces: tuple[Face, ...]) -> LaidSet | None:
    stock = list(left)
    laid = []
    for face in faces:
        tile = next((tile for tile in stock if tile.face == face), None)
        if tile is None:
            return None
        stock.remove(tile)
        laid.append(tile)
    return tuple(laid)
