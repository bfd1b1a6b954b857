"""Dynamic programming over the numbers: which optional tiles fit beside those that must lie.

A set is either a group, which has one number, or a run, which goes from a number to the next. So
the search goes through the numbers from 1 to 13 and keeps nothing but the runs that are still open:
for each colour their lengths, where 3 stands for "long enough". At each number it decides how many
tiles of each colour go into groups, how many go into runs, and which optional ones stay behind. Two
ways that reach the same number with the same open runs and the same jokers left have the same
future, so each such state is solved once. What each colour could gain on its own is an upper bound
on all four together: choices are tried in the order of that bound, and once it falls below the best
one found the others are skipped.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import NamedTuple

from brikke.rules.sets import HIGHEST, LARGEST_GROUP, SMALLEST
from brikke.rules.tiles import JOKER, Colour, Face

IMPOSSIBLE = -(10**15)

Lengths = tuple[int, ...]
"""The lengths of one colour's open runs, ascending."""


@dataclass(frozen=True, slots=True)
class Task:
    """A problem to search: how many tiles of each face must lie, and how many more may."""

    must: tuple[int, ...]
    may: tuple[int, ...]
    weights: tuple[int, ...]
    """The weight of one optional tile of each face."""
    longest_run: int = HIGHEST
    value: int = 0
    """The least value of all sets together; for openings."""
    must_play: bool = False
    """Whether at least one optional tile must be laid."""


@dataclass(frozen=True, slots=True)
class Layout:
    """A solution of a task: its weight and its sets."""

    weight: int
    sets: tuple[tuple[Face, ...], ...]


class _State(NamedTuple):
    """A state of the search, before it looks at a number."""

    number: int
    runs: tuple[Lengths, ...]
    jokers: int
    """Jokers that are not laid yet."""
    value: int
    """The value that the sets still have to reach."""
    must_play: bool
    """Whether an optional tile still has to be laid."""


class _ColourChoice(NamedTuple):
    """A choice for one colour at one number: tiles into groups, tiles and jokers into runs."""

    groups: int
    runs: int
    jokers: int
    after: Lengths


class _Choice(NamedTuple):
    """A choice at one number, for all four colours."""

    colours: tuple[_ColourChoice, ...]
    group_jokers: int


def best_layout(task: Task) -> Layout | None:
    """Return the best solution of a task, or None if there is none."""
    search = _Search(task)
    start = _State(1, ((),) * len(Colour), search.jokers, task.value, task.must_play)
    weight = search.best(start)
    return None if weight is None else Layout(weight, tuple(search.retrace(start)))


