"""The arena: contests between bots on duplicate deals. Each deck is played from every seat.

The tiles decide most deals. Playing the same deck with exchanged seats cancels that luck, so far
fewer deals are enough to tell two players apart.

>>> from brikke.lab.arena import run
>>> report = run(["steady", "random"], deals=3)
>>> [bot.name for bot in report.bots], sum(bot.wins for bot in report.bots)
(['steady', 'random'], 6)
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from brikke.errors import InputError
from brikke.lab.arena.contest import Contest, Schedule, make_contest
from brikke.lab.arena.journal import Journal, read_journal
from brikke.lab.arena.processes import CrewError, cores, play_in_processes
from brikke.lab.arena.ray_cluster import check_ray, play_on_ray
from brikke.lab.arena.report import Report, report_data, report_on
from brikke.lab.arena.runner import BotError, Played, Result, play, play_deal
from brikke.lab.arena.standings import Standing
from brikke.rules.rulebook import DEFAULT, Rulebook

__all__ = [
    "BotError",
    "Contest",
    "Crew",
    "CrewError",
    "Journal",
    "Report",
    "Result",
    "Schedule",
    "Standing",
    "cores",
    "make_contest",
    "play",
    "play_contest",
    "read_journal",
    "report_data",
    "report_on",
    "run",
]

MAX_DEALS: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Crew:
    """The workers that play the deals: processes of this machine, or a Ray cluster."""

    processes: int = 1
    """The number of processes; 1 is this process itself. With Ray: the size of a local cluster."""
    ray: bool = False
    address: str | None = None
    """The address of a Ray cluster; without one a local cluster is started."""

    def __post_init__(self) -> None:
        if self.processes < 1:
            raise InputError("use at least one process", self.processes)
        if self.ray:
            check_ray()

    def play(self, contest: Contest, deals: Sequence[int]) -> Generator[Played, None, None]:
        """Yield deals as they finish, in any order."""
        processes = min(self.processes, len(deals))
        if self.ray and deals:
            yield from play_on_ray(contest, deals, self.address, processes)
        elif processes > 1:
            yield from play_in_processes(contest, deals, processes)
        else:
            yield from (play_deal(contest, deal) for deal in deals)


THIS_PROCESS: Final = Crew()


def run(
    names: Sequence[str],
    *,
    seats: int | None = None,
    deals: int = 100,
    seed: int = 1,
    rulebook: str | Rulebook = DEFAULT,
    round_robin: bool = False,
    against: str | None = None,
    anchor: str | None = None,
    crew: Crew = THIS_PROCESS,
    progress: Callable[[int], None] = lambda _: None,
) -> Report:
    """Play a contest in which each deal is played from every seat, and return its report.

    The bots share one table, play a round robin, or each plays against a table of ``against``.
    """
    contest = make_contest(
        names, seats=seats, seed=seed, rulebook=rulebook, round_robin=round_robin, against=against
    )
    return play_contest(contest, deals, anchor=anchor, crew=crew, progress=progress)


def play_contest(
    contest: Contest,
    deals: int,
    *,
    out: Path | None = None,
    anchor: str | None = None,
    crew: Crew = THIS_PROCESS,
    progress: Callable[[int], None] = lambda _: None,
) -> Report:
    """Play a contest and return its report, which does not depend on the workers.

    Deals that the file ``out`` already holds are not played again. ``progress`` is called with the
    number of deals that are done.
    """
    if not 1 <= deals <= MAX_DEALS:
        raise InputError(f"a contest has 1 to {MAX_DEALS} deals", deals)
    if anchor is not None and anchor not in contest.names:
        raise InputError("the anchor must be one of the bots", anchor)
    if out is None:
        played: dict[int, Played] = {}
        for each in _play_missing(contest, deals, played, crew, progress):
            played[each.deal] = each
        return report_on(contest, played, deals=deals, anchor=anchor)
    with closing(Journal(out, contest)) as journal:
        for each in _play_missing(contest, deals, journal.played, crew, progress):
            journal.add(each)
        return report_on(contest, journal.played, deals=deals, anchor=anchor)


def _play_missing(
    contest: Contest,
    deals: int,
    played: dict[int, Played],
    crew: Crew,
    progress: Callable[[int], None],
) -> Iterator[Played]:
    """Play and yield the missing deals, and report progress."""
    missing = [deal for deal in range(deals) if deal not in played]
    before = deals - len(missing)
    progress(before)
    with closing(crew.play(contest, missing)) as finished:
        for there, each in enumerate(finished, before + 1):
            yield each
            progress(there)
