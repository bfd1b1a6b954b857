"""``brikke serve``: an impossible setting gives one line of error, and nothing starts."""

from __future__ import annotations

import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from brikke.cli import run
from brikke.server import server
from brikke.server.store import Store, Unavailable
from tests.support.live_server import LiveServer
from tests.support.patience import PATIENCE


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(["serve", *arguments]) == 2
    out, err = capsys.readouterr()
    (line,) = err.splitlines()
    assert out == ""
    return line


@pytest.mark.parametrize(
    ("flag", "value"),
    [
        ("--port", "70000"),
        ("--workers", "0"),
        ("--redis", "127.0.0.1:6379"),
        ("--proxies", "nowhere"),
        ("--limits", "-1"),
        ("--archive-days", "-1"),
        ("--keep-days", "36501"),
        ("--keep-guests-days", "nan"),
        ("--think-seconds", "0"),
        ("--think-seconds", "inf"),
        ("--grace-seconds", "inf"),
        ("--lag-seconds", "-1"),
        ("--tick-ms", "0"),
        ("--log-level", "loud"),
        ("--stand-in", "stedy"),
        ("--database", "mysql://x"),
    ],
)
def test_a_setting_outside_its_limits_is_refused(
    capsys: pytest.CaptureFixture[str], flag: str, value: str
) -> None:
    assert refusal(capsys, f"{flag}={value}").rstrip("0").rstrip(".").endswith(value.rstrip("0"))


def test_an_environment_variable_sets_an_option(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BRIKKE_LOG_LEVEL", "loud")
    assert refusal(capsys).endswith(": loud")


@pytest.mark.system
def test_a_port_in_use_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        database = f"sqlite:///{tmp_path / 'tables.db'}"
        line = refusal(capsys, "--port", port, "--database", database)
    assert line.endswith(f"(address already in use): 127.0.0.1:{port}")


@pytest.mark.system
def test_a_file_that_is_not_a_database_is_named_and_left_alone(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "letters.txt"
    file.write_text("dear diary, " * 500)
    line = refusal(capsys, "--database", f"sqlite:///{file}")
    assert line.endswith(str(file))
    assert file.read_text() == "dear diary, " * 500


@pytest.mark.system
def test_a_database_of_a_newer_version_is_left_alone(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "tables.db"
    with closing(sqlite3.connect(file)) as newer:
        newer.executescript(
            "create table alembic_version (version_num text);"
            "insert into alembic_version values ('9999')"
        )
    assert refusal(capsys, "--database", f"sqlite:///{file}").endswith(str(file))


@pytest.mark.system
@pytest.mark.parametrize("damage", [slice(100, 200), slice(4096, 4200)])
def test_a_broken_database_is_named(
    damage: slice, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "tables.db"
    with closing(sqlite3.connect(file)) as made:
        made.executescript("create table alembic_version (version_num text)")
    content = bytearray(file.read_bytes())
    content[damage] = b"x" * len(content[damage])
    file.write_bytes(content)
    line = refusal(capsys, "--database", f"sqlite:///{file}")
    assert line.endswith(f"malformed): sqlite:///{file}")


@pytest.mark.system
@pytest.mark.parametrize("url", ["sqlite:////a%00b", "postgresql+asyncpg://me:secret@:port/x"])
def test_a_url_that_leads_nowhere_is_refused_in_one_line(
    url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    line = refusal(capsys, "--database", url)
    assert "cannot be opened" in line
    assert "secret" not in line


@pytest.mark.system
def test_a_database_that_goes_away_during_the_start_is_named_in_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    migrate, looked = Store.migrate, iter([True])

    async def migrate_once(store: Store) -> None:
        if not next(looked, False):
            raise Unavailable("the database system is shutting down")
        await migrate(store)

    monkeypatch.setattr(Store, "migrate", migrate_once)
    monkeypatch.setattr(server, "OPEN_SECONDS", 0)
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    line = refusal(capsys, "--port", "0", "--database", url)
    assert line.endswith(f"cannot be opened (the database system is shutting down): {url}")


@pytest.mark.system
def test_a_password_is_not_shown(capsys: pytest.CaptureFixture[str]) -> None:
    line = refusal(capsys, "--database", "postgresql+asyncpg://me:secret@127.0.0.1:1/x")
    assert "secret" not in line
    assert line.endswith("postgresql+asyncpg://me:***@127.0.0.1:1/x")


@pytest.mark.system
@pytest.mark.parametrize(("proxies", "believed"), [("127.0.0.1", True), ("192.0.2.1", False)])
def test_only_a_configured_proxy_is_trusted(tmp_path: Path, proxies: str, believed: bool) -> None:
    # One new guest for each address.
    with LiveServer(tmp_path, limits="0.01", proxies=proxies) as server:
        statuses = [
            httpx.post(
                f"{server.base}/api/guests",
                json={},
                # The last one was written by the proxy, all before it by whoever asks.
                headers={"x-forwarded-for": f"198.51.100.{claimed}, 203.0.113.{true}"},
                timeout=PATIENCE,
            ).status_code
            for claimed, true in ((1, 1), (2, 2), (3, 2))
        ]
    assert statuses == ([201, 201, 429] if believed else [201, 429, 429])
