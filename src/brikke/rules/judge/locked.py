"""Locked jokers: sets that hold a joker may be extended, or give it up for the very tile.

For each set that held a joker before the turn one of two things holds after it:

- *kept*: it lies together in one set, its joker standing for the same tile as before; or
- *swapped*: the very tile the joker stood for was played from the rack, the set is free, and the
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

from brikke.rules.judge.violation import Code, Violation, Violations
from brikke.rules.rulebook import Jokers, Rulebook
from brikke.rules.sets import Run, SetFlaw, TileSet
from brikke.rules.table import Table
from brikke.rules.tiles import COPIES, JOKER, Face, faces_of

RACK = -1
NOWHERE = -1


@dataclass(frozen=True, slots=True)
class _Before:
    """A set as it lay before the turn."""

    place: int
    naturals: frozenset[Face]
    joker: tuple[Face, ...]
    """What its joker stood for; empty without a joker."""
    fresh: bool
    """Laid as an opening in this very turn: its joker cannot be freed yet."""


@dataclass(frozen=True, slots=True)
class _After:
    """A set as it lies after the turn."""

    place: int
    naturals: frozenset[Face]
    jokers: int
    read: TileSet | SetFlaw


@dataclass(frozen=True, slots=True)
class _Kept:
    locked: _Before
    into: _After


@dataclass(frozen=True, slots=True)
class _Swapped:
    locked: _Before
    by: Face
    into: _After | None
    """The set with the joker; None if the joker is gone, which is a fault counted elsewhere."""


@dataclass(frozen=True, slots=True)
class _Broken:
    locked: _Before
    code: Code


_Fate = _Kept | _Swapped | _Broken


def locked_joker_faults(
    rulebook: Rulebook, before: Table, after: Table, played: list[int], fresh: int = 0
) -> Violations:
    """Return what a turn does to locked jokers that it may not do.

    The last ``fresh`` sets of ``before`` were laid as an opening in this very turn.
    """
    locked = Counter(faces for laid in before if JOKER in (faces := faces_of(laid)))
    now = list(map(faces_of, after))
    # Most turns leave every locked set as it lies: kept, and nothing more to judge. More jokers
    # than there are belong to nobody, and that is told elsewhere.
    if not locked - Counter(now) or sum(faces.count(JOKER) for faces in now) > COPIES:
        return ()
    return _Judge(rulebook, before, after, played, fresh).faults()


class _Judge:
    """One turn, taken apart."""

    def __init__(
        self, rulebook: Rulebook, before: Table, after: Table, played: list[int], fresh: int
    ) -> None:
        self.own_rack = rulebook.jokers is Jokers.LOCKED_OWN_RACK
        self.table_before, self.table_after, self.played = before, after, played
        self.before = [
            _before(rulebook, place, faces_of(laid), place >= len(before) - fresh)
            for place, laid in enumerate(before)
        ]
        self.locked = [was for was in self.before if was.joker]
        self.after = [_after(rulebook, place, faces_of(laid)) for place, laid in enumerate(after)]
        self.ways = _Ways(self.before, self.after, played)

    def faults(self) -> Violations:
        """Return the faults of the story that explains the turn with the fewest of them."""
        best: Violations | None = None
        for story in self._stories():
            found = self._judge(story)
            if not found:
                return ()
            if best is None or len(found) < len(best):
                best = found
        return best or ()

    def _stories(self) -> Iterator[tuple[_Fate, ...]]:
        """Yield every way in which the locked sets may have become what lies there now."""
        holders: list[_After | None] = [now for now in self.after for _ in range(now.jokers)]
        holders += [None] * (len(self.locked) - len(holders))
        for assigned in dict.fromkeys(permutations(holders, len(self.locked))):
            yield from product(*map(self._fates, self.locked, assigned))

    def _fates(self, locked: _Before, into: _After | None) -> list[_Fate]:
        fates: list[_Fate] = []
        if into is not None and _is_kept(locked, into):
            fates.append(_Kept(locked, into))
        if not locked.fresh:
            fates += [_Swapped(locked, face, into) for face in locked.joker if self.played[face]]
        return fates or [_Broken(locked, self._how_broken(locked))]

    def _how_broken(self, locked: _Before) -> Code:
        filled = not locked.fresh and any(
            locked.naturals < now.naturals and now.naturals & set(locked.joker)
            for now in self.after
            if not now.jokers
        )
        return Code.JOKER_SWAPPED_FROM_TABLE if filled else Code.LOCKED_SET_BROKEN

    def _judge(self, story: tuple[_Fate, ...]) -> Violations:
        swaps = [fate for fate in story if isinstance(fate, _Swapped)]
        kept = [fate for fate in story if isinstance(fate, _Kept)]
        broken = [(fate.locked, fate.code) for fate in story if isinstance(fate, _Broken)]
        for face in {swap.by for swap in swaps}:
            users = [swap for swap in swaps if swap.by == face]
            broken += [(swap.locked, Code.LOCKED_SET_BROKEN) for swap in users[self.played[face] :]]
        ways: _Crossings = {}
        for fate in kept:
            extended = self.ways.keep(fate, ways)
            if extended is None:
                broken.append((fate.locked, Code.LOCKED_SET_BROKEN))
            else:
                ways = extended
        found = [Violation(code, sets=(self.table_before[was.place],)) for was, code in broken]
        return (*found, *self._misplaced(swaps, ways))

    def _misplaced(self, swaps: list[_Swapped], ways: _Crossings) -> Violations:
        """Return a fault for each freed joker that does not lie where it must."""
        placed = [(swap, swap.into) for swap in swaps if swap.into is not None]
        demands = {swap: self._demands(swap, into, swaps) for swap, into in placed}
        if self.ways.satisfy([d for each in demands.values() for d in each], ways):
            return ()
        alone = [
            (swap, into) for swap, into in placed if not self.ways.satisfy(demands[swap], ways)
        ]
        code = Code.FREED_JOKER_NOT_FROM_RACK if self.own_rack else Code.FREED_JOKER_NOT_IN_NEW_SET
        return tuple(
            Violation(code, sets=(self.table_after[into.place],)) for _, into in alone or placed
        )

    def _demands(
        self, swap: _Swapped, into: _After, swaps: list[_Swapped]
    ) -> list[list[tuple[Face, int, int]]]:
        """Return what the set of a freed joker must fulfil, each a choice of escapes.

        An escape (face, place, origin) says: the tile of this face in the set at this place did
        not come from there.
        """
        if self.own_rack:
            origins = range(len(self.before))
            demands = [
                [(face, into.place, origin)]
                for face in into.naturals
                for origin in origins
                if face in self.before[origin].naturals
            ]
            # The tile that freed the joker is elsewhere: another of its face came from the rack.
            if swap.by in into.naturals and self.played[swap.by] < 2:
                demands.append([])
            return demands
        opened_up = {other.locked.place for other in swaps}
        return [
            [(face, into.place, was.place) for face in was.naturals]
            for was in self.before
            if was.naturals <= into.naturals and (not was.joker or was.place in opened_up)
        ]


_Crossings = Mapping[Face, bool]


class _Ways:
    """Which tile of a face went where: straight or crossed, for each face that has two."""

    def __init__(self, before: list[_Before], after: list[_After], played: list[int]) -> None:
        self._before, self._after, self._played = before, after, played
        self._routes: dict[Face, tuple[list[int], list[int]]] = {}

    def _route(self, face: Face) -> tuple[list[int], list[int]]:
        """Return from which sets, or the rack, and into which sets the tiles of a face went."""
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
        """Yield the ways, extended by this face, in which its tile came from there, or did not."""
        for crossed in [ways[face]] if face in ways else [False, True]:
            if (self._origin(face, place, crossed) == origin) is came:
                yield {**ways, face: crossed}

    def keep(self, fate: _Kept, ways: _Crossings) -> _Crossings | None:
        """Return the ways in which all tiles of a kept set go into its one set, if any."""
        for face in fate.locked.naturals:
            extended = next(
                self._with(ways, face, fate.into.place, fate.locked.place, came=True), None
            )
            if extended is None:
                return None
            ways = extended
        return ways

    def satisfy(self, demands: list[list[tuple[Face, int, int]]], ways: _Crossings) -> bool:
        """Return whether every demand has an escape, all at the same time."""
        if not demands:
            return True
        return any(
            self.satisfy(demands[1:], extended)
            for face, place, origin in demands[0]
            for extended in self._with(ways, face, place, origin, came=False)
        )


def _before(rulebook: Rulebook, place: int, faces: tuple[Face, ...], fresh: bool) -> _Before:
    read = rulebook.read_set(faces)
    meanings = () if isinstance(read, SetFlaw) else read.stands_for
    joker = meanings[0] if meanings else ()
    return _Before(place, frozenset(faces) - {JOKER}, joker, fresh)


def _after(rulebook: Rulebook, place: int, faces: tuple[Face, ...]) -> _After:
    naturals = frozenset(faces) - {JOKER}
    return _After(place, naturals, faces.count(JOKER), rulebook.read_set(faces))


def _is_kept(locked: _Before, into: _After) -> bool:
    """Whether a locked set lies whole in a set with a joker that still means the same.

    In a group the joker's colours follow from the others. A set that is none is judged as such,
    not for what its joker means.
    """
    if not locked.naturals <= into.naturals:
        return False
    return not isinstance(into.read, Run) or into.read.stands_for[0] == locked.joker
