"""The example bot of the docs plays a whole match against a bot of the server."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets import Subprotocol
from websockets.sync.client import connect

from brikke.game.notation import read_record
from brikke.game.verify import verify_record
from tests.support.live_server import LiveServer
from tests.support.patience import PATIENCE

EXAMPLE = Path(__file__).parents[2] / "examples" / "network_bot.py"
ROUNDS = 3
REPEATABLE = """
import runpy, secrets, sys
secrets.token_hex = lambda count: SALT
del sys.argv[0]
runpy.run_path(sys.argv[0], run_name="__main__")
"""
"""Runs a program with a constant salt, so that the deals are the same in every run."""
SALT = "5a" * 16


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with LiveServer(tmp_path_factory.mktemp("example"), seed="example") as running:
        yield running


@pytest.fixture(scope="module")
def http(server: LiveServer) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.base, timeout=PATIENCE) as client:
        yield client


@pytest.fixture(scope="module")
def last_view(server: LiveServer, http: httpx.Client) -> dict[str, Any]:
    """The final view of a host who only watches."""
    token = http.post("/api/guests", json={"name": "Host"}).raise_for_status().json()["token"]
    wishes = {"rulebook": f"nordic rounds={ROUNDS}", "seats": 2, "bots": ["steady"], "sit": False}
    made = http.post("/api/tables", json=wishes, headers={"authorization": f"Bearer {token}"})
    table_id = made.raise_for_status().json()["id"]
    command = example_bot(sys.executable, "-W", "error", salt=SALT)
    command += [server.base, table_id, "Stranger"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as bot:
        try:
            view = watch(server, table_id, token)
            _, complaints = bot.communicate(timeout=PATIENCE)
        finally:
            bot.kill()
    assert (bot.returncode, complaints) == (0, "")
    return view


def example_bot(*python: str, salt: str) -> list[str]:
    """Return the command that runs the example with this salt for every deal."""
    return [*python, "-c", REPEATABLE.replace("SALT", repr(salt)), str(EXAMPLE)]


def watch(server: LiveServer, table_id: str, token: str) -> dict[str, Any]:
    """Begin the match once the bot has sat down, and return the view at its end."""
    until = time.monotonic() + PATIENCE
    address = f"ws{server.base.removeprefix('http')}/api/tables/{table_id}/socket"
    with connect(address, subprotocols=[Subprotocol("brikke.1")]) as socket:
        socket.send(json.dumps({"type": "hello", "id": "hello", "token": token}))
        while True:
            message: dict[str, Any] = json.loads(socket.recv(timeout=until - time.monotonic()))
            if message["type"] == "presence" and len(message["seats"]) == 2:
                socket.send(json.dumps({"type": "start", "id": "start"}))
            if message["type"] == "view" and message["table"]["phase"] == "over":
                return message


def test_the_example_bot_is_short() -> None:
    assert len(EXAMPLE.read_text().splitlines()) < 60


@pytest.mark.system
def test_the_example_bot_plays_every_round(last_view: dict[str, Any]) -> None:
    sheet = last_view["table"]["sheet"]
    assert len(sheet) == ROUNDS
    assert all(sum(row) == 0 and any(row) for row in sheet)
    assert last_view["round"]["scores"] == sheet[-1]


@pytest.mark.system
def test_the_example_bot_makes_its_own_turns(last_view: dict[str, Any], http: httpx.Client) -> None:
    for commitment in last_view["table"]["rounds"]:
        shown = http.get(f"/api/rounds/{commitment}").raise_for_status().json()
        (seat,) = [at for at, each in enumerate(shown["seats"]) if each["name"] == "Stranger"]
        did = {event["type"] for event in shown["events"] if event.get("seat") == seat}
        assert "played" in did
        assert "timed_out" not in did
        (salted,) = [event for event in shown["events"] if event["type"] == "salted"]
        assert len(bytes.fromhex(salted["salts"][seat])) == 16


@pytest.mark.system
def test_the_rounds_of_the_example_bot_verify(
    last_view: dict[str, Any], http: httpx.Client
) -> None:
    rounds = last_view["table"]["rounds"]
    assert len(set(rounds)) == ROUNDS
    for commitment, scores in zip(rounds, last_view["table"]["sheet"], strict=True):
        shown = http.get(f"/api/rounds/{commitment}").raise_for_status().json()
        assert hashlib.sha256(bytes.fromhex(shown["seed"])).hexdigest() == commitment
        assert shown["events"][-1]["outcome"]["scores"] == scores
        record = http.get(f"/api/rounds/{commitment}/record").raise_for_status().text
        assert verify_record(read_record(record)).valid


@pytest.mark.system
def test_the_example_bot_reports_no_errors(last_view: dict[str, Any], server: LiveServer) -> None:
    log = [line for line in server.log.read_text().splitlines() if line.startswith("{")]
    assert last_view["table"]["phase"] == "over"
    assert {json.loads(line)["level"] for line in log} == {"info"}
