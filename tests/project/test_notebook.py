"""The notebook: every cell runs, in order, as in a notebook."""

from __future__ import annotations

import ast
import json
import sys
from pathlib import Path
from typing import Any

import pytest

NOTEBOOK = Path(__file__).parents[2] / "examples" / "my_agent.ipynb"


def cells() -> list[str]:
    """Return the text of every cell of code."""
    notebook = json.loads(NOTEBOOK.read_text())
    assert (notebook["nbformat"], notebook["nbformat_minor"]) == (4, 5)
    return ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]


def run_cell(text: str, names: dict[str, Any]) -> Any:
    """Run a cell as a notebook does, and return the value of its last line."""
    if text.startswith("%%writefile "):
        first, _, rest = text.partition("\n")
        Path(first.removeprefix("%%writefile ")).write_text(rest)
        return None
    tree = ast.parse(text)
    last = tree.body[-1]
    if not isinstance(last, ast.Expr):
        exec(compile(tree, "cell", "exec"), names)
        return None
    exec(compile(ast.Module(tree.body[:-1], []), "cell", "exec"), names)
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names)


@pytest.mark.slow
def test_every_cell_of_the_notebook_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    install, *rest = cells()
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
    for cell in notebook["cells"]:
        assert not cell.get("outputs")
        assert cell.get("execution_count") is None
