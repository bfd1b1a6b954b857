"""Invitations: addresses in the network for this machine alone, and tables by a short code."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from brikke.server.app import create_app
from brikke.server.http import invitations
from brikke.server.network import host_of, is_loopback, reachable, url_of
from brikke.server.server import Server
from brikke.server.settings import Settings
from brikke.wire.tokens import is_code, new_table_id
from tests.support.http_client import Client, client_of

FOUND = ["127.0.0.1", "203.0.113.7", "192.168.1.20", "10.0.0.4", "169.254.9.9", "fd00::2", "::1"]


def test_a_server_for_all_is_reached_at_the_addresses_of_the_machine() -> None:
    assert reachable("0.0.0.0", FOUND) == ["10.0.0.4", "192.168.1.20", "203.0.113.7"]
    assert reachable("::", FOUND)[-1] == "fd00::2"


def test_an_address_that_is_found_twice_counts_once() -> None:
    assert reachable("0.0.0.0", ["192.168.1.20", "192.168.1.20", "no address"]) == ["192.168.1.20"]


def test_a_server_on_one_address_is_reached_there_alone() -> None:
    assert reachable("192.168.1.20", FOUND) == ["192.168.1.20"]


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.1.1", "::1", "localhost"])
def test_a_server_on_loopback_is_reached_by_nobody_else(host: str) -> None:
    assert reachable(host, FOUND) == []


@pytest.mark.parametrize(
    ("header", "local"),
    [
        ("127.0.0.1:8000", True),
        ("localhost", True),
        ("brikke.localhost:8000", True),
        ("LOCALHOST.:8000", True),
        ("[::1]:8000", True),
        ("192.168.1.20:8000", False),
        ("localhost.example", False),
        ("tiles.example:443", False),
        ("", False),
    ],
)
def test_a_host_header_says_whether_the_page_is_from_this_machine(header: str, local: bool) -> None:
    assert is_loopback(host_of(header)) is local


def test_an_address_of_either_kind_becomes_a_url() -> None:
    for host, shown in (("192.168.1.20", "192.168.1.20"), ("fd00::2", "[fd00::2]")):
        assert url_of(host, 8000) == f"http://{shown}:8000"


@pytest.fixture(autouse=True)
def _machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invitations, "own_addresses", lambda: FOUND)


def clients(folder: Path, **settings: Any) -> Iterator[Client]:
    database = f"sqlite:///{folder}/tables.db"
    with client_of(create_app(Server(Settings(database=database, **settings)))) as client:
        yield client


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    yield from clients(tmp_path, limits=0, host="0.0.0.0")


def asked(client: Client, **headers: str) -> Mapping[str, Any]:
    named = {name.replace("_", "-"): text for name, text in headers.items()}
    answer = client.request("GET", "/api/network", headers=named)
    assert answer.status_code == 200
    found: Mapping[str, Any] = answer.json()
    return found


@pytest.mark.system
def test_a_page_of_this_machine_is_told_the_addresses(client: Client) -> None:
    told = asked(client, host="127.0.0.1:8000")
    assert [urlsplit(each).hostname for each in told["addresses"]] == [
        "10.0.0.4",
        "192.168.1.20",
        "203.0.113.7",
    ]
    assert told["local_only"] is False


@pytest.mark.system
@pytest.mark.parametrize(
    "headers",
    [
        {"host": "tiles.example"},
        {"host": "192.168.1.20:8000"},
        {"host": "127.0.0.1", "x_forwarded_for": "203.0.113.99"},
        {"host": "127.0.0.1", "forwarded": "for=203.0.113.99"},
        {"host": "127.0.0.1", "via": "1.1 proxy"},
    ],
)
def test_a_page_from_elsewhere_is_told_nothing(client: Client, headers: dict[str, str]) -> None:
    assert asked(client, **headers) == {"addresses": [], "local_only": False}


@pytest.mark.system
def test_behind_proxies_nobody_is_told_anything(tmp_path: Path) -> None:
    for client in clients(tmp_path, limits=0, host="0.0.0.0", proxies="127.0.0.1"):
        assert asked(client, host="127.0.0.1") == {"addresses": [], "local_only": False}


@pytest.mark.system
def test_a_server_for_this_machine_alone_says_so(tmp_path: Path) -> None:
    for client in clients(tmp_path, limits=0):
        assert asked(client, host="localhost:8000") == {"addresses": [], "local_only": True}


def new_table(client: Client) -> str:
    token = client.post("/api/guests", json={"name": "Ada"}).json()["token"]
    made = client.post("/api/tables", json={}, headers={"authorization": f"Bearer {token}"})
    table_id: str = made.json()["id"]
    return table_id


@pytest.mark.system
def test_a_table_that_waits_is_found_by_the_beginning_of_its_id(client: Client) -> None:
    table = new_table(client)
    assert is_code(table[:6])
    answer = client.get(f"/api/codes/{table[:6]}")
    assert answer.json() == {"id": table, "link": f"/t/{table}"}


@pytest.mark.system
def test_two_tables_with_the_same_code_are_not_mixed_up(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = iter(("abcdef2222222222", "abcdef3333333333"))
    monkeypatch.setattr("brikke.server.http.tables.new_table_id", lambda: next(ids))
    assert new_table(client) != new_table(client)
    assert client.get("/api/codes/abcdef").status_code == 404


@pytest.mark.system
@pytest.mark.parametrize("code", ["aaaaaa", "aaaaa", "aaaaaaa", "aaa%25a", "AAAAAA", "aaa_aa"])
def test_what_is_no_code_of_a_table_finds_none(client: Client, code: str) -> None:
    new_table(client)
    answer = client.get(f"/api/codes/{code}")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")


@pytest.mark.system
def test_codes_cannot_be_guessed_in_a_loop(tmp_path: Path) -> None:
    for client in clients(tmp_path):
        answers = [client.get(f"/api/codes/{new_table_id()[:6]}").status_code for _ in range(31)]
        assert answers == [404] * 30 + [429]
