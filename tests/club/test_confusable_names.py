"""Names that look alike have one skeleton; others do not."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brikke.club.confusable_names import skeleton


@pytest.mark.parametrize(
    ("name", "imitation"),
    [
        ("Ann", "ann"),
        ("Ann", "A n n"),
        ("Ann", "Ann."),
        ("Ann", "Аnn"),  # the first letter is Cyrillic
        ("Ann", "ＡＮＮ"),
        ("Otto", "0tt0"),
        ("Björn", "Bjorn"),
        ("Bjørn", "BJORN"),
        ("Lill", "LIII"),
        ("Emma", "Ernrna"),
        ("Maria", "Мария"[:1] + "aria"),
        ("Straße", "STRASSE"),
    ],
)
def test_an_imitation_has_the_skeleton_of_the_name(name: str, imitation: str) -> None:
    assert skeleton(imitation) == skeleton(name)


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "Anne"), ("Bo", "Bob"), ("Ida", "Ada"), ("Kai 2", "Kai 4")]
)
def test_other_names_have_other_skeletons(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


@given(st.text(max_size=24))
def test_case_and_spaces_never_matter(name: str) -> None:
    assert skeleton(" ".join(skeleton(name))) == skeleton(name)
    assert skeleton(name.upper().lower()) == skeleton(name.lower().upper().lower())


def test_a_name_without_letters_has_no_skeleton() -> None:
    assert skeleton("♠ !? ♥".replace("!", "")) == ""
