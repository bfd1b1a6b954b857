"""Table builder: chooses the arrangement of the table, where it affects later turns.

Sets are spelled tile by tile. First come the sets with a joker; then, where all sets are relevant,
the others, each time one with the lowest tile that is left. A set that is the only choice is laid
automatically. So every relevant table can be chosen with the actions of tiles, and an agent may
leave the rest to the environment.

A set may be spelled if a legal table holds it and all sets laid before it. Sets with a joker are
checked by the judge of locked jokers; the solver checks whether the other tiles form sets.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain, permutations

from brikke.env.set_spelling import (
    SetWithMask,
    Spelling,
    all_sets_relevant,
    joker_sets,
    mask_of,
    mask_of_set,
    plain_sets,
    spell,
    spell_faces,
)
from brikke.rules.judge import locked_joker_faults
from brikke.rules.position import Position
from brikke.rules.possible_sets import openings
from brikke.rules.rulebook import Jokers
from brikke.rules.sets import Run, SetFlaw, read_set
from brikke.rules.table import LaidSet, Table, tiles_on
from brikke.rules.tiles import FACES, JOKER, Face, Tile, counts_of, faces_of, tiles_showing
from brikke.solver import Objective, Question, arrange, best_answer, can_go_out

Counts = tuple[int, ...]
NOTHING: Counts = (0,) * len(FACES)


class TableBuilder:
    """A table that is being built: the sets laid, the current set, and the tiles left."""

    def __init__(self, position: Position, played: Sequence[int]) -> None:
        self._rules = _TableRules(position, tuple(played))
        self.laid: list[Spelling] = []
        self.current_set: Spelling = ()
        self.left = self._rules.tiles
        self._lay_forced_sets()

    @property
    def is_over(self) -> bool:
        """Whether all relevant sets are laid."""
        return not self.choices

    @property
    def untouched(self) -> Table:
        """The sets that an opening leaves unchanged."""
        position = self._rules.position
        return position.table if position.opens_alone else ()

    @property
    def next_faces(self) -> set[Face]:
        """The tiles that may be added to the current set."""
        at = len(self.current_set)
        return {
            each[at] for each in self.choices if len(each) > at and each[:at] == self.current_set
        }

    @property
    def may_end(self) -> bool:
        """Whether the current set is complete or empty."""
        return not self.current_set or self.current_set in self.choices

    def add_tile(self, face: Face) -> None:
        """Add a tile to the current set."""
        self.current_set = (*self.current_set, face)

    def finish_set(self) -> None:
        """Lay the current set."""
        current_set, self.current_set = self.current_set, ()
        self._lay(current_set)
        self._lay_forced_sets()

    def table(self) -> Table:
        """Return a legal table with the sets laid so far; the solver arranges the rest."""
        sets = list(self.laid)
        left = self.left
        while left[JOKER]:
            joker_set = next(self._rules.joker_choices(sets, left))
            sets.append(joker_set)
            left = _subtract(left, joker_set)
        rest = arrange(_tiles(left), self._rules.position.rulebook).table
        return (*self.untouched, *map(tiles_showing, sets), *rest)

    @cached_property
    def choices(self) -> frozenset[Spelling]:
        """The sets that may be laid next."""
        return frozenset(self._rules.choices(self.laid, self.left))

    def _lay_forced_sets(self) -> None:
        while len(self.choices) == 1:
            (only,) = self.choices
            self._lay(only)

    def _lay(self, spelling: Spelling) -> None:
        self.laid.append(spelling)
        self.left = _subtract(self.left, spelling)
        del self.choices


def next_set(table_builder: TableBuilder, table: Table) -> Spelling | None:
    """Return the next set to lay on the way to this table, or None if there is none."""
    wanted = Counter(map(spell, table))
    wanted.subtract((*table_builder.laid, *map(spell, table_builder.untouched)))
    return next((each for each in sorted(+wanted) if each in table_builder.choices), None)


class _TableRules:
    """The sets that may be on the table after one turn."""

    def __init__(self, position: Position, played: Counts) -> None:
        self.position, self.played = position, played
        table = () if position.opens_alone else tiles_on(position.table)
        self.tiles: Counts = tuple(map(int.__add__, counts_of(table), played))
        self._fits: dict[Counts, bool] = {NOTHING: True}
        joker_there = any(tile.face.is_joker for tile in tiles_on(position.table))
        self._all_relevant = all_sets_relevant(
            position.rulebook, joker_there or bool(played[JOKER])
        )
        self._locked = [] if position.opens_alone else list(_locked_sets(position, played))
        self._frees = any(was.freed_into for was in self._locked)

    def choices(self, laid: Sequence[Spelling], left: Counts) -> Iterator[Spelling]:
        """Yield the sets that may be laid next; none if no other set is relevant."""
        if left[JOKER]:
            yield from self.joker_choices(laid, left)
        elif self._all_relevant and any(left):
            yield from self._plain_choices(left)

    def joker_choices(self, laid: Sequence[Spelling], left: Counts) -> Iterator[Spelling]:
        """Yield the sets with a joker that a legal table can hold besides those laid."""
        there, undecided = mask_of(left), left[JOKER] - 1
        origins = list(map(self._origins_of, laid))
        for origin, sets in self._joker_sets_by_origin.items():
            if not self._can_place_jokers([*origins, origin], undecided):
                continue
            for mask, faces in sets:
                if mask & ~there:
                    continue
                rest = _subtract(left, faces)
                if self._can_form_sets(rest) and self._can_be_completed((*laid, faces), rest):
                    yield faces

    def _plain_choices(self, left: Counts) -> Iterator[Spelling]:
        there = mask_of(left)
        lowest = there & -there
        for mask, faces in plain_sets(self.position.rulebook):
            if mask & lowest and not mask & ~there and self._can_form_sets(_subtract(left, faces)):
                yield faces

    def _can_be_completed(self, sets: tuple[Spelling, ...], rest: Counts) -> bool:
        """Return whether these sets and the other tiles can form a legal table."""
        if not rest[JOKER]:
            return self._is_legal(sets, rest)
        # The first arrangement of the rest is mostly legal; if not, every set is tried.
        for faces in self._first_way(rest):
            if JOKER in faces and self._is_legal((*sets, faces), _subtract(rest, faces)):
                return True
        return any(True for _ in self.joker_choices(sets, rest))

    def _can_form_sets(self, tiles: Counts) -> bool:
        """Return whether tiles form sets; an opening of a single set must leave no tiles."""
        if tiles not in self._fits:
            one = self.position.opens_alone and self.position.rulebook.opening_single_set
            self._fits[tiles] = not one and can_go_out(self._loose(tiles))
        return self._fits[tiles]

    def _first_way(self, tiles: Counts) -> list[Spelling]:
        answer = best_answer(self._loose(tiles), Objective.OUT)
        return [] if answer is None else list(map(spell_faces, answer.sets))

    def _loose(self, tiles: Counts) -> Question:
        return Question(self.position.rulebook, True, NOTHING, tiles)

    # Rules for sets with a joker

    @cached_property
    def _joker_sets_by_origin(self) -> dict[int, list[SetWithMask]]:
        """The sets with a joker that the tiles allow, by the locked sets they may come from."""
        there = mask_of(self.tiles)
        found: dict[int, list[SetWithMask]] = {}
        for mask, faces in joker_sets(self.position.rulebook):
            if not mask & ~there:
                found.setdefault(self._origins_of(faces), []).append((mask, faces))
        return found

    def _origins_of(self, faces: Spelling) -> int:
        """Return a bit mask of the locked sets whose joker may be in this set now."""
        mask = mask_of_set(faces)
        return sum(1 << at for at, was in enumerate(self._locked) if was.may_move_to(faces, mask))

    def _can_place_jokers(self, origins: Sequence[int], undecided: int) -> bool:
        """Return whether each locked set's joker may be in one of these sets, or an undecided one.

        This quick test excludes most sets.
        """
        count = len(self._locked)
        return count <= undecided or any(
            all(origin >> at & 1 for at, origin in enumerate(ways))
            for ways in permutations((*origins, *[-1] * undecided), count)
        )

    def _is_legal(self, sets: Sequence[Spelling], rest: Counts) -> bool:
        position = self.position
        if position.opens_alone:
            return self._value(sets, rest) >= position.rulebook.opening_minimum
        if position.opened and not self._frees:
            return self._can_place_jokers(list(map(self._origins_of, sets)), 0)
        # The judge of jokers needs the sets with a joker, other tiles of the same faces, and the
        # earlier sets of those. The rest of both tables is left out to save time.
        faces = {*chain(*sets)}
        concerned = mask_of_set(faces)
        before = tuple(laid for mask, laid in self._before if mask & concerned)
        beside = [(Tile(face),) for face in faces - {JOKER} for _ in range(rest[face])]
        after = (*map(tiles_showing, sets), *beside)
        if position.opened:
            return not locked_joker_faults(position.rulebook, before, after, [*self.played])
        return any(self._is_legal_after(before, opening, after) for opening in self._openings)

    @cached_property
    def _before(self) -> list[tuple[int, LaidSet]]:
        """The sets before the turn, each with a bit mask of its faces."""
        return [(mask_of_set(faces_of(laid)), laid) for laid in self.position.table]

    @cached_property
    def _openings(self) -> list[tuple[Spelling, ...]]:
        """The possible openings of an opening turn that goes on; one of them must make it legal.

        Unless a joker may be freed, openings differ only by their sets with a joker.
        """
        found: dict[tuple[Spelling, ...], tuple[Spelling, ...]] = {}
        for opening in openings([*self.played], self.position.rulebook):
            key = opening if self._frees else tuple(each for each in opening if JOKER in each)
            found.setdefault(key, opening)
        return list(found.values())

    def _is_legal_after(self, before: Table, opening: tuple[Spelling, ...], after: Table) -> bool:
        """Return whether a table is legal after this opening."""
        left = _subtract(self.played, chain(*opening))
        laid = (*before, *map(tiles_showing, opening))
        rulebook = self.position.rulebook
        return not locked_joker_faults(rulebook, laid, after, [*left], fresh=len(opening))

    def _value(self, sets: Iterable[Spelling], rest: Counts) -> int:
        read = (self.position.rulebook.read_set(faces) for faces in sets)
        held = sum(face.number * rest[face] for face in FACES)
        return held + sum(each.value for each in read if not isinstance(each, SetFlaw))


@dataclass(frozen=True, slots=True)
class _LockedSet:
    """A set of the table with a locked joker; faces are bit masks."""

    faces: int
    meaning: tuple[Face, ...]
    freed_into: int
    """The faces that the new set of a freed joker may hold; 0 if the joker is not freed."""

    def may_move_to(self, faces: Spelling, mask: int) -> bool:
        """Return whether its joker may be in this set now."""
        if not mask & ~self.freed_into:
            return True
        if self.faces & ~mask:
            return False
        read = read_set(faces)
        return not isinstance(read, Run) or read.stands_for[0] == self.meaning


def _locked_sets(position: Position, played: Counts) -> Iterator[_LockedSet]:
    own_rack = position.rulebook.jokers is Jokers.LOCKED_OWN_RACK
    anything = mask_of_set(face for face in FACES if played[face] or not own_rack)
    for laid in position.table:
        faces = spell(laid)
        read = position.rulebook.read_set(faces)
        if JOKER in faces and not isinstance(read, SetFlaw):
            meaning = read.stands_for[0]
            freed = any(played[face] for face in meaning)
            into = anything | mask_of_set((JOKER,)) if freed else 0
            yield _LockedSet(mask_of_set(faces), meaning, into)


def _subtract(counts: Counts, faces: Iterable[Face]) -> Counts:
    left = [*counts]
    for face in faces:
        left[face] -= 1
    return tuple(left)


def _tiles(counts: Counts) -> tuple[Tile, ...]:
    return tuple(Tile(face, copy) for face in FACES for copy in range(counts[face]))
