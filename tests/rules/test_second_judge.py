"""The engine's judge and a slow, literal one agree on many small turns made at random.

The turns are dense in what is hard to judge: jokers, both copies of a face, racks that hold the
very tile a joker stands for, locked sets that are extended, and openings that can be chosen in
several ways. Some are legal by plan, some nearly so.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache

import pytest

from brikke.rules.judge import violations
from brikke.rules.position import Play, Position
from brikke.rules.rulebook import DEFAULT, Jokers, Rulebook, get_rulebook, rulebook_text
from brikke.rules.sets import SetFlaw
from brikke.rules.table import LaidSet, read_table, table_text
from brikke.rules.tiles import FACES, JOKER, Colour, Face, TileReader, text_of
from tests.support.effort import examples
from tests.support.second_judge import is_legal

Shown = tuple[Face, ...]

TURNS = examples(1000, least=500)


@dataclass
class Tiles:
    """Faces that must be laid and faces that may be, while a table is made up."""

    must: Counter[Face]
    may: Counter[Face]

    def has(self, face: Face) -> bool:
        return self.must[face] + self.may[face] > 0

    def take(self, faces: Sequence[Face]) -> Tiles | None:
        must, may = self.must.copy(), self.may.copy()
        for face in faces:
            side = must if must[face] else may
            side[face] -= 1
            if side[face] < 0:
                return None
        return Tiles(must, may)


@cache
def sets_around(face: Face, numbers: range, longest: int) -> list[Shown]:
    """All sets without a joker that this face is part of."""
    group = [Face.of(colour, face.number) for colour in Colour]
    groups = [tuple(one for one in group if one != left_out) for left_out in group]
    runs = [
        tuple(Face.of(face.colour, number) for number in range(first, last + 1))
        for first in numbers
        for last in numbers
        if 3 <= last - first + 1 <= longest
    ]
    return [shown for shown in (tuple(group), *groups, *runs) if face in shown]


class Maker:
    """Makes positions and turns for one rulebook out of a few neighbouring numbers."""

    def __init__(self, rng: random.Random, rulebook: Rulebook) -> None:
        self.rng = rng
        self.rulebook = rulebook
        self.box = Counter(dict.fromkeys(FACES, 2))
        low = rng.choice((1, 9, rng.randint(1, 9)))
        self.numbers = range(low, min(low + rng.choice((5, 5, 7)), 14))
        self.naturals = [Face.of(colour, n) for colour in Colour for n in self.numbers]
        self.done: set[str] = set()

    def chance(self, share: float) -> bool:
        return self.rng.random() < share

    # Sets.

    def is_set(self, shown: Shown) -> bool:
        return not isinstance(self.rulebook.read_set(shown), SetFlaw)

    def sets_around(self, face: Face) -> list[Shown]:
        return sets_around(face, self.numbers, self.rulebook.max_run_length)

    def random_plain_set(self) -> Shown:
        return self.rng.choice(self.sets_around(self.rng.choice(self.naturals)))

    def sets_from(self, tiles: Tiles, face: Face) -> list[Shown]:
        """Sets that these tiles allow around one of them, in random order, jokers included."""
        found = []
        for plain in self.sets_around(face):
            lacking = [at for at, one in enumerate(plain) if not tiles.has(one)]
            if tiles.has(JOKER) and not lacking:
                found.append(self.with_jokers(plain, [self.rng.randrange(len(plain))]))
            if len(lacking) <= tiles.must[JOKER] + tiles.may[JOKER]:
                found.append(self.with_jokers(plain, lacking))
        self.rng.shuffle(found)
        return [shown for shown in found if self.is_set(shown)]

    def with_jokers(self, plain: Shown, places: Sequence[int]) -> Shown:
        return tuple(JOKER if at in places else face for at, face in enumerate(plain))

    def lay(self, tiles: Tiles, tries: int = 30) -> list[Shown] | None:
        """Lay all that must be laid, and perhaps more, as sets; None where that fails."""
        naturals = [face for face in tiles.must if tiles.must[face] > 0 and face != JOKER]
        if not naturals and not tiles.must[JOKER] and self.chance(0.6):
            return []
        if not naturals:
            naturals = [face for face in tiles.may if tiles.may[face] > 0 and face != JOKER]
        around = self.sets_from(tiles, self.rng.choice(naturals)) if naturals else []
        for shown in around[:4]:
            left = tiles.take(shown)
            if left is not None and tries > 0:
                tries //= 2
                rest = self.lay(left, tries)
                if rest is not None:
                    return [shown, *rest]
        return None if tiles.must.total() else []

    # Positions.

    def draw(self, face: Face) -> list[Face]:
        if not self.box[face]:
            return []
        self.box[face] -= 1
        return [face]

    def draw_set(self, joker: float) -> list[Shown]:
        plain = self.random_plain_set()
        if self.box[JOKER] and self.chance(joker):
            plain = self.with_jokers(plain, [self.rng.randrange(len(plain))])
            if self.rulebook.jokers is Jokers.FREE and self.chance(0.3):
                plain = self.with_jokers(plain, [self.rng.randrange(len(plain))])
        if not self.is_set(plain) or Counter(plain) - self.box:
            return []
        self.box -= Counter(plain)
        return [plain]

    def draw_table(self) -> list[Shown]:
        tries = self.rng.choice((1, 2, 2, 3))
        return [shown for _ in range(tries) for shown in self.draw_set(0.7)]

    def draw_rack(self, table: Sequence[Shown], size: int) -> list[Face]:
        rack: list[Face] = []
        for shown in table:
            meanings = [face for faces in self.meanings(shown) for face in faces]
            if meanings and self.chance(0.75):
                rack += self.draw(self.rng.choice(meanings))
            if meanings and self.chance(0.6):  # something for the freed joker to go to
                plain = self.random_plain_set()
                for face in self.rng.sample(plain, 2):
                    rack += self.draw(face)
            if self.chance(0.3):
                rack += self.draw(self.rng.choice(shown))
        if self.chance(0.25):
            rack += self.draw(JOKER)
        rack = rack[:size]
        while len(rack) < size and self.chance(0.8):
            rack += self.draw(self.rng.choice(self.naturals))
        return rack or self.draw(self.naturals[0]) or self.draw(self.naturals[1])

    def meanings(self, shown: Shown) -> tuple[tuple[Face, ...], ...]:
        tile_set = self.rulebook.read_set(shown)
        return () if isinstance(tile_set, SetFlaw) else tile_set.stands_for

    # Turns.

    def turn(self, table: Sequence[Shown], rack: Sequence[Face]) -> list[Shown]:
        """Rearrange a table and lay tiles from the rack, as valid sets."""
        for _ in range(4):
            self.done.clear()
            after = self.rearranged(table, rack)
            if after is not None:
                return after
        self.done.clear()
        return list(table)

    def rearranged(self, table: Sequence[Shown], rack: Sequence[Face]) -> list[Shown] | None:
        """Some sets stay, some are extended, some are taken apart; None where that fails."""
        tiles = Tiles(Counter(), Counter(rack))
        staying: list[Shown] = []
        for shown in table:
            if self.chance(0.4):
                staying.append(shown)
            elif JOKER not in shown or self.rulebook.jokers is Jokers.FREE or self.chance(0.05):
                tiles.must += Counter(shown)
            else:
                self.swap_or_keep(shown, tiles, staying)
        after: list[Shown] = []
        for shown in staying:
            longer, tiles = self.extended(shown, tiles)
            after.append(longer)
        laid = self.lay(tiles)
        return None if laid is None else [*after, *laid]

    def swap_or_keep(self, shown: Shown, tiles: Tiles, staying: list[Shown]) -> None:
        """Put the very tile from the rack in the joker's place and take the set apart."""
        (meaning,) = self.meanings(shown)
        very = [face for face in meaning if tiles.may[face]]
        if not very:
            staying.append(shown)
            return
        self.done.add("two jokers freed" if "a joker freed" in self.done else "a joker freed")
        freeing = self.rng.choice(very)
        tiles.may[freeing] -= 1
        tiles.must += Counter((*shown, freeing))

    def extended(self, shown: Shown, tiles: Tiles) -> tuple[Shown, Tiles]:
        while self.chance(0.5):
            longer = [
                one
                for face in (*self.naturals, JOKER)
                if tiles.has(face)
                for one in ((face, *shown), (*shown, face))
                if self.is_set(one)
            ]
            if not longer:
                break
            one = self.rng.choice(longer)
            left = tiles.take(tuple((Counter(one) - Counter(shown)).elements()))
            if left is None:
                break
            if JOKER in shown:
                self.done.add("a set with a joker extended")
            shown, tiles = one, left
        return shown, tiles

    def changed(self, after: Sequence[Shown], rack: Sequence[Face]) -> list[Shown]:
        """Change one thing: the turn may become illegal, or another legal one."""
        sets = [list(shown) for shown in after]
        if not sets:
            return []
        one, other = self.rng.choice(sets), self.rng.choice(sets)
        match self.rng.choice(("move", "shift", "trade", "drop", "add", "merge", "split", "mix")):
            case "move":
                other.insert(self.rng.choice((0, len(other))), one.pop())
            case "shift" if JOKER in one:
                one.remove(JOKER)
                one.insert(self.rng.randint(0, len(one)), JOKER)
            case "trade":
                here, there = self.rng.randrange(len(one)), self.rng.randrange(len(other))
                one[here], other[there] = other[there], one[here]
            case "drop":
                one.pop(self.rng.choice((0, -1)))
            case "add" if rack:
                one.insert(self.rng.choice((0, len(one))), self.rng.choice(rack))
            case "merge" if one is not other:
                sets = [laid for laid in sets if laid is not other]
                one += other
            case "split" if len(one) > 1:
                at = self.rng.randrange(1, len(one))
                sets.append(one[at:])
                del one[at:]
            case _:
                self.rng.shuffle(one)
        return [tuple(laid) for laid in sets if laid]


