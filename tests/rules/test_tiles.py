from __future__ import annotations

import pickle

import pytest

from brikke.rules.tiles import (
    ALL_TILES,
    FACES,
    JOKER,
    Colour,
    Face,
    Tile,
    TileError,
    TileReader,
    card_text,
    check_box,
    counts_of,
    read_face,
    read_tiles,
    text_of,
)


def test_there_are_106_tiles_two_of_each_face() -> None:
    assert len(ALL_TILES) == len(set(ALL_TILES)) == 106
    assert counts_of(ALL_TILES) == [2] * 53


def test_two_red_sevens_are_two_tiles_with_one_face() -> None:
    one, other = read_tiles("r7 r7")
    assert one != other
    assert one.face == other.face == Face.of(Colour.RED, 7)


@pytest.mark.parametrize("shown", FACES)
def test_a_face_is_read_as_it_is_written(shown: Face) -> None:
    assert read_face(str(shown)) == shown


@pytest.mark.sweep
@pytest.mark.parametrize("tile", ALL_TILES)
def test_a_tile_is_read_as_it_is_written(tile: Tile) -> None:
    assert read_tiles(str(tile)) == (tile,)
    assert pickle.loads(pickle.dumps(tile)) == tile


def test_a_bare_word_is_the_first_copy_not_read_yet() -> None:
    assert text_of(read_tiles("r7 r7 b1")) == "r7 r7' b1"
    assert text_of(read_tiles("r7' r7")) == "r7' r7"


@pytest.mark.parametrize("word", ["r0", "r14", "x7", "7", "", "R7", "r07", "jj", "r7''", "'", "♥7"])
def test_a_word_that_is_no_tile_is_refused_with_the_word(word: str) -> None:
    with pytest.raises(TileError) as refusal:
        read_tiles(word) if word else read_face(word)
    assert str(refusal.value).endswith(f": {word or repr(word)}")


def test_a_joker_has_no_colour_and_no_number() -> None:
    assert JOKER.number == 0
    with pytest.raises(TileError, match="no colour"):
        _ = JOKER.colour


def test_a_number_beyond_13_is_refused() -> None:
    with pytest.raises(TileError, match="14$"):
        Face.of(Colour.RED, 14)


def test_a_face_can_be_shown_as_a_card() -> None:
    shown = [card_text(tile.face) for tile in read_tiles("b1 k11 r12 o13 b10 j")]
    assert shown == ["♣A", "♠J", "♥Q", "♦K", "♣10", "j"]


def test_a_box_holds_every_tile_once() -> None:
    check_box(ALL_TILES)
    with pytest.raises(TileError, match="the same tile twice: r7$"):
        check_box((*read_tiles("r7"), *read_tiles("r7")))
    with pytest.raises(TileError, match="only two of each tile: r7$"):
        read_tiles("r7 r7 r7")
    with pytest.raises(TileError, match="only two of each tile: r7$"):
        check_box(TileReader(strict=False).tiles("r7 r7 r7"))
    with pytest.raises(TileError, match="this is not a tile: 5$"):
        check_box([5])  # type: ignore[list-item]


def test_a_reader_that_is_not_strict_accepts_a_third_copy() -> None:
    reader = TileReader(strict=False)
    assert len(set(reader.tiles("r7' r7' r7 r7 r7''"))) == 5


@pytest.mark.parametrize("number", [-1, 53, 99])
def test_there_are_53_faces(number: int) -> None:
    with pytest.raises(TileError, match=f"0 to 52: {number}$"):
        Face(number)


def test_many_words_are_read_quickly() -> None:
    assert len(TileReader(strict=False).tiles("r7 " * 20_000)) == 20_000
