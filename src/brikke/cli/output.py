"""What commands print: JSON in one line, and sets as they are typed."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any


def print_json(value: Any) -> None:
    """Print a value as one line of JSON."""
    print(json.dumps(value, ensure_ascii=False))


def sets_text(sets: Iterable[Iterable[str]]) -> str:
    """Return sets, told as lists of faces, in one line that can be typed again."""
    from brikke.rules.table import SEPARATOR

    return f" {SEPARATOR} ".join(" ".join(laid) for laid in sets)
