"""Locked jokers: a set with a joker may be extended, or its joker swapped for the exact tile.

Each set that held a joker before the turn is one of these after it:

- *kept*: it lies together in one set, its joker standing for the same tile as before; or
- *swapped*: the exact tile the joker stood for was played from the rack, the set is free, and the
  joker lies in a *new* set: one that contains no whole set from before, nor all the other tiles
  of a swapped set. Where the new set is made from the own rack, every other tile of it came from
  there this turn, and the tile that freed the joker is not one of them.

Equal faces are interchangeable: the turn is legal if *some* way of telling the two tiles of a
face apart makes it so. There are two tiles of a face, so for each face that lies in two sets
after the turn there are two ways: straight or crossed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import permutations, product
from typing import NamedTuple

from brikke.rules.judge.tile_counts import changed_sets
from brikke.rules.judge.violation import Code, Violation, Violations
from brikke.rules.rulebook import Jokers, Rulebook
from brikke.rules.sets import Run, SetFlaw, TileSet
from brikke.rules.table import Table
from brikke.rules.tiles import COPIES, JOKER, Face, faces_of

RACK = -1
NOWHERE = -1


class _Before(NamedTuple):
    """A set as it lay before the turn."""

    place: int
    naturals: frozenset[Face]
    joker: tuple[Face, ...]
    """The faces that its joker may stand for; empty without a joker."""
    fresh: bool
    """Whether it was laid as an opening in this turn: its joker cannot be freed yet."""


class _After(NamedTuple):
    """A set as it lies after the turn."""

    place: int
    naturals: frozenset[Face]
    jokers: int
    read: TileSet | SetFlaw | None
    """What it is; None without a joker."""


@dataclass(frozen=True, slots=True)
class _Kept:
    locked: _Before
    into: _After


@dataclass(frozen=True, slots=True)
class _Swapped:
    locked: _Before
    by: Face
    into: _After | None
    """The set with the joker; None if the joker is gone, which is another violation."""


@dataclass(frozen=True, slots=True)
class _Broken:
    locked: _Before
    code: Code


_Change = _Kept | _Swapped | _Broken


def locked_joker_faults(
    rulebook: Rulebook, before: Table, after: Table, played: list[int], fresh: int = 0
) -> Violations:
    """Return the violations of a turn that concern locked jokers.

    The last ``fresh`` sets of ``before`` were laid as an opening in this very turn.
    """
    # Most turns keep every locked set as it lies, and nothing is left to judge. More jokers than
    # there are is a violation that other checks find.
    if not any(JOKER in faces_of(laid) for laid in changed_sets(before, after)[0]):
        return ()
    was, now = list(map(faces_of, before)), list(map(faces_of, after))
    locked = Counter([faces for faces in was if JOKER in faces])
    if not locked - Counter(now) or sum([faces.count(JOKER) for faces in now]) > COPIES:
        return ()
    first_fresh = len(before) - fresh
    return _Judge(
        rulebook.jokers is Jokers.LOCKED_OWN_RACK,
        (before, after),
        [_before(rulebook, at, faces, at >= first_fresh) for at, faces in enumerate(was)],
        [_after(rulebook, at, faces) for at, faces in enumerate(now)],
        played,
    ).faults()


class _Judge:
    """One turn: its sets before and after, and the ways to explain it."""

    def __init__(
        self,
        own_rack: bool,
        tables: tuple[Table, Table],
        before: list[_Before],
        after: list[_After],
        played: list[int],
    ) -> None:
        self.own_rack, self.played = own_rack, played
        self.table_before, self.table_after = tables
        self.before, self.after = before, after
        self.locked = [was for was in before if was.joker]
        self.ways = _Ways(before, after, played)

    def faults(self) -> Violations:
        """Return the violations of the explanation that has the fewest."""
        best: Violations | None = None
        for explanation in self._explanations():
            found = self._judge(explanation)
            if not found:
                return ()
            if best is None or len(found) < len(best):
                best = found
        return best or ()

    def _explanations(self) -> Iterator[tuple[_Change, ...]]:
        """Yield every explanation: what was done with each locked set."""
        holders: list[_After | None] = [now for now in self.after for _ in range(now.jokers)]
        holders += [None] * (len(self.locked) - len(holders))
        for assigned in dict.fromkeys(permutations(holders, len(self.locked))):
            yield from product(*map(self._changes, self.locked, assigned))

    def _changes(self, locked: _Before, into: _After | None) -> list[_Change]:
        changes: list[_Change] = []
        if into is not None and _is_kept(locked, into):
            changes.append(_Kept(locked, into))
        if not locked.fresh:
            changes += [_Swapped(locked, face, into) for face in locked.joker if self.played[face]]
        return changes or [_Broken(locked, self._how_broken(locked))]

    def _how_broken(self, locked: _Before) -> Code:
        filled = not locked.fresh and any(
            locked.naturals < now.naturals and now.naturals & set(locked.joker)
            for now in self.after
            if not now.jokers
        )
        return Code.JOKER_SWAPPED_FROM_TABLE if filled else Code.LOCKED_SET_BROKEN

    def _judge(self, explanation: tuple[_Change, ...]) -> Violations:
        swaps = [change for change in explanation if isinstance(change, _Swapped)]
        kept = [change for change in explanation if isinstance(change, _Kept)]
        broken = [
            (change.locked, change.code) for change in explanation if isinstance(change, _Broken)
        ]
        for face in {swap.by for swap in swaps}:
            users = [swap for swap in swaps if swap.by == face]
            broken += [(swap.locked, Code.LOCKED_SET_BROKEN) for swap in users[self.played[face] :]]
        ways: _Crossings = {}
        for change in kept:
            extended = self.ways.keep(change, ways)
            if extended is None:
                broken.append((change.locked, Code.LOCKED_SET_BROKEN))
            else:
                ways = extended
        found = [Violation(code, sets=(self.table_before[was.place],)) for was, code in broken]
        return (*found, *self._misplaced(swaps, ways))

    def _misplaced(self, swaps: list[_Swapped], ways: _Crossings) -> Violations:
        """Return a violation for each freed joker that does not lie in a new set."""
        placed = [(swap, swap.into) for swap in swaps if swap.into is not None]
        conditions = {swap: self._conditions(swap, into, swaps) for swap, into in placed}
        if self.ways.satisfy([d for each in conditions.values() for d in each], ways):
            return ()
        alone = [
            (swap, into) for swap, into in placed if not self.ways.satisfy(conditions[swap], ways)
        ]
        code = Code.FREED_JOKER_NOT_FROM_RACK if self.own_rack else Code.FREED_JOKER_NOT_IN_NEW_SET
        return tuple(
            Violation(code, sets=(self.table_after[into.place],)) for _, into in alone or placed
        )

    def _conditions(
        self, swap: _Swapped, into: _After, swaps: list[_Swapped]
    ) -> list[list[tuple[Face, int, int]]]:
        """Return the conditions for the set of a freed joker, each a choice of escapes.

        An escape (face, place, origin) says: the tile of this face in the set at this place did
        not come from there.
        """
        if self.own_rack:
            origins = range(len(self.before))
            conditions = [
                [(face, into.place, origin)]
                for face in into.naturals
                for origin in origins
                if face in self.before[origin].naturals
            ]
            # The tile that freed the joker is elsewhere: another of its face came from the rack.
            if swap.by in into.naturals and self.played[swap.by] < 2:
                conditions.append([])
            return conditions
        opened_up = {other.locked.place for other in swaps}
        return [
            [(face, into.place, was.place) for face in was.naturals]
            for was in self.before
            if was.naturals <= into.naturals and (not was.joker or was.place in opened_up)
        ]


_Crossings = Mapping[Face, bool]


class _Ways:
    """Which of two equal tiles went where: straight or crossed, for each face that has two."""

    def __init__(self, before: list[_Before], after: list[_After], played: list[int]) -> None:
        self._before, self._after, self._played = before, after, played
        self._routes: dict[Face, tuple[list[int], list[int]]] = {}

    def _route(self, face: Face) -> tuple[list[int], list[int]]:
        """Return the origins and the destinations of the tiles of a face: sets, or the rack."""
        if face not in self._routes:
            origins = [was.place for was in self._before if face in was.naturals]
            places = [now.place for now in self._after if face in now.naturals]
            origins += [RACK] * max(self._played[face], len(places) - len(origins))
            places += [NOWHERE] * (len(origins) - len(places))
            self._routes[face] = origins, places
        return self._routes[face]

    def _origin(self, face: Face, place: int, crossed: bool) -> int:
        """Return where the tile of this face in the set at this place came from."""
        origins, places = self._route(face)
        if len(origins) == 2 and crossed:
            origins = origins[::-1]
        return origins[places.index(place)]

    def _with(
        self, ways: _Crossings, face: Face, place: int, origin: int, came: bool
    ) -> Iterator[_Crossings]:
        """Yield the ways, extended by a face, in which its tile came from an origin, or did not."""
        for crossed in [ways[face]] if face in ways else [False, True]:
            if (self._origin(face, place, crossed) == origin) is came:
                yield {**ways, face: crossed}

    def keep(self, change: _Kept, ways: _Crossings) -> _Crossings | None:
        """Return the ways in which all tiles of a kept set go into its one set, if any."""
        for face in change.locked.naturals:
            extended = next(
                self._with(ways, face, change.into.place, change.locked.place, came=True), None
            )
            if extended is None:
                return None
            ways = extended
        return ways

    def satisfy(self, conditions: list[list[tuple[Face, int, int]]], ways: _Crossings) -> bool:
        """Return whether every condition has an escape, all at the same time."""
        if not conditions:
            return True
        return any(
            self.satisfy(conditions[1:], extended)
            for face, place, origin in conditions[0]
            for extended in self._with(ways, face, place, origin, came=False)
        )


def _before(rulebook: Rulebook, place: int, faces: tuple[Face, ...], fresh: bool) -> _Before:
    if JOKER not in faces:
        return _Before(place, frozenset(faces), (), fresh)
    read = rulebook.read_set(faces)
    meanings = () if isinstance(read, SetFlaw) else read.stands_for
    joker = meanings[0] if meanings else ()
    return _Before(place, frozenset(faces) - {JOKER}, joker, fresh)


def _after(rulebook: Rulebook, place: int, faces: tuple[Face, ...]) -> _After:
    jokers = faces.count(JOKER)
    naturals = frozenset(faces) - {JOKER} if jokers else frozenset(faces)
    return _After(place, naturals, jokers, rulebook.read_set(faces) if jokers else None)


def _is_kept(locked: _Before, into: _After) -> bool:
    """Return whether a locked set lies whole in a set whose joker stands for the same tile.

    In a group the joker's colours follow from the others. An invalid set is a violation of its own,
    so that its joker is not looked at.
    """
    if not locked.naturals <= into.naturals:
        return False
    return not isinstance(into.read, Run) or into.read.stands_for[0] == locked.joker
