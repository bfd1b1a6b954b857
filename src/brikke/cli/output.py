"""What commands share: JSON in one line, and files that are read or refused."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from brikke.errors import InputError
from brikke.notation import Record, read_record
from brikke.table import LaidSet
from brikke.tiles import Tile


def print_json(value: Any) -> None:
    """Print a value as one line of JSON."""
    print(json.dumps(value, ensure_ascii=False))


def face_list(tiles: Iterable[Tile]) -> list[str]:
    """Return tiles as the faces they show: the command line does not tell equal ones apart."""
    return [str(tile.face) for tile in tiles]


def face_lists(sets: Sequence[LaidSet]) -> list[list[str]]:
    """Return sets as lists of faces."""
    return [face_list(laid) for laid in sets]


def load_record(path: Path) -> Record:
    """Return the record in a file, or refuse the file."""
    try:
        return read_record(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise InputError("not a text in UTF-8", path) from None
    except OSError as error:
        reason = (error.strerror or "unknown reason").lower()
        raise InputError(f"cannot be read ({reason})", path) from None
