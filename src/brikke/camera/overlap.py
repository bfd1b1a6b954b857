"""Overlapping photographs: which tiles of two pictures are the same ones.

Two pictures of one table show it from different sides, so nothing is known beforehand about how one
lies upon the other. But a tile has two axes: a tile of the first picture and one of the second that
show the same face say together where their neighbours should be. From such a pair the overlap
grows from neighbour to neighbour, as long as faces and places agree. A tile that should be there
and is not speaks against it.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np

from brikke.camera.finding import Places
from brikke.camera.networks import Answer
from brikke.rules.tiles import COPIES

Array: TypeAlias = np.ndarray[Any, Any]
Size: TypeAlias = tuple[int, int]

_FAR: Final = (8.0, 10.0)  # neighbours are no farther than this, in halves of a tile's axes
_NEAR: Final = 0.75  # a tile lies where it is expected, in the same measure
_CROOKED: Final = 0.35  # sine of the angle to the expected axis
_ALIKE: Final = 0.2  # probability that two tiles show the same face
_AGAINST: Final = 1.5  # what a missing tile weighs, compared with one that is there
_FEWEST: Final = 3  # tiles of an overlap; fewer are chance
_ENOUGH: Final = 5  # tiles of an overlap that is sure


@dataclass(frozen=True)
class Overlap:
    """Tiles that two pictures show: pairs of their numbers in the first and in the second.

    It is not sure if equal sets that lie in two places would look the same.
    """

    pairs: tuple[tuple[int, int], ...]
    sure: bool


@dataclass(frozen=True)
class _View:
    """A picture: its tiles, and for each tile where the others lie, seen from it."""

    answer: Answer
    size: Size
    seen: Array
    near: list[list[int]]

    @property
    def places(self) -> Places:
        return self.answer.places


@dataclass(frozen=True)
class _Growth:
    """An overlap while it grows: for each tile its partner and whether it is turned half round."""

    partner: dict[int, tuple[int, int]]
    against: int

    @property
    def score(self) -> float:
        return len(self.partner) - _AGAINST * self.against


def find_overlap(
    first: Answer, second: Answer, sizes: tuple[Size, Size], rows: Sequence[Sequence[int]]
) -> Overlap | None:
    """Return the tiles that two pictures both show; ``rows`` are those of the first."""
    one, other = _view(first, sizes[0]), _view(second, sizes[1])
    alike = first.faces @ second.faces.T > _ALIKE
    found: list[_Growth] = []
    known: set[tuple[int, int, int]] = set()
    for at, partner in np.argwhere(alike):
        for turn in (1, -1):
            if (at, partner, turn) in known:
                continue
            growth = _grown(one, other, alike, (int(at), int(partner), turn))
            known |= {(a, b, t) for a, (b, t) in growth.partner.items()}
            if len(growth.partner) >= _FEWEST and growth.score >= len(growth.partner) / 2:
                found.append(growth)
    if not found:
        return None
    found.sort(key=lambda growth: (-growth.score, sorted(growth.partner.items())))
    best = found[0]
    pairs = tuple(sorted((a, b) for a, (b, _) in best.partner.items()))
    rivals = (each for each in found[1:] if not _agree(each, best))
    rival = max((each.score for each in rivals), default=0.0)
    spread = sum(any(tile in best.partner for tile in row) for row in rows)
    clear = len(pairs) >= _ENOUGH and spread >= 2 and rival <= best.score / 2
    return Overlap(pairs, clear or _needed(first, second, pairs))


def _view(answer: Answer, size: Size) -> _View:
    places = answer.places
    away = places.centre[None] - places.centre[:, None]
    long, short = places.long[:, None], places.short[:, None]
    cross = long[..., 0] * short[..., 1] - long[..., 1] * short[..., 0]
    cross = np.where(np.abs(cross) < 1e-6, 1e-6, cross)
    along = (away[..., 0] * short[..., 1] - away[..., 1] * short[..., 0]) / cross
    across = (long[..., 0] * away[..., 1] - long[..., 1] * away[..., 0]) / cross
    seen = np.stack([along, across], 2)
    far = np.hypot(along / _FAR[0], across / _FAR[1])
    near = [
        [int(k) for k in np.argsort(far[at], kind="stable") if k != at and far[at, k] < 1]
        for at in range(len(places))
    ]
    return _View(answer, size, seen, near)


def _grown(one: _View, other: _View, alike: Array, seed: tuple[int, int, int]) -> _Growth:
    """Return the overlap that grows from one pair."""
    start, first, turn = seed
    partner = {start: (first, turn)}
    taken = {first: (start, turn)}
    queue = deque([start])
    while queue:
        at = queue.popleft()
        for tile in one.near[at]:
            if tile in partner:
                continue
            there = partner[at]
            point, axis = _expected(one, other, (at, tile), there)
            free = [
                each
                for each in (there[0], *other.near[there[0]])
                if each not in taken and alike[tile, each]
            ]
            found = _match(other, free, point, axis)
            if found is not None:
                partner[tile] = found
                taken[found[0]] = (tile, found[1])
                queue.append(tile)
    return _Growth(partner, _missing(one, other, partner) + _missing(other, one, taken))


def _expected(
    one: _View, other: _View, tiles: tuple[int, int], partner: tuple[int, int]
) -> tuple[Array, Array]:
    """Return where a tile should be in the other picture, and its long axis there.

    A neighbour that is known there says it, if perspective is the same around it.
    """
    at, tile = tiles
    there, turn = partner
    long, short = other.places.long[there] * turn, other.places.short[there] * turn
    along, across = one.seen[at, tile]
    point = other.places.centre[there] + along * long + across * short
    along, across = _seen_from(one.places.long[at], one.places.short[at], one.places.long[tile])
    return np.asarray(point), np.asarray(along * long + across * short)


def _match(other: _View, free: Sequence[int], point: Array, axis: Array) -> tuple[int, int] | None:
    """Return the tile that lies where it should, and whether it is turned half round."""
    best, least = None, _NEAR
    for each in free:
        long, short = other.places.long[each], other.places.short[each]
        along, across = _seen_from(long, short, point - other.places.centre[each])
        size = max(float(np.hypot(*long) * np.hypot(*axis)), 1e-6)
        lean = abs(long[0] * axis[1] - long[1] * axis[0]) / size
        off = max(abs(along), abs(across))
        if off < least and lean < _CROOKED:
            best, least = (each, 1 if float(np.dot(long, axis)) > 0 else -1), off
    return best


def _seen_from(long: Array, short: Array, away: Array) -> tuple[float, float]:
    """Return a way in halves of a tile's axes."""
    cross = long[0] * short[1] - long[1] * short[0] or 1e-6
    along = (away[0] * short[1] - away[1] * short[0]) / cross
    across = (long[0] * away[1] - long[1] * away[0]) / cross
    return float(along), float(across)


def _missing(one: _View, other: _View, partner: dict[int, tuple[int, int]]) -> int:
    """Return how many tiles should be well inside the other picture and are not there."""
    missing = set()
    high, wide = other.size
    for at, known in partner.items():
        margin = float(np.hypot(*other.places.long[known[0]])) * 1.5
        for tile in one.near[at]:
            if tile in partner:
                continue
            (x, y), _ = _expected(one, other, (at, tile), known)
            if margin < x < wide - margin and margin < y < high - margin:
                missing.add(tile)
    return len(missing)


def _agree(one: _Growth, other: _Growth) -> bool:
    """Return whether two overlaps say the same of a tile, so that they are parts of one."""
    return any(other.partner.get(tile) == there for tile, there in one.partner.items())


def _needed(first: Answer, second: Answer, pairs: Sequence[tuple[int, int]]) -> bool:
    """Return whether the box would not hold the paired tiles twice."""
    shown = [np.argmax(answer.faces, 1) for answer in (first, second)]
    many = Counter(int(face) for faces in shown for face in faces)
    return any(many[int(shown[0][at])] > COPIES for at, _ in pairs)
