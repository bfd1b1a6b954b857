"""A second judge for tests: slow and literal, and it shares no code with the engine's own.

It tells equal tiles apart in every possible way and asks of each way what readings 3 to 7 ask.
A tile is looked at as a physical thing everywhere below; only the turn as it was proposed is a
matter of faces.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, permutations, product

from brikke.rules.position import Play, Position
from brikke.rules.rulebook import Jokers, Rulebook
from brikke.rules.table import LaidSet, Table, tiles_on
from brikke.rules.tiles import JOKER, Colour, Face, Tile, faces_of

Shown = tuple[Face, ...]  # a set as it lies there, by faces


def is_legal(position: Position, play: Play) -> bool:
    """Whether a player may leave the table like this."""
    after = tuple(faces_of(laid) for laid in play.table)
    if not all(is_set(shown, position.rulebook) for shown in after):
        return False
    if position.opened:
        return is_ordinary_turn(position, after)
    if not position.rulebook.opening_goes_on:
        return is_opening_turn(position, after)
    named = tuple(faces_of(laid) for laid in play.opening)
    return any(
        is_opening(opening, position.rulebook) and may_go_on(position, opening, after)
        for opening in ([named] if named else all_openings(position, after))
    )


# What a set is, what its jokers stand for and what it is worth.


@dataclass(frozen=True)
class Reading:
    """One way to read a set: its value, and for each joker the faces it may stand for."""

    value: int
    stands_for: tuple[frozenset[Face], ...]


@cache
def as_group(shown: Shown) -> Reading | None:
    naturals = [face for face in shown if face != JOKER]
    if len(shown) not in (3, 4) or len({face.number for face in naturals}) != 1:
        return None
    if len({face.colour for face in naturals}) != len(naturals):
        return None
    number = naturals[0].number
    missing = frozenset(Face.of(colour, number) for colour in Colour) - frozenset(naturals)
    return Reading(number * len(shown), (missing,) * shown.count(JOKER))


@cache
def as_run(shown: Shown, longest: int) -> Reading | None:
    naturals = [face for face in shown if face != JOKER]
    if not 3 <= len(shown) <= longest or len({face.colour for face in naturals}) != 1:
        return None
    colour = naturals[0].colour
    if JOKER not in shown:
        shown = tuple(sorted(shown))
    for first in range(1, 13 - len(shown) + 2):
        run = [Face.of(colour, first + place) for place in range(len(shown))]
        if all(face in (JOKER, wanted) for face, wanted in zip(shown, run, strict=True)):
            places = [place for place, face in enumerate(shown) if face == JOKER]
            stands_for = tuple(frozenset([run[place]]) for place in places)
            return Reading(sum(face.number for face in run), stands_for)
    return None


def readings(shown: Shown, rulebook: Rulebook) -> list[Reading]:
    """All readings with the highest value; none where this is no set."""
    if rulebook.jokers is not Jokers.FREE and shown.count(JOKER) > 1:
        return []
    both = (as_group(shown), as_run(shown, rulebook.max_run_length))
    found = [reading for reading in both if reading is not None]
    return [reading for reading in found if reading.value == max(one.value for one in found)]


def is_set(shown: Shown, rulebook: Rulebook) -> bool:
    return bool(readings(shown, rulebook))


def value_of(shown: Shown, rulebook: Rulebook) -> int:
    return readings(shown, rulebook)[0].value


# Equal faces are interchangeable.


def ways_to_tell_apart(position: Position, after: tuple[Shown, ...]) -> Iterator[Table]:
    """The table after the turn, in tiles, in every way that uses all tiles that lay there."""
    shown_there = [face for shown in after for face in shown]
    lay_there = tiles_on(position.table)
    kinds = set(shown_there) | set(faces_of(lay_there))
    choices = []
    for kind in kinds:
        must = [tile for tile in lay_there if tile.face == kind]
        may = [tile for tile in position.rack if tile.face == kind]
        ways = permutations(must + may, shown_there.count(kind))
        choices.append([way for way in ways if set(must) <= set(way)])
    for choice in product(*choices):
        supply = {kind: iter(way) for kind, way in zip(kinds, choice, strict=True)}
        yield tuple(tuple(next(supply[face]) for face in shown) for shown in after)


# An ordinary turn.


@dataclass(frozen=True)
class Judged:
    """One turn with all tiles told apart."""

    before: Table
    played: frozenset[Tile]
    after: Table
    opening: Table
    rulebook: Rulebook


def is_ordinary_turn(position: Position, after: tuple[Shown, ...], opening: Table = ()) -> bool:
    """Judge a turn on the table; with opening sets there, no further tile need be played."""
    for table in ways_to_tell_apart(position, after):
        played = frozenset(tiles_on(table)) & frozenset(position.rack)
        turn = Judged(position.table, played, table, opening, position.rulebook)
        if (played or opening) and treats_jokers_well(turn):
            return True
    return False


def treats_jokers_well(turn: Judged) -> bool:
    """Each set that held a joker is kept or swapped, for some choice of the freeing tiles."""
    if turn.rulebook.jokers is Jokers.FREE:
        return True
    locked = [laid for laid in turn.before if JOKER in faces_of(laid)]
    fates = [[None, *freeing_tiles(laid, turn)] for laid in locked]
    for fate in product(*fates):
        swaps = {laid: tile for laid, tile in zip(locked, fate, strict=True) if tile is not None}
        a_different_tile_for_each = len(set(swaps.values())) == len(swaps)
        if a_different_tile_for_each and all(
            is_swapped(laid, swaps, turn) if laid in swaps else is_kept(laid, turn)
            for laid in locked
        ):
            return True
    return False


def is_kept(laid: LaidSet, turn: Judged) -> bool:
    """All of it lies together, and the joker stands for the same tile as before."""
    now = set_with(joker_of(laid), turn)
    return set(laid) <= set(now) and bool(meaning(laid, turn) & meaning(now, turn))


def freeing_tiles(laid: LaidSet, turn: Judged) -> list[Tile]:
    """The tiles played from the rack that are the very tile the joker stood for."""
    if laid in turn.opening:
        return []  # a joker laid in the opening cannot be freed in the same turn
    return [tile for tile in turn.played if tile.face in meaning(laid, turn)]


def is_swapped(laid: LaidSet, swaps: dict[LaidSet, Tile], turn: Judged) -> bool:
    """The joker lies in a new set, in one edition with tiles from the rack only."""
    joker = joker_of(laid)
    new = set_with(joker, turn)
    if not is_new_set(new, swaps, turn):
        return False
    if turn.rulebook.jokers is Jokers.LOCKED:
        return True
    others = set(new) - {joker}
    return others <= turn.played and swaps[laid] not in others


def is_new_set(new: LaidSet, swaps: dict[LaidSet, Tile], turn: Judged) -> bool:
    """It contains no whole set from before, nor all the other tiles of a swapped set."""
    if any(set(laid) <= set(new) for laid in turn.before):
        return False
    return not any(set(laid) - {joker_of(laid)} <= set(new) for laid in swaps)


def joker_of(laid: LaidSet) -> Tile:
    (joker,) = [tile for tile in laid if tile.face == JOKER]
    return joker


def set_with(tile: Tile, turn: Judged) -> LaidSet:
    (now,) = [laid for laid in turn.after if tile in laid]
    return now


def meaning(laid: LaidSet, turn: Judged) -> frozenset[Face]:
    """The faces that the one joker of a set may stand for."""
    (reading,) = readings(faces_of(laid), turn.rulebook)
    (faces,) = reading.stands_for
    return faces


# The opening.


def is_opening(opening: tuple[Shown, ...], rulebook: Rulebook) -> bool:
    """One or more sets, or just one, and worth enough."""
    if not opening or not all(is_set(shown, rulebook) for shown in opening):
        return False
    if rulebook.opening_single_set and len(opening) != 1:
        return False
    return sum(value_of(shown, rulebook) for shown in opening) >= rulebook.opening_minimum


def is_opening_turn(position: Position, after: tuple[Shown, ...]) -> bool:
    """Nothing on the table is touched, and all the rest is an opening from the rack alone."""
    for table in ways_to_tell_apart(position, after):
        from_rack = [laid for laid in table if set(laid) <= set(position.rack)]
        old = [laid for laid in table if laid not in from_rack]
        untouched = len(old) == len(position.table) and all(
            any(is_same_set(laid, now, position.rulebook) for now in old) for laid in position.table
        )
        if untouched and is_opening(tuple(map(faces_of, from_rack)), position.rulebook):
            return True
    return False


def is_same_set(laid: LaidSet, now: LaidSet, rulebook: Rulebook) -> bool:
    """The same tiles, with jokers that still stand for the same."""
    before, after = readings(faces_of(laid), rulebook), readings(faces_of(now), rulebook)
    return set(laid) == set(now) and any(reading in after for reading in before)


def may_go_on(position: Position, opening: tuple[Shown, ...], after: tuple[Shown, ...]) -> bool:
    """Lay the opening from the rack, then judge the rest as an ordinary turn on that table."""
    rack = list(position.rack)
    laid_sets = []
    for shown in opening:
        laid = []
        for face in shown:
            tile = next((tile for tile in rack if tile.face == face), None)
            if tile is None:
                return False
            rack.remove(tile)
            laid.append(tile)
        laid_sets.append(tuple(laid))
    laid_opening = tuple(laid_sets)
    table = (*position.table, *laid_opening)
    opened = Position(table, tuple(rack), opened=True, rulebook=position.rulebook)
    return is_ordinary_turn(opened, after, laid_opening)


def all_openings(position: Position, after: tuple[Shown, ...]) -> Iterator[tuple[Shown, ...]]:
    """Every choice of sets from the tiles that this turn plays from the rack."""
    played = Counter(face for shown in after for face in shown)
    played.subtract(faces_of(tiles_on(position.table)))
    if min(played.values(), default=0) < 0:
        return  # a tile left the table
    yield from set(packings(tuple(sorted(played.elements())), position.rulebook))


def packings(faces: Shown, rulebook: Rulebook) -> Iterator[tuple[Shown, ...]]:
    """All ways to lay some of these faces as sets, jokers in every place."""
    if not faces:
        yield ()
        return
    first, others = faces[0], faces[1:]
    yield from packings(others, rulebook)
    for size in range(2, len(others) + 1):
        for chosen in combinations(range(len(others)), size):
            rest = tuple(face for at, face in enumerate(others) if at not in chosen)
            for shown in ways_to_lay((first, *(others[at] for at in chosen))):
                if is_set(shown, rulebook):
                    yield from ((shown, *more) for more in packings(rest, rulebook))


def ways_to_lay(faces: Shown) -> Iterator[Shown]:
    """The other tiles in ascending order, and the jokers in every place between them."""
    naturals = sorted(face for face in faces if face != JOKER)
    for places in combinations(range(len(faces)), faces.count(JOKER)):
        supply = iter(naturals)
        yield tuple(JOKER if at in places else next(supply) for at in range(len(faces)))
