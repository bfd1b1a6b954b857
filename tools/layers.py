"""Draw the architecture diagram: ``python tools/layers.py > docs/layers.svg``.

The rooms come first, then the layers inside each of them, one line for each. Everything is read
from the import contracts in ``pyproject.toml`` and from the first sentence of every room, so the
picture shows what ``make layers`` checks.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from textwrap import wrap
from typing import Any, Final
from xml.sax.saxutils import escape

ROOT: Final = Path(__file__).parent.parent
SOURCES: Final = ROOT / "src" / "brikke"

WIDTH: Final = 880
LEFT: Final = 46
INDENT: Final = 28
NAME_WIDTH: Final = 96
MOST_LETTERS: Final = 118
"""The letters that have room in a line of modules."""
LINE: Final = 30
INNER_LINE: Final = 22
GAP: Final = 8
HEAD: Final = 58
FOOT: Final = 20

INK, SOFT, PAGE, EDGE = "#2b2824", "#655d52", "#fffdf8", "#ddd3c2"
BARE, OTHER = "#d8e8e0", "#fbe9d2"
"""Colours of rooms that need only the standard library, and of the others."""

Layers = list[list[str]]


def picture() -> str:
    """Return the whole picture as SVG."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]
    layers = layers_by_container(contracts["contracts"])
    engine = next(each for each in contracts["contracts"] if each["type"] == "forbidden")
    bare = {name.removeprefix("brikke.") for name in engine["source_modules"]}
    parts: list[str] = []
    top = HEAD
    for layer in layers["brikke"]:
        frame = top
        for room in layer:
            parts += _room(room, room in bare, top)
            top += LINE
            for layer_inside in layers.get(f"brikke.{room}", []):
                lines = wrap(", ".join(layer_inside), MOST_LETTERS, break_on_hyphens=False)
                parts += [_inner(line, top + INNER_LINE * at) for at, line in enumerate(lines)]
                parts.append(_dot(top))
                top += INNER_LINE * len(lines)
        parts.append(_frame_of_layer(frame, top))
        top += GAP
    return "\n".join([*_page(top + FOOT), *_head(top), *parts, "</svg>"]) + "\n"


def layers_by_container(contracts: Sequence[dict[str, Any]]) -> dict[str, Layers]:
    """Return the layers of each package that has a contract, from the top down."""
    return {
        contract["containers"][0]: [
            [name.strip() for name in layer.split("|")] for layer in contract["layers"]
        ]
        for contract in contracts
        if contract["type"] == "layers"
    }


def first_sentence(room: str) -> str:
    """Return the first sentence of a room's docstring."""
    base = SOURCES / room
    package = base / "__init__.py"
    source = package if package.exists() else base.with_suffix(".py")
    text = ast.get_docstring(ast.parse(source.read_text())) or ""
    return text.partition("\n")[0].partition(". ")[0].replace("``", "").rstrip(".")


def _page(height: int) -> list[str]:
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img"'
        f' font-family="Avenir Next, Avenir, Segoe UI, Noto Sans, system-ui, sans-serif"'
        f' font-size="13" fill="{INK}">',
        "<title>The layers of Brikke: each may use those below it, none those above</title>",
        f'<rect width="{WIDTH}" height="{height}" rx="14" fill="{PAGE}"/>',
    ]


def _head(bottom: int) -> Iterator[str]:
    """Yield the legend and the arrow that shows the direction of imports."""
    yield _legend(LEFT, BARE, "needs only the standard library and the native core")
    yield _legend(LEFT + 380, OTHER, "may need more")
    yield (
        f'<text x="{WIDTH - 20}" y="33" text-anchor="end" fill="{SOFT}">imports point down</text>'
    )
    yield (
        f'<path d="M24 {HEAD} V{bottom - GAP} m-5 -8 l5 8 l5 -8" fill="none" stroke="{SOFT}"'
        ' stroke-width="1.5"/>'
    )


def _legend(left: int, colour: str, text: str) -> str:
    return (
        f'<rect x="{left}" y="20" width="18" height="18" rx="5" fill="{colour}"/>'
        f'<text x="{left + 26}" y="33" fill="{SOFT}">{escape(text)}</text>'
    )


def _frame_of_layer(top: int, bottom: int) -> str:
    """Return the frame around rooms that do not import each other."""
    return (
        f'<rect x="{LEFT}" y="{top}" width="{WIDTH - LEFT - 20}" height="{bottom - top}" rx="8"'
        f' fill="none" stroke="{EDGE}"/>'
    )


def _room(name: str, is_bare: bool, top: int) -> list[str]:
    return [
        f'<rect x="{LEFT + 3}" y="{top + 3}" width="{NAME_WIDTH}" height="{LINE - 6}" rx="6"'
        f' fill="{BARE if is_bare else OTHER}"/>',
        f'<text x="{LEFT + 3 + NAME_WIDTH / 2:g}" y="{top + 20}" text-anchor="middle"'
        f' font-weight="600">{escape(name)}</text>',
        f'<text x="{LEFT + NAME_WIDTH + 16}" y="{top + 20}">{escape(first_sentence(name))}</text>',
    ]


def _inner(names: str, top: int) -> str:
    """Return a line with modules of one layer inside a room."""
    return f'<text x="{LEFT + INDENT}" y="{top + 14}" font-size="12">{escape(names)}</text>'


def _dot(top: int) -> str:
    """Return the dot at the first line of a layer inside a room."""
    return f'<circle cx="{LEFT + INDENT - 12}" cy="{top + 10}" r="2.5" fill="{SOFT}"/>'


if __name__ == "__main__":
    print(picture(), end="")
