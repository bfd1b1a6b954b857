"""Documentation: examples run as shown, and everything public is documented."""

from __future__ import annotations

import doctest
import importlib
import importlib.util
import inspect
import os
import re
import runpy
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from sphinx.pycode import ModuleAnalyzer

import brikke
from brikke.cli import COMMANDS, app
from brikke.game.notation import read_record
from brikke.game.verify import Doubt
from brikke.rules.judge import Code
from brikke.rules.rulebook import EDITIONS, LIMITS
from brikke.rules.sets import SetFlaw
from brikke.study.reasons import Reason
from tests.cli.test_cli import Called
from tests.support.patience import PATIENCE

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
NOT_TEXT = {".bin", ".jpg", ".onnx", ".png"}
PAGES = [ROOT / f"{name}.md" for name in ("README", "CONTRIBUTING", "SECURITY")]
PAGES += DOCS.rglob("*.md")
SHOWN = [page for page in PAGES if re.search(r"^```(pycon|console)$", page.read_text(), re.M)]


def documented_in(name: str) -> set[str]:
    """Return the codes in the first column of the tables of a page."""
    return set(re.findall(r"^\| `([a-z0-9_-]+)` \|", (DOCS / name).read_text(), re.MULTILINE))


def test_every_violation_code_is_documented() -> None:
    assert documented_in("violations.md") == {*SetFlaw, *Code}


def test_every_reason_for_an_invalid_record_and_for_a_costly_turn_is_documented() -> None:
    assert documented_in("command-line.md") == {*Doubt, *Reason}


def test_every_house_rule_is_documented_with_its_limits() -> None:
    assert documented_in("rulebooks.md") == set(LIMITS)
    for name, limit in LIMITS.items():
        (row,) = re.findall(
            rf"^\| `{name}` \|.*", (DOCS / "rulebooks.md").read_text(), re.MULTILINE
        )
        for word in re.findall(r"[a-z]+(?:-[a-z]+)*|\d+", limit.allowed):
            assert word in row or word in ("or", "to", "seconds"), (name, word)


def test_the_table_of_editions_is_up_to_date() -> None:
    page = (DOCS / "rulebooks.md").read_text()
    header = next(line for line in page.splitlines() if "|" in line)
    assert re.findall(r"`([a-z-]+)`", header) == list(EDITIONS)
    tool = runpy.run_path(str(ROOT / "tools" / "edition_table.py"))
    assert page == tool["with_table"](page), "run make editions"


