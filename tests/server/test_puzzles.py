"""Puzzles over HTTP: the same as on the command line, and none before its day."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta

import pytest

from brikke.server.app import create_app
from brikke.server.server import Server
from brikke.server.settings import Settings
from brikke.study.puzzles import FIRST_DAY, grades, size
from brikke.wire import puzzles
from tests.cli.test_cli import Called
from tests.support.http_client import Client, client_of

NOW = date(2026, 11, 15)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    folder = tmp_path_factory.mktemp("puzzles")
    with client_of(
        create_app(Server(Settings(database=f"sqlite:///{folder}/tables.db", limits=0)))
    ) as client:
        yield client


@pytest.fixture(autouse=True)
def _today(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "today", lambda: NOW)


def refused(client: Client, path: str) -> str:
    answer = client.get(f"/api/puzzles{path}")
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-input")
    detail: str = answer.json()["detail"]
    return detail


@pytest.mark.system
@pytest.mark.parametrize("which", ["2026-11-15", "315", "1"])
def test_a_puzzle_is_the_same_as_on_the_command_line(
    client: Client, capsys: pytest.CaptureFixture[str], which: str
) -> None:
    option = "--date" if "-" in which else "--number"
    told = Called(capsys, "puzzle", option, which, "--solution", "--json").json
    solution = told.pop("solution")
    assert client.get(f"/api/puzzles/{which}").json() == told
    assert client.get(f"/api/puzzles/{which}/solution").json() == solution


@pytest.mark.system
def test_a_hint_is_part_of_the_solution(client: Client) -> None:
    hint = client.get("/api/puzzles/2026-11-15/hint").json()
    solution = client.get("/api/puzzles/2026-11-15/solution").json()
    assert set(hint) == {"begin", "apart", "step"}
    assert hint["apart"] == solution["apart"]
    assert hint["begin"] in hint["apart"]
    assert hint["step"] in solution["steps"]


@pytest.mark.system
def test_the_puzzle_of_tomorrow_is_open_but_later_ones_are_not(client: Client) -> None:
    assert client.get("/api/puzzles/2026-11-16").json()["number"] == 316
    assert client.get("/api/puzzles/316").status_code == 200
    for path in ("/2026-11-17", "/2026-11-17/hint", "/2026-11-17/solution", "?day=2026-11-17"):
        assert refused(client, path) == "this puzzle is still to come: 2026-11-17"
    for path in ("/317", "/317/solution", "/735"):
        assert refused(client, path).startswith("this puzzle is still to come: ")


@pytest.mark.system
@pytest.mark.parametrize("kind", ["small", "easy"])
def test_a_day_has_a_small_puzzle_and_an_easy_one_as_well(client: Client, kind: str) -> None:
    small = client.get(f"/api/puzzles/{kind}-2026-11-15").json()
    assert small["day"] == "2026-11-15"
    assert small["number"] != 315
    assert len(small["table"]) <= 2
    solution = client.get(f"/api/puzzles/{kind}-2026-11-15/solution").json()
    hint = client.get(f"/api/puzzles/{kind}-2026-11-15/hint").json()
    laid = [tile for tiles in solution["table"] for tile in tiles]
    assert sorted(laid) == sorted(
        [*small["rack"], *(tile for each in small["table"] for tile in each)]
    )
    assert hint["begin"] in small["table"]
    assert refused(client, f"/{kind}-2026-11-17") == "this puzzle is still to come: 2026-11-17"
    assert refused(client, f"/{kind}-7") == "a day is written like 2026-11-15: 7"


@pytest.mark.system
def test_an_unknown_puzzle_is_refused_with_the_requested_value(client: Client) -> None:
    assert refused(client, "/2026-01-04") == "the first puzzle is that of 2026-01-05: 2026-01-04"
    assert refused(client, "/0") == "there are puzzles 1 to 735: 0"
    assert refused(client, "/736") == "there are puzzles 1 to 735: 736"
    assert refused(client, "/hello") == "a day is written like 2026-11-15: hello"
    assert refused(client, "?day=2026-02-30") == "a day is written like 2026-11-15: 2026-02-30"


@pytest.mark.system
def test_all_days_with_a_puzzle_are_listed(client: Client) -> None:
    told = client.get("/api/puzzles?day=2026-11-15").json()
    assert told["first"] == str(FIRST_DAY)
    assert told["grades"] == list(grades()[:315])
    assert client.get("/api/puzzles?day=2025-01-01").json()["grades"] == []


@pytest.mark.system
def test_after_the_last_puzzle_the_first_follows(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    later = FIRST_DAY + timedelta(days=size() + 2)
    monkeypatch.setattr(puzzles, "today", lambda: later)
    assert client.get(f"/api/puzzles/{later}").json()["number"] == 3
    assert client.get("/api/puzzles/735").status_code == 200
    told = client.get(f"/api/puzzles?day={later}").json()
    assert told["grades"] == [*grades(), *grades()[:3]]


def test_today_is_the_day_in_utc(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    before = datetime.now(UTC).date()
    assert before <= puzzles.today() <= datetime.now(UTC).date()
