"""The card of the networks: its numbers, as ``card.json`` beside them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FILE = "card.json"


def load_card(folder: Path) -> dict[str, Any]:
    """Return the card of the networks in a folder."""
    card: dict[str, Any] = json.loads((folder / FILE).read_text(encoding="utf-8"))
    return card


def save_card(folder: Path, card: dict[str, Any]) -> None:
    """Write the card, with decimals that mean something."""
    text = json.dumps(_rounded(card), indent=2, ensure_ascii=False)
    (folder / FILE).write_text(text + "\n", encoding="utf-8")


def _rounded(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _rounded(each) for key, each in value.items()}
    return round(value, 4) if isinstance(value, float) else value
