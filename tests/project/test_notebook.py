"""The notebook: every cell runs, in order, as in a notebook."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from tools.run_notebook import cells_of, run_cell

NOTEBOOK = Path(__file__).parents[2] / "examples" / "my_agent.ipynb"


@pytest.mark.slow
def test_every_cell_of_the_notebook_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    install, *rest = cells_of(NOTEBOOK)
    assert install == '%pip install --quiet "brikke[cli]"'
    names: dict[str, Any] = {}
    try:
        shown = [run_cell(text, names) for text in rest]
    finally:
        sys.modules.pop("mine", None)
    pictures = [each._repr_svg_() for each in shown if hasattr(each, "_repr_svg_")]
    assert len(pictures) == 3  # a position, a solution, a game
    assert all(picture.startswith("<svg") for picture in pictures)
    printed = capsys.readouterr().out
    assert "mine:Agent" in printed
    assert "brikke-eval-1 3c6fdb6b2cb867d6 must-play" in printed


def test_the_notebook_is_stored_without_outputs() -> None:
    notebook = json.loads(NOTEBOOK.read_text())
    assert (notebook["nbformat"], notebook["nbformat_minor"]) == (4, 5)
    for cell in notebook["cells"]:
        assert not cell.get("outputs")
        assert cell.get("execution_count") is None
