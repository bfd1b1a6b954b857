"""The walk over the numbers: which optional tiles can be laid beside those that must lie.

Sets are either groups, which live at one number, or runs, which go from a number to the next. So
walk the numbers from 1 to 13 and carry along nothing but the runs that are still open: for each
colour their lengths, where 3 stands for "long enough". At each number decide how many tiles of
each colour go into groups, how many go on into runs, and which optional ones stay behind. Two
walks that reach the same number with the same open runs and the same jokers left have the same
future, so each such place is solved once. What each colour could gain on its own is a bound on all
four together: choices are tried in the order of that hope, and once it falls below what is found
the rest need no look.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import NamedTuple

from brikke.rules.sets import HIGHEST, LARGEST_GROUP, SMALLEST
from brikke.rules.tiles import JOKER, Colour, Face

HOPELESS = -(10**15)

Lengths = tuple[int, ...]
"""The lengths of one colour's open runs, ascending."""


@dataclass(frozen=True, slots=True)
class Task:
    """What the walk is to lay: of each face, so many must lie and so many more may."""

    must: tuple[int, ...]
    may: tuple[int, ...]
    weights: tuple[int, ...]
    """Of one optional tile of each face."""
    longest_run: int = HIGHEST
    worth: int = 0
    """What the sets must be worth together; for openings."""
    duty: bool = False
    """At least one optional tile must be laid."""


@dataclass(frozen=True, slots=True)
class Laying:
    """The best way to do a task: its weight, and the sets."""

    weight: int
    sets: tuple[tuple[Face, ...], ...]


class _Place(NamedTuple):
    """Where a walk stands before it looks at a number."""

    number: int
    runs: tuple[Lengths, ...]
    jokers: int
    """Not laid yet."""
    worth: int
    """Still to be reached."""
    duty: bool
    """Still to be done."""


class _Share(NamedTuple):
    """What one colour does at one number: tiles into groups, tiles and jokers into runs."""

    groups: int
    runs: int
    jokers: int
    after: Lengths


class _Choice(NamedTuple):
    """What happens at one number."""

    shares: tuple[_Share, ...]
    group_jokers: int


def lay(task: Task) -> Laying | None:
    """Return the best way to do a task, or None if there is none."""
    walk = _Walk(task)
    start = _Place(1, ((),) * len(Colour), walk.jokers, task.worth, task.duty)
    weight = walk.best(start)
    return None if weight is None else Laying(weight, tuple(walk.retrace(start)))


