"""Puzzles from mistakes over HTTP: the same as on the command line, and own turns to try again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from brikke.server.app import create_app
from brikke.server.server import Server
from brikke.server.settings import Settings
from brikke.study.mistakes import mistake_count, mistake_grades, mistake_puzzle
from tests.cli.test_cli import Called
from tests.support.http_client import Client, client_of

pytestmark = pytest.mark.system


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    folder = tmp_path_factory.mktemp("mistakes")
    with client_of(
        create_app(Server(Settings(database=f"sqlite:///{folder}/tables.db", limits=0)))
    ) as client:
        yield client


def test_all_puzzles_are_listed_with_their_grades(client: Client) -> None:
    assert client.get("/api/mistakes").json() == {"grades": list(mistake_grades())}


def test_a_puzzle_is_the_same_as_on_the_command_line(
    client: Client, capsys: pytest.CaptureFixture[str]
) -> None:
    told = Called(capsys, "puzzle", "--mistakes", "--number", "2", "--solution", "--json").json
    solution = told.pop("solution")
    assert client.get("/api/mistakes/2").json() == told
    best = solution["table"] if solution["best"]["played"] else None
    answer = client.post("/api/mistakes/2/answer", json={"table": best}).json()
    assert answer.pop("right_turn") is True
    assert answer.pop("yours") == solution["best"]
    assert answer == solution


def test_the_obvious_turn_is_not_right(client: Client) -> None:
    number = next(each for each in range(1, 99) if not mistake_puzzle(each).mistake.made)
    answer = client.post(f"/api/mistakes/{number}/answer", json={}).json()
    assert answer["right_turn"] is False
    assert answer["yours"] == answer["obvious"]


def test_an_unknown_puzzle_and_an_illegal_turn_are_refused(client: Client) -> None:
    for path in ("0", str(mistake_count() + 1)):
        refused = client.get(f"/api/mistakes/{path}")
        assert (refused.status_code, refused.json()["code"]) == (400, "bad-input")
    refused = client.post("/api/mistakes/1/answer", json={"table": [["r1", "r2"]]})
    assert refused.status_code == 400
    assert refused.json()["detail"].startswith("this turn breaks a rule")


def test_own_mistakes_are_those_of_a_guest(client: Client) -> None:
    assert client.get("/api/me/mistakes").status_code == 401


def test_a_round_that_is_not_known_has_no_turns(client: Client) -> None:
    link = "0" * 64
    assert client.get(f"/api/rounds/{link}/turns/1").status_code == 404
    assert client.post(f"/api/rounds/{link}/turns/1/answer", json={}).status_code == 404
