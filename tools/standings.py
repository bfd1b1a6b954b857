"""Standings by an evaluation protocol: writes them into a page of the documentation.

    python -m tools.standings docs/standings.json docs/evaluation.md

``python -m benchmarks.evaluation`` writes the file. Only complete columns are shown: an agent that
has played every suite.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from brikke.lab.arena.standings import interval_text, percent
from brikke.lab.evaluation import get_protocol

BEGIN: Final = "<!-- standings: written by make evaluation -->\n"
END: Final = "<!-- end of the standings -->\n"

Data = Mapping[str, Any]
Results = Mapping[str, Data]
"""The results of one agent, by suite."""


def main() -> None:
    """Write the standings of a file into a page."""
    source, page = map(Path, sys.argv[1:])
    data = json.loads(source.read_text(encoding="utf-8"))
    page.write_text(replaced(page.read_text(encoding="utf-8"), standings_text(data)), "utf-8")


def replaced(page: str, text: str) -> str:
    """Return a page with new standings between its marks."""
    before, _, rest = page.partition(BEGIN)
    _, found, after = rest.partition(END)
    if not found:
        sys.exit(f"the page has no place for standings, which begins with: {BEGIN.strip()}")
    return f"{before}{BEGIN}\n{text}\n{END}{after}"


def standings_text(data: Data) -> str:
    """Return the standings as Markdown, the best agent first."""
    suites = [suite.name for suite in get_protocol(data["protocol"]).suites]
    complete = {
        name: results for name, results in data["bots"].items() if results.keys() >= set(suites)
    }
    names = sorted(complete, key=lambda name: -_mean_wins(complete[name]))
    return "\n".join(
        [
            f"By `{data['protocol']}`, {data['size']}, Brikke {data['brikke']}, "
            f"{data['core']} core, digest `{data['digest'][:16]}`. "
            "The columns are in the order of the wins over all suites.",
            "",
            "Wins, in percent:",
            "",
            *_table(["suite", "even"], names, suites, complete, _even_and(_wins)),
            "",
            "Points per round:",
            "",
            *_table(["suite"], names, suites, complete, _only(_points)),
            "",
            "Times for one turn over all suites, mean and worst, in milliseconds: "
            + "; ".join(f"`{name}` {_times(complete[name])}" for name in names)
            + ".",
        ]
    )


def _table(
    heading: Sequence[str],
    names: Sequence[str],
    suites: Sequence[str],
    complete: Mapping[str, Results],
    cells: Callable[[Sequence[Data]], Sequence[str]],
) -> Iterator[str]:
    columns = [*heading, *(f"`{name}`" for name in names)]
    yield f"| {' | '.join(columns)} |"
    yield f"|---|{'--:|' * (len(columns) - 1)}"
    for suite in suites:
        row = cells([complete[name][suite] for name in names])
        yield f"| `{suite}` | {' | '.join(row)} |"


def _even_and(cell: Callable[[Data], str]) -> Callable[[Sequence[Data]], Sequence[str]]:
    return lambda row: [*(f"{100 * each['even']:.3g}" for each in row[:1]), *map(cell, row)]


def _only(cell: Callable[[Data], str]) -> Callable[[Sequence[Data]], Sequence[str]]:
    return lambda row: [*map(cell, row)]


def _wins(result: Data) -> str:
    interval = result["ci95"]
    return interval_text(100 * result["win_rate"], interval and percent(tuple(interval)), ".1f")


def _points(result: Data) -> str:
    interval = result["points_ci95"]
    return interval_text(result["points"], interval and tuple(interval), "+.1f")


def _times(results: Results) -> str:
    turns = sum(each["turns"] for each in results.values())
    total = sum(each["turns"] * each["ms"]["mean"] for each in results.values())
    worst = max(each["ms"]["worst"] for each in results.values())
    return f"{total / turns:.2f} and {worst:.0f}"


def _mean_wins(results: Results) -> float:
    return sum(float(each["win_rate"]) for each in results.values()) / len(results)


if __name__ == "__main__":
    main()