def laid_from(sets: Sequence[Shown], reader: TileReader) -> tuple[LaidSet, ...]:
    return tuple(reader.tiles(text_of(shown)) for shown in sets)


@dataclass(frozen=True)
class Case:
    """A position, a turn, and what the maker did to get there."""

    position: Position
    play: Play
    done: frozenset[str]

    def __str__(self) -> str:
        return "\n".join(
            (
                f"rulebook {rulebook_text(self.position.rulebook)}",
                f"opened   {self.position.opened}",
                f"before   {table_text(self.position.table)}",
                f"rack     {text_of(self.position.rack)}",
                f"after    {table_text(self.play.table)}",
                f"opening  {table_text(self.play.opening)}",
            )
        )


def case_of(
    maker: Maker,
    table: Sequence[Shown],
    rack: Sequence[Face],
    after: Sequence[Shown],
    opening: Sequence[Shown] = (),
    *,
    opened: bool,
) -> Case:
    reader = TileReader(strict=False)
    there = laid_from(table, reader)
    hand = list(rack)
    maker.rng.shuffle(hand)
    position = Position(there, reader.tiles(text_of(hand)), opened, maker.rulebook).check()
    shuffled = maker.rng.sample(after, len(after))
    play = Play(
        laid_from(shuffled, TileReader(strict=False)), laid_from(opening, TileReader(strict=False))
    )
    return Case(position, play, frozenset(maker.done))


