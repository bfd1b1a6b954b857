"""The language of the command line: ``--lang``, or that of the environment."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from brikke.cli import COMMANDS, run
from brikke.cli.terminal import system_language
from brikke.words.catalogue import Words, languages
from tests.cli.test_cli import Called
from tools.help_words import help_text

LOCALES = Path(__file__).parents[2] / "src" / "brikke" / "words" / "locales"
VALUES = ("name", "hint", "allowed", "reason")
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


@pytest.mark.parametrize(
    ("locale", "language"), [("C.UTF-8", "en"), ("nn_NO", "nb"), ("zh_CN", "en"), ("", "sv")]
)
def test_the_first_locale_counts_and_c_is_english(
    monkeypatch: pytest.MonkeyPatch, locale: str, language: str
) -> None:
    monkeypatch.delenv("LANGUAGE", raising=False)
    monkeypatch.setenv("LC_ALL", locale)
    monkeypatch.setenv("LC_MESSAGES", "sv_SE.UTF-8")
    monkeypatch.setenv("LANG", "fi_FI.UTF-8")
    assert system_language() == language


@pytest.mark.parametrize("asked", [["rules", "nordic"], ["rules"], ["rules", "nobody"]])
def test_json_and_errors_beside_it_stay_english(
    capsys: pytest.CaptureFixture[str], asked: list[str]
) -> None:
    run([*asked, "--json"])
    english = capsys.readouterr()
    run([*asked, "--json", "--lang", "fi"])
    assert capsys.readouterr() == english


@pytest.mark.parametrize("language", OTHERS)
def test_help_is_in_the_language(capsys: pytest.CaptureFixture[str], language: str) -> None:
    words = Words(language)
    told = _joined(Called(capsys, "--help", "--lang", language).out)
    assert all(words(f"help-list-{command}") in told for command in COMMANDS)
    check = _joined(Called(capsys, "check", "--help", "--lang", language).out)
    assert words("help-check-rack") in check
    assert words("help-check") in check
    assert not re.search(r"Usage|OPTIONS|COMMAND|default:|env var|Display", told + check)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    ("arguments", "key", "value"),
    [
        ("slove", "part-did-you-mean", "slove"),
        ("solve --rak r7", "part-did-you-mean", "--rak"),
        ("solve --rack p7", "part-letters", "p7"),
        ("solve --rack p7 --rulebook norwegian-cards", "part-suits", "p7"),
        ("play --plain --seats x", "invalid-value", "x"),
        ("rules nordic opening_minimum=99", "must-be", "99"),
        ("verify nowhere.brikke", "cannot-read", "nowhere.brikke"),
    ],
)
def test_errors_are_in_the_language(
    capsys: pytest.CaptureFixture[str], language: str, arguments: str, key: str, value: str
) -> None:
    assert run([*arguments.split(), "--lang", language]) == 2
    told = capsys.readouterr().err
    assert told.endswith(f": {value}\n")
    assert told.count("\n") == 1
    around_values = Words(language)(f"error-{key}", **dict.fromkeys(VALUES, "|")).split("|")
    assert all(each in told for each in around_values)


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
