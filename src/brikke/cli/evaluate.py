"""``brikke evaluate``: the strength of an agent by a fixed protocol."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from brikke.cli import DONE, INTERRUPTED
from brikke.cli.input import Flag
from brikke.cli.language import cli_words
from brikke.cli.output import print_json
from brikke.cli.progress import showing_progress

if TYPE_CHECKING:
    from brikke.lab.evaluation import Evaluation, Protocol, SuiteResult

Row = Sequence[str]


class Format(StrEnum):
    """The output format."""

    TEXT = "text"
    MARKDOWN = "markdown"
    JSON = "json"


def evaluate(
    agent: str | None = None,
    /,
    *,
    suite: Annotated[list[str] | None, Parameter(negative="")] = None,
    quick: Flag = False,
    protocol: str | None = None,
    workers: int | None = None,
    out: Path | None = None,
    format: Format = Format.TEXT,  # noqa: A002 - an option's name
    json: Flag = False,
) -> int:
    """Measure an agent against Brikke's bots by a protocol that never changes, and print a table.

    Parameters
    ----------
    agent
        Your own class or factory as MODULE:AGENT, importable from the current folder, or one of
        Brikke's bots. If left out, the suites of the protocol are listed.
    suite
        Only this suite; may be given several times.
    quick
        Only the first decks of each suite; the table says so.
    protocol
        The name of the protocol. The newest if left out; old ones remain.
    workers
        How many processes play. If left out, one per core; 1 uses no other process.
    out
        A folder for the results of decks; if it already holds results of this agent, the run
        continues from there.
    format
        text, markdown or json.
    json
        The same as --format json: print one line of JSON.

    """
    from brikke.lab.arena import Crew, cores
    from brikke.lab.evaluation import NEWEST, decks_of, get_protocol
    from brikke.lab.evaluation import evaluate as evaluate_agent

    by = NEWEST if protocol is None else get_protocol(protocol)
    form = Format.JSON if json else format
    if agent is None:
        _list(by, form)
        return DONE
    crew = Crew(cores() if workers is None else workers)
    decks = sum(decks_of(each, quick=quick) for each in by.choose(suite or ()))
    try:
        with showing_progress(decks) as advance:
            found = evaluate_agent(
                agent,
                protocol=by,
                suites=suite or (),
                quick=quick,
                crew=crew,
                out=out,
                progress=advance,
            )
    except KeyboardInterrupt:
        if out is not None:
            print(cli_words()("evaluate-stopped", folder=str(out)), file=sys.stderr)
        return INTERRUPTED
    _print_result(found, form)
    return DONE


def _list(protocol: Protocol, form: Format) -> None:
    if form is Format.JSON:
        suites = [
            {
                "suite": each.name,
                "digest": each.digest,
                "rulebook": each.rulebook,
                "seats": each.seats,
                "against": each.against,
                "seed": each.seed,
                "decks": each.decks,
                "quick": each.quick,
            }
            for each in protocol.suites
        ]
        print_json({"protocol": protocol.name, "digest": protocol.digest, "suites": suites})
        return
    words = cli_words()
    heading = [words(f"evaluate-{name}") for name in ("suite", "against", "rules", "seed")]
    heading += [words("evaluate-decks"), words("evaluate-quick")]
    rows = [
        (
            each.name,
            _table_of(each.against, each.seats),
            each.rulebook,
            *map(str, (each.seed, each.decks, each.quick)),
        )
        for each in protocol.suites
    ]
    _print_table(heading, rows, form, words_first=3)
    print(words("evaluate-protocol", protocol=protocol.name, digest=protocol.digest))


def _print_result(found: Evaluation, form: Format) -> None:
    if form is Format.JSON:
        from brikke.lab.evaluation import evaluation_data

        print_json(evaluation_data(found))
        return
    words = cli_words()
    names = ("suite", "against", "rules", "decks", "wins", "even", "points", "mean", "worst")
    heading = [words(f"evaluate-{name}") for name in names]
    _print_table(heading, [_row(each) for each in found.results], form, words_first=3)
    size = [words("evaluate-size-quick" if found.quick else "evaluate-size-full")]
    short = ["quick" if found.quick else "full"]
    if not found.whole:
        part = words("evaluate-part", count=len(found.results), all=len(found.protocol.suites))
        size.append(part)
        short.append(part)
    seeds = sorted(each.suite.seed for each in found.results)
    lines = [
        words("evaluate-agent", agent=found.agent, size=", ".join(size)),
        words("evaluate-protocol", protocol=found.protocol.name, digest=found.protocol.digest),
        words("evaluate-played", version=found.version, core=found.core, seeds=_ranges(seeds)),
        words("evaluate-intervals"),
        words(
            "evaluate-cite",
            agent=found.agent,
            protocol=found.protocol.name,
            size=", ".join(short),
            digest=found.protocol.digest[:16],
            version=found.version,
        ),
    ]
    print(("\n\n" if form is Format.MARKDOWN else "\n").join(lines))


def _row(result: SuiteResult) -> Row:
    from brikke.lab.arena.standings import interval_text, percent

    suite, standing = result.suite, result.standing
    return (
        suite.name,
        _table_of(suite.against, suite.seats),
        suite.rulebook,
        str(result.decks),
        interval_text(100 * standing.win_rate, result.ci95 and percent(result.ci95), ".1f"),
        f"{100 * result.even:.3g}",
        interval_text(standing.points, result.points_ci95, "+.1f"),
        f"{result.thinking.mean:.2f}",
        f"{result.thinking.worst:.0f}",
    )


def _table_of(against: str, seats: int) -> str:
    return against if seats == 2 else f"{seats - 1} × {against}"


def _ranges(numbers: Iterable[int]) -> str:
    """Return numbers in one line, with consecutive ones as a range."""
    ranges: list[list[int]] = []
    for number in numbers:
        if ranges and number == ranges[-1][-1] + 1:
            ranges[-1] = [ranges[-1][0], number]
        else:
            ranges.append([number])
    return ", ".join("–".join(map(str, each)) for each in ranges)


def _print_table(heading: Row, rows: Sequence[Row], form: Format, *, words_first: int) -> None:
    """Print a table as plain text or Markdown, never wrapped, so that it can be copied.

    The first columns hold words and are aligned left, the others hold numbers.
    """
    if form is Format.MARKDOWN:
        rule = ["---" if at < words_first else "--:" for at in range(len(heading))]
        for row in (heading, rule, *rows):
            print(f"| {' | '.join(row)} |")
        print()
        return
    widths = [max(map(len, column)) for column in zip(heading, *rows, strict=True)]
    for row in (heading, ["─" * width for width in widths], *rows):
        cells = [
            cell.ljust(width) if at < words_first else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        print("  ".join(cells).rstrip())
    print()
