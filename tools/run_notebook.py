"""Run the cells of a notebook in order, without Jupyter.

    python tools/run_notebook.py examples/my_agent.ipynb

Cells that install packages are left out; files that cells write go to the current folder.
"""

from __future__ import annotations

import ast
import json
import sys
from pathlib import Path
from typing import Any


def cells_of(notebook: Path) -> list[str]:
    """Return the text of every cell of code."""
    data = json.loads(notebook.read_text(encoding="utf-8"))
    return ["".join(cell["source"]) for cell in data["cells"] if cell["cell_type"] == "code"]


def run_cell(text: str, names: dict[str, Any]) -> Any:
    """Run a cell as a notebook does, and return the value of its last line."""
    if text.startswith("%%writefile "):
        first, _, rest = text.partition("\n")
        Path(first.removeprefix("%%writefile ")).write_text(rest, encoding="utf-8")
        return None
    tree = ast.parse(text)
    last = tree.body[-1]
    if not isinstance(last, ast.Expr):
        exec(compile(tree, "cell", "exec"), names)
        return None
    exec(compile(ast.Module(tree.body[:-1], []), "cell", "exec"), names)
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names)


def main() -> None:
    """Run a notebook, and print what its cells show."""
    sys.path.insert(0, str(Path.cwd()))  # as in a notebook
    names: dict[str, Any] = {}
    for text in cells_of(Path(sys.argv[1])):
        if text.startswith("%pip "):
            continue
        shown = run_cell(text, names)
        if hasattr(shown, "_repr_svg_"):
            print(f"a picture of {len(shown._repr_svg_())} characters")
        elif shown is not None:
            print(shown)


if __name__ == "__main__":
    main()
