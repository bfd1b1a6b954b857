"""Pairing: who plays with whom in a round of a tournament, and in which seats.

Players are matched with neighbours in an order, by a matching of maximal weight (networkx): first
as few as possible who have met before, then as near as possible in the order. For tables of three
or four, pairs are matched once more. Free seats are filled with bots of the house.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations, pairwise, permutations, product
from typing import Final

from brikke.errors import InputError

HOUSE: Final = None
"""A seat of a bot of the house."""
Seats = tuple[str | None, ...]
"""The players of a table in the order of its seats; None for a bot of the house."""

_WINDOWS: Final = (6, 18, 54, 108)
"""How far from each other in the order two players may be; widened when some would meet again."""
_SECTION: Final = 96
"""How many neighbours in the order are matched by themselves: for all together it takes long."""
_Group = tuple[int, ...]
"""Numbers of players in the order; those from the number of people on are bots."""


@dataclass(frozen=True, slots=True)
class _Unit:
    """A group that is matched as one, and its place in the order."""

    members: _Group
    at: int


def drawn_order(tournament: str, number: int, players: Iterable[str]) -> list[str]:
    """Return players in an order that is drawn for a round: it follows from a hash."""
    return sorted(
        players, key=lambda each: sha256(f"{tournament} {number} {each}".encode()).digest()
    )


def pair(order: Sequence[str], seats: int, before: Sequence[Seats] = ()) -> list[Seats]:
    """Return the tables of a round; ``before`` are the tables of earlier rounds.

    No two players meet twice, and nobody plays with bots twice, as long as that can be avoided.
    """
    if seats not in (2, 3, 4):
        raise InputError("a table has 2 to 4 seats", seats)
    if len(set(order)) != len(order):
        raise InputError("a player is paired once", sorted(order))
    if not order:
        return []
    everyone = [*order, *(f"house {at}" for at in range(-len(order) % seats))]
    meetings = _Meetings(everyone, len(order), before)
    groups = _without_meetings(len(everyone), seats, meetings)
    sat = Counter((player, seat) for table in before for seat, player in enumerate(table))
    return [_seated([order[at] for at in group if at < len(order)], seats, sat) for group in groups]


def with_comparison(tables: Sequence[Seats]) -> list[Seats]:
    """Return the tables of a round, with a table of bots beside a single one.

    On equal tiles a single table has nothing to be compared with. So one who tries an evening
    alone, and four friends at one table, are compared with bots in their seats.
    """
    if len(tables) != 1:
        return [*tables]
    return [*tables, (HOUSE,) * len(tables[0])]


def _without_meetings(count: int, seats: int, meetings: _Meetings) -> list[_Group]:
    """Return groups in which nobody meets again, or those in which the fewest do."""
    found: list[tuple[int, list[_Group]]] = []
    for window in _WINDOWS:
        sections = [range(count)] if found else _sections(count)
        parts = [_exchanged(_grouped(each, seats, meetings, window), meetings) for each in sections]
        groups = [group for part in parts for group in part]
        again = sum(map(meetings.inside, groups))
        found.append((again, groups))
        # A wider window only matters where somebody was outside.
        if again == 0 or window >= count:
            break
    return min(found)[1]


def _sections(count: int) -> list[range]:
    """Return the order in sections that have whole tables only; the last one is the longest."""
    starts = range(0, max(count - _SECTION, 0) + 1, _SECTION)
    return [range(start, end) for start, end in pairwise((*starts, count))]


def _exchanged(groups: Sequence[_Group], meetings: _Meetings) -> list[_Group]:
    """Return groups after exchanging members, as long as fewer meet again by it.

    A table of four is two pairs that were matched one after the other; this sees all of it.
    """
    found = [list(group) for group in groups]
    improved = True
    while improved:
        improved = False
        for one, other in combinations(found, 2):
            before = meetings.inside(one) + meetings.inside(other)
            for a, b in product(range(len(one)), range(len(other))):
                if not before:
                    break
                one[a], other[b] = other[b], one[a]
                after = meetings.inside(one) + meetings.inside(other)
                if after < before:
                    before, improved = after, True
                else:
                    one[a], other[b] = other[b], one[a]
    return sorted(tuple(sorted(group)) for group in found)


class _Meetings:
    """How often two groups have met, by the tables before."""

    def __init__(self, everyone: Sequence[str], people: int, before: Iterable[Seats]) -> None:
        number = {name: at for at, name in enumerate(everyone)}
        self.people = people
        self._met: Counter[tuple[int, int]] = Counter()
        self._bots: Counter[int] = Counter()
        for table in before:
            known = sorted(number[each] for each in table if each in number)
            self._met.update(combinations(known, 2))
            if HOUSE in table:
                self._bots.update(known)

    def between(self, one: _Group, other: _Group) -> int:
        """Return how often the members of two groups have met; bots do not sit together."""
        return sum(self._count(min(a, b), max(a, b)) for a in one for b in other)

    def inside(self, group: Sequence[int]) -> int:
        """Return how often the members of a group have met."""
        return sum(self._count(min(a, b), max(a, b)) for a, b in combinations(group, 2))

    def _count(self, low: int, high: int) -> int:
        if high < self.people:
            return self._met[low, high]
        # Two bots at a table are worse than anybody meeting a bot again.
        return self._bots[low] if low < self.people else self.people


def _grouped(section: range, seats: int, meetings: _Meetings, window: int) -> list[_Group]:
    """Return the groups that matchings find in a section of the order with a window."""
    single = [_Unit((at,), at) for at in section]
    if seats == 2:
        found = _matched(single, meetings, window)
    elif seats == 4:
        found = _matched(_matched(single, meetings, window), meetings, window)
    else:
        # An empty unit for every third player: whoever is matched with it waits for a pair.
        empty = [_Unit((), at) for at in section[1::3]]
        found = _matched([*single, *empty], meetings, window, sums=(1, 2))
        found = _matched(found, meetings, window, sums=(3,))
    groups = [unit.members for unit in found if len(unit.members) == seats]
    # Whoever no matching could place sits with the next ones in the order.
    left = sorted(set(section).difference(*groups))
    return [*groups, *(tuple(left[at : at + seats]) for at in range(0, len(left), seats))]


def _matched(
    units: Sequence[_Unit], meetings: _Meetings, window: int, sums: Sequence[int] = (2, 4)
) -> list[_Unit]:
    """Return units matched in twos, whose sizes add up to one of some sums."""
    # Imported late: only pairing needs it, and it takes a fifth of a second.
    from networkx import Graph, max_weight_matching  # noqa: PLC0415

    ordered = sorted(units, key=lambda unit: (unit.at, unit.members))
    # More than all distances together, so that a meeting avoided is worth any distance.
    meeting = (ordered[-1].at + 1) ** 2 * len(ordered)
    graph: Graph[int] = Graph()
    graph.add_nodes_from(range(len(ordered)))
    bots = {at for at, unit in enumerate(ordered) if unit.members[-1:] >= (meetings.people,)}
    for one, other in combinations(range(len(ordered)), 2):
        a, b = ordered[one], ordered[other]
        near = other - one <= window or one in bots or other in bots
        if near and len(a.members) + len(b.members) in sums:
            met = meetings.between(a.members, b.members)
            graph.add_edge(one, other, weight=-(met * meeting + (b.at - a.at) ** 2))
    pairs = max_weight_matching(graph, maxcardinality=True)
    return [_joined(ordered[one], ordered[other]) for one, other in sorted(map(sorted, pairs))]


def _joined(one: _Unit, other: _Unit) -> _Unit:
    members = tuple(sorted((*one.members, *other.members)))
    return _Unit(members, sum(members) // len(members))


def _seated(players: Sequence[str], seats: int, sat: Counter[tuple[str | None, int]]) -> Seats:
    """Return a table whose players sit where they have sat least."""
    filled: list[str | None] = [*players, *[HOUSE] * (seats - len(players))]
    # Bots may sit anywhere; of equal arrangements the first wins, so that any server finds it.
    return min(
        permutations(filled),
        key=lambda table: sum(
            sat[player, seat] ** 2 for seat, player in enumerate(table) if player is not HOUSE
        ),
    )
