"""Strength benchmark of all bots: ``make arena`` writes docs/strength.md.

Every contest has a journal under build/arena. An interrupted contest is resumed from it, and a
complete one is not played again: remove that folder after a change of bots. docs/strength.json
keeps the rows of every contest with the time when it was played, so the page is written whenever
one is complete, and says of the others what has changed since. ``--stale`` plays only those. Seeds
from 8000 are for measuring; no bot is tuned on them.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from brikke import __version__
from brikke.cli.progress import showing_progress
from brikke.errors import InputError
from brikke.lab.arena import Contest, Crew, Report, cores, make_contest, play_contest
from brikke.lab.arena.plot import draw_report
from brikke.lab.arena.standings import interval_text, percent
from brikke.players.bots import ladder
from brikke.rules.rulebook import DEFAULT, Jokers, get_rulebook

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


@dataclass(frozen=True)
class Measured:
    """What is kept of a contest: when it was played, and its rows of the page."""

    played: str
    """To the minute, UTC."""
    decks: int
    even: float
    rows: list[str]


@dataclass(frozen=True)
class Change:
    """A change of the champion: contests by these rules may be different since."""

    since: str
    words: str
    seats: tuple[int, ...]
    must_play: tuple[bool, ...] = (False, True)
    locked: tuple[bool, ...] = (False,)

    def concerns(self, contest: Contest) -> bool:
        """Return whether the champion plays otherwise in a contest."""
        rulebook = get_rulebook(contest.rulebook)
        return (
            contest.seats in self.seats
            and rulebook.must_play_when_able in self.must_play
            and (rulebook.jokers is not Jokers.FREE) in self.locked
        )


CHANGES: Final = (
    Change("2026-11-17 16:01", "asked a network among four hoarders", (4,), (False,)),
    Change("2026-11-17 16:01", "looked ahead where everyone must play", (2, 3, 4), (True,)),
    Change("2026-11-18 03:19", "planned to hold tiles back", (3, 4), (False,)),
    Change("2026-11-18 07:57", "opened second between two", (2,), (False,)),
    Change("2026-11-18 22:24", "looked ahead within a budget of work", (2, 3, 4), (True,)),
    Change("2026-11-18 22:24", "tried single tiles at the end", (2,), (False,), (True,)),
    Change(
        "2026-11-19 16:00",
        "dealt by what others could not play and looked two own turns ahead",
        (2, 3, 4),
        (True,),
    ),
    Change("2026-11-19 19:20", "searched three times as many rounds", (3, 4), (False,)),
    Change("2026-11-19 20:05", "searched late among four hoarders", (4,), (False,)),
)


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


def page(
    ladder: Sequence[Planned], against: Sequence[Planned], kept: Mapping[str, Measured]
) -> str:
    """Return the page, in Markdown, from what is kept of the contests."""
    parts = [
        "# How strong the bots are",
        "The strength of the bots was measured on duplicate deals: every deck is played once from "
        "every seat, so luck with the tiles is the same for all. Ranges are 95 % intervals over "
        "decks. Ratings are Bradley–Terry ratings on the Elo scale, with "
        f"`{ANCHOR}` at 0; a difference of 400 means ten wins to one. Times are for one turn, by "
        "the clock of a busy machine, in milliseconds. `make arena` "
        f"repeats all measurements (version {__version__}, seed {SEED}).",
        "## Everyone against everyone",
        "Each bot plays alone against a table of each other bot.",
    ]
    for planned in ladder:
        if (found := kept.get(planned.name)) is None:
            continue
        seats = planned.contest.seats
        parts += [
            f"**{seats} seats**, {found.decks:,} decks, played on {found.played[:10]}; even is "
            f"{found.even:.0%}.",
            "\n".join([_LADDER_HEAD, *found.rows]),
            f"![Ratings and wins at tables of {seats}]({planned.name}.png)",
        ]
    rows = [row for each in against if each.name in kept for row in kept[each.name].rows]
    parts += ["## One against a table", "\n".join([_FIELD_HEAD, *rows])]
    stale = [*_stale(ladder, against, kept)]
    if stale:
        since = "These contests were played before the champion changed, and not again since:"
        parts += ["## What was played before", since, "\n".join(stale)]
    return "\n\n".join(parts) + "\n"


_LADDER_HEAD: Final = (
    f"| | rating | wins | points a round | time, mean | p99 | worst |\n{'|---' * 7}|"
)
_FIELD_HEAD: Final = (
    f"| | against | decks | wins | even | points a round | played on |\n{'|---' * 7}|"
)


def _is_older(planned: Planned, found: Measured, change: Change) -> bool:
    return found.played < change.since and change.concerns(planned.contest)


def _stale(
    ladder: Sequence[Planned], against: Sequence[Planned], kept: Mapping[str, Measured]
) -> Iterator[str]:
    """Yield a line for every change that contests have not seen."""
    for change in CHANGES:
        words = [
            f"ladder, {each.words}" if each in ladder else each.words
            for each in (*ladder, *against)
            if each.name in kept and _is_older(each, kept[each.name], change)
        ]
        if words:
            yield f"- before it {change.words} ({change.since[:10]}): {'; '.join(words)}"


def ladder_rows(report: Report) -> list[str]:
    """Return the rows of a round robin."""
    rows = []
    for each in report.bots:
        thinking = report.thinking[each.name]
        rows.append(
            f"| `{each.name}` | {interval_text(each.rating, each.rating_ci95, '+,.0f')} "
            f"| {interval_text(100 * each.win_rate, percent(each.ci95), '.1f')} % "
            f"| {interval_text(each.points, each.points_ci95, '+.1f')} "
            f"| {thinking.mean:,.2f} | {thinking.p99:,.1f} | {thinking.worst:,.0f} |"
        )
    return rows


def field_row(words: str, report: Report, played_on: str) -> str:
    """Return the row of one bot against a table."""
    (hero,) = [each for each in report.bots if each.name in report.contest.bots]
    return (
        f"| `{hero.name}` | {words} | {report.deals:,} "
        f"| {interval_text(100 * hero.win_rate, percent(hero.ci95), '.1f')} % "
        f"| {report.even:.0%} | {interval_text(hero.points, hero.points_ci95, '+.1f')} "
        f"| {played_on[:10]} |"
    )


def measured(planned: Planned, report: Report, before: Measured | None) -> Measured:
    """Return what is kept of a contest; as before if its journal was complete then."""

    def at(time: str) -> Measured:
        is_field = len(report.contest.bots) == 1
        rows = [field_row(planned.words, report, time)] if is_field else ladder_rows(report)
        return Measured(time, report.deals, report.even, rows)

    if before is not None and at(before.played) == before:
        return before
    return at(f"{datetime.now(UTC):%Y-%m-%d %H:%M}")


def write(
    ladder: list[Planned], against: list[Planned], files: Path, docs: Path, *, stale: bool = False
) -> str:
    """Play all contests, write the page and its plots after each, and return the page.

    If only stale ones are wanted, those are left out that were played since the last change.
    """
    store = docs / "strength.json"
    kept = {}
    if store.exists():
        kept = {name: Measured(**each) for name, each in json.loads(store.read_text()).items()}
    text = page(ladder, against, kept)
    for planned in (*ladder, *against):
        before = kept.get(planned.name)
        if stale and before and not any(_is_older(planned, before, each) for each in CHANGES):
            continue
        report = played(planned, files)
        kept[planned.name] = measured(planned, report, None if stale else before)
        if planned in ladder:
            title = f"{report.contest.seats} seats, {report.deals} decks, {report.contest.rulebook}"
            plot = docs / f"{planned.name}.png"
            draw_report(report, plot, title=title, rating="Rating", wins="Wins, %")
        told = {name: asdict(kept[name]) for name in sorted(kept)}
        store.write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        text = page(ladder, against, kept)
        (docs / "strength.md").write_text(text, encoding="utf-8")
    return text


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--stale", action="store_true", help="only what was played before a change")
    asked = parser.parse_args()
    try:
        # All contests are checked before any is played, so that errors do not come hours later.
        steps, against = ladders(ladder()), fields(HERO)
        print(write(steps, against, FILES, DOCS, stale=asked.stale))
    except InputError as error:
        print(f"arena: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("arena: stopped; make arena continues from here", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
