"""The language of the command line: ``--lang``, or that of the environment."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from brikke.cli import COMMANDS, run
from brikke.words.catalogue import Words, languages
from tests.cli.test_cli import Called
from tools.help_words import help_text

LOCALES = Path(__file__).parents[2] / "src" / "brikke" / "words" / "locales"
OTHERS = [code for code in languages() if code != "en"]


def test_the_english_help_is_that_of_the_commands() -> None:
    written = (LOCALES / "en" / "help.ftl").read_text(encoding="utf-8")
    assert written == help_text(), "run make help-words"


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("variable", ["LC_ALL", "LC_MESSAGES", "LANG"])
def test_the_environment_chooses_the_language(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    variable: str,
) -> None:
    for each in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(each, raising=False)
    monkeypatch.setenv(variable, f"{language}_XX.UTF-8")
    told = Called(capsys, "rules", "german").out
    assert told.startswith(Words(language)("rules-title", name=""))


@pytest.mark.parametrize("arguments", [("--lang", "de", "rules"), ("rules", "--lang=de")])
def test_the_option_stands_before_or_after_the_command(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    assert Words("de")("edition-nordic") in Called(capsys, *arguments).out


def test_json_stays_english(capsys: pytest.CaptureFixture[str]) -> None:
    english = Called(capsys, "rules", "nordic", "--json").out
    assert Called(capsys, "rules", "nordic", "--json", "--lang", "fi").out == english


@pytest.mark.parametrize("language", OTHERS)
def test_help_is_in_the_language(capsys: pytest.CaptureFixture[str], language: str) -> None:
    words = Words(language)
    told = _joined(Called(capsys, "--help", "--lang", language).out)
    assert all(words(f"help-list-{command}") in told for command in COMMANDS)
    check = _joined(Called(capsys, "check", "--help", "--lang", language).out)
    assert words("help-check-rack") in check
    assert words("help-check") in check


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["rules", "--lang"], "brikke: a value is missing: --lang"),
        (
            ["rules", "--lang", "xx"],
            "brikke: no such language (there are en, da, de, nb, fi, sv): xx",
        ),
    ],
)
def test_a_language_that_is_not_there_is_refused(
    capsys: pytest.CaptureFixture[str], arguments: list[str], line: str
) -> None:
    assert run(arguments) == 2
    assert capsys.readouterr().err.strip() == line


def _joined(text: str) -> str:
    """Return a help page without frames and line breaks."""
    return " ".join(re.sub("[│╭╮╰╯─]", " ", text).split())
