"""Reference implementation of ``native/rounds/endgame.c``: same moves, same verdicts, but slow."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import product
from math import prod
from typing import Final

from brikke.players.endgame.end import Counts, End, Verdict, rack_points
from brikke.rules.position import Position
from brikke.rules.rulebook import Rulebook
from brikke.rules.table import EMPTY_TABLE
from brikke.rules.tiles import FACES, Colour, Face, tiles_showing
from brikke.solver import can_go_out

MAX_PLAYS: Final = 4096
"""Larger racks, by the number of ways to choose tiles from them, are not searched."""
_OPPOSITE: Final = {
    Verdict.OPEN: Verdict.OPEN,
    Verdict.WON: Verdict.LOST,
    Verdict.LOST: Verdict.WON,
}


def endure(end: End) -> Counts | None:
    """Return the move of the policy ``endure``, which only keeps blocking.

    Go out if possible. Else play the most valuable single tile after which the rival is still
    blocked; else the most valuable such set of three from the rack. A joker counts 0.
    """
    if not blocks(end.rulebook, end.rival):
        return end.own
    for plays in (_single_tiles(end), _sets_of_three(end.own)):
        safe = [p for p in plays if blocks(end.rulebook, _subtract(end.own, p))]
        if safe:
            return max(safe, key=_play_value)
    return None


def choose(end: End, budget: int) -> tuple[Counts | None, Verdict, int]:
    """Return the tiles to play, the verdict, and the number of questions asked."""
    search = _Search(end, budget)
    if not search.blocks(end.rival):
        return end.own, Verdict.WON, search.questions
    verdict = Verdict.OPEN
    if _is_small(end.own) and _is_small(end.rival):
        verdict, played = search.try_every_play(end)
        if verdict is Verdict.WON:
            return played, verdict, search.questions
    return _bounded(search, end), verdict, search.questions


# Questions


def _can_lay(rulebook: Rulebook, counts: Counts) -> bool:
    rack = tiles_showing(face for face in FACES for _ in range(counts[face]))
    return can_go_out(Position(EMPTY_TABLE, rack, opened=True, rulebook=rulebook))


def blocks(rulebook: Rulebook, rack: Counts) -> bool:
    """Return whether a rack keeps the rival from going out."""
    return not _can_lay(rulebook, tuple(2 - count for count in rack))


def _table(end: End) -> Counts:
    return tuple(2 - own - rival for own, rival in zip(end.own, end.rival, strict=True))


def _add(some: Counts, others: Counts) -> Counts:
    return tuple(one + other for one, other in zip(some, others, strict=True))


def _subtract(rack: Counts, played: Counts) -> Counts:
    return tuple(held - gone for held, gone in zip(rack, played, strict=True))


def _play_value(played: Counts) -> int:
    """Return the value of a play; a joker counts 0, so that it is played last."""
    return rack_points(played, joker_value=0)


# Small plays


def _of(faces: Iterable[Face]) -> Counts:
    there = list(faces)
    return tuple(there.count(face) for face in FACES)


def _single_tiles(end: End) -> Iterator[Counts]:
    for face in sorted(FACES, key=lambda face: -face.number):  # the most valuable first
        played = _of([face])
        if end.own[face] and _can_lay(end.rulebook, _add(_table(end), played)):
            yield played


def _sets_of_three(rack: Counts) -> Iterator[Counts]:
    groups = (
        [Face.of(colour, number) for colour in Colour if colour is not without]
        for number in range(1, 14)
        for without in Colour
    )
    runs = (
        [Face.of(colour, number + step) for step in range(3)]
        for colour in Colour
        for number in range(1, 12)
    )
    for faces in (*groups, *runs):
        if all(rack[face] for face in faces):
            yield _of(faces)


# The exact search


@dataclass
class _Search:
    end: End
    budget: int
    questions: int = 0
    _blocking: dict[Counts, bool] = field(default_factory=dict)

    @property
    def is_spent(self) -> bool:
        """Whether the budget is used up; the native core counts a hard question as several."""
        return self.questions > self.budget

    def blocks(self, rack: Counts) -> bool:
        """Return whether a rack blocks; each rack is asked for once."""
        if rack not in self._blocking:
            self.questions += 1
            self._blocking[rack] = blocks(self.end.rulebook, rack)
        return self._blocking[rack]

    def decide(self, end: End) -> Verdict:
        """Return the verdict for the player to move."""
        if not self.blocks(end.rival):
            return Verdict.WON
        if self.is_spent:
            return Verdict.OPEN
        return self.try_every_play(end)[0]

    def try_every_play(self, end: End) -> tuple[Verdict, Counts | None]:
        """Try every play; return the verdict, and the winning play if there is one."""
        able, found = False, {Verdict.LOST}
        for played in _every_play(end.own):
            if self.is_spent:
                return Verdict.OPEN, None
            left = _subtract(end.own, played)
            safe = self.blocks(left)
            if (not safe and able) or not self._can_play(end, played):
                continue
            able = True
            verdict = self._verdict_after(end, left, passed=False) if safe else Verdict.LOST
            if verdict is Verdict.WON:
                return verdict, played
            found.add(verdict)
        if not end.duty or not able:
            verdict = self._pass(end)
            if verdict is not Verdict.LOST:
                return verdict, None
        return (Verdict.OPEN if Verdict.OPEN in found else Verdict.LOST), None

    def _can_play(self, end: End, played: Counts) -> bool:
        self.questions += 1
        return _can_lay(end.rulebook, _add(_table(end), played))

    def _verdict_after(self, end: End, left: Counts, *, passed: bool) -> Verdict:
        other = replace(end, own=end.rival, rival=left, passed=passed, earlier=not end.earlier)
        return _OPPOSITE[self.decide(other)]

    def _pass(self, end: End) -> Verdict:
        if not self.blocks(end.own):
            return Verdict.LOST
        if end.passed:
            return Verdict.WON if _wins_blocked(end) else Verdict.LOST
        return self._verdict_after(end, end.own, passed=True)


def _is_small(rack: Counts) -> bool:
    return prod(count + 1 for count in rack) <= MAX_PLAYS


def _every_play(rack: Counts) -> Iterator[Counts]:
    """Yield every choice of tiles, in the order of a counter whose digits are the faces."""
    choices = product(*(range(count + 1) for count in reversed(rack)))
    next(choices)  # the empty choice
    for digits in choices:
        yield digits[::-1]


def _wins_blocked(end: End) -> bool:
    own, rival = (
        (rack_points(rack, end.rulebook.joker_value), sum(rack)) for rack in (end.own, end.rival)
    )
    return own < rival or (own == rival and end.earlier)


# The bounded choice


def _bounded(search: _Search, end: End) -> Counts | None:
    value = end.rulebook.joker_value
    if end.duty:
        return _most_flexible_play(search, end)
    ahead = rack_points(end.own, value) < rack_points(end.rival, value)
    return None if ahead and search.blocks(end.own) else endure(end)


def _most_flexible_play(search: _Search, end: End) -> Counts | None:
    """Return the small play that leaves the most tiles that can be played next."""
    for plays in (_single_tiles(end), _sets_of_three(end.own)):
        most, freest = (-1, -1), None
        for played in plays:
            left = _subtract(end.own, played)
            if not search.blocks(left):
                continue
            free = _flexibility(search, left), _play_value(played)
            if free > most:
                most, freest = free, played
            if search.is_spent:
                break
        if freest is not None:
            return freest
    return None


def _flexibility(search: _Search, left: Counts) -> int:
    """Return the number of tiles that can be played next without letting the rival out."""
    free = 0
    for face in FACES:
        if search.is_spent:
            break
        if left[face] and search.blocks(_subtract(left, _of([face]))):
            free += left[face]
    return free
