"""The slow, readable twin of the native core: the same answers, written to be read.

Where jokers are free a turn is one walk over the numbers (:mod:`brikke.solver.walk`): the table's
tiles must lie, the rack's may. An opening is the same walk over the rack alone, with a worth to
reach. Where the opening turn goes on, every way to open is tried and the rest is a walk around it.

Where jokers are locked every set that holds a joker is *chosen* before the walk, and the walk lays
the rest, which has none. What may be chosen: a locked set as it lies, grown by up to two tiles at
either end (three would make a run of their own); for a freed joker or one from the rack any set
of three to five tiles (a longer run splits). Whether a choice is legal is for the judge to say.
"""

from __future__ import annotations

import heapq
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations, product

from brikke.rules.judge import locked_joker_faults
from brikke.rules.position import Position
from brikke.rules.possible_sets import openings, possible_sets
from brikke.rules.rulebook import Rulebook
from brikke.rules.sets import Group, Run, SetFlaw
from brikke.rules.tiles import FACES, JOKER, Face, tiles_showing
from brikke.solver.question import (
    Answer,
    Faces,
    NextTiles,
    Objective,
    Question,
    TimedAnswer,
    packed,
)
from brikke.solver.walk import Task, lay

Counts = tuple[int, ...]
NOTHING: Counts = (0,) * len(FACES)
LONGEST_JOKER_RUN = 5
FIRST, SECOND = 10**8, 10**4


class ReferenceCore:
    """Answers in pure Python."""

    name = "python"

    def best(self, asked: Position | Question, objective: Objective) -> tuple[Answer | None, int]:
        """Return the best turn, or None, and the nanoseconds it took."""
        start = time.perf_counter_ns()
        found = _best(_Wish.of(_question(asked), objective))
        return (found.answer if found else None), time.perf_counter_ns() - start

    def best_each(self, asked: Sequence[Position], objective: Objective) -> list[TimedAnswer]:
        """Return the best turn of each position, and the nanoseconds it took."""
        return [self.best(each, objective) for each in asked]

    def can_play(self, asked: Position | Question) -> bool:
        """Return whether any legal turn plays a tile."""
        return _best(_Wish.of(_question(asked), Objective.TILES)) is not None

    def can_go_out(self, asked: Position | Question) -> bool:
        """Return whether a legal turn empties the rack."""
        return _best(_Wish.of(_question(asked), Objective.OUT)) is not None

    def turns(self, asked: Position | Question, objective: Objective, limit: int) -> list[Answer]:
        """Return turns that differ in the tiles played, best first.

        The second best turn plays more or fewer tiles of some face than the best turn does. So each
        turn found splits the others into parts: the first face in which a turn differs, and whether
        it plays fewer of it or more.
        """
        wishes = [_Wish.of(_question(asked), objective)]
        parts: list[tuple[int, int, _Wish, _Found]] = []
        answers: list[Answer] = []
        serial = 0
        while len(answers) < limit:
            for wish in wishes:
                found = _best(wish)
                if found is not None:
                    serial += 1
                    heapq.heappush(parts, (-found.weight, serial, wish, found))
            if not parts:
                break
            _, _, wish, found = heapq.heappop(parts)
            answers.append(found.answer)
            wishes = list(wish.without(found.answer.played))
        return answers

    def next_tiles(self, asked: Position | Question, chosen: Sequence[int]) -> NextTiles:
        """Return which tiles may follow the chosen ones, given as 53 counts."""
        question = _question(asked)
        wish = replace(_Wish.of(question, Objective.TILES), least=tuple(chosen))
        alone = replace(wish, most=tuple(chosen))
        return NextTiles(
            tuple(
                face
                for face in FACES
                if chosen[face] < question.rack[face]
                and _best(replace(wish, least=_with([*chosen], face, chosen[face] + 1)))
            ),
            any(chosen) and _best(alone) is not None,
        )


