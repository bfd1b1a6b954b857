"""Output of commands: one line of JSON, and sets in notation."""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import date
from typing import Any


def print_json(value: Any) -> None:
    """Print a value as one line of JSON."""
    print(json.dumps(value, ensure_ascii=False, default=date.isoformat))


def sets_text(sets: Iterable[Iterable[str]]) -> str:
    """Return sets, given as lists of faces, in notation."""
    from brikke.rules.table import SEPARATOR

    return f" {SEPARATOR} ".join(" ".join(laid) for laid in sets)