class _Walk:
    """One task, with what is known of each place."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.jokers = task.must[JOKER] + task.may[JOKER]
        self._known: dict[_Place, tuple[int, _Choice | None] | None] = {}
        self._shares: dict[tuple[Face, Lengths, int], list[_Share]] = {}
        self._hopes: dict[tuple[Colour, int, Lengths, int], int] = {}

    def best(self, place: _Place) -> int | None:
        """Return the highest weight that can be laid from this place on, or None."""
        if place not in self._known:
            self._known[place] = self._solve(place)
        found = self._known[place]
        return None if found is None else found[0]

    def _solve(self, place: _Place) -> tuple[int, _Choice | None] | None:
        if place.number > HIGHEST:
            return self._finish(place)
        best: tuple[int, _Choice | None] | None = None
        steps = [(*self._step(place, choice), choice) for choice in self._choices(place)]
        hopes = [gain + self._hope(after) for gain, after, _ in steps]
        for at in sorted(range(len(steps)), key=lambda at: -hopes[at]):
            if hopes[at] <= (HOPELESS if best is None else best[0]):
                break
            gain, after, choice = steps[at]
            future = self.best(after)
            if future is not None and (best is None or gain + future > best[0]):
                best = gain + future, choice
        return best

    def _hope(self, place: _Place) -> int:
        """Return a weight that nothing from this place on can exceed: each colour on its own."""
        jokers = self.task.may[JOKER] * max(0, self.task.weights[JOKER])
        return jokers + sum(
            self._hope_of(colour, place.number, runs, place.jokers)
            for colour, runs in zip(Colour, place.runs, strict=True)
        )

    def _hope_of(self, colour: Colour, number: int, runs: Lengths, jokers: int) -> int:
        """Return what a colour could gain if every group were there that its tiles want."""
        if number > HIGHEST:
            return HOPELESS if runs and min(runs) < SMALLEST else 0
        key = (colour, number, runs, jokers)
        if key not in self._hopes:
            face = Face.of(colour, number)
            self._hopes[key] = max(
                (
                    (share.groups + share.runs - self.task.must[face]) * self.task.weights[face]
                    + self._hope_of(colour, number + 1, share.after, jokers - share.jokers)
                    for share in self._shares_of(face, runs, jokers)
                ),
                default=HOPELESS,
            )
        return self._hopes[key]

    def _finish(self, place: _Place) -> tuple[int, None] | None:
        """Weigh the jokers; refuse what is left open or undone."""
        optional = self.jokers - place.jokers - self.task.must[JOKER]
        closed = all(length >= SMALLEST for runs in place.runs for length in runs)
        done = not place.worth and (optional > 0 or not place.duty)
        if optional < 0 or not closed or not done:
            return None
        return optional * self.task.weights[JOKER], None

    def _step(self, place: _Place, choice: _Choice) -> tuple[int, _Place]:
        """Return what a choice gains, and where it leads."""
        gain = optional = tiles = 0
        jokers = choice.group_jokers
        for face, share in zip(_faces(place.number), choice.shares, strict=True):
            laid = share.groups + share.runs
            gain += (laid - self.task.must[face]) * self.task.weights[face]
            optional += laid - self.task.must[face]
            tiles += laid
            jokers += share.jokers
        worth = max(0, place.worth - place.number * (tiles + jokers))
        runs = tuple(share.after for share in choice.shares)
        duty = place.duty and not optional
        return gain, _Place(place.number + 1, runs, place.jokers - jokers, worth, duty)

    def _choices(self, place: _Place) -> Iterator[_Choice]:
        """Yield what can be done at a number: a share for each colour, and jokers for groups."""
        each = [
            self._shares_of(face, runs, place.jokers)
            for face, runs in zip(_faces(place.number), place.runs, strict=True)
        ]
        for shares in product(*each):
            left = place.jokers - sum(share.jokers for share in shares)
            groups = tuple([share.groups for share in shares])
            for group_jokers in range(left + 1):
                if groups_fit(groups, group_jokers):
                    yield _Choice(shares, group_jokers)

    def _shares_of(self, face: Face, runs: Lengths, jokers: int) -> list[_Share]:
        """Return how the tiles of a face and some jokers can be shared; none if a run must die."""
        key = (face, runs, jokers)
        if key not in self._shares:
            must, most = self.task.must[face], self.task.must[face] + self.task.may[face]
            self._shares[key] = [
                _Share(into_groups, laid - into_groups, used, after)
                for laid in range(must, most + 1)
                for into_groups in range(laid + 1)
                for used in range(jokers + 1)
                for after in extensions(runs, laid - into_groups + used, self.task.longest_run)
            ]
        return self._shares[key]

    def retrace(self, start: _Place) -> Iterator[tuple[Face, ...]]:
        """Yield the sets of the best way from a place that has one."""
        place, rows = start, [_Rows(colour, self.task.longest_run) for colour in Colour]
        while (found := self._known[place]) is not None and found[1] is not None:
            shares, group_jokers = choice = found[1]
            yield from _deal_groups(
                place.number, tuple(share.groups for share in shares), group_jokers
            )
            for row, share in zip(rows, shares, strict=True):
                row.extend(place.number, share)
            _, place = self._step(place, choice)
        for row in rows:
            yield from row.finished()


@cache
def _faces(number: int) -> tuple[Face, ...]:
    return tuple(Face.of(colour, number) for colour in Colour)


@cache
def groups_fit(tiles: tuple[int, ...], jokers: int) -> bool:
    """Whether so many tiles of each colour, all of one number, and jokers make up groups.

    With m groups every colour has m tiles at most, and there are 3 m to 4 m tiles in all. Dealt
    out one by one, the tiles fall evenly, and the jokers fill up what is short.
    """
    total = sum(tiles) + jokers
    if total == 0:
        return True
    return any(
        SMALLEST * groups <= total <= LARGEST_GROUP * groups and max(tiles) <= groups
        for groups in range(1, total // SMALLEST + 1)
    ) and any(tiles)


@cache
def extensions(runs: Lengths, tiles: int, longest: int) -> tuple[Lengths, ...]:
    """Return the open runs after so many tiles joined them, in every way that leaves a future.

    Runs shorter than three must go on. A tile that is left then joins a long run before it starts
    a new one: a long run may end anywhere, so that never hurts, unless runs have a limit.
    """
    short = [length for length in runs if length < SMALLEST]
    long = [length for length in runs if SMALLEST <= length < longest]
    left = tiles - len(short)
    if left < 0:
        return ()
    most = min(left, len(long))
    found = set()
    for joined in range(most if longest == HIGHEST else 0, most + 1):
        for grown in {tuple(long[:joined]), tuple(long[len(long) - joined :])}:
            cap = SMALLEST if longest == HIGHEST else longest
            lengths = [min(cap, length + 1) for length in (*short, *grown)]
            found.add(tuple(sorted([*lengths, *[1] * (left - joined)])))
    return tuple(found)


def _deal_groups(number: int, tiles: tuple[int, ...], jokers: int) -> Iterator[tuple[Face, ...]]:
    """Yield the groups that these tiles make: dealt out one by one, jokers to the smallest."""
    total = sum(tiles) + jokers
    count = max(*tiles, -(-total // LARGEST_GROUP)) if total else 0
    groups: list[list[Face]] = [[] for _ in range(count)]
    at = 0
    for colour in Colour:
        for _ in range(tiles[colour]):
            groups[at % count].append(Face.of(colour, number))
            at += 1
    for _ in range(jokers):
        min(groups, key=len).append(JOKER)
    yield from map(tuple, groups)


class _Rows:
    """The runs of one colour while a walk is retraced."""

    def __init__(self, colour: Colour, longest: int) -> None:
        self.colour = colour
        self._longest = longest
        self._open: list[list[Face]] = []
        self._closed: list[list[Face]] = []

    def extend(self, number: int, share: _Share) -> None:
        """Add tiles of a number so that the open runs have the lengths they should have."""
        faces = [Face.of(self.colour, number)] * share.runs + [JOKER] * share.jokers
        cap = SMALLEST if self._longest == HIGHEST else self._longest
        grown: list[list[Face]] = []
        for length in sorted(share.after, reverse=True):
            run = self._run_for(length, cap)
            run.append(faces.pop())
            grown.append(run)
        self._closed += self._open
        self._open = grown

    def _run_for(self, length: int, cap: int) -> list[Face]:
        """Return an open run that has this length, or counts as it, with one more tile."""
        if length == 1:
            return []
        run = next(
            (run for run in self._open if len(run) + 1 == length),
            None,
        ) or next(run for run in self._open if length == cap <= len(run))
        self._open.remove(run)
        return run

    def finished(self) -> Iterator[tuple[Face, ...]]:
        """Yield all runs once the last number is passed."""
        yield from map(tuple, (*self._closed, *self._open))