def _question(asked: Position | Question) -> Question:
    return asked if isinstance(asked, Question) else Question.of(asked)


@dataclass(frozen=True, slots=True)
class _Wish:
    """A question, what makes a turn good, and how many tiles of each face it may play."""

    question: Question
    weights: Counts
    least: Counts
    most: Counts
    taken: Counts = NOTHING
    """Tiles of the rack that lie on the table by now: an opening in this turn."""
    duty: bool = True

    @classmethod
    def of(cls, question: Question, objective: Objective) -> _Wish:
        least = question.rack if objective is Objective.OUT else NOTHING
        weights = _weights(objective, question.rulebook.joker_value)
        return cls(question, weights, least, question.rack)

    def without(self, played: Sequence[int]) -> Iterator[_Wish]:
        """Yield wishes that together leave out exactly the turn that plays these tiles."""
        least, most = list(self.least), list(self.most)
        for face, count in enumerate(played):
            if count > least[face]:
                yield replace(self, least=tuple(least), most=_with(most, face, count - 1))
            if count < most[face]:
                yield replace(self, least=_with(least, face, count + 1), most=tuple(most))
            least[face] = most[face] = count


@dataclass(frozen=True, slots=True)
class _Found:
    weight: int
    answer: Answer


def _weights(objective: Objective, joker_value: int) -> Counts:
    """Return weights that add up in the order of the objective: first, then ties, then jokers."""
    points = [joker_value if face == JOKER else face.number for face in FACES]
    if objective is Objective.POINTS:
        first, second = points, [1] * len(FACES)
    else:
        first, second = [-1 if objective is Objective.FEWEST else 1] * len(FACES), points
    return tuple(
        FIRST * one + SECOND * two - (face == JOKER)
        for face, one, two in zip(FACES, first, second, strict=True)
    )


def _best(wish: _Wish) -> _Found | None:
    """Return the best turn that a wish allows."""
    question = wish.question
    if question.opened:
        return _best_of(_turns(wish))
    if question.rulebook.opening_goes_on:
        return _best_of(_openings_that_go_on(wish))
    return _best_of(_openings(wish))


def _best_of(found: Iterable[_Found | None]) -> _Found | None:
    return max(filter(None, found), key=lambda each: each.weight, default=None)


# Openings


def _openings(wish: _Wish) -> Iterator[_Found | None]:
    """Yield the best openings from the rack alone."""
    rulebook = wish.question.rulebook
    worth = max(1, rulebook.opening_minimum)
    if rulebook.opening_single_set:
        for (faces,) in openings(list(wish.most), rulebook):
            if all(map(int.__ge__, _count([faces]), wish.least)):
                yield _found(wish, (faces,))
    elif rulebook.locks_jokers:
        for chosen in _joker_sets(wish, [], wish.most[JOKER]):
            yield _laid_around(wish, chosen, NOTHING, worth)
    else:
        yield _laid_around(wish, (), NOTHING, worth)


def _openings_that_go_on(wish: _Wish) -> Iterator[_Found | None]:
    """Yield the best turn around each way to open; the opening counts as laid before."""
    question = wish.question
    for opening in openings(list(wish.most), question.rulebook):
        taken = _count(opening)
        around = replace(
            wish,
            question=replace(question, opened=True, sets=(*question.sets, *opening)),
            taken=taken,
            duty=False,
        )
        for found in _turns(around, fresh=len(opening)):
            if found is not None:
                answer = found.answer._replace(packed_opening=packed(opening))
                yield replace(found, answer=answer)


# Turns