def ordinary_turn(maker: Maker) -> Case:
    table = maker.draw_table()
    rack = maker.draw_rack(table, 8)
    after = maker.turn(table, rack)
    if maker.chance(0.35):
        after = maker.changed(after, rack)
    return case_of(maker, table, rack, after, opened=True)


def left_on(rack: Sequence[Face], opening: Sequence[Shown]) -> list[Face]:
    laid = Counter(face for shown in opening for face in shown)
    return list((Counter(rack) - laid).elements())


def opening_rack(maker: Maker, table: Sequence[Shown]) -> tuple[list[Face], list[Shown]]:
    """A rack with sets on it, and these sets."""
    opening: list[Shown] = []
    for shown in (*maker.draw_set(0.4), *maker.draw_set(0.4)):
        if sum(map(len, opening)) + len(shown) <= 7:
            opening.append(shown)
        else:
            maker.box += Counter(shown)
    rack = [face for shown in opening for face in shown]
    return rack + maker.draw_rack(table, max(1, 8 - len(rack))), opening


def opening_turn(maker: Maker) -> Case:
    table = maker.draw_table()
    rack, opening = opening_rack(maker, table)
    if maker.chance(0.3):
        opening = maker.lay(Tiles(Counter(), Counter(rack))) or opening
    after = [*table, *opening]
    if maker.chance(0.15):
        after = maker.turn(after, left_on(rack, opening))
    if maker.chance(0.3):
        after = maker.changed(after, rack)
    return case_of(maker, table, rack, after, opened=False)


