"""Running an evaluation: an agent plays the suites of a protocol."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from brikke import __version__
from brikke.errors import InputError, reason_of
from brikke.lab.arena import THIS_PROCESS, Crew, Standing, play_contest
from brikke.lab.arena.report import interval_data
from brikke.lab.arena.standings import Interval
from brikke.lab.arena.thinking import Thinking
from brikke.lab.evaluation.protocol import NEWEST, Protocol, Suite
from brikke.lab.evaluation.suite_digest import check_digest, suite_contest
from brikke.solver import core_name


@dataclass(frozen=True, slots=True)
class SuiteResult:
    """The result of an agent in one suite."""

    suite: Suite
    decks: int
    standing: Standing
    thinking: Thinking = field(compare=False)
    """The thinking time of the agent, which differs from run to run."""

    @property
    def even(self) -> float:
        """The win rate of an agent that is as good as the suite's bot."""
        return 1 / self.suite.seats

    @property
    def itself(self) -> bool:
        """Whether the agent is the opponent: then the result is even, and measures nothing."""
        return self.standing.name == self.suite.opponent

    @property
    def ci95(self) -> Interval | None:
        """The 95 % confidence interval of the win rate."""
        return None if self.itself else self.standing.ci95

    @property
    def points_ci95(self) -> Interval | None:
        """The 95 % confidence interval of the mean of points."""
        return None if self.itself else self.standing.points_ci95


@dataclass(frozen=True, slots=True)
class Evaluation:
    """The results of an agent by a protocol."""

    agent: str
    protocol: Protocol
    quick: bool
    """Whether only the first decks of each suite were played."""
    results: tuple[SuiteResult, ...]
    version: str = __version__
    core: str = field(default_factory=core_name)

    @property
    def whole(self) -> bool:
        """Whether all suites were played."""
        return len(self.results) == len(self.protocol.suites)


def decks_of(suite: Suite, *, quick: bool) -> int:
    """Return the number of decks of a suite that are played."""
    return suite.quick if quick else suite.decks


def evaluate(
    agent: str,
    *,
    protocol: Protocol = NEWEST,
    suites: Iterable[str] = (),
    quick: bool = False,
    crew: Crew = THIS_PROCESS,
    out: Path | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Evaluation:
    """Evaluate an agent by a protocol, or by some of its suites.

    An agent is the name of a bot, or ``module:Name``. An agent that fails or makes an illegal turn
    ends the evaluation with an error. The folder ``out`` holds a file for every suite; decks in it
    are not played again. ``progress`` is called with the number of decks that are done, over all
    suites.
    """
    chosen = protocol.choose(suites)
    # Everything is checked before anything is played, so that errors do not come an hour later.
    contests = [suite_contest(suite, agent) for suite in chosen]
    for suite in chosen:
        check_digest(suite)
    files = [None if out is None else _folder(out) / f"{suite.name}.jsonl" for suite in chosen]
    results: list[SuiteResult] = []
    before = 0
    for suite, contest, file in zip(chosen, contests, files, strict=True):
        decks = decks_of(suite, quick=quick)
        report = play_contest(
            contest,
            decks,
            out=file,
            crew=crew,
            progress=_offset_progress(before, progress),
        )
        before += decks
        (standing,) = [each for each in report.bots if each.name == agent]
        results.append(SuiteResult(suite, decks, standing, report.thinking[agent]))
    return Evaluation(agent, protocol, quick, tuple(results))


def _offset_progress(before: int, progress: Callable[[int], None]) -> Callable[[int], None]:
    """Return a progress function for one suite that counts the suites before it."""
    return lambda there: progress(before + there)


def _folder(path: Path) -> Path:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise InputError(f"cannot be created as a folder ({reason_of(error)})", path) from None
    return path


def evaluation_data(found: Evaluation) -> dict[str, Any]:
    """Return an evaluation as JSON data."""
    return {
        "agent": found.agent,
        "protocol": found.protocol.name,
        "digest": found.protocol.digest,
        "size": "quick" if found.quick else "full",
        "whole": found.whole,
        "brikke": found.version,
        "core": found.core,
        "suites": [suite_data(each) for each in found.results],
    }


def suite_data(result: SuiteResult) -> dict[str, Any]:
    """Return the result of a suite as JSON data."""
    suite, standing, thinking = result.suite, result.standing, result.thinking
    return {
        "suite": suite.name,
        "digest": suite.digest,
        "rulebook": suite.rulebook,
        "seats": suite.seats,
        "against": suite.against,
        "seed": suite.seed,
        "decks": result.decks,
        "wins": standing.wins,
        "played": standing.played,
        "win_rate": round(standing.win_rate, 4),
        "ci95": interval_data(result.ci95, 4),
        "even": round(result.even, 4),
        "points": round(standing.points, 2),
        "points_ci95": interval_data(result.points_ci95, 2),
        "turns": thinking.turns,
        "ms": {"mean": round(thinking.mean, 3), "worst": round(thinking.worst, 3)},
    }
