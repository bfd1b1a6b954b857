"""Requests: a device gives the answers of a server, byte for byte."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from brikke.pocket import Device, TableContext, answer_request
from brikke.server.app import create_app
from brikke.server.server import Server
from brikke.server.settings import Settings
from brikke.wire import puzzles
from tests.support.device_store import MemoryStore
from tests.support.http_client import Client, client_of

pytestmark = pytest.mark.system

RECORD = (Path(__file__).parents[1] / "game" / "golden" / "german.brikke").read_text()
MICROS = re.compile(r'"micros":[\d.]+,')
"""How long the solver took."""
QUESTIONS: list[tuple[str, dict[str, Any] | None]] = [
    ("/api/bots", None),
    ("/api/tables", None),
    ("/api/lessons?rulebook=german", None),
    ("/api/lessons?rulebook=no", None),
    ("/api/rulebooks?language=nb", None),
    ("/api/rules/german%20opening_minimum=25?language=de", None),
    ("/api/rules/german?language=xx", None),
    ("/api/words?language=sv", None),
    ("/api/puzzles?day=2026-11-15", None),
    ("/api/puzzles/2026-11-15", None),
    ("/api/puzzles/2026-11-15/hint", None),
    ("/api/puzzles/small-2026-11-15", None),
    ("/api/puzzles/3/solution", None),
    ("/api/puzzles/2030-01-01", None),
    ("/api/mistakes", None),
    ("/api/mistakes/1", None),
    ("/api/mistakes/0", None),
    ("/api/mistakes/1/answer", {"table": None}),
    ("/api/mistakes/1/answer", {"table": [["r1", "r2"]]}),
    ("/api/solve", {"rack": ["r1", "r2", "r3", "j"], "table": [["k7", "r7", "b7"]]}),
    ("/api/solve", {"rack": ["r14"]}),
    ("/api/check", {"after": [["r1", "r2"]], "rack": ["r1", "r2", "r3"]}),
    ("/api/arrange", {"tiles": ["r1", "r2", "r3", "k9"]}),
    ("/api/verify", {"record": RECORD}),
    ("/api/verify", {"record": "no"}),
    ("/api/replay/chances", {"record": RECORD, "round": 99}),
    ("/api/records", {"record": RECORD}),
]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    folder = tmp_path_factory.mktemp("requests")
    settings = Settings(database=f"sqlite:///{folder}/tables.db", limits=0)
    with client_of(create_app(Server(settings))) as client:
        yield client


@pytest.fixture(autouse=True)
def _today(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "today", lambda: date(2026, 11, 15))


@pytest.fixture(scope="module")
def token(client: Client) -> str:
    return str(client.post("/api/guests", json={"name": "Ann"}).json()["token"])


def ask(device: Device, path: str, body: dict[str, Any] | None) -> tuple[int, str]:
    text, method = ("", "GET") if body is None else (json.dumps(body), "POST")
    return asyncio.run(answer_request(device, method, path, "token", text))


@pytest.mark.parametrize(("path", "body"), QUESTIONS)
def test_a_device_answers_as_a_server_does(
    client: Client, token: str, path: str, body: dict[str, Any] | None
) -> None:
    device = Device(lambda *_: None, TableContext(MemoryStore()))
    headers = {"authorization": f"Bearer {token}"}
    told = client.get(path) if body is None else client.post(path, json=body, headers=headers)
    status, text = ask(device, path, body)
    assert (status, MICROS.sub("", text)) == (told.status_code, MICROS.sub("", told.text))


def test_a_record_that_was_brought_here_can_be_watched() -> None:
    device = Device(lambda *_: None, TableContext(MemoryStore()))
    _, kept = ask(device, "/api/records", {"record": RECORD})
    record_id = json.loads(kept)["id"]
    status, text = ask(device, f"/api/records/{record_id}", None)
    assert status == 200
    assert json.loads(text).startswith("brikke record")
    status, replay = ask(device, f"/api/replays/{record_id}", None)
    assert status == 200
    assert json.loads(replay)["verdict"]["valid"]
    assert json.loads(replay)["seats"] == []
    again = f"/api/replays/{record_id}/again"
    status, table = ask(device, again, {"seat": 1})
    assert (status, json.loads(table)["link"][:4]) == (200, "/t/0")


@pytest.mark.parametrize(
    "path", ["/api/codes/abcdef", "/api/tables/0abc", "/api/rounds/" + "0" * 64]
)
def test_what_is_not_on_the_device_is_not_found(path: str) -> None:
    device = Device(lambda *_: None, TableContext(MemoryStore()))
    status, text = ask(device, path, None)
    assert status == 404
    assert json.loads(text)["code"] == "http-404"


def test_the_people_of_a_device_can_change_and_be_forgotten() -> None:
    async def live() -> None:
        store = MemoryStore()
        device = Device(lambda *_: None, TableContext(store))
        _, made = await answer_request(device, "POST", "/api/guests", "", '{"name":"Ann"}')
        token = json.loads(made)["token"]
        change = '{"name":" Bea ","face":"owl"}'
        _, changed = await answer_request(device, "PATCH", "/api/me", token, change)
        assert json.loads(changed)["name"] == "Bea"
        _, known = await answer_request(device, "GET", "/api/me", token, "")
        assert known == changed
        await answer_request(device, "DELETE", "/api/me", token, "")
        assert store.kept == {}

    asyncio.run(live())
