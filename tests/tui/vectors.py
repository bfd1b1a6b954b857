"""Test vectors for the browser and the terminal, written by ``make vectors``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FILE = Path(__file__).parents[2] / "web" / "tests" / "vectors.json"


def vectors() -> dict[str, Any]:
    """Return all vectors by name."""
    return dict(json.loads(FILE.read_text(encoding="utf-8")))
