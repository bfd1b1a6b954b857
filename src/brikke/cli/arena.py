"""``brikke arena``: bots against each other."""

from __future__ import annotations

import sys
from typing import Any

from brikke.arena import Contest, run
from brikke.cli import DONE
from brikke.cli.output import Flag, print_json


def arena(
    *,
    bots: str,
    seats: int | None = None,
    deals: int = 100,
    seed: int = 1,
    rulebook: str = "nordic",
    json: Flag = False,
) -> int:
    """Let bots play each other on duplicate deals: each deck once from every seat.

    Parameters
    ----------
    bots
        Their names, separated by commas: steady,greedy.
    seats
        Seats at the table; with fewer bots than seats they take turns. As many as bots if left out.
    deals
        How many decks are dealt.
    seed
        The same seed gives the same deals.
    rulebook
        The edition, with any house rules.
    json
        Print one line of JSON.

    """
    names = [name.strip() for name in bots.split(",")]
    contest = _with_progress(
        names, {"seats": seats, "deals": deals, "seed": seed, "rulebook": rulebook}
    )
    if json:
        print_json(_as_json(contest))
    else:
        _print(contest)
    return DONE


def _with_progress(names: list[str], options: dict[str, Any]) -> Contest:
    if not sys.stderr.isatty():
        return run(names, **options)
    from rich.console import Console  # noqa: PLC0415 - slow to import, for people only
    from rich.progress import Progress  # noqa: PLC0415

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=options["deals"])
        return run(names, **options, progress=lambda: progress.advance(task))


def _as_json(contest: Contest) -> dict[str, Any]:
    return {
        "bots": [
            {
                "name": each.name,
                "wins": each.wins,
                "win_rate": round(each.win_rate, 4),
                "ci95": [round(bound, 4) for bound in each.ci95],
                "points": round(each.points, 2),
                "rating": round(each.rating, 1),
            }
            for each in contest.bots
        ],
        "deals": contest.deals,
        "seed": contest.seed,
    }


def _print(contest: Contest) -> None:
    from rich.console import Console  # noqa: PLC0415
    from rich.table import Table as Grid  # noqa: PLC0415

    from brikke.locales import Words  # noqa: PLC0415

    words = Words()
    grid = Grid(
        words("arena-bot"), words("arena-wins"), words("arena-points"), words("arena-rating")
    )
    for each in contest.bots:
        low, high = each.ci95
        rate = f"{each.win_rate:.1%}  ({low:.1%} – {high:.1%})"
        grid.add_row(each.name, rate, f"{each.points:+.1f}", f"{each.rating:+.0f}")
    Console().print(grid)
