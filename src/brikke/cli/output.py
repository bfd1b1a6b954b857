"""What commands share: JSON in one line, and files that are read or refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import Parameter

from brikke.errors import InputError, reason_of

if TYPE_CHECKING:
    from brikke.notation import Record
    from brikke.position import Position

Flag = Annotated[bool, Parameter(negative="")]
"""An option that is given or not."""
TileWords = Annotated[str, Parameter(allow_leading_hyphen=True)]
"""Tiles in words; a lone hyphen is none."""
MOST_BYTES: Final = 8_000_000
"""Far more than any record has: what an archive unfolds to is not known before."""


def print_json(value: Any) -> None:
    """Print a value as one line of JSON."""
    print(json.dumps(value, ensure_ascii=False))


def read_cli_position(table: str, rack: str, rulebook: str, *, opened: bool) -> Position:
    """Return the position given in words, or refuse it."""
    # Here and in all commands the engine is imported late: help must not wait for it.
    from brikke.position import Position  # noqa: PLC0415
    from brikke.rulebook import get_rulebook  # noqa: PLC0415
    from brikke.table import NOTHING, read_table  # noqa: PLC0415
    from brikke.tiles import TileReader  # noqa: PLC0415

    reader = TileReader()
    laid = read_table(table, reader)
    held = () if rack.strip() == NOTHING else reader.tiles(rack)
    return Position(laid, held, opened, get_rulebook(rulebook)).check()


def load_record(path: Path) -> Record:
    """Return the record in a file, or refuse the file."""
    from brikke.notation import read_record  # noqa: PLC0415

    return read_record(load_text(path))


def load_text(path: Path) -> str:
    """Return the text of a file, or refuse the file; it may lie in an archive: ``a.zip/b``."""
    from zipfile import BadZipFile  # noqa: PLC0415

    try:
        return _bytes_of(path).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise InputError("not a text in UTF-8", path) from None
    except (KeyError, BadZipFile):
        raise InputError("the archive holds no such file", path) from None
    except OSError as error:
        raise InputError(f"cannot be read ({reason_of(error)})", path) from None


def _bytes_of(path: Path) -> bytes:
    from zipfile import ZipFile  # noqa: PLC0415

    for archive in path.parents:
        if archive.suffix == ".zip" and archive.is_file():
            with ZipFile(archive) as file, file.open(path.relative_to(archive).as_posix()) as text:
                return text.read(MOST_BYTES)
    return path.read_bytes()
