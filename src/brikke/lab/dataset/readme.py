"""The README of a data set: its origin, and the meaning of its files and columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from brikke.lab.dataset.columns import ROUNDS, TURNS, Column
from brikke.lab.dataset.plan import FORMAT_VERSION, Plan

LICENCE: Final = "mit"
TAGS: Final = ("board-game", "tile-rummy", "imperfect-information", "self-play")
_LETTERS: Final = {10**9: "B", 10**6: "M", 10**3: "K"}


def readme_text(plan: Plan, turns: int) -> str:
    """Return the README, in Markdown, with the header by which data set libraries find tables."""
    contest = plan.contest
    parts = [
        _header(plan, turns),
        "# Rounds of tile rummy",
        f"{plan.rounds} rounds with {turns} turns between {', '.join(contest.bots)} at tables of "
        f"{contest.seats}, by the rules {contest.rulebook}, played by Brikke {contest.version}. "
        "Every turn is legal; bots move on by a seat from round to round.",
        f"Form {FORMAT_VERSION}. Written by:\n\n    {plan.command}",
        "The same version of Brikke writes the same rounds again. `manifest.json` tells all "
        "versions, and a SHA-256 of every file; `records_sha256` depends on the rounds alone, not "
        "on how they are compressed.",
        f"## Turns: `turns-*.{plan.format}`",
        column_table(TURNS),
        f"## Rounds: `rounds-*.{plan.format}`",
        column_table(ROUNDS),
        "## Records: `records/*.zip`",
        "Whole rounds in Brikke's notation. "
        "`brikke verify records/records-00000.zip/00000000.brikke` reads one where it lies, and so "
        "do `brikke replay` and `brikke analyse`.",
        "## Licence",
        "The rounds are free under the licence of Brikke, the MIT licence.",
    ]
    return "\n\n".join(parts) + "\n"


def _header(plan: Plan, turns: int) -> str:
    """Return the metadata block: what a catalogue shows, and which files make which table."""
    tags = "".join(f"- {tag}\n" for tag in TAGS)
    tables = "".join(
        f"- config_name: {name}\n  data_files: {name}-*.{plan.format}\n"
        for name in ("turns", "rounds")
    )
    return (
        f"---\npretty_name: Rounds of tile rummy\nlicense: {LICENCE}\n"
        f"size_categories:\n- {size_category(turns)}\ntask_categories:\n- reinforcement-learning\n"
        f"tags:\n{tags}configs:\n{tables}---"
    )


def size_category(rows: int) -> str:
    """Return how many rows a data set has, as catalogues of data sets say it: ``10K<n<100K``."""
    lower, upper = 0, 1_000
    while rows >= upper:
        lower, upper = upper, 10 * upper
    return f"{_short(lower)}<n<{_short(upper)}" if lower else f"n<{_short(upper)}"


def _short(number: int) -> str:
    letter = next(each for each in _LETTERS if number >= each)
    return f"{number // letter}{_LETTERS[letter]}"


def column_table(columns: Sequence[Column]) -> str:
    """Return a Markdown table of columns with their types and meaning."""
    lines = ["| column | type | meaning |", "|---|---|---|"]
    lines += [f"| `{each.name}` | {each.kind} | {each.about} |" for each in columns]
    return "\n".join(lines)