def _turns(wish: _Wish, fresh: int = 0) -> Iterator[_Found | None]:
    """Yield the best turn for each choice of the sets that hold a joker, where jokers are locked.

    The last ``fresh`` sets of the table were laid as an opening in this very turn.
    """
    question = wish.question
    if not question.rulebook.locks_jokers:
        yield _laid_around(wish, (), NOTHING)
        return
    old = len(question.sets) - fresh
    fates = [
        list(_fates(wish, faces, may_swap=at < old))
        for at, faces in enumerate(question.sets)
        if JOKER in faces
    ]
    loose_jokers = wish.most[JOKER] - wish.taken[JOKER]
    for story in product(*fates):
        freeing = _count([[fate.freed_by for fate in story if fate.freed_by is not None]])
        for chosen in _joker_sets(wish, [fate.forms for fate in story], loose_jokers):
            for twins in _twins_needed(wish, chosen, freeing, fresh):
                yield _laid_around(wish, chosen, _plus(freeing, twins))


@dataclass(frozen=True, slots=True)
class _Fate:
    """What becomes of a locked set: the sets its joker may lie in, and what frees it."""

    forms: tuple[Faces, ...]
    freed_by: Face | None = None


def _fates(wish: _Wish, faces: Faces, *, may_swap: bool) -> Iterator[_Fate]:
    rulebook = wish.question.rulebook
    read = rulebook.read_set(faces)
    assert not isinstance(read, SetFlaw)
    yield _Fate(tuple(_grown(read, rulebook)))
    if may_swap:
        for very_tile in read.stands_for[0]:
            if wish.most[very_tile] > wish.taken[very_tile]:
                yield _Fate(_all_joker_sets(rulebook), very_tile)


def _grown(kept: Group | Run, rulebook: Rulebook) -> Iterator[Faces]:
    """Yield a locked set as it lies, and grown in every way that no other set could take over."""
    if isinstance(kept, Group):
        yield kept.faces
        if len(kept.faces) == 3:
            yield from ((*kept.faces, face) for face in kept.missing)
        return
    lowest = kept.colour * 13
    for below, above in product(range(3), repeat=2):
        start, end = kept.first - 1 - below, kept.first - 1 + len(kept.faces) + above
        if start >= 0 and end <= 13:
            head = FACES[lowest + start : lowest + kept.first - 1]
            tail = FACES[lowest + end - above : lowest + end]
            grown = (*head, *kept.faces, *tail)
            if not isinstance(rulebook.read_set(grown), SetFlaw):
                yield grown


@cache
def _all_joker_sets(rulebook: Rulebook) -> tuple[Faces, ...]:
    """Return every set of up to five tiles with one joker in it."""
    everything = [1] * len(FACES)
    longest = min(LONGEST_JOKER_RUN, rulebook.max_run_length)
    return tuple(
        faces
        for faces in possible_sets(everything, longest)
        if faces.count(JOKER) == 1 and not isinstance(rulebook.read_set(faces), SetFlaw)
    )


def _joker_sets(
    wish: _Wish, forms: list[tuple[Faces, ...]], loose_jokers: int
) -> Iterator[tuple[Faces, ...]]:
    """Yield choices of one set for each joker on the table and for none, one or both loose ones."""
    every = _all_joker_sets(wish.question.rulebook) if loose_jokers else ()
    least = max(0, wish.least[JOKER] - wish.taken[JOKER])
    for laid in range(least, loose_jokers + 1):
        yield from _fitting(_in_all(wish), [*forms, *[every] * laid])


def _fitting(stock: Counts, forms: list[tuple[Faces, ...]]) -> Iterator[tuple[Faces, ...]]:
    """Yield one set from each list, as far as the tiles reach."""
    if not forms:
        yield ()
        return
    for faces in forms[0]:
        left = tuple(map(int.__sub__, stock, _count([faces])))
        if min(left) >= 0:
            for others in _fitting(left, forms[1:]):
                yield (faces, *others)


