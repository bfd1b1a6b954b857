"""Display names: any language, no invisible characters."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from brikke.errors import InputError
from brikke.wire.names import NAME_LETTERS, clean_name

ANYTHING = st.text(max_size=40) | st.text(
    st.characters(categories=["M", "C", "Lo", "Z"]), max_size=40
)


def cleaned(name: str) -> str:
    """Return a name as it is displayed; refused names are no examples."""
    try:
        return clean_name(name)
    except InputError:
        assume(False)
        raise


@given(ANYTHING)
def test_a_clean_name_stays_as_it_is(name: str) -> None:
    assert clean_name(cleaned(name)) == cleaned(name)


@given(ANYTHING)
def test_a_name_is_one_line_of_visible_letters(name: str) -> None:
    shown = cleaned(name)
    assert len(shown) <= NAME_LETTERS
    assert len(shown.splitlines()) <= 1
    assert shown == shown.strip()
    assert unicodedata.is_normalized("NFC", shown)
    categories = [unicodedata.category(letter) for letter in shown]
    assert not any(category.startswith("C") for category in categories)
    assert not categories or not categories[0].startswith("M")
    shown.encode()


@given(st.text(st.characters(categories=["M"]), min_size=1, max_size=20))
def test_a_name_of_marks_alone_is_empty(marks: str) -> None:
    assert cleaned(marks) == ""
    assert cleaned(f"Ada {marks}") == "Ada"


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "Jean-Luc O’Neill",
        "Åse Žofie Łukasz",
        "Nguyễn Thị Mỹ Ệ",
        "Ẹ̀kọ́",
        "ज़िंदगी क्षत्रिय",
        "ที่รัก น้ำ",
        "မြို့",
        "רִבְקָה שֵּׁם",
        "مُحَمَّد",
        "རྒྱུད",
        "김민준 山田太郎",
        "❤️ Bo 🎲",
    ],
)
def test_names_of_the_world_are_left_alone(name: str) -> None:
    composed = unicodedata.normalize("NFC", name)
    assert clean_name(name) == composed
    assert clean_name(unicodedata.normalize("NFD", name)) == composed


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Ada \t\n Bo ", "Ada Bo"),
        ("Ada\u2028Bo\u2029\x85Cy", "Ada Bo Cy"),
        ("Ada\x00\x1b[31m", "Ada [31m"),
        ("\u202eadA", "adA"),
        ("A\u2066d\u2069a\u200f", "Ada"),
        ("A\u200bd\u200ba\ufeff", "Ada"),
        ("e\u200b\u0301", "é"),
        ("\u3164\u2800\u115f", ""),
        ("A\ud800da", "Ada"),
        ("A\ue000d\U000f0000a\U0010fffd", "Ada"),
        ("Z" + "".join(map(chr, range(0x300, 0x340))), "Z\u0334\u0335"),
        ("Z" + "\u0323\u0302\u0303\u0304" * 6, "Ẓ\u0323\u0302"),
        ("ก" + "็" * 50, "ก็"),
        ("က" + "ျြွှုူ", "ကျြွှ"),
    ],
)
def test_invisible_characters_are_removed(name: str, shown: str) -> None:
    assert clean_name(name) == shown


def test_a_name_that_is_too_long_is_refused() -> None:
    assert clean_name("x" * NAME_LETTERS + "\u200b" * 50) == "x" * NAME_LETTERS
    with pytest.raises(InputError, match="at most 24 letters: x{25}$"):
        clean_name("x" * (NAME_LETTERS + 1))
