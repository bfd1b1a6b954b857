"""The browser is tested against what the engine says today, and against enough of it."""

from __future__ import annotations

import importlib.util
import json
import runpy
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from brikke.rules.rulebook import EDITIONS
from brikke.rules.scoring import Ending
from brikke.rules.sets import SetFlaw
from brikke.solver import StepCode
from brikke.wire.audience import FOLDED_BY_CLIENTS
from brikke.wire.events import FORMS
from tools.answer_vectors import answers_text
from tools.camera_vectors import vectors_text

ROOT = Path(__file__).parents[2]
FILE = ROOT / "web" / "tests" / "vectors.json"
ANSWERS = ROOT / "web" / "tests" / "solver" / "answers.json"
PHOTOS = ROOT / "web" / "tests" / "camera" / "vectors.json"


@pytest.fixture(scope="module")
def kept() -> dict[str, Any]:
    return dict(json.loads(FILE.read_text(encoding="utf-8")))


def test_the_vectors_are_up_to_date() -> None:
    spec = importlib.util.spec_from_file_location("vectors", ROOT / "tools" / "vectors.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert FILE.read_text(encoding="utf-8") == tool.vectors_text(), "run make vectors"


def test_the_answers_are_up_to_date() -> None:
    assert ANSWERS.read_text(encoding="utf-8") == answers_text(), "run make vectors"


def test_the_photographs_are_up_to_date() -> None:
    assert PHOTOS.read_text(encoding="utf-8") == vectors_text(), "run make vectors"


def test_the_answers_hold_turns_of_every_kind() -> None:
    answers = json.loads(ANSWERS.read_text(encoding="utf-8"))
    found: dict[str, list[Any]] = {}
    for each in answers:
        found.setdefault(each["path"], []).append(each["answer"])
    codes = {step["code"] for answer in found["/api/solve"] for step in answer["steps"]}
    assert codes == set(StepCode)
    assert any(answer["opening"] for answer in found["/api/solve"])
    assert any(not answer["tiles_played"] for answer in found["/api/solve"])
    legal = Counter(answer["legal"] for answer in found["/api/check"])
    assert min(legal.values()) > 10
    reasons = {why["code"] for answer in found["/api/check"] for why in answer["violations"]}
    assert reasons >= {"not-owned", "joker-taken", "missing-from-table", "nothing-played"}
    assert reasons >= {"opening-too-low", "opening-not-one-set"}
    assert reasons >= {"table-touched-before-opening", "table-touched-in-opening"}
    assert any(answer["left"] for answer in found["/api/arrange"])


def test_the_editions_of_the_browser_are_up_to_date() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "edition_types.py"))
    written = (ROOT / "web" / "src" / "rules" / "printed.ts").read_text(encoding="utf-8")
    assert written == tool["editions_text"](), "run make editions"


def test_the_vectors_stay_small() -> None:
    assert FILE.stat().st_size < 200_000


def test_the_vectors_hold_every_way_to_be_a_set_or_none(kept: dict[str, Any]) -> None:
    found = Counter(word.split()[0] for _, *told in kept["sets"] for word in set(told))
    assert set(found) == {"group", "run", *SetFlaw}
    # Of jokers there are not many ways to lie alone.
    assert all(times > 50 for kind, times in found.items() if kind != SetFlaw.ONLY_JOKERS)


def test_the_vectors_hold_every_way_to_put_tiles_in_order(kept: dict[str, Any]) -> None:
    settled = kept["settled"]
    assert any(len(lies) > 1 for _, *lies in settled), "judges differ"
    assert any("|" in lies[0] for _, *lies in settled), "a run is split"
    moved = [(laid, lies[0]) for laid, *lies in settled if laid != lies[0]]
    assert sum("j" in laid for laid, _ in moved) > 10, "jokers fill gaps"
    assert len(moved) < len(settled) - 40, "many lie well already"


def test_the_vectors_hold_drafts_that_are_kept_and_drafts_that_are_not(
    kept: dict[str, Any],
) -> None:
    def lies(text: str) -> list[str]:
        return sorted(text.split(" | "))

    rebased = kept["rebased"]
    touched = [each for each in rebased if lies(each["draft"]) != lies(each["table"])]
    others = [each for each in touched if lies(each["table_after"]) != lies(each["table"])]
    whole = [each for each in others if set(lies(each["draft"])) <= set(each["kept"])]
    assert len(others) > 20
    assert 5 < len(whole) < len(others) - 5
    assert any(each["rack_after"] != each["rack"] for each in others)


def test_the_vectors_hold_every_way_to_win_a_round(kept: dict[str, Any]) -> None:
    scores = kept["scores"]
    ways = {(each["rulebook"], each["ending"], len(each["racks"])) for each in scores}
    endings = (Ending.OUT, Ending.BLOCKED)
    assert {(name, end, n) for name in EDITIONS for end in endings for n in (2, 3, 4)} <= ways
    assert any("j" in rack.split() for each in scores for rack in each["racks"])
    # Racks alike in points, and alike in tiles, too.
    blocked = [each["racks"] for each in scores if each["ending"] == Ending.BLOCKED]
    assert ["r1 r4", "b5", "b1 b4", "o5"] in blocked
    assert ["r3", "b3", "o3", "k3"] in blocked


def test_the_vectors_hold_jokers_drawn_for_the_start_and_ties(kept: dict[str, Any]) -> None:
    draws = [[each["seat"] for each in dealt["draws"]] for dealt in kept["deals"]]
    assert any(seats[0] == seats[1] for seats in draws), "a joker: the same seat draws at once"
    assert {4, 6, 8} <= set(map(len, draws)), "two of four seats draw again, and again"
    assert {len(dealt["salts"]) for dealt in kept["deals"]} == {2, 3, 4}


def test_the_vectors_tell_of_everything_that_a_client_follows(kept: dict[str, Any]) -> None:
    told = [*kept["story_of_a_seat"], *kept["story_of_a_spectator"]]
    followed = {each["event"]["type"] for each in told if each["followed"]}
    assert followed == {str(FORMS[kind].__struct_config__.tag) for kind in FOLDED_BY_CLIENTS}
