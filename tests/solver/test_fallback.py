"""Without a compiler the package still installs, and the reference implementation answers."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tests.support.patience import PATIENCE

pytestmark = pytest.mark.system

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def without_compiler(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the package installed while every compiler fails."""
    target = tmp_path_factory.mktemp("installed")
    options = ["--no-deps", "--no-build-isolation", "--quiet", "--disable-pip-version-check"]
    subprocess.run(
        [sys.executable, "-m", "pip", "install", *options, "--target", str(target), str(ROOT)],
        env={**os.environ, "CC": "/bin/false"},
        capture_output=True,
        check=True,
        timeout=2 * PATIENCE,
    )
    return target


def brikke(installed: Path, *arguments: str) -> dict[str, object]:
    """Run the command from that folder; no editable install may step in."""
    paths = [str(installed), sysconfig.get_path("purelib")]
    code = f"import sys; sys.path[:0] = {paths!r}; from brikke.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-S", "-c", code, *arguments, "--json"],
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
    )
    told = json.loads(done.stdout)
    assert isinstance(told, dict)
    return told


def test_doctor_reports_the_python_core(without_compiler: Path) -> None:
    assert brikke(without_compiler, "doctor")["core"] == "python"


def test_the_twin_solves(without_compiler: Path) -> None:
    told = brikke(without_compiler, "solve", "--table", "o1 o2 o3 o4 | k1 r1 b1 o1", "--rack", "b1")
    assert (told["tiles_played"], told["goes_out"]) == (1, True)


def test_bots_play_on_the_twin(without_compiler: Path) -> None:
    told = brikke(without_compiler, "arena", "--bots", "steady,greedy", "--deals", "1")
    assert told["deals"] == 1
