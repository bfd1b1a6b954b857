"""Match files: a match is saved as a record after every turn."""

from __future__ import annotations

import os
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Final

from brikke.errors import InputError, reason_of
from brikke.folders import data_folder
from brikke.game.notation import read_record
from brikke.players.bots.just_above import MOST_ASKED, Result
from brikke.tui.match_session import BOTS_TAG, SEAT, MatchSession

SUFFIX: Final = ".brikke"
LOOKED_AT: Final = 5
"""The number of latest files that are searched for an unfinished match."""


def matches_folder() -> Path:
    """Return the folder of matches without a file of the user's choice."""
    return data_folder() / "matches"


class MatchFile:
    """The file of one match; without a path, a new file with a date in the data folder."""

    def __init__(self, path: Path | None = None, *, exists: bool = False) -> None:
        self.path = path
        self.is_written = exists
        self.error = ""
        """Why the match could not be saved; empty if it was."""
        if path is not None and not exists:
            _check_new(path)

    def save(self, session: MatchSession) -> None:
        """Save the match; if that fails, :attr:`error` says why."""
        if not session.has_begun:
            return
        path = self.path or _new_path(session.rulebook.edition)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            temporary = path.with_name(f".{path.name}.{os.getpid()}")
            temporary.write_text(str(session.record()), encoding="utf-8")
            temporary.replace(path)
        except OSError as error:
            self.error = reason_of(error)
        else:
            self.path, self.is_written, self.error = path, True, ""


def unfinished_match() -> Path | None:
    """Return the file of the latest unfinished match, or None."""
    for path in _latest(LOOKED_AT):
        try:
            record = read_record(path.read_text(encoding="utf-8"))
            if BOTS_TAG in dict(record.tags):
                MatchSession.from_record(record)
                return path
        except (InputError, OSError, UnicodeDecodeError):
            continue
    return None


def own_results() -> Iterator[Result]:
    """Yield the results of the finished rounds that this player saved, newest first."""
    for path in _latest(MOST_ASKED):
        try:
            record = read_record(path.read_text(encoding="utf-8"))
            bots = tuple(dict(record.tags)[BOTS_TAG].split(","))
            outcomes = [game.outcome() for game in record.games()]
        except (InputError, OSError, UnicodeDecodeError, KeyError):
            continue
        yield from (Result(bots, each.winner == SEAT) for each in outcomes[::-1] if each)


def _latest(count: int) -> Iterator[Path]:
    try:
        found = [(path.stat().st_mtime, path) for path in matches_folder().glob(f"*{SUFFIX}")]
    except OSError:
        return
    yield from (path for _, path in sorted(found, reverse=True)[:count])


def _new_path(edition: str) -> Path:
    name = f"{datetime.now():%Y-%m-%d-%H%M%S}-{edition}"
    folder = matches_folder()
    names = (f"{name}{'-' if at else ''}{at or ''}{SUFFIX}" for at in range(1000))
    return next(path for each in names if not (path := folder / each).exists())


def _check_new(path: Path) -> None:
    if path.exists():
        raise InputError("this file exists already and is not overwritten", path)
    folder = path.parent
    if not folder.is_dir():
        raise InputError("there is no such folder", folder)
    if not os.access(folder, os.W_OK):
        raise InputError("this folder is not writable", folder)
