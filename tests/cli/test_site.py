"""``brikke site``: the game as a folder for any web space."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from brikke.browser_files import WEB
from tests.cli.test_cli import Called

# The browser game must be built.
pytestmark = pytest.mark.system


def test_a_folder_holds_all_files_and_names_them_from_where_it_lies(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "site"
    assert Called(capsys, "site", str(folder)).status == 0
    page = (folder / "index.html").read_text()
    named = re.findall(r'(?:src|href)="([^"]+)"', page)
    assert named
    assert all((folder / name).is_file() for name in named if name != "./")
    assert 'http-equiv="content-security-policy"' in page
    assert "wasm" not in page.partition("<body")[0]
    pack = json.loads((folder / "pack.json").read_text())
    assert all((folder / name[1:]).is_file() for name, *_ in (*pack["files"], *pack["camera"]))
    manifest = json.loads((folder / "manifest.webmanifest").read_text())
    assert manifest["start_url"].startswith("./")
    assert len((folder / "README.txt").read_text().splitlines()) == 3
    assert (folder / "server.txt").read_text() == ""


def test_a_folder_of_the_game_is_replaced_and_others_are_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "site"
    assert Called(capsys, "site", str(folder)).status == 0
    (folder / "assets" / "of-an-older-version.js").write_text("")
    again = Called(capsys, "site", str(folder), "--server", "http://127.0.0.1:8000")
    assert again.status == 0
    assert (folder / "server.txt").read_text() == "http://127.0.0.1:8000\n"
    assert not (folder / "assets" / "of-an-older-version.js").exists()
    (tmp_path / "letter.txt").write_text("dear")
    refused = Called(capsys, "site", str(tmp_path))
    assert (refused.status, (tmp_path / "letter.txt").read_text()) == (2, "dear")
    assert "this folder holds other files" in refused.err


def test_without_a_build_there_is_nothing_to_write(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("brikke.cli.site.WEB", WEB / "nowhere")
    refused = Called(capsys, "site", str(tmp_path / "site"))
    assert refused.status == 2
    assert "the browser game is not built here" in refused.err
