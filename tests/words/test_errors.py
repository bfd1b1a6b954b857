"""Errors in the user's language: all that a command may say is in the catalogue, as it is said."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import brikke
from brikke.errors import InputError
from brikke.game.notation import read_record
from brikke.words.catalogue import Words, languages
from brikke.words.errors import _patterns, error_text

SOURCES = Path(brikke.__file__).parent
SPOKEN = (
    *("camera", "cli", "game/notation", "lab", "players/bots", "rules", "study", "tui"),
    *("server/serve.py", "server/settings.py", "words/catalogue.py"),
)
"""Where errors come from that people meet at the command line."""
NOT_SPOKEN = {"the words for x lack a value"}
OTHERS = [code for code in languages() if code != "en"]


@cache
def texts(path: Path) -> tuple[tuple[str, bool], ...]:
    """Return all texts in a source, each with whether an error is raised with it."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    raised = {
        id(node.exc.args[0])
        for node in ast.walk(tree)
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and len(node.exc.args) > 1
    }
    found = ((text_of(node), id(node) in raised) for node in ast.walk(tree))
    return tuple((text, is_raised) for text, is_raised in found if text)


def text_of(node: ast.AST) -> str:
    """Return a text with every value in it as ``x``; empty for anything else."""
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=values):
            return "".join(text_of(each) or "x" for each in values)
    return ""


def recognised(text: str) -> Iterator[str]:
    for name, pattern in _patterns():
        if pattern.fullmatch(text):
            yield name


def test_errors_of_commands_are_in_the_catalogue() -> None:
    spoken = (
        text
        for path in SOURCES.rglob("*.py")
        if path.relative_to(SOURCES).as_posix().startswith(SPOKEN)
        for text, is_raised in texts(path)
        if is_raised and text not in NOT_SPOKEN
    )
    # Keys of words are told by the catalogue already.
    assert [each for each in spoken if " " in each and not any(recognised(each))] == []


def test_the_catalogue_has_no_error_that_is_not_said() -> None:
    said = {
        key for path in SOURCES.rglob("*.py") for text, _ in texts(path) for key in recognised(text)
    }
    silent = {key for key, _ in _patterns() if not key.startswith("part-")} - said
    assert silent == set()


@pytest.mark.parametrize("language", OTHERS)
def test_errors_are_told_in_the_language_and_end_in_the_value(language: str) -> None:
    words = Words(language)
    with pytest.raises(InputError) as caught:
        read_record("brikke record 1\nrulebook nordik\nseats 2\n")
    told = error_text(caught.value, words)
    assert told.endswith(": nordik")
    assert words("error-part-did-you-mean", name="nordic") in told
    assert not set(told.split()) & {"line", "such", "edition,", "did", "mean"}


def test_values_in_errors_are_told_in_words() -> None:
    for problem, told in [
        (
            "no such bot (there are steady, greedy)",
            "diesen Bot gibt es nicht (es gibt steady, greedy)",
        ),
        ("cannot be read (permission denied)", "ist nicht lesbar (keine Berechtigung)"),
        ("jokers must be free or locked", "jokers muss free oder locked sein"),
        ("not a set (too-short)", "keine Kombination (zu kurz)"),
        ("nobody has heard of this", "nobody has heard of this"),
    ]:
        assert error_text(InputError(problem, "or x"), Words("de")) == f"{told}: or x"
