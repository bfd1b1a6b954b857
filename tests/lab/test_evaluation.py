"""Evaluation: protocols are frozen, and an agent that breaks the rules gets no result."""

from __future__ import annotations

import inspect
import re
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import brikke
from brikke.cli.evaluate import evaluate as evaluate_command
from brikke.errors import InputError
from brikke.lab.arena.runner import play_deal
from brikke.lab.evaluation import NEWEST, PROTOCOLS, Protocol, Suite, evaluate, protocol
from brikke.lab.evaluation.suite_digest import compute_digest, suite_contest
from tests.cli.test_cli import Called

ROOT = Path(__file__).parents[2]
FROZEN = {"brikke-eval-1": "3c6fdb6b2cb867d606a4fabb76c3e18097d2bce30bce135f6471b1a10a3994b2"}
# The scores of the agent in the first deck of each suite, by seat, when the protocol was frozen.
# The agent was greedy against steady, and steady against all others.
ENDED = {
    "two-novice": [19, 65],
    "two-greedy": [32, 31],
    "two-casual": [-2, 29],
    "two-steady": [-24, -27],
    "two-expert": [10, -11],
    "two-hoarder": [-72, -60],
    "two-champion": [-50, -62],
    "three-steady": [-12, -44, -91],
    "three-champion": [-3, -53, -59],
    "four-steady": [-49, -57, -26, -37],
    "four-champion": [-26, -28, -26, -10],
    "german": [-107, -78],
    "finnish-classic": [-89, -50],
    "norwegian-classic": [-47, -57],
    "norwegian-cards": [-34, -23],
    "must-play": [-11, -35],
}


def frozen(name: str = "tiny", **changes: Any) -> Suite:
    """Return a suite of two decks, with its digest."""
    suite = replace(Suite(name, "greedy", 1, "", decks=2, quick=1), **changes)
    return replace(suite, digest=compute_digest(suite))


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> Protocol:
    """Return a very short protocol, which the command line knows too."""
    made = Protocol("tiny-1", (frozen("two"), frozen("three", seats=3, rulebook="german")))
    monkeypatch.setattr(protocol, "PROTOCOLS", {made.name: made})
    return made


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty folder, which is the working directory of the test."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    return tmp_path


@pytest.mark.slow
@pytest.mark.parametrize("name", PROTOCOLS)
def test_a_released_protocol_never_changes(name: str) -> None:
    frozen_one = PROTOCOLS[name]
    assert {suite.name: compute_digest(suite) for suite in frozen_one.suites} == {
        suite.name: suite.digest for suite in frozen_one.suites
    }
    assert frozen_one.digest == FROZEN[name]


@pytest.mark.slow
def test_the_bots_of_a_protocol_play_as_they_did_when_it_was_frozen() -> None:
    ended = {}
    for suite in NEWEST.suites:
        agent = "greedy" if suite.against == "steady" else "steady"
        first = play_deal(suite_contest(suite, agent), 0)
        ended[suite.name] = [each.scores[each.seated.index(agent)] for each in first.results]
    assert ended == ENDED


@pytest.mark.parametrize(
    "changes",
    [
        {"name": "other"},
        {"against": "steady"},
        {"seed": 2},
        {"rulebook": "nordic joker_value=25"},
        {"rulebook": "german"},
        {"seats": 3},
        {"decks": 3},
        {"quick": 2},
    ],
)
def test_the_digest_covers_every_field_of_a_suite(changes: dict[str, Any]) -> None:
    assert frozen(**changes).digest != frozen().digest


def test_a_suite_with_other_decks_than_its_digest_is_refused(tmp_path: Path) -> None:
    changed = Protocol("tiny-1", (frozen("good"), replace(frozen("bad"), seed=2)))
    with pytest.raises(InputError, match="the rules or decks of bad are not those"):
        evaluate("steady", protocol=changed, out=tmp_path / "out")
    assert not (tmp_path / "out").exists()


def test_an_agent_plays_every_deck_from_every_seat(tiny: Protocol) -> None:
    found = evaluate("steady", protocol=tiny)
    assert [(each.decks, each.standing.played) for each in found.results] == [(2, 4), (2, 6)]
    assert (found.whole, found.quick) == (True, False)
    quick = evaluate("steady", protocol=tiny, suites=["three"], quick=True)
    assert [each.standing.played for each in quick.results] == [3]
    assert (quick.whole, quick.quick) == (False, True)


