"""Proof pages: every message stands on the page once, at its screen or in its section."""

from __future__ import annotations

import re

import pytest

from brikke.words.catalogue import languages
from tools.words_page import Message, Screen, messages_of, proof_page

HOME = Screen("Home", "Play now\nRound 2 of 3\nwith Bo and Ada", b"jpeg")


@pytest.mark.sweep
@pytest.mark.parametrize("language", languages())
def test_every_message_is_on_the_page_once(language: str) -> None:
    keys = re.findall(r'data-key="([\w-]+)"', proof_page(language, [HOME]))
    assert sorted(keys) == sorted(each.key for each in messages_of(language))


def test_messages_stand_at_the_screen_that_shows_them() -> None:
    page = proof_page("en", [HOME])
    at_home = page.partition("<img")[2].partition("<h2>")[0]
    found = re.findall(r'data-key="([\w-]+)"', at_home)
    assert {"home-bots-now", "home-round-of", "home-with"} <= set(found)
    assert "home-friends" not in found


def test_variants_are_told_one_by_one() -> None:
    by_key = {each.key: each for each in messages_of("en")}
    assert by_key["house-minutes"].variants == ("one minute", "{count} minutes")
    assert by_key["table-round"].variants == ("Round {round} of {rounds}",)


@pytest.mark.parametrize(
    ("variant", "text", "found"),
    [
        ("Round {round} of {rounds}", "Round 1 of 3", True),
        ("Draw", "Draw a tile", True),
        ("Draw", "Drawn", False),
        ("{call}", "anything", False),
    ],
)
def test_a_message_is_found_by_its_own_words(variant: str, text: str, found: bool) -> None:
    assert Message("key", "section", (variant,)).is_in(text) == found