def opening_turn_that_goes_on(maker: Maker, *, named: bool) -> Case:
    table = maker.draw_table()
    rack, opening = opening_rack(maker, table)
    rest = left_on(rack, opening)
    after = maker.turn([*table, *opening], rest)
    if maker.chance(0.25):
        after = maker.changed(after, rack)
    if opening and maker.chance(0.2):
        opening = maker.changed(opening, rack)
    return case_of(maker, table, rack, after, opening if named else (), opened=False)


def named_opening_turn(maker: Maker) -> Case:
    return opening_turn_that_goes_on(maker, named=True)


def unnamed_opening_turn(maker: Maker) -> Case:
    return opening_turn_that_goes_on(maker, named=False)


def random_rulebook(rng: random.Random, jokers: Jokers, *, goes_on: bool) -> Rulebook:
    return replace(
        DEFAULT,
        jokers=jokers,
        opening_goes_on=goes_on,
        opening_single_set=rng.random() < 0.25,
        opening_minimum=rng.choice((0, 0, 10, 15, 20, 30, 31)),
        max_run_length=rng.choice((4, 13, 13)),
    )


STAGES: dict[str, Callable[[Maker], Case]] = {
    "ordinary": ordinary_turn,
    "opening": opening_turn,
    "opening named, goes on": named_opening_turn,
    "opening unnamed, goes on": unnamed_opening_turn,
}


def cases(stage: str, jokers: Jokers, turns: int) -> Iterator[Case]:
    rng = random.Random(f"{stage} {jokers}")
    for _ in range(turns):
        rulebook = random_rulebook(rng, jokers, goes_on=stage.endswith("goes on"))
        yield STAGES[stage](Maker(rng, rulebook))


def expected_shares(stage: str, jokers: Jokers) -> dict[str, float]:
    """How many of the turns, at least, are to be legal and how many illegal."""
    shares = {"a turn": 0.2, "two sets with a joker": 0.05}
    if stage != "opening":
        shares["a set with a joker extended"] = 0.02
        if jokers is not Jokers.FREE:
            shares["a joker freed"] = 0.02
    if stage == "ordinary" and jokers is not Jokers.FREE:
        shares["two jokers freed"] = 0.002
    return shares


def sets_with_a_joker(position: Position) -> int:
    return sum(any(tile.face == JOKER for tile in laid) for laid in position.table)


@pytest.mark.sweep
@pytest.mark.parametrize("jokers", Jokers)
@pytest.mark.parametrize("stage", STAGES)
def test_both_judges_agree_on_every_turn(stage: str, jokers: Jokers) -> None:
    seen: Counter[tuple[str, bool]] = Counter()
    for case in cases(stage, jokers, TURNS):
        found = violations(case.position, case.play)
        legal = is_legal(case.position, case.play)
        assert (not found) == legal, f"\n{case}\nengine   {found or 'legal'}\nsecond   {legal}"
        seen.update((what, legal) for what in ("a turn", *case.done))
        seen["two sets with a joker", legal] += sets_with_a_joker(case.position) == 2
    for what, share in expected_shares(stage, jokers).items():
        for legal in (True, False):
            assert seen[what, legal] >= share * TURNS, f"{what}, legal {legal}: too few to tell"


HARD: dict[str, tuple[str, str, str, str, str, bool]] = {
    "a named opening stays on the table": (
        *("norwegian-classic", "", "k13 r13 b13 o13"),
        *("k13 r13 b13", "k13 r13 b13 o13", False),
    ),
    "a named opening is made of sets": (
        *("norwegian-classic", "j k10 k11", "k9 b12 o11 o12 o12 o13"),
        *("o11 o12 o13 | k9 k10 k11 | j b12 o12", "b12 o12 o12", False),
    ),
    "two equal sets open together": (
        *("norwegian-classic", "", "b4 b5 b6 b4 b5 b6"),
        *("b4 b5 b6 | b4 b5 b6", "", True),
    ),
    "who has not opened moves no joker within a set": (
        *("nordic", "k9 j j", "o8 o9 o10 o11"),
        *("j k9 j | o8 o9 o10 o11", "", False),
    ),
}


@pytest.mark.parametrize("rule", HARD)
def test_both_judges_agree_on_hard_openings(rule: str) -> None:
    rulebook, before, rack, after, opening, legal = HARD[rule]
    reader = TileReader(strict=False)
    table = read_table(before, reader)
    position = Position(table, reader.tiles(rack), False, get_rulebook(rulebook)).check()
    play = Play(read_table(after), read_table(opening))
    assert is_legal(position, play) == legal
    assert (not violations(position, play)) == legal
