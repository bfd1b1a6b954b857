"""Recovery phrases: easy to copy by hand, hard to guess."""

from __future__ import annotations

import pytest

from brikke.club.phrases import COUNT, WORDS, hash_phrase, is_phrase, new_phrase, read_phrase


def test_a_phrase_has_64_random_bits() -> None:
    assert len(set(WORDS)) == 256
    assert COUNT * 8 == 64


def test_four_letters_tell_words_apart() -> None:
    assert len({word[:4] for word in WORDS}) == len(WORDS)


def test_case_spacing_and_endings_do_not_matter() -> None:
    phrase = "acorn beetle candle donkey falcon garlic honey island"
    typed = "1. Acorn 2. BEETLE,candles  Donkey - falcons\ngarlic honey\tislands"
    assert read_phrase(typed) == phrase
    assert read_phrase(phrase) == phrase


@pytest.mark.parametrize(
    "text",
    [
        "",
        "acorn",
        "acorn " * 7,
        "acorn " * 9,
        "xylophone " + "acorn " * 7,
        "\x00" * 100,
        "12345678",
    ],
)
def test_anything_else_is_no_phrase(text: str) -> None:
    assert read_phrase(text) is None


def test_a_phrase_is_checked_by_its_hash_which_differs_each_time() -> None:
    phrase, other = new_phrase(), new_phrase()
    stored, again = hash_phrase(phrase), hash_phrase(phrase)
    assert stored != again
    assert phrase not in stored
    assert is_phrase(stored, phrase)
    assert is_phrase(again, phrase)
    assert not is_phrase(stored, other)
