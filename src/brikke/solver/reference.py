"""Reference implementation of the solver in Python: the same answers, written to be read.

Where jokers are free a turn is one search by dynamic programming over the numbers
(:mod:`brikke.solver.dynamic_programming`): the table's tiles must lie, the rack's may. An opening
is the same search over the rack alone, with a minimum value. Where the opening turn goes on, every
opening is tried, and the rest is a search around it.

Where jokers are locked, every set that holds a joker is *chosen* before the search; the search lays
the other tiles, among which there is no joker. The choices: a locked set as it lies, extended by up
to two tiles at either end (three would make a run of their own); for a freed joker or one from the
rack any set of three to five tiles (a longer run splits). The judge says whether a choice is legal.
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
from brikke.solver.dynamic_programming import Task, best_layout
from brikke.solver.question import (
    Answer,
    Faces,
    NextTiles,
    Objective,
    Question,
    TimedAnswer,
    packed,
)

Counts = tuple[int, ...]
NOTHING: Counts = (0,) * len(FACES)
LONGEST_JOKER_RUN = 5
FIRST, SECOND = 10**8, 10**4


class ReferenceCore:
    """Answers in pure Python, thousands of times slower than the native core."""

    name = "python"

    def best(self, asked: Position | Question, objective: Objective) -> tuple[Answer | None, int]:
        """Return the best turn, or None, and the nanoseconds it took."""
        start = time.perf_counter_ns()
        found = _best(_Goal.of(_question(asked), objective))
        return (found.answer if found else None), time.perf_counter_ns() - start

    def best_each(self, asked: Sequence[Position], objective: Objective) -> list[TimedAnswer]:
        """Return the best turn of each position, and the nanoseconds it took."""
        return [self.best(each, objective) for each in asked]

    def can_play(self, asked: Position | Question) -> bool:
        """Return whether any legal turn plays a tile."""
        return _best(_Goal.of(_question(asked), Objective.TILES)) is not None

    def can_go_out(self, asked: Position | Question) -> bool:
        """Return whether a legal turn empties the rack."""
        return _best(_Goal.of(_question(asked), Objective.OUT)) is not None

    def turns(self, asked: Position | Question, objective: Objective, limit: int) -> list[Answer]:
        """Return turns that differ in the tiles played, best first.

        The second best turn plays more or fewer tiles of some face than the best turn does. So each
        turn found splits the others into parts: the first face in which a turn differs, and whether
        it plays fewer of it or more.
        """
        goals = [_Goal.of(_question(asked), objective)]
        parts: list[tuple[int, int, _Goal, _Found]] = []
        answers: list[Answer] = []
        serial = 0
        while len(answers) < limit:
            for goal in goals:
                found = _best(goal)
                if found is not None:
                    serial += 1
                    heapq.heappush(parts, (-found.weight, serial, goal, found))
            if not parts:
                break
            _, _, goal, found = heapq.heappop(parts)
            answers.append(found.answer)
            goals = list(goal.without(found.answer.played))
        return answers

    def next_tiles(self, asked: Position | Question, chosen: Sequence[int]) -> NextTiles:
        """Return which tiles may follow the chosen ones, given as 53 counts."""
        question = _question(asked)
        goal = replace(_Goal.of(question, Objective.TILES), least=tuple(chosen))
        alone = replace(goal, most=tuple(chosen))
        return NextTiles(
            tuple(
                face
                for face in FACES
                if chosen[face] < question.rack[face]
                and _best(replace(goal, least=_with([*chosen], face, chosen[face] + 1)))
            ),
            any(chosen) and _best(alone) is not None,
        )


def _question(asked: Position | Question) -> Question:
    return asked if isinstance(asked, Question) else Question.of(asked)


@dataclass(frozen=True, slots=True)
class _Goal:
    """A question, the weight of each tile, and how many tiles of each face a turn may play."""

    question: Question
    weights: Counts
    least: Counts
    most: Counts
    taken: Counts = NOTHING
    """Tiles of the rack that were laid already in this turn, as an opening."""
    must_play: bool = True

    @classmethod
    def of(cls, question: Question, objective: Objective) -> _Goal:
        least = question.rack if objective is Objective.OUT else NOTHING
        weights = _weights(objective, question.rulebook.joker_value)
        return cls(question, weights, least, question.rack)

    def without(self, played: Sequence[int]) -> Iterator[_Goal]:
        """Yield goals that together allow every turn but the one that plays these tiles."""
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
    """Return the weight of a tile of each face: the objective first, then ties, then jokers."""
    points = [joker_value if face == JOKER else face.number for face in FACES]
    if objective is Objective.POINTS:
        first, second = points, [1] * len(FACES)
    else:
        first, second = [-1 if objective is Objective.FEWEST else 1] * len(FACES), points
    return tuple(
        FIRST * one + SECOND * two - (face == JOKER)
        for face, one, two in zip(FACES, first, second, strict=True)
    )


def _best(goal: _Goal) -> _Found | None:
    """Return the best turn that a goal allows, or None."""
    question = goal.question
    if question.opened:
        return _best_of(_turns(goal))
    if question.rulebook.opening_goes_on:
        return _best_of(_openings_that_continue(goal))
    return _best_of(_openings(goal))


def _best_of(found: Iterable[_Found | None]) -> _Found | None:
    return max(filter(None, found), key=lambda each: each.weight, default=None)


# Openings


def _openings(goal: _Goal) -> Iterator[_Found | None]:
    """Yield the best openings from the rack alone."""
    rulebook = goal.question.rulebook
    value = max(1, rulebook.opening_minimum)
    if rulebook.opening_single_set:
        for (faces,) in openings(list(goal.most), rulebook):
            if all(map(int.__ge__, _count([faces]), goal.least)):
                yield _found(goal, (faces,))
    elif rulebook.locks_jokers:
        for chosen in _joker_sets(goal, [], goal.most[JOKER]):
            yield _best_with(goal, chosen, NOTHING, value)
    else:
        yield _best_with(goal, (), NOTHING, value)


def _openings_that_continue(goal: _Goal) -> Iterator[_Found | None]:
    """Yield the best turn for each opening; the opening counts as laid before."""
    question = goal.question
    for opening in openings(list(goal.most), question.rulebook):
        taken = _count(opening)
        around = replace(
            goal,
            question=replace(question, opened=True, sets=(*question.sets, *opening)),
            taken=taken,
            must_play=False,
        )
        for found in _turns(around, fresh=len(opening)):
            if found is not None:
                answer = found.answer._replace(packed_opening=packed(opening))
                yield replace(found, answer=answer)


# Turns


def _turns(goal: _Goal, fresh: int = 0) -> Iterator[_Found | None]:
    """Yield the best turn for each choice of the sets that hold a joker, where jokers are locked.

    The last ``fresh`` sets of the table were laid as an opening in this very turn.
    """
    question = goal.question
    if not question.rulebook.locks_jokers:
        yield _best_with(goal, (), NOTHING)
        return
    old = len(question.sets) - fresh
    options = [
        list(_options(goal, faces, may_swap=at < old))
        for at, faces in enumerate(question.sets)
        if JOKER in faces
    ]
    loose_jokers = goal.most[JOKER] - goal.taken[JOKER]
    for combination in product(*options):
        freeing = _count(
            [[option.freed_by for option in combination if option.freed_by is not None]]
        )
        for chosen in _joker_sets(goal, [option.forms for option in combination], loose_jokers):
            for copies in _copies_needed(goal, chosen, freeing, fresh):
                yield _best_with(goal, chosen, _plus(freeing, copies))


@dataclass(frozen=True, slots=True)
class _Option:
    """One thing to do with a locked set: where its joker may lie then, and which tile frees it."""

    forms: tuple[Faces, ...]
    freed_by: Face | None = None


def _options(goal: _Goal, faces: Faces, *, may_swap: bool) -> Iterator[_Option]:
    rulebook = goal.question.rulebook
    read = rulebook.read_set(faces)
    assert not isinstance(read, SetFlaw)
    yield _Option(tuple(_extended(read, rulebook)))
    if may_swap:
        for exact_tile in read.stands_for[0]:
            if goal.most[exact_tile] > goal.taken[exact_tile]:
                yield _Option(_all_joker_sets(rulebook), exact_tile)


def _extended(kept: Group | Run, rulebook: Rulebook) -> Iterator[Faces]:
    """Yield a locked set as it lies, and extended by the tiles that make no set of their own."""
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
            extended = (*head, *kept.faces, *tail)
            if not isinstance(rulebook.read_set(extended), SetFlaw):
                yield extended


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
    goal: _Goal, forms: list[tuple[Faces, ...]], loose_jokers: int
) -> Iterator[tuple[Faces, ...]]:
    """Yield a set for each joker on the table, and for none, one or both jokers of the rack."""
    every = _all_joker_sets(goal.question.rulebook) if loose_jokers else ()
    least = max(0, goal.least[JOKER] - goal.taken[JOKER])
    for laid in range(least, loose_jokers + 1):
        yield from _fitting(_in_all(goal), [*forms, *[every] * laid])


def _fitting(stock: Counts, forms: list[tuple[Faces, ...]]) -> Iterator[tuple[Faces, ...]]:
    """Yield combinations of one set from each list that the tiles suffice for."""
    if not forms:
        yield ()
        return
    for faces in forms[0]:
        left = tuple(map(int.__sub__, stock, _count([faces])))
        if min(left) >= 0:
            for others in _fitting(left, forms[1:]):
                yield (faces, *others)


def _copies_needed(
    goal: _Goal, chosen: tuple[Faces, ...], freeing: Counts, fresh: int
) -> Iterator[Counts]:
    """Yield which other tiles of the rack must be played to make a choice legal.

    A set that looks like an old one is new if an equal tile elsewhere may be the one that lay in
    the old set. Equal tiles of the rack help once they are played; to play more of them never
    harms, so the smallest choices that help are enough.
    """
    spare = [
        face
        for face in {face for faces in chosen for face in faces} - {JOKER}
        if goal.most[face] - goal.taken[face] - freeing[face] > 0
    ]
    helpful: list[set[Face]] = []
    for size in range(len(spare) + 1):
        for copies in combinations(sorted(spare), size):
            if not any(known <= set(copies) for known in helpful):
                needed = _plus(freeing, _count([copies]))
                if _jokers_are_legal(goal, chosen, needed, fresh):
                    helpful.append(set(copies))
                    yield _count([copies])


def _jokers_are_legal(goal: _Goal, chosen: tuple[Faces, ...], needed: Counts, fresh: int) -> bool:
    """Ask the judge about the jokers alone; where the other tiles lie does not matter."""
    before = _on_table(goal)
    used = _count(chosen)
    all_there = tuple(map(max, _plus(before, needed), used))
    rest = tuple(map(int.__sub__, all_there, used))
    singles = [(face,) for face in FACES for _ in range(rest[face])]
    played = [now - was for was, now in zip(before, all_there, strict=True)]
    return not locked_joker_faults(
        goal.question.rulebook,
        tuple(map(tiles_showing, goal.question.sets)),
        tuple(map(tiles_showing, (*chosen, *singles))),
        played,
        fresh,
    )


# The search, and its result


def _best_with(
    goal: _Goal, chosen: tuple[Faces, ...], needed: Counts, value: int = 0
) -> _Found | None:
    """Return the best turn that has these sets in it and plays the tiles needed."""
    used = _count(chosen)
    rulebook = goal.question.rulebook
    least = tuple(map(max, _plus(goal.taken, needed), goal.least))
    there = tuple(map(max, _plus(goal.question.table, least), used))
    may = tuple(map(int.__sub__, _in_all(goal), there))
    if min(may) < 0:
        return None
    if rulebook.locks_jokers:
        may = _with(list(may), JOKER, 0)
    played_already = there != _on_table(goal)
    layout = best_layout(
        Task(
            must=tuple(map(int.__sub__, there, used)),
            may=may,
            weights=goal.weights,
            longest_run=rulebook.max_run_length,
            value=max(0, value - sum(_value(rulebook, faces) for faces in chosen)),
            must_play=goal.must_play and not played_already,
        )
    )
    return None if layout is None else _found(goal, (*chosen, *layout.sets))


def _found(goal: _Goal, sets: tuple[Faces, ...]) -> _Found:
    played = tuple(map(int.__sub__, _count(sets), goal.question.table))
    joker_value = goal.question.rulebook.joker_value
    points = sum(
        count * (joker_value if face == JOKER else face.number)
        for face, count in zip(FACES, played, strict=True)
    )
    weight = sum(map(int.__mul__, played, goal.weights))
    return _Found(weight, Answer.of(points, played, sets))


def _value(rulebook: Rulebook, faces: Faces) -> int:
    read = rulebook.read_set(faces)
    return 0 if isinstance(read, SetFlaw) else read.value


def _on_table(goal: _Goal) -> Counts:
    """Return the tiles on the table, with the opening of this turn."""
    return _plus(goal.question.table, goal.taken)


def _in_all(goal: _Goal) -> Counts:
    """Return the most tiles that may lie on the table in the end."""
    return _plus(goal.question.table, goal.most)


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