def test_every_command_is_documented() -> None:
    text = (DOCS / "command-line.md").read_text()
    assert re.findall(r"^## `brikke ([a-z]+)`", text, re.MULTILINE) == list(COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_option_of_a_command_is_documented(command: str) -> None:
    # The settings of a server are many and have a page of their own, tested in test_wire_docs.py.
    page = DOCS / ("server.md" if command == "serve" else "command-line.md")
    text = page.read_text()
    if command != "serve":
        text = text.partition(f"\n## `brikke {command}`\n")[2].partition("\n## ")[0]
    words = set(re.findall(r"(?<![\w-])--[a-z]+(?:-[a-z]+)*", text))
    for option in app[command].assemble_argument_collection():
        if option.field_info.kind is inspect.Parameter.KEYWORD_ONLY:
            assert words & set(option.names), option.names
        else:
            # A positional argument is shown in the usage line.
            assert re.search(rf"^`brikke {command} [^-`]", text, re.MULTILINE), option.names


def modules() -> dict[str, Path]:
    """Return all modules of Brikke by name, without migrations, which cannot be imported."""
    root = Path(brikke.__file__).parent
    sources = [path for path in root.rglob("*.py") if "migrations" not in path.parts]
    parts = [("brikke", *path.relative_to(root).with_suffix("").parts) for path in sources]
    names = [".".join(each).removesuffix(".__init__") for each in parts]
    return dict(zip(names, sources, strict=True))


def test_every_exception_is_documented() -> None:
    kinds = {
        found
        for name in modules()
        if not name.startswith(("brikke.server", "brikke.pocket", "brikke.live.", "brikke.tui"))
        if name != "brikke.__main__"
        if name != "brikke.solver.wasm"  # can be imported in a browser only
        if name != "brikke.env.jax"  # needs JAX, which is not installed for the tests
        for found in vars(importlib.import_module(name)).values()
        if isinstance(found, type) and issubclass(found, Exception)
        if found.__module__.startswith("brikke.") and not found.__name__.startswith("_")
        if found.__module__ != "brikke.live.refusal"  # tested in test_wire_docs.py
        if found.__module__ != "brikke.live.appending"  # for those who store a log
    }
    rows = re.findall(r"^\| `(\w+)` \|", (DOCS / "api" / "errors.md").read_text(), re.MULTILINE)
    assert sorted(rows) == sorted(kind.__name__ for kind in kinds)


ROOMS = {"game", "lab", "players", "rules", "study"}
"""Rooms without public names: their modules are documented one by one."""
INNER = {
    "answers": "the JSON of the command line and of the HTTP API, explained on their pages",
    "browser_files": "where the files of the browser game lie",
    "cli": "has a page of its own",
    "club": "kept names, results of a server, explained on its pages",
    "folders": "where the user's data is kept",
    "game.text": "how a round is printed",
    "game.view_reading": "how a view is read from the wire, for PlayerView.from_wire",
    "live": "the authority of the server",
    "page_policy": "the content security policy of the browser game",
    "players.small_moves": "what some bots look for",
    "plugins": "how plugins are found, explained on the pages about bots and rulebooks",
    "pocket": "the game on a device without a server, explained on its page",
    "rules.physical": "how a legal turn finds its physical tiles",
    "server": "has pages of its own",
    "tui": "has a page of its own",
    "wire": "messages and answers, explained on the page of the wire",
    "words": "translations",
}
"""Modules that are not part of the Python API, and why."""


def public_home(module: str) -> str:
    """Return the documented module that a module belongs to, without ``brikke.``."""
    room, *inner = module.split(".")[1:]
    return f"{room}.{inner[0]}" if room in ROOMS and inner else room


def api_text() -> str:
    return "".join(page.read_text() for page in (DOCS / "api").glob("*.md"))


def test_every_public_module_is_in_the_reference() -> None:
    homes = {public_home(name) for name in modules() if name.count(".")} - {"__main__"} - ROOMS
    told = {public_home(name) for name in re.findall(r"automodule:: (\S+)", api_text())}
    assert told == homes - set(INNER)


def test_every_public_name_is_in_the_reference() -> None:
    text = api_text()
    for module in re.findall(r"automodule:: (\S+)", text):
        found = importlib.import_module(module)
        explained = {name for _, name in ModuleAnalyzer.for_module(module).find_attr_docs()}
        for name in getattr(found, "__all__", ()):
            public = getattr(found, name)
            if inspect.isclass(public) or inspect.isroutine(public):
                assert public.__doc__, name
            else:
                assert name in explained or f"py:data:: {module}.{name}\n" in text, name


def test_the_picture_of_the_layers_is_up_to_date() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "layers.py"))
    assert (DOCS / "layers.svg").read_text() == tool["picture"](), "run make layers-picture"


def test_the_picture_of_a_turn_is_drawn_by_the_example_beside_it() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "pictures.py"))
    assert (DOCS / "turn.svg").read_text() == tool["picture"](), "run make pictures"


def test_the_annotated_round_is_what_champions_and_analysis_say_today() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "annotated_round.py"))
    assert (DOCS / "annotated-round.md").read_text() == tool["page"](), "run make annotated-round"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_have_targets(page: Path) -> None:
    for target, heading in re.findall(r"\]\(([^)#]+)(?:#([^)]+))?\)", page.read_text()):
        assert (page.parent / target).exists(), target
        assert not heading or heading in headings_of(page.parent / target), (target, heading)


