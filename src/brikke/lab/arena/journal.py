"""Journal: the results file of a contest, as JSON lines.

The first line is the contest, every other line one deal, in the order in which they finish. With it
a stopped contest can be resumed, a short one extended, and a report made from the file alone.
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

FORMAT_VERSION: Final = 1
"""The version of the file format."""


class Journal:
    """The journal of one contest, open for writing."""

    def __init__(self, path: Path, contest: Contest) -> None:
        """Create a file, or continue one of the same contest; other files are left unchanged."""
        self.path = path
        self.played: dict[int, Played] = {}
        header = _json_line(_header(contest))
        try:
            text = path.read_bytes() if path.exists() else b""
            whole = text[: text.rfind(b"\n") + 1]
            if whole:
                found, self.played = _read(path, whole)
                _check_same_contest(path, found, contest)
            elif not header.startswith(text):
                raise InputError("not a file of the arena", path)
            self._file = path.open("ab", buffering=0)
            # The last line may be incomplete, if the process was killed.
            self._file.truncate(len(whole))
            if not whole:
                self._file.write(header)
        except OSError as error:
            raise _file_error("written", path, error) from None

    def add(self, played: Played) -> None:
        """Append a deal in one write."""
        self.played[played.deal] = played
        try:
            self._file.write(_json_line(_deal_data(played)))
        except OSError as error:
            raise _file_error("written", self.path, error) from None

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def read_journal(path: Path) -> tuple[Contest, dict[int, Played]]:
    """Return the contest of a file and its deals, or raise :class:`InputError`."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise _file_error("read", path, error) from None
    return _read(path, text[: text.rfind(b"\n") + 1])


def _file_error(used: str, path: Path, error: OSError) -> InputError:
    return InputError(f"cannot be {used} ({reason_of(error)})", path)


def _json_line(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _header(contest: Contest) -> dict[str, Any]:
    return {"arena": FORMAT_VERSION, **asdict(contest)}


def _deal_data(played: Played) -> dict[str, Any]:
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
        contest = _read_contest(json.loads(lines[0]))
    except (ValueError, TypeError, KeyError, IndexError, RecursionError):
        raise InputError("not a file of the arena", path) from None
    line_ups = contest.line_ups
    played: dict[int, Played] = {}
    for number, line in enumerate(lines[1:], 2):
        try:
            each = _read_deal(json.loads(line))
            if each.deal < 0 or tuple(result.seated for result in each.results) != line_ups:
                raise ValueError
        except (ValueError, TypeError, KeyError, IndexError, AttributeError, RecursionError):
            raise InputError(f"{path} holds no deal of its contest in line", number) from None
        played.setdefault(each.deal, each)
    return contest, played


def _read_contest(data: Mapping[str, Any]) -> Contest:
    data = dict(data)
    if data.pop("arena") != FORMAT_VERSION:
        raise ValueError
    bots, schedule = tuple(map(str, data.pop("bots"))), Schedule(data.pop("schedule"))
    contest = Contest(bots=bots, schedule=schedule, **data)
    if contest.seats not in SEATS or not isinstance(contest.seed, int) or not bots:
        raise ValueError
    return contest


def _read_deal(data: Mapping[str, Any]) -> Played:
    deal = int(data["deal"])
    results = tuple(_read_result(deal, each) for each in data["rounds"])
    return Played(deal, results, {name: _read_times(each) for name, each in data["ms"].items()})


def _read_result(deal: int, data: Mapping[str, Any]) -> Result:
    seated, scores = tuple(data["seated"]), tuple(map(int, data["scores"]))
    winner = range(len(seated))[data["winner"]]
    if len(scores) != len(seated):
        raise ValueError
    return Result(deal, seated, winner, scores)


def _read_times(data: Mapping[str, Any]) -> Thinking:
    steps = Counter({int(step): int(count) for step, count in data["turns"].items()})
    return Thinking(steps.total(), float(data["total"]), float(data["worst"]), steps)


def _check_same_contest(path: Path, found: Contest, wanted: Contest) -> None:
    data, asked = asdict(found), asdict(wanted)
    for name, value in data.items():
        if value != asked[name]:
            shown = ", ".join(value) if isinstance(value, tuple) else value
            raise InputError(f"{path} holds another contest, with other {name}", shown)
