"""The README of a data set: its origin, and the meaning of its files and columns."""

from __future__ import annotations

from collections.abc import Sequence

from brikke.lab.dataset.columns import ROUNDS, TURNS, Column
from brikke.lab.dataset.plan import FORMAT_VERSION, Plan


def readme_text(plan: Plan, turns: int) -> str:
    """Return the README, in Markdown, with the header by which data set libraries find tables."""
    contest = plan.contest
    parts = [
        _header(plan),
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
    ]
    return "\n\n".join(parts) + "\n"


def _header(plan: Plan) -> str:
    """Return the metadata block: which files make which table."""
    tables = "".join(
        f"- config_name: {name}\n  data_files: {name}-*.{plan.format}\n"
        for name in ("turns", "rounds")
    )
    return f"---\npretty_name: Rounds of tile rummy\nconfigs:\n{tables}---"


def column_table(columns: Sequence[Column]) -> str:
    """Return a Markdown table of columns with their types and meaning."""
    lines = ["| column | type | meaning |", "|---|---|---|"]
    lines += [f"| `{each.name}` | {each.kind} | {each.about} |" for each in columns]
    return "\n".join(lines)
