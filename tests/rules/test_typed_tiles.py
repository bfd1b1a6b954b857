"""Typed tiles: what people write for a tile."""

from __future__ import annotations

import pytest

from brikke.rules.tiles import FACES, TileError, card_text, text_of
from brikke.rules.typed_tiles import read_typed_face, typed_reader


@pytest.mark.parametrize("face", FACES, ids=str)
def test_every_tile_is_read_in_the_notation_of_numbers_and_of_cards(face: int) -> None:
    shown = FACES[face]
    assert read_typed_face(str(shown)) == shown
    assert read_typed_face(card_text(shown)) == shown


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("R7", "r7"),
        ("7r", "r7"),
        ("13K", "k13"),
        ("●7", "r7"),
        ("≈12", "b12"),
        ("▲1", "k1"),
        ("☼3", "o3"),
        ("♣️4", "b4"),
        ("♠q", "k12"),
        ("10♦", "o10"),
        ("★", "j"),
        ("J", "j"),
    ],
)
def test_other_spellings_are_understood(typed: str, meant: str) -> None:
    assert str(read_typed_face(typed)) == meant


@pytest.mark.parametrize(
    ("typed", "meant"), [("cQ", "b12"), ("sA", "k1"), ("h10", "r10"), ("Kd", "o13"), ("j", "j")]
)
def test_letters_of_suits_are_read_where_tiles_show_cards(typed: str, meant: str) -> None:
    assert str(read_typed_face(typed, cards=True)) == meant
    if typed != "j":
        with pytest.raises(TileError):
            read_typed_face(typed)


@pytest.mark.parametrize("typed", ["s7", "m7", "p7", "g3", "r14", "7", "rr", ""])
def test_what_is_no_tile_is_refused_with_how_to_write_tiles(typed: str) -> None:
    with pytest.raises(
        TileError, match="black is k, red r, blue b, orange o, a joker j"
    ) as refused:
        read_typed_face(typed)
    assert refused.value.value == typed


def test_copies_are_counted_as_in_the_notation() -> None:
    tiles = typed_reader(cards=True).tiles("♣4 c4 j J")
    assert text_of(tiles) == "b4 b4' j j'"
    with pytest.raises(TileError, match="only two of each tile"):
        typed_reader().tiles("r7 7r R7")
