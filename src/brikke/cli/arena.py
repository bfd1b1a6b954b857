"""``brikke arena``: a contest of bots on duplicate deals."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from brikke.cli import DONE, INTERRUPTED
from brikke.cli.input import Flag, check_without, read_names
from brikke.cli.language import cli_words
from brikke.cli.output import print_json
from brikke.cli.progress import showing_progress
from brikke.errors import InputError

if TYPE_CHECKING:
    from rich.table import Table as Grid

    from brikke.lab.arena import Contest, Crew, Report

DEALS: Final = 100
SEED: Final = 1


def arena(
    *,
    bots: str | None = None,
    seats: int | None = None,
    round_robin: Flag = False,
    against: str | None = None,
    deals: int | None = None,
    seed: int | None = None,
    rulebook: str | None = None,
    anchor: str | None = None,
    processes: int | None = None,
    ray: Annotated[list[str] | None, Parameter(consume_multiple=(0, 1), negative="")] = None,
    out: Path | None = None,
    file: Annotated[Path | None, Parameter(name="--from")] = None,
    plot: Path | None = None,
    times: Flag = False,
    json: Flag = False,
) -> int:
    """Let bots play each other on duplicate deals: each deck once from every seat.

    Parameters
    ----------
    bots
        Their names, separated by commas: steady,greedy.
    seats
        Seats at the table. If left out, 2, or the number of bots if all share one table.
    round_robin
        Every bot plays alone at tables filled with each of the others in turn, instead of all
        sharing one table.
    against
        Every bot plays alone at a table filled with this one, instead of all sharing one table.
    deals
        How many decks are dealt. 100 if left out.
    seed
        The same seed gives the same deals. 1 if left out.
    rulebook
        The edition, with any house rules. nordic if left out.
    anchor
        The bot whose rating is 0. If left out, the average is 0.
    processes
        How many processes play. If left out, one per core; 1 uses no other process.
    ray
        Play on Ray: on the cluster at this address, or on one started here.
    out
        A file for the results of deals; if it already holds results of this contest, the contest
        continues from there.
    file
        Play nothing: report the results in the file of an earlier --out.
    plot
        A file for a chart of ratings and win rates, .png or .svg.
    times
        Print the times of the bots in JSON, too; they differ from run to run.
    json
        Print one line of JSON.

    """
    if plot is not None:
        from brikke.lab.arena.plot import check_plot_path

        check_plot_path(plot)
    if file is not None:
        settings = {
            "--bots": bots,
            "--seats": seats,
            "--round-robin": round_robin or None,
            "--against": against,
            "--seed": seed,
            "--rulebook": rulebook,
            "--processes": processes,
            "--ray": ray,
            "--out": out,
        }
        check_without("--from", settings)
        _print_report(_report_on(file, deals, anchor), plot, times=times, json=json)
        return DONE
    if bots is None:
        raise InputError("a value is missing", "--bots")
    if round_robin:
        check_without("--round-robin", {"--against": against})
    contest = _contest(bots, seats, seed, rulebook, against, round_robin=round_robin)
    crew = _crew(processes, ray)
    try:
        report = _play(contest, DEALS if deals is None else deals, crew, out, anchor)
    except KeyboardInterrupt:
        if out is not None:
            _print_stopped(contest, out)
        return INTERRUPTED
    _print_report(report, plot, times=times, json=json)
    return DONE


def _report_on(file: Path, deals: int | None, anchor: str | None) -> Report:
    from brikke.lab.arena import read_journal, report_on

    contest, played = read_journal(file)
    return report_on(contest, played, deals=deals, anchor=anchor)


def _contest(
    bots: str,
    seats: int | None,
    seed: int | None,
    rulebook: str | None,
    against: str | None,
    *,
    round_robin: bool,
) -> Contest:
    from brikke.lab.arena import make_contest

    return make_contest(
        read_names(bots),
        seats=seats,
        seed=SEED if seed is None else seed,
        rulebook="nordic" if rulebook is None else rulebook,
        round_robin=round_robin,
        against=against,
    )


def _crew(processes: int | None, ray: list[str] | None) -> Crew:
    from brikke.lab.arena import Crew, cores

    if ray:
        check_without(f"--ray {ray[0]}", {"--processes": processes})
    address = ray[0] if ray else None
    return Crew(cores() if processes is None else processes, ray is not None, address)


def _play(contest: Contest, deals: int, crew: Crew, out: Path | None, anchor: str | None) -> Report:
    from brikke.lab.arena import play_contest

    with showing_progress(deals) as advance:
        return play_contest(contest, deals, out=out, anchor=anchor, crew=crew, progress=advance)


def _print_stopped(contest: Contest, out: Path) -> None:
    from brikke.lab.arena import read_journal

    found, played = read_journal(out) if out.exists() else (contest, {})
    if found == contest:
        print(cli_words()("arena-stopped", file=str(out), count=len(played)), file=sys.stderr)


def _print_report(report: Report, plot: Path | None, *, times: bool, json: bool) -> None:
    if plot is not None:
        _draw(report, plot)
    if json:
        from brikke.lab.arena import report_data

        print_json(report_data(report, times=times))
    else:
        _print_tables(report)


def _draw(report: Report, plot: Path) -> None:
    from brikke.lab.arena.plot import draw_report

    words = cli_words()
    draw_report(
        report,
        plot,
        title=_about(report),
        rating=words("arena-rating"),
        wins=words("arena-wins-percent"),
    )


def _about(report: Report) -> str:
    from brikke.rules.rulebook import get_rulebook
    from brikke.words.prose import rulebook_title

    contest, words = report.contest, cli_words()
    return words(
        "arena-about",
        deals=report.deals,
        seats=contest.seats,
        rulebook=rulebook_title(get_rulebook(contest.rulebook), words),
        seed=str(contest.seed),
        even=f"{100 * report.even:.3g}",
    )


def _print_tables(report: Report) -> None:
    from rich.console import Console

    console = Console()
    console.print(_standings(report))
    if len(report.contest.names) > 2 and report.meetings:
        console.print(_meetings(report))
    console.print(_times(report))
    print(_about(report))


def _grid(*headings: str) -> Grid:
    from rich.table import Table

    grid = Table()
    for heading in headings:
        grid.add_column(heading, justify="left" if heading == headings[0] else "right")
    return grid


def _standings(report: Report) -> Grid:
    from brikke.lab.arena.standings import interval_text

    words = cli_words()
    grid = _grid(
        words("arena-bot"), words("arena-wins"), words("arena-points"), words("arena-rating")
    )
    for each in report.bots:
        low, high = each.ci95
        grid.add_row(
            each.name,
            f"{each.win_rate:.1%} ({100 * low:.1f} – {100 * high:.1f})",
            interval_text(each.points, each.points_ci95, "+.1f"),
            interval_text(each.rating, each.rating_ci95, "+.0f"),
        )
    return grid


def _meetings(report: Report) -> Grid:
    """Return win rates: of a bot alone (rows) against a table of another (columns)."""
    rates = {(each.bot, each.against): f"{each.win_rate:.1%}" for each in report.meetings}
    across = [each.name for each in report.bots if any(each.name == other for _, other in rates)]
    grid = _grid(cli_words()("arena-against"), *across)
    for each in report.bots:
        cells = [rates.get((each.name, other), "") for other in across]
        if any(cells):
            grid.add_row(each.name, *cells)
    return grid


def _times(report: Report) -> Grid:
    words = cli_words()
    grid = _grid(
        words("arena-thinking"),
        words("arena-turns"),
        words("arena-mean"),
        words("arena-p99"),
        words("arena-worst"),
    )
    for each in report.bots:
        thinking = report.thinking[each.name]
        times = (f"{ms:.3f}" for ms in (thinking.mean, thinking.p99, thinking.worst))
        grid.add_row(each.name, str(thinking.turns), *times)
    return grid
