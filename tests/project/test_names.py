"""Names: a live table, its id and the sets on it are three things with three names."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROOMS = ("client", "club", "live", "pocket", "server", "wire")
LIVE_FOLDERS = [*(ROOT / "src" / "brikke" / room for room in ROOMS), ROOT / "benchmarks" / "load"]
"""Where tables have ids; elsewhere a text called table is sets in notation."""


def texts_called_table(code: str) -> Iterator[int]:
    """Yield the lines of parameters and fields of the name table that are texts."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.arg):
            name, kind = node.arg, node.annotation
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            name, kind = node.target.id, node.annotation
        else:
            continue
        if name == "table" and kind is not None and ast.unparse(kind) in ("str", "str | None"):
            yield node.lineno


def test_a_parameter_or_field_called_table_is_found_if_it_is_a_text() -> None:
    code = (
        "def leave(table: str, table_id: str, seat: int): ...\nclass Seat:\n    table: str | None"
    )
    assert sorted(texts_called_table(code)) == [1, 3]


@pytest.mark.parametrize("folder", LIVE_FOLDERS, ids=lambda folder: folder.name)
def test_the_id_of_a_table_is_called_table_id(folder: Path) -> None:
    files = sorted(folder.rglob("*.py"))
    assert files
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in files
        for line in texts_called_table(path.read_text())
    ]
    assert not found, "the id of a table is called table_id"
