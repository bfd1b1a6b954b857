"""Opening turns, of a player who has not opened: own sets that reach the minimum.

In most editions that is the whole turn, and the table stays as it is. Where an opening turn may
go on, the opening sets come first, and the rest is judged as an ordinary turn on the table with
these sets on it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from brikke.rules.judge import ordinary
from brikke.rules.judge.tile_counts import TileCounts
from brikke.rules.judge.violation import Code, Violation, Violations
from brikke.rules.position import Play, Position
from brikke.rules.possible_sets import best_opening_value, openings
from brikke.rules.rulebook import Rulebook
from brikke.rules.sets import Group, SetFlaw, read_set
from brikke.rules.table import LaidSet, Table
from brikke.rules.tiles import JOKER, Face, Tile, counts_of, faces_of, tiles_showing


def faults(position: Position, turn: Play) -> Violations:
    """Return every violation of an opening turn."""
    if position.opens_alone:
        return _opening_alone(position, turn.table)
    if turn.opening:
        return _with_opening(position, turn.table, turn.opening)
    return find_opening(position, turn.table)[0]


def _opening_alone(position: Position, after: Table) -> Violations:
    rulebook = position.rulebook
    found = ordinary.faults(rulebook, position.table, position.rack, after)
    split = _split(position.table, after)
    played = TileCounts.of(position.table, position.rack, after).played
    own = _from(played, split.new) if split.touched else split.new
    low = _too_low(rulebook, own) if any(played) else ()
    if split.touched:
        early = bool(low) or not own
        code = Code.TABLE_TOUCHED_BEFORE_OPENING if early else Code.TABLE_TOUCHED_IN_OPENING
        found += (Violation(code, sets=split.touched),)
    return (*found, *low)


def _with_opening(position: Position, after: Table, opening: tuple[LaidSet, ...]) -> Violations:
    """Judge a turn that names its opening sets."""
    rulebook = position.rulebook
    found = ordinary.faults(rulebook, position.table, position.rack, after, opening)
    found += ordinary.set_faults(rulebook, opening)
    foreign = _beyond(counts_of(position.rack), opening)
    if foreign:
        found += (Violation(Code.OPENING_NOT_FROM_RACK, sets=opening, tiles=foreign),)
    return (*found, *_too_low(rulebook, opening))


Found = tuple[Violations, tuple[LaidSet, ...]]
"""The violations of a turn; if there are none, the opening sets that make it legal."""


def find_opening(position: Position, after: Table) -> Found:
    """Judge a turn that names no opening: it is legal if any choice of opening sets makes it so.

    Naming opening sets only adds conditions, so a violation without them is one with any.
    """
    rulebook = position.rulebook
    found = ordinary.faults(rulebook, position.table, position.rack, after)
    played = TileCounts.of(position.table, position.rack, after).played
    if not any(played) or any(fault.code is Code.NOT_OWNED for fault in found):
        return found, ()
    if next(openings(played, rulebook), None) is None:
        if touched := _split(position.table, after).touched:
            found += (Violation(Code.TABLE_TOUCHED_BEFORE_OPENING, sets=touched),)
        return (*found, _low(rulebook, (), best_opening_value(played, rulebook))), ()
    return (found, ()) if found else _best_opening(position, after, played)


def _best_opening(position: Position, after: Table, played: list[int]) -> Found:
    """Return the opening that makes the turn legal, else the violations of the best one."""
    best: Violations | None = None
    for sets in openings(played, position.rulebook):
        opening = tuple(map(tiles_showing, sets))
        found = _with_opening(position, after, opening)
        if not found:
            return (), opening
        if best is None or len(found) < len(best):
            best = found
    return best or (), ()


def _too_low(rulebook: Rulebook, sets: Sequence[LaidSet]) -> Violations:
    """Return violations if these sets have too low a value for an opening, or are too many."""
    read = [rulebook.read_set(faces_of(laid)) for laid in sets]
    values = [0 if isinstance(tile_set, SetFlaw) else tile_set.value for tile_set in read]
    single = rulebook.opening_single_set
    reached = max(values, default=0) if single else sum(values)
    found: Violations = ()
    if single and len(sets) > 1:
        found = (Violation(Code.OPENING_NOT_ONE_SET, sets=tuple(sets)),)
    if not sets or reached < rulebook.opening_minimum:
        found += (_low(rulebook, tuple(sets), reached),)
    return found


def _low(rulebook: Rulebook, sets: tuple[LaidSet, ...], reached: int) -> Violation:
    needed = rulebook.opening_minimum
    return Violation(Code.OPENING_TOO_LOW, sets=sets, reached=reached, needed=needed)


@dataclass(frozen=True, slots=True)
class _Split:
    """The sets of two tables that differ."""

    touched: tuple[LaidSet, ...]
    new: tuple[LaidSet, ...]


def _split(before: Table, after: Table) -> _Split:
    """Return the old sets that were touched, and the new sets."""
    kept = Counter(map(_meaning, before)) & Counter(map(_meaning, after))
    return _Split(tuple(_except(kept, before)), tuple(_except(kept, after)))


def _except(kept: Counter[_Meaning], table: Table) -> Iterator[LaidSet]:
    left = kept.copy()
    for laid in table:
        meaning = _meaning(laid)
        if left[meaning]:
            left[meaning] -= 1
        else:
            yield laid


_Meaning = tuple[type, tuple[Face, ...]]


def _meaning(laid: LaidSet) -> _Meaning:
    """Return the kind of a set and its faces, sorted unless their order has a meaning."""
    faces = faces_of(laid)
    read = read_set(faces)
    ordered = JOKER in faces and not isinstance(read, Group)
    return type(read), faces if ordered else tuple(sorted(faces))


def _from(counts: list[int], sets: Sequence[LaidSet]) -> tuple[LaidSet, ...]:
    """Return the sets that can be laid with these counts, the first ones first."""
    left, own = list(counts), []
    for laid in sets:
        needed = Counter(faces_of(laid))
        if all(left[face] >= times for face, times in needed.items()):
            own.append(laid)
            for face, times in needed.items():
                left[face] -= times
    return tuple(own)


def _beyond(counts: list[int], sets: Sequence[LaidSet]) -> tuple[Tile, ...]:
    """Return the tiles of these sets that exceed the counts."""
    left, beyond = list(counts), []
    for laid in sets:
        for tile in laid:
            left[tile.face] -= 1
            if left[tile.face] < 0:
                beyond.append(tile)
    return tuple(beyond)
