"""A turn built tile by tile: what may come next is exactly what leads to a legal turn."""

from __future__ import annotations

import random

import pytest

from brikke.errors import InputError
from brikke.game.notation import position_text
from brikke.rules.rulebook import get_rulebook
from brikke.rules.tiles import FACES, counts_of, faces_of, read_tiles, text_of
from brikke.solver import NextTiles, Question, next_tiles
from brikke.solver.native_core import NativeCore
from brikke.solver.reference import ReferenceCore
from tests.solver.test_differential import CONFIGURATIONS
from tests.support.dense_positions import dense_position
from tests.support.effort import examples
from tests.support.every_table import Counts, every_play
from tests.support.positions import position

NOTHING = [0] * len(FACES)


def answer_from(plays: set[Counts], chosen: list[int]) -> NextTiles:
    """Return what may come next, judged from the list of all that may be played."""
    around = [play for play in plays if all(map(int.__ge__, play, chosen))]
    following = tuple(f for f in FACES if any(play[f] > chosen[f] for play in around))
    return NextTiles(following, tuple(chosen) in plays)


@pytest.mark.parametrize("line", CONFIGURATIONS)
def test_next_tiles_are_those_that_a_brute_force_finds(line: str) -> None:
    chance, rulebook = random.Random(f"further {line}"), get_rulebook(line)
    for _ in range(examples(12, least=3)):
        where = dense_position(chance, rulebook, sets=2, rack=3)
        plays, chosen = every_play(where), list(NOTHING)
        while True:
            told = next_tiles(where, chosen)
            assert told == answer_from(plays, chosen), (position_text(where), chosen)
            if not told.faces:
                break
            chosen[chance.choice(told.faces)] += 1


@pytest.mark.sweep
@pytest.mark.parametrize("line", CONFIGURATIONS)
def test_both_cores_find_the_same_next_tiles(line: str) -> None:
    chance, rulebook = random.Random(f"next {line}"), get_rulebook(line)
    native, reference = NativeCore(), ReferenceCore()
    for _ in range(2 if rulebook.locks_jokers or rulebook.opening_goes_on else examples(8)):
        question = Question.of(dense_position(chance, rulebook, sets=2, rack=4))
        chosen = list(NOTHING)
        while True:
            told = native.next_tiles(question, chosen)
            assert told == reference.next_tiles(question, chosen)
            if not told.faces:
                break
            chosen[chance.choice(told.faces)] += 1


def test_an_opening_is_complete_once_it_reaches_the_minimum() -> None:
    where = position("", "r8 r9 r10 r11 k1 b5", opened=False)
    first = next_tiles(where, NOTHING)
    assert (text_of(first.faces), first.complete) == ("r8 r9 r10 r11", False)
    three = next_tiles(where, counts_of(read_tiles("r9 r10 r11")))
    assert (text_of(three.faces), three.complete) == ("r8", True)
    low = next_tiles(where, counts_of(read_tiles("r8 r9 r10")))
    assert (text_of(low.faces), low.complete) == ("r11", False)


def test_tiles_that_are_not_on_the_rack_cannot_be_chosen() -> None:
    where = position("", "r8 r9 r10")
    for chosen in (counts_of(read_tiles("r8 r8")), [0] * 52, [-1, *NOTHING[1:]]):
        with pytest.raises(InputError, match="from the rack: "):
            next_tiles(where, chosen)
    assert faces_of(where.rack) == next_tiles(where, NOTHING).faces