def test_an_agent_against_itself_is_even_and_has_no_interval(tiny: Protocol) -> None:
    for each in evaluate("greedy", protocol=tiny).results:
        assert each.standing.win_rate == pytest.approx(each.even)
        assert each.standing.points == 0
        assert (each.ci95, each.points_ci95) == (None, None)


def test_a_bot_that_plays_differently_today_meets_the_one_of_then() -> None:
    (suite,) = NEWEST.choose(["two-champion"])
    first = "brikke.players.bots.champion:FirstChampion"
    assert suite_contest(suite, "champion").names == ("champion", first)
    assert suite_contest(suite, first).names == (first,)


@pytest.mark.system
def test_the_agents_of_the_documentation_can_be_evaluated(
    tiny: Protocol, here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = (ROOT / "docs" / "evaluation.md").read_text()
    for number, code in enumerate(re.findall(r"```python\n(.*?)```", page, re.DOTALL)):
        (here / f"mine{number}.py").write_text(code)
    asked = ["evaluate", "mine0:Agent", "--protocol", "tiny-1"]
    told = Called(capsys, *asked, "--json", "--workers", "2").json
    assert (told["agent"], told["size"], told["whole"]) == ("mine0:Agent", "full", True)
    assert (told["protocol"], told["digest"]) == ("tiny-1", tiny.digest)
    assert (told["brikke"], told["core"]) == (brikke.__version__, "native")
    two, three = told["suites"]
    assert (two["suite"], two["decks"], two["played"], two["even"]) == ("two", 2, 4, 0.5)
    assert three["ci95"][0] <= three["win_rate"] <= three["ci95"][1]
    assert 0 < two["ms"]["mean"] <= two["ms"]["worst"]
    factory = Called(capsys, "evaluate", "mine1:make", "--protocol", "tiny-1", "--json")
    assert factory.json["agent"] == "mine1:make"


@pytest.mark.parametrize("form", ["text", "markdown"])
def test_the_table_holds_everything_for_a_citation(
    tiny: Protocol, form: str, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["evaluate", "steady", "--protocol", "tiny-1", "--workers", "1", "--format", form]
    told = Called(capsys, *asked, "--quick", "--suite", "two").out
    for words in ("tiny-1", tiny.digest, f"Brikke {brikke.__version__}", "native", "1 of 2 suites"):
        assert words in told
    assert "quick" in told
    (row,) = [line for line in told.splitlines() if line.removeprefix("| ").startswith("two ")]
    assert re.search(r"greedy[ |]+nordic[ |]+1[ |]+\d+\.\d \(\d+\.\d – \d+\.\d\)", row)
    last = told.splitlines()[-1]
    assert last.startswith(f"Cite as: steady by tiny-1 (quick, 1 of 2 suites, {tiny.digest[:16]})")
    assert last.endswith("The Brikke authors.")


def test_without_an_agent_the_suites_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    told = Called(capsys, "evaluate", "--json").json
    assert [each["suite"] for each in told["suites"]] == [each.name for each in NEWEST.suites]
    assert NEWEST.digest in Called(capsys, "evaluate").out


def test_decks_that_a_folder_holds_are_not_played_again(
    tiny: Protocol, here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    evaluate("steady", protocol=tiny, quick=True, out=here / "out")
    there: list[int] = []
    found = evaluate("steady", protocol=tiny, out=here / "out", progress=there.append)
    assert there == [1, 2, 3, 4]
    assert found == evaluate("steady", protocol=tiny)
    assert sorted(path.name for path in (here / "out").iterdir()) == ["three.jsonl", "two.jsonl"]
    asked = ["evaluate", "random", "--protocol", "tiny-1", "--out", "out"]
    refused = Called(capsys, *asked)
    assert (refused.status, refused.out) == (2, "")
    assert refused.err.endswith("holds another contest, with other bots: steady\n")


AGENTS = """
from brikke.rules.position import Draw, Play

class Cheat:
    def __init__(self, seed): pass
    def turn(self, view): return Play((view.position.rack,))

class Breaks(Cheat):
    def turn(self, view): return view.no_such_thing

class Quits(Cheat):
    def turn(self, view): raise SystemExit(0)

class Silent(Cheat):
    def turn(self, view): return None

class Unmade:
    def __init__(self, seed): raise KeyError("weights")

def dumb(seed): return object()
"""


@pytest.mark.system
@pytest.mark.parametrize(
    ("agent", "workers", "reason"),
    [
        (
            "Cheat",
            1,
            r"bad:Cheat made an illegal turn \([a-z, -]+\) at turn [12] of .*: arena 1 deal",
        ),
        (
            "Cheat",
            2,
            r"bad:Cheat made an illegal turn \([a-z, -]+\) at turn [12] of .*: arena 1 deal",
        ),
        (
            "Breaks",
            1,
            r"bad:Breaks failed \(AttributeError: .*, bad.py line 9\) at turn [12] of .*",
        ),
        ("Quits", 2, r"bad:Quits failed \(SystemExit: 0, bad.py line 12\) at turn [12] of .*"),
        ("Silent", 1, r"bad:Silent returned no turn \(NoneType\) at turn [12] of .*"),
        ("Unmade", 1, r"it makes no bot from a seed \(KeyError: 'weights', .*\): bad:Unmade$"),
        ("dumb", 1, r"a bot has a method turn\(view\), unlike: bad:dumb$"),
        ("nobody", 1, r"no such bot \(.*\): bad:nobody$"),
    ],
)
@pytest.mark.usefixtures("tiny")
def test_an_agent_that_fails_or_breaks_the_rules_gets_no_table(
    here: Path, capsys: pytest.CaptureFixture[str], agent: str, workers: int, reason: str
) -> None:
    (here / "bad.py").write_text(AGENTS)
    sys.modules.pop("bad", None)
    asked = ["evaluate", f"bad:{agent}", "--protocol", "tiny-1", "--workers", str(workers)]
    called = Called(capsys, *asked)
    assert (called.status, called.out) == (2, "")
    assert re.match(f"brikke: {reason}", called.err.rstrip("\n")), called.err
    assert called.err.count("\n") == 1


def test_an_agent_module_with_a_syntax_error_is_named(
    here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (here / "torn.py").write_text("class Agent(:\n")
    called = Called(capsys, "evaluate", "torn:Agent")
    assert called.status == 2
    assert re.search(r"its module fails \(SyntaxError.*\): torn:Agent$", called.err)


@pytest.mark.parametrize(
    ("arguments", "ending"),
    [
        (["steady", "--suite", "two-stedy"], "did you mean two-steady?: two-stedy"),
        (["steady", "--protocol", "brikke-eval-0"], "did you mean brikke-eval-1?: brikke-eval-0"),
        (["nobody"], "hoarder, champion): nobody"),
        (["steady", "--workers", "0"], ": 0"),
        (["steady", "--format", "html"], ": html"),
    ],
)
def test_invalid_arguments_are_refused(
    arguments: list[str], ending: str, capsys: pytest.CaptureFixture[str]
) -> None:
    called = Called(capsys, "evaluate", *arguments)
    assert (called.status, called.out) == (2, "")
    assert called.err.endswith(f"{ending}\n")


def test_every_suite_and_flag_is_documented() -> None:
    page = (ROOT / "docs" / "evaluation.md").read_text()
    for name, digest in FROZEN.items():
        assert name in page
        assert digest in page
    for suite in NEWEST.suites:
        assert f"| `{suite.name}` | {suite.rulebook} | {suite.seats} | `{suite.against}` " in page
    commands = (ROOT / "docs" / "command-line.md").read_text()
    section = commands.partition("## `brikke evaluate`")[2].partition("\n## ")[0]
    for name in set(inspect.signature(evaluate_command).parameters) - {"agent"}:
        assert f"--{name}" in section, name


def test_the_citation_file_has_this_version() -> None:
    text = (ROOT / "CITATION.cff").read_text()
    assert f"\nversion: {brikke.__version__}\n" in text
    assert re.findall(r"^ *- name: (.*)$", text, re.MULTILINE) == ["The Brikke authors"]
