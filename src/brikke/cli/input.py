"""Input of commands: options, lists of names, positions in notation, files."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from brikke.errors import InputError, reason_of

if TYPE_CHECKING:
    from brikke.game.notation import Record
    from brikke.rules.position import Position
    from brikke.rules.rulebook import Rulebook
    from brikke.rules.tiles import TileReader
    from brikke.solver import Objective

Flag = Annotated[bool, Parameter(negative="", show_default=False)]
"""An option without a value."""
TileWords = Annotated[str, Parameter(allow_leading_hyphen=True)]
"""Tiles in notation; a single hyphen means none."""
MAX_PACE: Final = 60
MAX_BYTES: Final = 8_000_000
"""Far more than any record has; limits how much is unpacked from an archive."""


def check_without(option: str, others: Mapping[str, object]) -> None:
    """Refuse options that cannot be combined with another one."""
    for name, value in others.items():
        if value is not None:
            raise InputError(f"cannot be combined with {option}", name)


def check_pace(seconds: float) -> None:
    """Refuse a pace that is negative or too long."""
    if not 0 <= seconds <= MAX_PACE:
        raise InputError(f"a pace is 0 to {MAX_PACE} seconds", seconds)


def read_names(text: str) -> list[str]:
    """Return names that are separated by commas."""
    return [name.strip() for name in text.split(",")]


def read_objective(text: str) -> Objective:
    """Return the objective of this name."""
    from brikke.solver import Objective

    try:
        return Objective(text)
    except ValueError:
        raise InputError(f"an objective is {', '.join(Objective)}", text) from None


def read_cli_position(table: str, rack: str, rulebook: str, *, opened: bool) -> Position:
    """Return the position given in notation, or refuse it."""
    from brikke.rules.position import Position
    from brikke.rules.rulebook import get_rulebook
    from brikke.rules.table import NOTHING, read_table

    rules = get_rulebook(rulebook)
    reader = tile_reader(rules)
    laid = read_table(table, reader)
    held = () if rack.strip() == NOTHING else reader.tiles(rack)
    return Position(laid, held, opened, rules).check()


def tile_reader(rulebook: Rulebook, *, strict: bool = True) -> TileReader:
    """Return a reader for tiles as people type them, for the faces of a rulebook."""
    from brikke.rules.rulebook import Faces
    from brikke.rules.typed_tiles import typed_reader

    return typed_reader(strict=strict, cards=rulebook.faces is Faces.CARDS)


def load_record(path: Path) -> Record:
    """Return the record in a file, or refuse the file."""
    from brikke.game.notation import read_record

    return read_record(load_text(path))


def load_text(path: Path) -> str:
    """Return the text of a file, or refuse the file; it may be in an archive: ``a.zip/b``."""
    from zipfile import BadZipFile

    try:
        return _bytes_of(path).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise InputError("not a text in UTF-8", path) from None
    except (KeyError, BadZipFile):
        raise InputError("the archive holds no such file", path) from None
    except OSError as error:
        raise InputError(f"cannot be read ({reason_of(error)})", path) from None


def _bytes_of(path: Path) -> bytes:
    from zipfile import ZipFile

    for archive in path.parents:
        if archive.suffix == ".zip" and archive.is_file():
            with ZipFile(archive) as file, file.open(path.relative_to(archive).as_posix()) as text:
                return text.read(MAX_BYTES)
    return path.read_bytes()
