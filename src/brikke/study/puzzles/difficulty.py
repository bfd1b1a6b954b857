"""How many sets a turn that goes out must take apart, exactly.

A set is *kept* if all its tiles still lie together in one set after the turn, perhaps with others;
otherwise it is *taken apart*. For each choice of sets to take apart, the fewest first, all others
are kept: they may get tiles, and the loose tiles that are left must make sets of their own, which
is a question for the solver.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations

from brikke.players.small_moves import form_set
from brikke.rules.physical.placing import familiar, settle
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
    """Return the sets whose tiles do not all lie together any more."""
    now = [set(laid) for laid in after]
    return tuple(laid for laid in before if not any(each.issuperset(laid) for each in now))


def ways_out(position: Position, most_apart: int) -> Iterator[WayOut]:
    """Yield turns that empty the rack, one for each choice of sets to take apart.

    Those that take the fewest sets apart come first, none more than ``most_apart``.
    """
    search = _Search(position)
    for count in range(most_apart + 1):
        for apart in combinations(position.table, count):
            table = search.taking_apart(apart)
            if table is not None:
                yield WayOut(apart, table)


class _Search:
    """Looks for ways out of one position, and remembers what it has asked."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self._is_set = cache(self._can_join)
        self._make_sets = cache(self._can_make_sets)
        self._share = cache(self._shares)
        self._wanted = {laid: self._wants(faces_of(laid)) for laid in position.table}

    def taking_apart(self, apart: Table) -> Table | None:
        """Return the table of a turn that takes none but these sets apart, if there is one."""
        kept = [laid for laid in self._position.table if laid not in apart]
        loose = faces_of((*tiles_on(apart), *self._position.rack))
        takers = [laid for laid in kept if not self._wanted[laid].isdisjoint(loose)]
        gifts = self._share(tuple(map(faces_of, takers)), tuple(sorted(loose)))
        if gifts is None:
            return None
        given = dict(zip(takers, gifts, strict=True))
        return self._table(apart, {laid: given.get(laid, ()) for laid in kept})

    def _shares(self, takers: tuple[Faces, ...], loose: Faces) -> tuple[Faces, ...] | None:
        """Return what each set gets, so that what is left makes sets; None if nothing does."""
        if not takers:
            return () if self._make_sets(loose) else None
        for given in self._gifts(takers[0], loose):
            rest = self._share(takers[1:], _less(loose, given))
            if rest is not None:
                return (given, *rest)
        return None

    def _gifts(self, laid: Faces, loose: Faces) -> list[Faces]:
        """Return every choice of loose tiles that can join a set, none of them first."""
        found: list[Faces] = [()]
        # Whatever can join a set can do so one tile after the other.
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
        """Return the table in physical tiles: sets that are kept, and what the rest makes."""
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
        return familiar(self._position.table, (*sets, *settle(remains, own, new)))


def _less(faces: Faces, gone: Faces) -> Faces:
    left = list(faces)
    for face in gone:
        left.remove(face)
    return tuple(left)
