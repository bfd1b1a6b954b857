"""Packages: what `make wheel` builds installs and plays without a compiler or Node."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import httpx
import pytest

from brikke import __version__
from tests.server.test_example_bot import example_bot, watch
from tests.support.live_server import LiveServer
from tests.support.patience import PATIENCE

pytestmark = pytest.mark.system

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "brikke"
POSITION = ("--table", "o1 o2 o3 o4 | k1 r1 b1 o1", "--rack", "b1")
SHORT_ROUND = "wheel 2863"
"""A seed with a short round: five turns, of which four are played.

Without the core, a long round takes minutes.
"""


class Installed:
    """A fresh virtual environment, and a wheel of Brikke in it."""

    def __init__(self, folder: Path) -> None:
        venv.create(folder, symlinks=True)
        self.programs = folder / "bin"
        self.python = str(self.programs / "python")
        (self.packages,) = folder.glob("lib/python3*/site-packages")

    def install(self, *what: str) -> None:
        """Install wheels and nothing else: what is not built yet cannot be built here."""
        command = [sys.executable, "-m", "pip", "--python", self.python, "install", *what]
        options = ["--quiet", "--disable-pip-version-check", "--no-compile"]
        options += ["--only-binary", ":all:"]
        subprocess.run([*command, *options], check=True, timeout=2 * PATIENCE)

    def asked(self, *arguments: str) -> dict[str, Any]:
        """Return what the installed command answers."""
        command = [str(self.programs / "brikke"), *arguments, "--json"]
        done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=PATIENCE)
        told: dict[str, Any] = json.loads(done.stdout)
        return told


def built(folder: Path) -> list[Path]:
    """Return the source package, the native wheel and the pure one, as `make wheel` builds them."""
    command = [sys.executable, str(ROOT / "tools" / "wheels.py"), str(folder)]
    done = subprocess.run(
        command, stdout=subprocess.PIPE, text=True, check=True, timeout=2 * PATIENCE
    )
    return [Path(line) for line in done.stdout.splitlines()]


def names_in(wheel: Path) -> set[str]:
    return set(ZipFile(wheel).namelist())


def test_both_wheels_play_where_there_is_no_compiler_and_no_node(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # One test, for building and installing takes longer than all that is asked afterwards.
    source, native, pure = built(tmp_path / "dist")
    assert source.name == f"brikke-{__version__}.tar.gz"
    assert re.fullmatch(rf"brikke-{__version__}-cp311-abi3-\w+\.whl", native.name)
    assert pure.name == f"brikke-{__version__}-py3-none-any.whl"
    assert names_in(native) - names_in(pure) == {"brikke/solver/_core.abi3.so"}
    assert_nothing_is_missing(pure)

    first, second = Installed(tmp_path / "native"), Installed(tmp_path / "pure")
    monkeypatch.setenv("PATH", str(first.programs))
    # What is imported is compiled once, not by every worker anew.
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
    for tool in ("node", "npm", "cc", "gcc", "clang", "cmake", "ninja", "make"):
        assert shutil.which(tool) is None
    # What the extra brings is all that the server needs. The other environment borrows it.
    pins = re.findall(r"^\S+==\S+", (ROOT / "requirements/run.txt").read_text(), re.MULTILINE)
    # Without their hashes, of which this wheel has none.
    (tmp_path / "pins.txt").write_text("\n".join(pins))
    first.install("--constraint", str(tmp_path / "pins.txt"), f"{native}[server]")
    second.install("--no-deps", str(pure))
    assert_the_engine_needs_no_other_package(second)
    (second.packages / "borrowed.pth").write_text(f"{first.packages}\n")

    answers = [each.asked("solve", *POSITION) for each in (first, second)]
    for answer, each, core in zip(answers, (first, second), ("native", "python"), strict=True):
        told = each.asked("doctor")
        assert (told["version"], told["core"]) == (__version__, core)
        assert answer.pop("micros") > 0
        assert_a_round_is_played(each, tmp_path / f"tables-{core}")
    assert answers[0] == answers[1]
    assert answers[0]["goes_out"]
    assert_the_game_is_written_as_a_folder(second, tmp_path / "site")


def assert_the_engine_needs_no_other_package(bare: Installed) -> None:
    """Assert that a bot plays without any other package, and that the command names its extra."""
    program = (
        "import brikke; game = brikke.Game(seats=2, seed=1); bot = brikke.make_bot('greedy')\n"
        "for _ in range(10): game.push(bot.turn(game.view(game.to_move)))\n"
        "print(game.state.turns, len(game._repr_svg_()) > 1000)"
    )
    done = subprocess.run(
        [bare.python, "-c", program], capture_output=True, text=True, check=True, timeout=PATIENCE
    )
    assert done.stdout == "10 True\n"
    command = subprocess.run(
        [str(bare.programs / "brikke"), "doctor"], capture_output=True, text=True, check=False
    )
    missing = 'the command line needs pip install "brikke[cli]", a package is missing: cyclopts'
    assert (command.returncode, command.stderr) == (2, f"brikke: {missing}\n")


def assert_nothing_is_missing(wheel: Path) -> None:
    """Assert that everything which is there in this repository is in the wheel as well."""
    here = {
        path.relative_to(PACKAGE.parent).as_posix()
        for path in PACKAGE.rglob("*")
        if path.is_file() and path.suffix not in (".pyc", ".so")
    }
    packed = {name for name in names_in(wheel) if name.startswith("brikke/")}
    assert packed == here
    puzzles = ("study/puzzles/collection.tsv", "study/mistakes/collection.tsv")
    kinds = ("words/locales/en/game.ftl", *puzzles, "web/index.html", "py.typed")
    assert {f"brikke/{name}" for name in kinds} <= packed
    networks = [name for name in packed if name.endswith(".onnx")]
    assert len(networks) == 3
    assert sum(ZipFile(wheel).getinfo(name).file_size for name in networks) <= 6_000_000


def assert_the_game_is_written_as_a_folder(installed: Installed, folder: Path) -> None:
    """Assert that the installed command writes every file of the game, for any web space."""
    command = [str(installed.programs / "brikke"), "site", str(folder)]
    subprocess.run(command, check=True, capture_output=True, timeout=PATIENCE)
    pack = json.loads((folder / "pack.json").read_text())
    for name, *_ in (["/index.html"], *pack["files"], *pack["camera"]):
        assert (folder / name[1:]).is_file(), name


def assert_a_round_is_played(installed: Installed, folder: Path) -> None:
    """Assert that the browser game is there, and that a stranger plays a round over the network."""
    folder.mkdir()
    with (
        LiveServer(folder, python=installed.python, seed=SHORT_ROUND, workers="1") as server,
        httpx.Client(base_url=server.base, timeout=PATIENCE) as http,
    ):
        page = http.get("/").raise_for_status().text
        (script,) = re.findall(r'<script [^>]*src="([^"]+\.js)"', page)
        assert "javascript" in http.get(script).raise_for_status().headers["content-type"]
        for name, size in http.get("/pack.json").raise_for_status().json()["camera"]:
            if name.endswith(".onnx"):
                assert len(http.get(name).raise_for_status().content) == size
        token = http.post("/api/guests", json={"name": "Host"}).raise_for_status().json()["token"]
        rules = "nordic rounds=1 tiles_dealt=5 opening_minimum=0"
        wishes = {"rulebook": rules, "seats": 2, "bots": ["greedy"], "sit": False}
        made = http.post("/api/tables", json=wishes, headers={"authorization": f"Bearer {token}"})
        table_id = made.raise_for_status().json()["id"]
        # Without salts, the deal does not depend on when they are sent.
        command = [*example_bot(installed.python, salt=""), server.base, table_id, "Stranger"]
        with subprocess.Popen(command) as stranger:
            try:
                view = watch(server, table_id, token)
                assert stranger.wait(PATIENCE) == 0
            finally:
                stranger.kill()
        assert view["table"]["sheet"] == [[-6, 6]]
        (commitment,) = view["table"]["rounds"]
        shown = http.get(f"/api/rounds/{commitment}").raise_for_status().json()
        played = [each["seat"] for each in shown["events"] if each["type"] == "played"]
        assert sorted(played) == [0, 0, 1, 1]
