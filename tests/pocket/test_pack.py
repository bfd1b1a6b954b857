"""The pack of the engine: it leaves out words that no device needs, and no others."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Any

import pytest

from brikke.answers.rulebooks import rulebooks_data, rules_data
from brikke.rules.rulebook import EDITIONS, get_rulebook
from brikke.words import catalogue
from brikke.words.catalogue import Words
from tools.pocket import CATALOGUES

HOUSE_RULES = (
    "nordic opening_minimum=25 tiles_dealt=10 rounds=3 turn_seconds=off jokers=locked",
    "german opening_goes_on=yes empty_pool=play-on joker_value=50 turn_seconds=60 max_run_length=4",
)


def told(language: str) -> list[Any]:
    """Return everything that the engine says in words on a device."""
    words = Words(language)
    rulebooks = map(get_rulebook, (*EDITIONS, *HOUSE_RULES))
    return [rulebooks_data(words), *[rules_data(rulebook, words) for rulebook in rulebooks]]


def test_the_words_of_the_rules_are_in_the_pack(monkeypatch: pytest.MonkeyPatch) -> None:
    def text(folder: Traversable) -> str:
        return "\n".join((folder / name).read_text(encoding="utf-8") for name in CATALOGUES)

    # One language is enough: the catalogues of all hold the same keys.
    everything = told("de")
    monkeypatch.setattr(catalogue, "_text", text)
    catalogue._bundle.cache_clear()
    try:
        assert told("de") == everything
    finally:
        catalogue._bundle.cache_clear()
