"""The native core, behind the same questions and answers as its readable twin.

A question travels as bytes: seven for the rules, 53 counts of the table, 53 of the rack, then for
each set its form (0 group, 1 run), its size and its faces. An answer comes back as a tuple whose
sets are bytes, too: size and faces, set after set.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import compress
from typing import TYPE_CHECKING, Final

from brikke.rules.rulebook import Jokers, Rulebook
from brikke.rules.sets import Run
from brikke.rules.tiles import FACES
from brikke.solver._core import Solver
from brikke.solver.question import Answer, Faces, Further, Objective, Question

if TYPE_CHECKING:
    from brikke.solver._core import Turn

_JOKERS: Final = {jokers: number for number, jokers in enumerate(Jokers)}
_OBJECTIVES: Final = {objective: number for number, objective in enumerate(Objective)}


_idle: list[Solver] = []
"""Workspaces that nobody uses."""


@contextmanager
def workspace() -> Iterator[Solver]:
    """Lend a workspace, whatever the thread: it answers one question at a time."""
    try:
        solver = _idle.pop()
    except IndexError:
        solver = Solver()
    try:
        yield solver
    finally:
        _idle.append(solver)


class NativeCore(threading.local):
    """The native core with one workspace a thread: it answers one question at a time."""

    name = "native"

    def __init__(self) -> None:
        self._solver = Solver()

    def best(self, question: Question, objective: Objective) -> tuple[Answer | None, float]:
        """Return the best turn, or None, and the microseconds spent inside the core."""
        turn, nanoseconds, _ = self._solver.best(pack(question), _OBJECTIVES[objective])
        return (None if turn is None else _unpack(turn)), nanoseconds / 1000

    def can_play(self, question: Question) -> bool:
        """Return whether any legal turn plays a tile."""
        return self._solver.can_play(pack(question))

    def can_go_out(self, question: Question) -> bool:
        """Return whether a legal turn empties the rack."""
        return self._solver.can_go_out(pack(question))

    def turns(self, question: Question, objective: Objective, limit: int) -> list[Answer]:
        """Return turns that differ in the tiles played, best first."""
        found = self._solver.turns(pack(question), _OBJECTIVES[objective], limit)
        return [_unpack(turn) for turn in found]

    def further(self, question: Question, chosen: Sequence[int]) -> Further:
        """Return what goes along with so many tiles of each face in a legal turn."""
        following, complete = self._solver.further(pack(question), bytes(chosen))
        return Further(tuple(compress(FACES, following)), complete)


def pack(question: Question) -> bytes:
    """Return a question as the core reads it."""
    return b"".join(
        (
            pack_rules(question.rulebook, question.opened),
            bytes(question.table),
            bytes(question.rack),
            pack_sets(question.rulebook, question.sets),
        )
    )


def pack_rules(rulebook: Rulebook, opened: bool) -> bytes:
    """Return what the solver must know of the rules, as the core reads it."""
    return bytes(
        (
            _JOKERS[rulebook.jokers],
            rulebook.max_run_length,
            opened,
            rulebook.opening_minimum,
            rulebook.opening_single_set,
            rulebook.opening_goes_on,
            rulebook.joker_value,
        )
    )


def pack_sets(rulebook: Rulebook, sets: Iterable[Faces]) -> bytes:
    """Return sets, runs in ascending order, as the core reads them."""
    return b"".join(
        bytes((isinstance(rulebook.read_set(faces), Run), len(faces), *faces)) for faces in sets
    )


def _unpack(turn: Turn) -> Answer:
    tiles, points, played, sets, opening = turn
    return Answer(tiles, points, tuple(played), unpack_sets(sets), unpack_sets(opening))


def unpack_sets(data: bytes) -> tuple[Faces, ...]:
    """Return sets that the core tells: size and faces, set after set."""
    found, at = [], 0
    while at < len(data):
        end = at + 1 + data[at]
        found.append(tuple([FACES[kind] for kind in data[at + 1 : end]]))
        at = end
    return tuple(found)
