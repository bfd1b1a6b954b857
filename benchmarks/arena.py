"""Strength benchmark of all bots: ``make arena`` writes docs/strength.md.

Every contest has a journal under build/arena. An interrupted contest is resumed from it, and a
complete one is not played again: remove that folder after a change of bots. Seeds from 8000 are
for measuring; no bot is tuned on them.
"""

from __future__ import annotations

import platform
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from brikke import __version__
from brikke.cli.progress import showing_progress
from brikke.errors import InputError
from brikke.lab.arena import Contest, Crew, Report, cores, make_contest, play_contest
from brikke.lab.arena.plot import draw_report
from brikke.lab.arena.standings import interval_text, percent
from brikke.players.bots import ladder
from brikke.rules.rulebook import DEFAULT

ROOT: Final = Path(__file__).parent.parent
FILES: Final = ROOT / "build" / "arena"
DOCS: Final = ROOT / "docs"
SEED: Final = 8001
ANCHOR: Final = "steady"
HERO: Final = "champion"


@dataclass(frozen=True)
class Planned:
    """A contest of the page: its name (also of its file), its label and its number of deals."""

    name: str
    words: str
    contest: Contest
    deals: int


def ladders(bots: Sequence[str]) -> list[Planned]:
    """Return round robins of all bots, for every number of seats."""
    return [
        Planned(
            f"ladder-{seats}",
            f"{seats} seats",
            make_contest(bots, seats=seats, seed=SEED, round_robin=True),
            deals,
        )
        for seats, deals in ((2, 100), (3, 60), (4, 60))
    ]


def fields(hero: str) -> list[Planned]:
    """Return contests of one bot against tables of another, by several rules."""

    def field(against: str, seats: int, deals: int, rulebook: str = DEFAULT.edition) -> Planned:
        contest = make_contest([hero], against=against, seats=seats, seed=SEED, rulebook=rulebook)
        table = against if seats == 2 else f"{seats - 1} × {against}"
        name = f"{hero}-{against}-{seats}-{rulebook.replace(' ', '-').replace('=', '-')}"
        return Planned(name, f"{table}, {rulebook}", contest, deals)

    return [
        field("steady", 2, 2000),
        field("steady", 4, 1000),
        field("hoarder", 2, 1000),
        field("hoarder", 3, 1000),
        field("hoarder", 4, 1000),
        field("steady", 2, 2000, "nordic must_play_when_able=yes"),
        field("steady", 4, 600, "nordic must_play_when_able=yes"),
        field("steady", 2, 1000, "german"),
        field("steady", 2, 1000, "finnish-classic"),
        field("steady", 2, 1000, "norwegian-classic"),
        field("steady", 2, 1000, "norwegian-cards"),
    ]


def played(planned: Planned, files: Path) -> Report:
    """Play the missing deals of a contest, and return its report."""
    files.mkdir(parents=True, exist_ok=True)
    print(f"{planned.name}: {planned.deals} deals", file=sys.stderr)
    with showing_progress(planned.deals) as progress:
        return play_contest(
            planned.contest,
            planned.deals,
            out=files / f"{planned.name}.jsonl",
            anchor=ANCHOR if ANCHOR in planned.contest.names else None,
            crew=Crew(cores()),
            progress=progress,
        )


def page(ladder: dict[str, Report], against: dict[str, Report]) -> str:
    """Return the page, in Markdown."""
    parts = [
        "# How strong the bots are",
        "The strength of the bots was measured on duplicate deals: every deck is played once from "
        "every seat, so luck with the tiles is the same for all. Ranges are 95 % intervals over "
        "decks. Ratings are Bradley–Terry ratings on the Elo scale, with "
        f"`{ANCHOR}` at 0; a difference of 400 means ten wins to one. Times are for one turn, in "
        f"milliseconds, on {cores()} cores of a shared {platform.machine()} machine. `make arena` "
        f"repeats all measurements (version {__version__}, seed {SEED}).",
        "## Everyone against everyone",
        "Each bot plays alone against a table of each other bot.",
    ]
    for name, report in ladder.items():
        seats = report.contest.seats
        parts += [
            f"**{seats} seats**, {report.deals:,} decks; even is {report.even:.0%}.",
            _ladder_table(report),
            f"![Ratings and wins at tables of {seats}]({name}.png)",
        ]
    parts += ["## One against a table", _field_table(against)]
    return "\n\n".join(parts) + "\n"


def _ladder_table(report: Report) -> str:
    lines = ["| | rating | wins | points a round | time, mean | p99 | worst |", "|---" * 7 + "|"]
    for each in report.bots:
        thinking = report.thinking[each.name]
        lines.append(
            f"| `{each.name}` | {interval_text(each.rating, each.rating_ci95, '+,.0f')} "
            f"| {interval_text(100 * each.win_rate, percent(each.ci95), '.1f')} % "
            f"| {interval_text(each.points, each.points_ci95, '+.1f')} "
            f"| {thinking.mean:,.2f} | {thinking.p99:,.1f} | {thinking.worst:,.0f} |"
        )
    return "\n".join(lines)


def _field_table(against: dict[str, Report]) -> str:
    lines = ["| | against | decks | wins | even | points a round |", "|---" * 6 + "|"]
    for words, report in against.items():
        (hero,) = [each for each in report.bots if each.name in report.contest.bots]
        lines.append(
            f"| `{hero.name}` | {words} | {report.deals:,} "
            f"| {interval_text(100 * hero.win_rate, percent(hero.ci95), '.1f')} % "
            f"| {report.even:.0%} | {interval_text(hero.points, hero.points_ci95, '+.1f')} |"
        )
    return "\n".join(lines)


def write(ladder: list[Planned], against: list[Planned], files: Path, docs: Path) -> str:
    """Play all contests, write the page and its plots, and return the page."""
    told = {each.name: played(each, files) for each in ladder}
    for name, report in told.items():
        title = f"{report.contest.seats} seats, {report.deals} decks, {report.contest.rulebook}"
        draw_report(report, docs / f"{name}.png", title=title, rating="Rating", wins="Wins, %")
    text = page(told, {each.words: played(each, files) for each in against})
    (docs / "strength.md").write_text(text, encoding="utf-8")
    return text


def main() -> int:
    try:
        # All contests are checked before any is played, so that errors do not come hours later.
        steps, against = ladders(ladder()), fields(HERO)
        print(write(steps, against, FILES, DOCS))
    except InputError as error:
        print(f"arena: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("arena: stopped; make arena continues from here", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
