"""Difficulty of a puzzle: the least number of sets that a turn must take apart to go out.

A set is *kept* if all its tiles are in one set after the turn, perhaps with others; otherwise it is
*taken apart*. The search tries each choice of sets to take apart, the smallest first. All others
are kept: they may get tiles. The loose tiles that remain must form sets of their own, which the
solver decides.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations

from brikke.players.small_moves import form_set
from brikke.rules.physical import assign_tiles, in_old_places
from brikke.rules.position import Position
from brikke.rules.sets import SMALLEST
from brikke.rules.table import EMPTY_TABLE, LaidSet, Table, tiles_on
from brikke.rules.tiles import FACES, Face, faces_of, tiles_showing
from brikke.solver import arrange, can_go_out

Faces = tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class WayOut:
    """A turn that empties the rack, and the sets that it takes apart."""

    apart: Table
    table: Table


def taken_apart(before: Table, after: Table) -> Table:
    """Return the sets whose tiles are not all in one set afterwards."""
    now = [set(laid) for laid in after]
    return tuple(laid for laid in before if not any(each.issuperset(laid) for each in now))


def ways_out(position: Position, most_apart: int) -> Iterator[WayOut]:
    """Yield turns that empty the rack, at most one for each choice of sets to take apart.

    Turns that take the fewest sets apart come first; none takes more than ``most_apart``.
    """
    search = _Search(position)
    for count in range(most_apart + 1):
        for apart in combinations(position.table, count):
            table = search.taking_apart(apart)
            if table is not None:
                yield WayOut(apart, table)


class _Search:
    """Searches one position for turns that empty the rack, with memoisation."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self._is_set = cache(self._can_join)
        self._make_sets = cache(self._can_make_sets)
        self._share = cache(self._shares)
        self._wanted = {laid: self._wants(faces_of(laid)) for laid in position.table}

    def taking_apart(self, apart: Table) -> Table | None:
        """Return the table of a turn that takes apart only these sets, or None."""
        kept = [laid for laid in self._position.table if laid not in apart]
        loose = faces_of((*tiles_on(apart), *self._position.rack))
        takers = [laid for laid in kept if not self._wanted[laid].isdisjoint(loose)]
        gifts = self._share(tuple(map(faces_of, takers)), tuple(sorted(loose)))
        if gifts is None:
            return None
        given = dict(zip(takers, gifts, strict=True))
        return self._table(apart, {laid: given.get(laid, ()) for laid in kept})

    def _shares(self, takers: tuple[Faces, ...], loose: Faces) -> tuple[Faces, ...] | None:
        """Return the tiles for each kept set so that the rest forms sets, or None."""
        if not takers:
            return () if self._make_sets(loose) else None
        for given in self._gifts(takers[0], loose):
            rest = self._share(takers[1:], _less(loose, given))
            if rest is not None:
                return (given, *rest)
        return None

    def _gifts(self, laid: Faces, loose: Faces) -> list[Faces]:
        """Return every choice of loose tiles that can join a set, the empty choice first."""
        found: list[Faces] = [()]
        # Tiles that can join a set together can also join it one by one.
        for given in found:
            whole = (*laid, *given)
            for face in dict.fromkeys(_less(loose, given)):
                if self._is_set(tuple(sorted((*whole, face)))):
                    more = tuple(sorted((*given, face)))
                    if more not in found:
                        found.append(more)
        return found

    def _wants(self, laid: Faces) -> set[Face]:
        return {face for face in FACES if self._is_set(tuple(sorted((*laid, face))))}

    def _can_join(self, faces: Faces) -> bool:
        return form_set(self._position.rulebook, tiles_showing(faces)) is not None

    def _can_make_sets(self, loose: Faces) -> bool:
        if len(loose) < SMALLEST:
            return not loose
        rulebook = self._position.rulebook
        return can_go_out(Position(EMPTY_TABLE, tiles_showing(loose), rulebook=rulebook))

    def _table(self, apart: Table, given: dict[LaidSet, Faces]) -> Table:
        """Return the table in physical tiles: the kept sets, and the sets of the other tiles."""
        rulebook = self._position.rulebook
        loose = [*self._position.rack, *tiles_on(apart)]
        sets = []
        for laid, faces in given.items():
            tiles = [next(tile for tile in loose if tile.face == face) for face in faces]
            loose = [tile for tile in loose if tile not in tiles]
            sets.append(form_set(rulebook, (*laid, *tiles)) or laid)
        remains = tuple(tuple(tile for tile in laid if tile in loose) for laid in apart)
        own = [tile for tile in self._position.rack if tile in loose]
        new = tuple(map(faces_of, arrange(loose, rulebook).table))
        return in_old_places(self._position.table, (*sets, *assign_tiles(remains, own, new)))


def _less(faces: Faces, gone: Faces) -> Faces:
    left = list(faces)
    for face in gone:
        left.remove(face)
    return tuple(left)