def headings_of(page: Path) -> set[str]:
    """Return the headings of a page as link targets."""
    titles = re.findall(r"^#+ (.*)$", page.read_text(), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


def test_the_readme_names_existing_targets_and_commands() -> None:
    text = (ROOT / "README.md").read_text()
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    assert {"play", "test", "wheel", "setup"} <= set(re.findall(r"\bmake ([a-z]+)", text))
    assert set(re.findall(r"(?:`|^    )make ([a-z-]+)", text, re.MULTILINE)) <= targets
    assert set(re.findall(r"(?:`|\$ )brikke ([a-z]+)", text)) <= set(COMMANDS)
    # A newcomer reads no more than that.
    assert len(text.splitlines()) < 80
    (python,) = re.findall(r"```pycon\n(.*?)```", text, re.DOTALL)
    assert len(python.splitlines()) <= 20


def test_every_measurement_names_the_command_that_repeats_it() -> None:
    text = (DOCS / "performance.md").read_text()
    targets = set(re.findall(r"^([a-z/-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    for part in text.split("\n## ")[1:]:
        shown = "\n".join(re.findall(r"^    (.*)$", part, re.MULTILINE))
        assert re.search(r"^(make|build/|\.venv/|brikke) ?", shown, re.MULTILINE), part[:40]
    assert set(re.findall(r"(?:`|^    )make ([a-z/-]+)", text, re.MULTILINE)) <= targets
    for module in re.findall(r"-m\s(\S+?)[\s`]", text):
        assert importlib.util.find_spec(module), module


def test_every_extra_is_documented() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert documented_in("install.md") == set(extras["optional-dependencies"])


def test_buttons_have_the_names_that_the_pages_mention() -> None:
    catalogues = (ROOT / "src" / "brikke" / "words" / "locales" / "en").glob("*.ftl")
    catalogue = "\n".join(path.read_text() for path in catalogues)
    for page in ("play.md", "real-table.md", "rulebooks.md"):
        words, _, _ = (DOCS / page).read_text().partition("## What they share")
        pressed = [" ".join(name.split()) for name in re.findall(r"\*\*(.+?)\*\*", words, re.S)]
        assert pressed
        for name in pressed:
            assert re.search(rf"^[a-z-]+ = {re.escape(name)}", catalogue, re.MULTILINE), name


@pytest.mark.system
def test_make_play_opens_the_game_and_lets_phones_in() -> None:
    asked = ["make", "--no-print-directory", "--dry-run", "play"]
    told = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    host, command = told.splitlines()[-1].split(" ", 1)
    assert host == 'BRIKKE_HOST="${BRIKKE_HOST:-0.0.0.0}"'
    assert command == ".venv/bin/brikke serve --open-browser"


def test_every_promise_of_security_names_existing_tests() -> None:
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


@pytest.mark.system
@pytest.mark.parametrize("page", SHOWN, ids=lambda page: page.name)
def test_the_examples_of_a_page_run_as_shown(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Run the blocks of a page from top to bottom, in one folder and one Python session.

    A block of Python that begins with the name of a file is saved as that file. ``…`` alone on a
    line stands for any output.
    """
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    names: dict[str, object] = {}
    for language, block in re.findall(r"^```(\w+)\n(.*?)^```$", page.read_text(), re.M | re.S):
        if language == "pycon":
            test = doctest.DocTestParser().get_doctest(block, {}, page.name, page.name, 0)
            # Not a copy: functions of one block use names of the next one.
            test.globs = names
            result = doctest.DocTestRunner().run(test, clear_globs=False)
            assert (result.attempted > 0, result.failed) == (True, 0)
        elif language == "console":
            printed = "".join(map(run_command, re.findall(r"^\$ brikke .*$", block, re.M)))
            assert matches(block, printed), printed
        elif file := re.match(r"# (\w+\.py)\n", block):
            Path(file[1]).write_text(block)


def run_command(line: str) -> str:
    """Run a command, and return it with its output, as a page shows them."""
    done = subprocess.run(
        [sys.executable, "-m", "brikke", *shlex.split(line)[2:]],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        timeout=PATIENCE,
        env={**os.environ, "COLUMNS": "100"},
    )
    assert done.returncode in (0, 1), done.stdout
    return f"{line}\n{done.stdout}"


def matches(shown: str, printed: str) -> bool:
    pattern = re.escape(shown).replace("…\\\n", "(?:.*\n)+?")
    return re.fullmatch(pattern, printed) is not None


def test_pages_with_examples_are_found_and_differences_are_detected() -> None:
    assert {"README.md", "write-a-bot.md", "research.md", "events.md", "real-table.md"} <= {
        page.name for page in SHOWN
    }
    assert matches("$ a\n…\nlast\n", "$ a\nfirst\nmore\nlast\n")
    assert not matches("$ a\nb\n", "$ a\nc\n")
    assert not matches("$ a\n…\nlast\n", "$ a\nlast\n")


@pytest.mark.parametrize(
    "name", [name for name, path in modules().items() if ">>> " in path.read_text()]
)
def test_the_examples_of_docstrings_run_as_shown(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_the_abridged_record_in_the_docs_is_valid() -> None:
    text = (DOCS / "notation.md").read_text()
    (example,) = re.findall(r"```\n(brikke record.*?)```", text, re.DOTALL)
    words = example.replace("…", "").splitlines()
    assert words[0] == "brikke record 1"
    read_record("\n".join(words[:4]).replace("30  rounds", "30 rounds"))


@pytest.mark.system
def test_no_file_names_a_download_address_or_a_machine() -> None:
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split("\0")
    for name in filter(None, listed):
        path = ROOT / name
        # Licences of others are shipped as they are.
        if path.suffix in NOT_TEXT or name.startswith("web/public/licenses/"):
            continue
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        if path.name == "package-lock.json":
            # Funding links are not download addresses.
            text = re.sub(r'"funding": (\{[^}]*\}|\[[^\]]*\])', "", text)
        # The namespaces of SVG and JSON Schema are addresses, too.
        address = r"https?://(?!127\.0\.0\.1|\{|www\.w3\.org/2000/svg|json-schema\.org/draft)"
        assert not re.search(rf"{address}|--index-url|/root/", text) or (
            name == "tests/project/test_docs.py"
        ), name


def test_the_bot_of_the_docs_plays_in_the_arena(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = (ROOT / "docs" / "write-a-bot.md").read_text()
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