def _twins_needed(
    wish: _Wish, chosen: tuple[Faces, ...], freeing: Counts, fresh: int
) -> Iterator[Counts]:
    """Yield which further tiles of the rack must be played to make a choice legal.

    A new set may look like one from before if a tile in it has a twin elsewhere that may be taken
    for the one that lay there. Twins on the rack help once they are played; to play more of them
    never harms, so the smallest helpful choices will do.
    """
    spare = [
        face
        for face in {face for faces in chosen for face in faces} - {JOKER}
        if wish.most[face] - wish.taken[face] - freeing[face] > 0
    ]
    helpful: list[set[Face]] = []
    for size in range(len(spare) + 1):
        for twins in combinations(sorted(spare), size):
            if not any(known <= set(twins) for known in helpful):
                needed = _plus(freeing, _count([twins]))
                if _is_legal(wish, chosen, needed, fresh):
                    helpful.append(set(twins))
                    yield _count([twins])


def _is_legal(wish: _Wish, chosen: tuple[Faces, ...], needed: Counts, fresh: int) -> bool:
    """Ask the judge about the jokers; where the other tiles go does not matter to them."""
    before = _on_table(wish)
    used = _count(chosen)
    all_there = tuple(map(max, _plus(before, needed), used))
    rest = tuple(map(int.__sub__, all_there, used))
    singles = [(face,) for face in FACES for _ in range(rest[face])]
    played = [now - was for was, now in zip(before, all_there, strict=True)]
    return not locked_joker_faults(
        wish.question.rulebook,
        tuple(map(tiles_showing, wish.question.sets)),
        tuple(map(tiles_showing, (*chosen, *singles))),
        played,
        fresh,
    )


# The walk, and what comes of it


def _laid_around(
    wish: _Wish, chosen: tuple[Faces, ...], needed: Counts, worth: int = 0
) -> _Found | None:
    """Return the best turn with these sets in it that also plays the tiles needed."""
    used = _count(chosen)
    rulebook = wish.question.rulebook
    least = tuple(map(max, _plus(wish.taken, needed), wish.least))
    there = tuple(map(max, _plus(wish.question.table, least), used))
    may = tuple(map(int.__sub__, _in_all(wish), there))
    if min(may) < 0:
        return None
    if rulebook.locks_jokers:
        may = _with(list(may), JOKER, 0)
    played_already = there != _on_table(wish)
    laying = lay(
        Task(
            must=tuple(map(int.__sub__, there, used)),
            may=may,
            weights=wish.weights,
            longest_run=rulebook.max_run_length,
            worth=max(0, worth - sum(_worth(rulebook, faces) for faces in chosen)),
            duty=wish.duty and not played_already,
        )
    )
    return None if laying is None else _found(wish, (*chosen, *laying.sets))


def _found(wish: _Wish, sets: tuple[Faces, ...]) -> _Found:
    played = tuple(map(int.__sub__, _count(sets), wish.question.table))
    joker_value = wish.question.rulebook.joker_value
    points = sum(
        count * (joker_value if face == JOKER else face.number)
        for face, count in zip(FACES, played, strict=True)
    )
    weight = sum(map(int.__mul__, played, wish.weights))
    return _Found(weight, Answer.of(points, played, sets))


def _worth(rulebook: Rulebook, faces: Faces) -> int:
    read = rulebook.read_set(faces)
    return 0 if isinstance(read, SetFlaw) else read.value


def _on_table(wish: _Wish) -> Counts:
    """Return what lies on the table, an opening of this turn included."""
    return _plus(wish.question.table, wish.taken)


def _in_all(wish: _Wish) -> Counts:
    """Return what may lie on the table in the end."""
    return _plus(wish.question.table, wish.most)


def _count(sets: Iterable[Iterable[Face]]) -> Counts:
    counts = [0] * len(FACES)
    for faces in sets:
        for face in faces:
            counts[face] += 1
    return tuple(counts)


def _plus(one: Counts, other: Counts) -> Counts:
    return tuple(map(int.__add__, one, other))


def _with(counts: list[int], face: int, count: int) -> Counts:
    return (*counts[:face], count, *counts[face + 1 :])
