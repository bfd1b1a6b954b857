"""Draw the layers of the code: ``python tools/layers.py > docs/layers.svg``.

The picture comes from the contracts in ``pyproject.toml`` that import-linter keeps, and from the
first sentence of every module: what is drawn is what holds.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final
from xml.sax.saxutils import escape

ROOT: Final = Path(__file__).parent.parent
SOURCES: Final = ROOT / "src" / "brikke"

WIDTH: Final = 880
LEFT: Final = 46
NAME_WIDTH: Final = 96
LINE: Final = 30
GAP: Final = 8
HEAD: Final = 58
FOOT: Final = 20

INK, SOFT, PAGE, EDGE = "#2b2824", "#655d52", "#fffdf8", "#ddd3c2"
BARE, OTHER = "#d8e8e0", "#fbe9d2"
"""Boxes of what needs the standard library alone, and of what needs more."""


def picture() -> str:
    """Return the whole picture."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]
    layers = [
        [name.strip() for name in layer.split("|")]
        for layer in _contract(contracts["contracts"], "layers")["layers"]
    ]
    engine = _contract(contracts["contracts"], "forbidden")["source_modules"]
    bare = {name.removeprefix("brikke.") for name in engine}
    parts: list[str] = []
    top = HEAD
    for layer in layers:
        parts += _layer(layer, bare, top)
        top += LINE * len(layer) + GAP
    return "\n".join([*_frame(top + FOOT), *_head(top), *parts, "</svg>"]) + "\n"


def _contract(contracts: Sequence[dict[str, Any]], kind: str) -> dict[str, Any]:
    """Return the first contract of a kind."""
    return next(contract for contract in contracts if contract["type"] == kind)


def first_sentence(module: str) -> str:
    """Return what a module of Brikke says of itself first."""
    package = SOURCES / module / "__init__.py"
    source = package if package.exists() else SOURCES / f"{module}.py"
    text = ast.get_docstring(ast.parse(source.read_text())) or ""
    return text.partition("\n")[0].partition(". ")[0].replace("``", "").rstrip(".")


def _frame(height: int) -> list[str]:
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img"'
        f' font-family="Avenir Next, Avenir, Segoe UI, Noto Sans, system-ui, sans-serif"'
        f' font-size="13" fill="{INK}">',
        "<title>The layers of Brikke: each may use those below it, none those above</title>",
        f'<rect width="{WIDTH}" height="{height}" rx="14" fill="{PAGE}"/>',
    ]


def _head(bottom: int) -> list[str]:
    """Return the legend, and the arrow that says which way imports point."""
    arrow = (
        f'<path d="M24 {HEAD} V{bottom - GAP} m-5 -8 l5 8 l5 -8" fill="none" stroke="{SOFT}"'
        ' stroke-width="1.5"/>'
    )
    return [
        _legend(LEFT, BARE, "needs the standard library and the native core alone"),
        _legend(LEFT + 380, OTHER, "may need more"),
        f'<text x="{WIDTH - 20}" y="33" text-anchor="end" fill="{SOFT}">imports point down</text>',
        arrow,
    ]


def _legend(left: int, colour: str, text: str) -> str:
    return (
        f'<rect x="{left}" y="20" width="18" height="18" rx="5" fill="{colour}"/>'
        f'<text x="{left + 26}" y="33" fill="{SOFT}">{escape(text)}</text>'
    )


def _layer(names: Sequence[str], bare: set[str], top: int) -> list[str]:
    """Return the boxes of one layer; those that share it do not know each other."""
    height = LINE * len(names)
    parts = [
        f'<rect x="{LEFT}" y="{top}" width="{WIDTH - LEFT - 20}" height="{height}" rx="8"'
        f' fill="none" stroke="{EDGE}"/>'
    ]
    for place, name in enumerate(names):
        y = top + LINE * place
        sentence = escape(first_sentence(name))
        parts += [
            f'<rect x="{LEFT + 3}" y="{y + 3}" width="{NAME_WIDTH}" height="{LINE - 6}" rx="6"'
            f' fill="{BARE if name in bare else OTHER}"/>',
            f'<text x="{LEFT + 3 + NAME_WIDTH / 2:g}" y="{y + 20}" text-anchor="middle"'
            f' font-weight="600">{escape(name)}</text>',
            f'<text x="{LEFT + NAME_WIDTH + 16}" y="{y + 20}">{sentence}</text>',
        ]
    return parts


if __name__ == "__main__":
    print(picture(), end="")
