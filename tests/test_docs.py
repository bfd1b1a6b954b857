"""What the docs show is true, and nothing that a user meets is undocumented."""

from __future__ import annotations

import doctest
import importlib
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import brikke
from brikke.cli import COMMANDS
from brikke.notation import read_record
from brikke.rulebook import EDITIONS, LIMITS
from brikke.rules import Code
from brikke.sets import SetFlaw
from brikke.verify import Doubt
from tests.test_cli import Called

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = [ROOT / f"{name}.md" for name in ("README", "CONTRIBUTING", "SECURITY")]
PAGES += DOCS.glob("*.md")


def documented_in(name: str) -> set[str]:
    """Return the codes in the first column of the tables of a page."""
    return set(re.findall(r"^\| `([a-z0-9_-]+)` \|", (DOCS / name).read_text(), re.MULTILINE))


def test_every_violation_code_is_documented() -> None:
    assert documented_in("violations.md") == {*SetFlaw, *Code}


def test_every_reason_not_to_trust_a_record_is_documented() -> None:
    assert documented_in("command-line.md") == set(Doubt)


def test_every_house_rule_is_documented_with_its_limits() -> None:
    assert documented_in("rulebooks.md") == set(LIMITS)
    for name, limit in LIMITS.items():
        (row,) = re.findall(
            rf"^\| `{name}` \|.*", (DOCS / "rulebooks.md").read_text(), re.MULTILINE
        )
        for word in re.findall(r"[a-z]+(?:-[a-z]+)*|\d+", limit.allowed):
            assert word in row or word in ("or", "to", "seconds"), (name, word)


def test_every_edition_has_a_column() -> None:
    header = next(line for line in (DOCS / "rulebooks.md").read_text().splitlines() if "|" in line)
    assert re.findall(r"`([a-z-]+)`", header) == list(EDITIONS)


def test_every_command_is_documented() -> None:
    text = (DOCS / "command-line.md").read_text()
    assert re.findall(r"^## `brikke ([a-z]+)`", text, re.MULTILINE) == list(COMMANDS)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text()):
        assert (page.parent / target).exists(), target


def test_every_promise_of_security_names_tests_that_there_are() -> None:
    text = (ROOT / "SECURITY.md").read_text()
    promises = text.partition("## What is promised")[2].partition("## What is not promised")[0]
    paragraphs = [each for each in promises.split("\n\n") if each.startswith("**")]
    assert len(paragraphs) > 10
    for paragraph in paragraphs:
        held = re.findall(r"`([\w/]+\.py)`:((?:\s+`test_\w+`,?)+)", paragraph)
        assert held, paragraph
        for file, names in held:
            tests = (ROOT / "tests" / file).read_text()
            for name in re.findall(r"test_\w+", names):
                assert f"def {name}(" in tests, name


def test_the_python_of_the_readme_runs_as_shown() -> None:
    text = (ROOT / "README.md").read_text().replace("```", "")
    test = doctest.DocTestParser().get_doctest(text, {}, "README.md", "README.md", 0)
    result = doctest.DocTestRunner().run(test)
    assert (result.attempted >= 15, result.failed) == (True, 0)


def test_the_commands_of_the_readme_print_what_is_shown() -> None:
    sessions = re.findall(r"```console\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    shown = [line for session in sessions for line in session.splitlines()]
    printed: list[str] = []
    for line in shown:
        if line.startswith("$ brikke "):
            command = [sys.executable, "-m", "brikke", *shlex.split(line)[2:]]
            printed.append(line)
            environment = {**os.environ, "COLUMNS": "100"}
            done = subprocess.run(
                command, capture_output=True, text=True, check=False, timeout=60, env=environment
            )
            printed += done.stdout.splitlines()
    assert printed == shown
    assert len(shown) > 3


def test_the_docstrings_run_as_shown() -> None:
    names = ["brikke", *(f"brikke.{path.stem}" for path in Path(brikke.__path__[0]).glob("*.py"))]
    for name in names:
        if name not in ("brikke.__main__", "brikke.__init__"):
            assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_the_record_in_the_docs_is_abridged_but_right() -> None:
    text = (DOCS / "notation.md").read_text()
    (example,) = re.findall(r"```\n(brikke record.*?)```", text, re.DOTALL)
    words = example.replace("…", "").splitlines()
    assert words[0] == "brikke record 1"
    read_record("\n".join(words[:4]).replace("30  rounds", "30 rounds"))


def test_everything_public_is_there() -> None:
    for name in brikke.__all__:
        assert getattr(brikke, name) is not None
    with pytest.raises(AttributeError, match="no attribute: nonsense$"):
        _ = brikke.nonsense


def test_no_file_names_a_download_address_or_a_machine() -> None:
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split("\0")
    for name in filter(None, listed):
        path = ROOT / name
        if path.suffix == ".png":
            continue
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        if path.name == "package-lock.json":
            # Whom a dependency asks to be thanked is no place to download it from.
            text = re.sub(r'"funding": (\{[^}]*\}|\[[^\]]*\])', "", text)
        # A picture names the language it is written in by an address.
        address = r"https?://(?!127\.0\.0\.1|\{|www\.w3\.org/2000/svg)"
        assert not re.search(rf"{address}|--index-url|/root/", text) or (
            name == "tests/test_docs.py"
        ), name


def test_the_bot_of_the_docs_plays_in_the_arena(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = (ROOT / "docs" / "strategy.md").read_text()
    code, *_ = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    (tmp_path / "patient.py").write_text(code)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    command = ["arena", "--bots", "patient:Patient,steady", "--deals", "2", "--processes", "1"]
    told = Called(capsys, *command, "--json").json
    assert {each["name"] for each in told["bots"]} == {"patient:Patient", "steady"}
    for nobody in ("patient:Nobody", "nowhere:Patient", "json:loads"):
        refused = Called(capsys, "arena", "--bots", f"{nobody},steady", "--deals", "2")
        assert refused.err.endswith(f": {nobody}\n")
