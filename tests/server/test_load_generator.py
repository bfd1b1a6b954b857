"""The load generator knows what lies on its tables, in whatever order servers tell of it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from benchmarks.load.tables import PLAY_SHARE, SEATS, Table


class Crowd:
    """Lets a table make its turns one after the other, and notes what went wrong."""

    def __init__(self) -> None:
        self.failures: list[tuple[str, str]] = []

    def ready(self, table: Table) -> None:
        pass

    def acknowledged(self, due: float) -> None:
        pass

    def seen(self, due: float) -> None:
        pass

    def failed(self, what: str, evidence: str = "") -> None:
        self.failures.append((what, evidence))


class Socket:
    """Keeps what is sent."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []

    def send(self, text: bytes) -> None:
        self.sent.append(json.loads(text))


class OnlyDraws(Random):
    """No turn looks for a play."""

    def random(self) -> float:
        return PLAY_SHARE


@pytest.fixture
def crowd() -> Crowd:
    return Crowd()


@pytest.fixture
def loop() -> Iterator[None]:
    """A loop for the futures of a table."""
    loop = asyncio.new_event_loop()
    asyncio.set_event_loop(loop)
    yield
    asyncio.set_event_loop(None)
    loop.close()


@pytest.fixture
def table(crowd: Crowd, loop: None) -> Table:
    table = Table(crowd, OnlyDraws(1), ahead=0)
    for player in table.players:
        player.socket = Socket()  # type: ignore[assignment]
    return table


def view(seq: int, pool: int, to_move: int, seat: int) -> bytes:
    shown = {
        "to_move": to_move,
        "table": [],
        "rack": ["r1"],
        "opened": [False] * SEATS,
        "pool": pool,
        "salted": [],
    }
    about = {"phase": "playing", "match": 1, "rounds": ["-"], "wants_next": []}
    told = {"type": "view", "seq": seq, "seat": seat, "table": about, "round": shown}
    return json.dumps(told, separators=(",", ":")).encode()


def drew(seq: int) -> bytes:
    event = {"seq": seq, "at": 0, "event": {"type": "drew", "seat": 0, "tile": "k1"}}
    return json.dumps({"type": "events", "events": [event]}, separators=(",", ":")).encode()


def ack(command_id: str) -> bytes:
    return json.dumps({"type": "ack", "id": command_id}, separators=(",", ":")).encode()


def sent(table: Table, seat: int) -> list[dict[str, Any]]:
    socket: Any = table.players[seat].socket
    commands: list[dict[str, Any]] = socket.sent
    return commands


@pytest.mark.parametrize("is_view_first", [False, True])
def test_a_turn_counts_once_however_its_players_hear_of_it(
    table: Table, is_view_first: bool
) -> None:
    for player in table.players:
        player.hear(view(5, pool=2, to_move=0, seat=player.seat))
    table.turn(0)
    # Another server reads deal and turn at once, and may be quicker than the one that has
    # carried out the turn.
    told = [(0, drew(6)), (1, view(6, pool=1, to_move=1, seat=1))]
    for seat, message in reversed(told) if is_view_first else told:
        table.players[seat].hear(message)
    table.players[0].hear(ack("t0"))
    assert table.players[0].rack == ["r1", "k1"]
    table.turn(0)
    # With one tile in the pool it draws; it would pass on an empty one, which is illegal here.
    assert [each["type"] for each in sent(table, 1)] == ["draw"]


def test_a_refused_turn_is_told_with_its_reasons(table: Table, crowd: Crowd) -> None:
    for player in table.players:
        player.hear(view(5, pool=2, to_move=0, seat=player.seat))
    table.turn(0)
    refusal = {
        "type": "refused",
        "id": "t0",
        "code": "illegal",
        "detail": "",
        "violations": [{"code": "pool-not-empty", "tiles": [], "sets": []}],
    }
    table.players[0].hear(json.dumps(refusal, separators=(",", ":")).encode())
    [(what, evidence)] = crowd.failures
    assert what == "refused: illegal pool-not-empty"
    assert json.loads(evidence)["sent"] == sent(table, 0)[0]