class _Search:
    """One task, and the states that are solved already."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.jokers = task.must[JOKER] + task.may[JOKER]
        self._known: dict[_State, tuple[int, _Choice | None] | None] = {}
        self._known_choices: dict[tuple[Face, Lengths, int], list[_ColourChoice]] = {}
        self._bounds: dict[tuple[Colour, int, Lengths, int], int] = {}

    def best(self, state: _State) -> int | None:
        """Return the highest weight that can be laid from a state on, or None."""
        if state not in self._known:
            self._known[state] = self._solve(state)
        found = self._known[state]
        return None if found is None else found[0]

    def _solve(self, state: _State) -> tuple[int, _Choice | None] | None:
        if state.number > HIGHEST:
            return self._finish(state)
        best: tuple[int, _Choice | None] | None = None
        steps = [(*self._step(state, choice), choice) for choice in self._choices(state)]
        bounds = [gain + self._bound(after) for gain, after, _ in steps]
        for at in sorted(range(len(steps)), key=lambda at: -bounds[at]):
            if bounds[at] <= (IMPOSSIBLE if best is None else best[0]):
                break
            gain, after, choice = steps[at]
            future = self.best(after)
            if future is not None and (best is None or gain + future > best[0]):
                best = gain + future, choice
        return best

    def _bound(self, state: _State) -> int:
        """Return an upper bound from this state on: what the colours gain, each on its own."""
        jokers = self.task.may[JOKER] * max(0, self.task.weights[JOKER])
        return jokers + sum(
            self._bound_of_colour(colour, state.number, runs, state.jokers)
            for colour, runs in zip(Colour, state.runs, strict=True)
        )

    def _bound_of_colour(self, colour: Colour, number: int, runs: Lengths, jokers: int) -> int:
        """Return what a colour could gain if its tiles could join any group."""
        if number > HIGHEST:
            return IMPOSSIBLE if runs and min(runs) < SMALLEST else 0
        key = (colour, number, runs, jokers)
        if key not in self._bounds:
            face = Face.of(colour, number)
            self._bounds[key] = max(
                (
                    (own.groups + own.runs - self.task.must[face]) * self.task.weights[face]
                    + self._bound_of_colour(colour, number + 1, own.after, jokers - own.jokers)
                    for own in self._colour_choices(face, runs, jokers)
                ),
                default=IMPOSSIBLE,
            )
        return self._bounds[key]

    def _finish(self, state: _State) -> tuple[int, None] | None:
        """Weigh the jokers; return None if a run is too short or something is missing."""
        optional = self.jokers - state.jokers - self.task.must[JOKER]
        closed = all(length >= SMALLEST for runs in state.runs for length in runs)
        done = not state.value and (optional > 0 or not state.must_play)
        if optional < 0 or not closed or not done:
            return None
        return optional * self.task.weights[JOKER], None

    def _step(self, state: _State, choice: _Choice) -> tuple[int, _State]:
        """Return the weight that a choice adds, and the next state."""
        gain = optional = tiles = 0
        jokers = choice.group_jokers
        for face, own in zip(_faces(state.number), choice.colours, strict=True):
            laid = own.groups + own.runs
            gain += (laid - self.task.must[face]) * self.task.weights[face]
            optional += laid - self.task.must[face]
            tiles += laid
            jokers += own.jokers
        value = max(0, state.value - state.number * (tiles + jokers))
        runs = tuple(own.after for own in choice.colours)
        must_play = state.must_play and not optional
        return gain, _State(state.number + 1, runs, state.jokers - jokers, value, must_play)

    def _choices(self, state: _State) -> Iterator[_Choice]:
        """Yield the choices at a number: one for each colour, and jokers for groups."""
        each = [
            self._colour_choices(face, runs, state.jokers)
            for face, runs in zip(_faces(state.number), state.runs, strict=True)
        ]
        for colours in product(*each):
            left = state.jokers - sum(own.jokers for own in colours)
            groups = tuple([own.groups for own in colours])
            for group_jokers in range(left + 1):
                if groups_fit(groups, group_jokers):
                    yield _Choice(colours, group_jokers)

    def _colour_choices(self, face: Face, runs: Lengths, jokers: int) -> list[_ColourChoice]:
        """Return the choices of a colour; none if a short run cannot go on."""
        key = (face, runs, jokers)
        if key not in self._known_choices:
            must, most = self.task.must[face], self.task.must[face] + self.task.may[face]
            self._known_choices[key] = [
                _ColourChoice(into_groups, laid - into_groups, used, after)
                for laid in range(must, most + 1)
                for into_groups in range(laid + 1)
                for used in range(jokers + 1)
                for after in extensions(runs, laid - into_groups + used, self.task.longest_run)
            ]
        return self._known_choices[key]

    def retrace(self, start: _State) -> Iterator[tuple[Face, ...]]:
        """Yield the sets of the best layout from a state that has one."""
        state, open_runs = start, [_Runs(colour, self.task.longest_run) for colour in Colour]
        while (found := self._known[state]) is not None and found[1] is not None:
            colours, group_jokers = choice = found[1]
            yield from _deal_groups(
                state.number, tuple(own.groups for own in colours), group_jokers
            )
            for colour_runs, own in zip(open_runs, colours, strict=True):
                colour_runs.extend(state.number, own)
            _, state = self._step(state, choice)
        for colour_runs in open_runs:
            yield from colour_runs.finished()


@cache
def _faces(number: int) -> tuple[Face, ...]:
    return tuple(Face.of(colour, number) for colour in Colour)


@cache
def groups_fit(tiles: tuple[int, ...], jokers: int) -> bool:
    """Return whether tiles of one number, counted by colour, and jokers make up groups.

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
    """Return the open runs after some tiles joined them, in every way that matters.

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


class _Runs:
    """The runs of one colour while the sets of a solution are put together."""

    def __init__(self, colour: Colour, longest: int) -> None:
        self.colour = colour
        self._longest = longest
        self._open: list[list[Face]] = []
        self._closed: list[list[Face]] = []

    def extend(self, number: int, own: _ColourChoice) -> None:
        """Add tiles of a number so that the open runs have the lengths they should have."""
        faces = [Face.of(self.colour, number)] * own.runs + [JOKER] * own.jokers
        cap = SMALLEST if self._longest == HIGHEST else self._longest
        grown: list[list[Face]] = []
        for length in sorted(own.after, reverse=True):
            run = self._run_for(length, cap)
            run.append(faces.pop())
            grown.append(run)
        self._closed += self._open
        self._open = grown

    def _run_for(self, length: int, cap: int) -> list[Face]:
        """Return an open run that has this length with one more tile, or counts as that long."""
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
