"""The words of each language: its glossary is kept, and no sentence shows an identifier."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from brikke.rules.rulebook import EDITIONS, LIMITS, get_rulebook, value_text, with_house_rules
from brikke.words.catalogue import Words, catalogue, languages
from brikke.words.prose import house_rules_text, rules_text
from tests.rules.test_rulebook import CHANGED
from tests.words.glossary import NOT_USED, USED

# "jokers", "rounds" and "custom" are also English words.
NAMES = [*EDITIONS, *(name for name in LIMITS if "_" in name), "custom (from"]
IDENTIFIERS = re.compile(rf"(?<!\w)({'|'.join(map(re.escape, NAMES))})(?!\w)|[a-z]+_[a-z]+")
# What is typed at a command line is shown as it is typed.
TYPED = ("help-", "rules-words-", "lines-", "doctor-", "rules-limits", "home-phase-")
VALUES: dict[str, list[str | int]] = {
    "jokers": ["free", "locked", "locked-own-rack"],
    "empty_pool": ["play-on", "must-play", "round-ends"],
    "blocked_score": ["difference", "own-rack"],
    "turn_seconds": ["off", 15, 60, 90, 120, 3600, 86_400, 604_800],
    "penalty_tiles": [0, 1, 2, 3],
    "max_run_length": [4, 13],
    "rounds": [1, 2, 99],
    "opening_minimum": [0, 1, 30, 31],
}
CHOICES = ["opening_single_set", "opening_goes_on", "clock_before_opening", "must_play_when_able"]


@cache
def texts(language: str) -> dict[str, str]:
    """Return all that is said by each message, without its placeholders."""

    class Texts(Visitor):
        def __init__(self) -> None:
            self.found: list[str] = []

        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
            self.found.append(node.value)

    told = {}
    for entry in FluentParser().parse(catalogue(language)).body:
        if isinstance(entry, ast.Message):
            visitor = Texts()
            visitor.visit(entry)
            told[entry.id.name] = " ".join(visitor.found)
    return told


@pytest.mark.parametrize("language", NOT_USED)
def test_words_that_the_language_does_not_use_are_not_used(language: str) -> None:
    wrong = [
        (key, found.group(), f"say {better}")
        for key, text in texts(language).items()
        if not key.startswith("rules-words-")
        for pattern, better in NOT_USED[language].items()
        if (found := re.search(pattern, text))
    ]
    assert wrong == []


@pytest.mark.parametrize("language", USED)
def test_every_thing_has_its_word(language: str) -> None:
    said = " ".join(texts(language).values()).lower()
    assert [thing for thing, word in USED[language].items() if word.lower() not in said] == []


@pytest.mark.parametrize("language", languages())
def test_no_sentence_shows_an_identifier(language: str) -> None:
    shown = [
        (key, found.group())
        for key, text in texts(language).items()
        if not key.startswith(TYPED) and (found := IDENTIFIERS.search(text))
    ]
    assert shown == []


def combinations() -> Iterator[str]:
    """Yield rulebooks with every value of every house rule, and all pairs of yes and no."""
    for edition in EDITIONS:
        for name in LIMITS:
            for value in VALUES.get(name, [value_text(CHANGED[name])]):
                yield f"{edition} {name}={value}"
        for answers in product(("yes", "no"), repeat=len(CHOICES)):
            chosen = (f"{name}={answer}" for name, answer in zip(CHOICES, answers, strict=True))
            yield " ".join((edition, *chosen))


@pytest.mark.sweep
@pytest.mark.parametrize("language", languages())
def test_every_house_rule_of_every_edition_is_told_in_words(language: str) -> None:
    words = Words(language)
    for line in combinations():
        rulebook = get_rulebook(line)
        told = f"{house_rules_text(rulebook, words)}\n{rules_text(rulebook, words)}"
        assert not IDENTIFIERS.search(told), (line, IDENTIFIERS.search(told))
        assert "{" not in told, line
        assert not re.search(r"\b1 (points|tiles|seconds|minutes|days|rounds)\b", told), line
        assert not re.search(r"\b(86|604)[.,\s\u202f\u00a0]?[0-9]{3}\b", told), line


def test_sentences_about_runs_and_openings_do_not_contradict_each_other() -> None:
    words = Words()
    short = rules_text(with_house_rules("nordic", max_run_length=4), words)
    assert "three or four consecutive numbers" in short
    assert "three or more consecutive" not in short
    single = rules_text(with_house_rules("nordic", opening_single_set=True), words)
    assert "a single set" in single
    assert "set or several" not in single
    assert "more than 30" in rules_text(EDITIONS["finnish-classic"], words)


def test_a_day_is_told_as_a_day() -> None:
    for seconds, told in [(86_400, "one day"), (604_800, "7 days"), (90, "90 seconds")]:
        text = rules_text(with_house_rules("nordic", turn_seconds=seconds), Words())
        assert f"A turn may take up to {told}." in text
