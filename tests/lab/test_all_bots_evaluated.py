"""The evaluation of all bots: its plan, its file and its page."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from benchmarks.evaluation import (
    empty_standings,
    make_plan,
    play_number,
    play_plan,
    read_standings,
    write_standings,
)
from brikke.errors import InputError
from brikke.lab.arena import play_contest
from brikke.lab.evaluation import NEWEST
from brikke.players.bots import BOTS
from tools.standings import BEGIN, END, replaced, standings_text

ROOT = Path(__file__).parents[2]
SUITES = [suite.name for suite in NEWEST.suites]


def result(rate: float) -> dict[str, Any]:
    return {
        "even": 0.5,
        "win_rate": rate,
        "ci95": [rate - 0.1, rate + 0.1],
        "points": 100 * rate - 50,
        "points_ci95": [-1.0, 1.0],
        "turns": 10,
        "ms": {"mean": 2.0, "worst": 30.0},
    }


def standings(**rates: float) -> dict[str, Any]:
    bots = {name: {suite: result(rate) for suite in SUITES} for name, rate in rates.items()}
    return {**empty_standings(None), "bots": bots}


def test_a_plan_has_all_bots_and_suites_and_leaves_out_what_is_there() -> None:
    plan = make_plan(list(BOTS), {}, None)
    assert len(plan.columns) == len(BOTS) * len(SUITES)
    assert plan.decks == 500 * len(plan.columns)
    rest = make_plan(["steady"], {"steady": dict.fromkeys(SUITES[:-1])}, None)
    assert [column.suite.name for column in rest.columns] == SUITES[-1:]


def test_numbers_go_through_all_decks_of_all_columns() -> None:
    plan = make_plan(["steady"], {}, 3)
    assert [plan.place(number) for number in (0, 2, 3, plan.decks - 1)] == [
        (0, 0),
        (0, 2),
        (1, 0),
        (len(SUITES) - 1, 2),
    ]
    with pytest.raises(IndexError):
        plan.place(plan.decks)


def test_a_deck_of_the_plan_is_played_as_in_an_evaluation() -> None:
    plan = make_plan(["greedy"], {"greedy": dict.fromkeys(SUITES[:-1])}, 1)
    at, played = play_number(plan, 0)
    assert (at, played.deal, len(played.results)) == (0, 0, 2)


@pytest.mark.system
def test_a_stopped_evaluation_goes_on_and_tells_the_figures_of_a_contest(tmp_path: Path) -> None:
    file = tmp_path / "standings.json"
    plan = make_plan(["greedy"], {"greedy": dict.fromkeys(SUITES[:-1])}, 2)
    assert not play_plan(plan, file, empty_standings(2), 1, minutes=0)
    (journal,) = tmp_path.iterdir()
    assert len(journal.read_text().splitlines()) == 2  # the contest, and one deck
    assert play_plan(plan, file, empty_standings(2), 1)
    assert list(tmp_path.iterdir()) == [file]
    found = read_standings(file, 2)["bots"]["greedy"]
    assert list(found) == SUITES[-1:]
    report = play_contest(plan.columns[0].contest, 2)
    (alone,) = [each for each in report.bots if each.name == "greedy"]
    (told,) = found.values()
    assert (told["wins"], told["played"], told["decks"]) == (alone.wins, alone.played, 2)
    assert told["points"] == round(alone.points, 2)
    assert not make_plan(["greedy"], {"greedy": dict.fromkeys(SUITES)}, 2).columns


def test_a_file_of_another_size_is_refused_and_left_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "standings.json"
    write_standings(file, standings(steady=0.5))
    before = file.read_bytes()
    with pytest.raises(InputError, match="with other size: full"):
        read_standings(file, 2)
    assert file.read_bytes() == before


def test_the_page_lists_complete_columns_with_the_best_first() -> None:
    data = standings(greedy=0.2, steady=0.5, champion=0.9)
    data["bots"]["novice"] = {SUITES[0]: result(0.1)}
    text = standings_text(data)
    assert "| suite | even | `champion` | `steady` | `greedy` |" in text
    assert "| `two-novice` | 50 | 90.0 (80.0 – 100.0) | 50.0 (40.0 – 60.0) |" in text
    assert "novice` |" not in text.replace("two-novice` |", "")
    assert "`champion` 2.00 and 30" in text
    assert len([line for line in text.splitlines() if line.startswith("| `")]) == 2 * len(SUITES)


def test_the_page_has_a_place_for_the_standings() -> None:
    page = (ROOT / "docs/evaluation.md").read_text()
    written = replaced(page, "NEW")
    assert f"{BEGIN}\nNEW\n{END}" in written
    assert replaced(written, "NEW") == written
    with pytest.raises(SystemExit, match="no place for standings"):
        replaced("# Another page", "NEW")


def test_what_is_published_belongs_to_the_newest_protocol() -> None:
    file = ROOT / "docs/standings.json"
    if file.exists():
        data = json.loads(file.read_text())
        assert (data["protocol"], data["digest"]) == (NEWEST.name, NEWEST.digest)
        assert standings_text(data) in (ROOT / "docs/evaluation.md").read_text()
