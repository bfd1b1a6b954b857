"""A contest's file: what is played in the first line, then one line a deal, as they finish.

So a contest that was stopped goes on, one that was too short is made longer, and a report needs
nothing but the file.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from brikke.errors import InputError, reason_of
from brikke.game.game import SEATS
from brikke.lab.arena.contest import Contest, Schedule
from brikke.lab.arena.runner import Played, Result
from brikke.lab.arena.thinking import Thinking

FORM: Final = 1
"""The form of the lines."""


class Journal:
    """The file of one contest, open to be written."""

    def __init__(self, path: Path, contest: Contest) -> None:
        """Begin a file, or go on with one of the same contest; any other is refused untouched."""
        self.path = path
        self.played: dict[int, Played] = {}
        first = _line(_first(contest))
        try:
            text = path.read_bytes() if path.exists() else b""
            whole = text[: text.rfind(b"\n") + 1]
            if whole:
                found, self.played = _read(path, whole)
                _check_same(path, found, contest)
            elif not first.startswith(text):
                raise InputError("not a file of the arena", path)
            self._file = path.open("ab", buffering=0)
            # The last line may be half written: whoever wrote it was killed.
            self._file.truncate(len(whole))
            if not whole:
                self._file.write(first)
        except OSError as error:
            raise _unusable("written", path, error) from None

    def add(self, played: Played) -> None:
        """Write a deal down, in one piece."""
        self.played[played.deal] = played
        try:
            self._file.write(_line(_deal(played)))
        except OSError as error:
            raise _unusable("written", self.path, error) from None

    def close(self) -> None:
        """Write no more."""
        self._file.close()


def read_journal(path: Path) -> tuple[Contest, dict[int, Played]]:
    """Return the contest of a file and the deals played so far, or refuse the file."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise _unusable("read", path, error) from None
    return _read(path, text[: text.rfind(b"\n") + 1])


def _unusable(used: str, path: Path, error: OSError) -> InputError:
    return InputError(f"cannot be {used} ({reason_of(error)})", path)


def _line(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _first(contest: Contest) -> dict[str, Any]:
    return {"arena": FORM, **asdict(contest)}


def _deal(played: Played) -> dict[str, Any]:
    return {
        "deal": played.deal,
        "rounds": [
            {"seated": each.seated, "winner": each.winner, "scores": each.scores}
            for each in played.results
        ],
        "ms": {
            name: {"total": round(each.total, 3), "worst": round(each.worst, 3), "turns": steps}
            for name, each in played.thinking.items()
            for steps in [{str(step): count for step, count in sorted(each.steps.items())}]
        },
    }


def _read(path: Path, text: bytes) -> tuple[Contest, dict[int, Played]]:
    lines = text.splitlines()
    try:
        contest = _contest_in(json.loads(lines[0]))
    except (ValueError, TypeError, KeyError, IndexError, RecursionError):
        raise InputError("not a file of the arena", path) from None
    line_ups = contest.line_ups
    played: dict[int, Played] = {}
    for number, line in enumerate(lines[1:], 2):
        try:
            each = _deal_in(json.loads(line))
            if each.deal < 0 or tuple(result.seated for result in each.results) != line_ups:
                raise ValueError
        except (ValueError, TypeError, KeyError, IndexError, AttributeError, RecursionError):
            raise InputError(f"{path} tells no deal of its contest in line", number) from None
        played.setdefault(each.deal, each)
    return contest, played


def _contest_in(told: Mapping[str, Any]) -> Contest:
    told = dict(told)
    if told.pop("arena") != FORM:
        raise ValueError
    bots, schedule = tuple(map(str, told.pop("bots"))), Schedule(told.pop("schedule"))
    contest = Contest(bots=bots, schedule=schedule, **told)
    if contest.seats not in SEATS or not isinstance(contest.seed, int) or not bots:
        raise ValueError
    return contest


def _deal_in(told: Mapping[str, Any]) -> Played:
    deal = int(told["deal"])
    results = tuple(_result_in(deal, each) for each in told["rounds"])
    return Played(deal, results, {name: _times_in(each) for name, each in told["ms"].items()})


def _result_in(deal: int, told: Mapping[str, Any]) -> Result:
    seated, scores = tuple(told["seated"]), tuple(map(int, told["scores"]))
    winner = range(len(seated))[told["winner"]]
    if len(scores) != len(seated):
        raise ValueError
    return Result(deal, seated, winner, scores)


def _times_in(told: Mapping[str, Any]) -> Thinking:
    steps = Counter({int(step): int(count) for step, count in told["turns"].items()})
    return Thinking(steps.total(), float(told["total"]), float(told["worst"]), steps)


def _check_same(path: Path, found: Contest, wanted: Contest) -> None:
    told, asked = asdict(found), asdict(wanted)
    for name, value in told.items():
        if value != asked[name]:
            shown = ", ".join(value) if isinstance(value, tuple) else value
            raise InputError(f"{path} holds another contest, with other {name}", shown)
