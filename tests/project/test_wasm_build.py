"""The core for the browser: where its compiler cannot be had, `make` says so and goes on."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.support.patience import PATIENCE

pytestmark = pytest.mark.system

ROOT = Path(__file__).parents[2]


def test_without_the_compiler_make_says_so_in_one_line_and_goes_on(tmp_path: Path) -> None:
    shutil.copy(ROOT / "Makefile", tmp_path)
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    shutil.copytree(ROOT / "native", tmp_path / "native")
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    python = tmp_path / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text("#!/bin/sh\necho no such package >&2\nexit 1\n")
    python.chmod(0o755)
    (tmp_path / "build").mkdir()
    (tmp_path / "build" / "brikke.wasm").write_text("of an earlier build")
    command = ["make", "--no-print-directory", "build/.wasm"]
    done = subprocess.run(
        command, cwd=tmp_path, capture_output=True, text=True, check=True, timeout=PATIENCE
    )
    begun, ended, *said = done.stdout.splitlines()
    assert begun.startswith("[5/8] The core for the browser")
    assert ended.startswith("[5/8] The core for the browser: done after")
    assert said == [
        "no compiler for WebAssembly, so the browser game will ask the server: see build/wasm.log"
    ]
    assert sorted(path.name for path in (tmp_path / "build").iterdir()) == [".wasm", "wasm.log"]
    assert (tmp_path / "build" / "wasm.log").read_text() == "no such package\n"
