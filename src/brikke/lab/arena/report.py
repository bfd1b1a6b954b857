"""Reports: the results of a contest."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from brikke.errors import InputError
from brikke.lab.arena.contest import Contest, Schedule
from brikke.lab.arena.runner import Played
from brikke.lab.arena.standings import Interval, Meeting, Standing, meetings, standings
from brikke.lab.arena.thinking import Thinking


@dataclass(frozen=True, slots=True)
class Report:
    """The results of a contest."""

    contest: Contest
    deals: int
    bots: tuple[Standing, ...]
    """The best first."""
    meetings: tuple[Meeting, ...]
    """For a round robin or a field: each bot alone against a table of another."""
    thinking: Mapping[str, Thinking] = field(compare=False)
    """The thinking time of each bot, which differs from run to run."""

    @property
    def seed(self) -> int:
        """The seed of the deals."""
        return self.contest.seed

    @property
    def even(self) -> float:
        """The win rate of a bot among equals."""
        return 1 / self.contest.seats


def report_on(
    contest: Contest,
    played: Mapping[int, Played],
    *,
    deals: int | None = None,
    anchor: str | None = None,
) -> Report:
    """Return the report on the first deals, or on all up to the first one that is missing.

    Deals after a gap are left out, because they are the quick ones, and these may favour other bots
    than slow ones do.
    """
    if deals is not None and deals < 1:
        raise InputError("a report needs at least one deal", deals)
    counted: list[Played] = []
    while len(counted) in played and len(counted) != deals:
        counted.append(played[len(counted)])
    if not counted or (deals is not None and len(counted) < deals):
        raise InputError(
            "fewer deals have been played" if counted else "the first deal has not been played",
            deals if counted else 0,
        )
    results = [result for each in counted for result in each.results]
    thinking = {name: Thinking() for name in contest.names}
    for each in counted:
        for name, times in each.thinking.items():
            thinking[name].merge(times)
    alone = contest.schedule is not Schedule.TABLE
    return Report(
        contest,
        len(counted),
        standings(contest.names, results, seed=contest.seed, anchor=anchor),
        meetings(contest.names, results) if alone else (),
        thinking,
    )


def report_data(report: Report, *, times: bool = False) -> dict[str, Any]:
    """Return a report as JSON data; without times it is the same in every run."""
    contest = report.contest
    data: dict[str, Any] = {
        "bots": [
            {
                "name": each.name,
                "wins": each.wins,
                "played": each.played,
                "win_rate": round(each.win_rate, 4),
                "ci95": interval_data(each.ci95, 4),
                "points": round(each.points, 2),
                "points_ci95": interval_data(each.points_ci95, 2),
                "rating": round(each.rating, 1),
                "rating_ci95": interval_data(each.rating_ci95, 1),
                **(_times_data(report.thinking[each.name]) if times else {}),
            }
            for each in report.bots
        ],
        "deals": report.deals,
        "seed": contest.seed,
        "seats": contest.seats,
        "rulebook": contest.rulebook,
        "schedule": contest.schedule,
        "even": round(report.even, 4),
    }
    if report.meetings:
        data["meetings"] = [
            {
                "bot": each.bot,
                "against": each.against,
                "win_rate": round(each.win_rate, 4),
                "ci95": interval_data(each.ci95, 4),
            }
            for each in report.meetings
        ]
    return data


def interval_data(interval: Interval | None, digits: int) -> list[float] | None:
    """Return an interval as JSON data, rounded."""
    return None if interval is None else [round(bound, digits) for bound in interval]


def _times_data(thinking: Thinking) -> dict[str, Any]:
    return {
        "turns": thinking.turns,
        "ms": {
            "mean": round(thinking.mean, 3),
            "p99": round(thinking.p99, 3),
            "worst": round(thinking.worst, 3),
        },
    }
