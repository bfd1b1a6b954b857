"""Where a match is kept: written down after every turn, so that nothing loses it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Final

from brikke.errors import InputError, reason_of
from brikke.folders import data_folder
from brikke.game.notation import read_record
from brikke.tui.sitting import BOTS_TAG, Sitting

SUFFIX: Final = ".brikke"
LOOKED_AT: Final = 5
"""So many of the latest files are looked at for a match that is not finished."""


def matches_folder() -> Path:
    """Return where matches are kept that no other place was named for."""
    return data_folder() / "matches"


class Keeper:
    """Writes a match into one file; where none was named, one of its own that has a date."""

    def __init__(self, path: Path | None = None, *, goes_on: bool = False) -> None:
        self.path = path
        self.is_written = goes_on
        self.trouble = ""
        """Why a match could not be written, if it could not."""
        if path is not None and not goes_on:
            _check_new(path)

    def keep(self, sitting: Sitting) -> None:
        """Write the match as it stands; a place of our own choice may fail, and says so."""
        if not sitting.has_begun:
            return
        path = self.path or _new_path(sitting.rulebook.edition)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            beside = path.with_name(f".{path.name}.{os.getpid()}")
            beside.write_text(str(sitting.record()), encoding="utf-8")
            beside.replace(path)
        except OSError as error:
            self.trouble = reason_of(error)
        else:
            self.path, self.is_written, self.trouble = path, True, ""


def unfinished_match() -> Path | None:
    """Return the file of the latest match, if it is one to go on with."""
    for path in _latest():
        try:
            record = read_record(path.read_text(encoding="utf-8"))
            if BOTS_TAG in dict(record.tags):
                Sitting.from_record(record)
                return path
        except (InputError, OSError, UnicodeDecodeError):
            continue
    return None


def _latest() -> Iterator[Path]:
    try:
        found = [(path.stat().st_mtime, path) for path in matches_folder().glob(f"*{SUFFIX}")]
    except OSError:
        return
    yield from (path for _, path in sorted(found, reverse=True)[:LOOKED_AT])


def _new_path(edition: str) -> Path:
    name = f"{datetime.now():%Y-%m-%d-%H%M%S}-{edition}"
    folder = matches_folder()
    names = (f"{name}{'-' if at else ''}{at or ''}{SUFFIX}" for at in range(1000))
    return next(path for each in names if not (path := folder / each).exists())


def _check_new(path: Path) -> None:
    if path.exists():
        raise InputError("this file is there already, and nothing is written over", path)
    folder = path.parent
    if not folder.is_dir():
        raise InputError("there is no such folder", folder)
    if not os.access(folder, os.W_OK):
        raise InputError("nothing may be written into this folder", folder)
