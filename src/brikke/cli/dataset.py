"""``brikke dataset``: a data set of rounds that bots play."""

from __future__ import annotations

import sys
from pathlib import Path

from brikke.cli import DONE, INTERRUPTED
from brikke.cli.input import Flag, read_names
from brikke.cli.language import cli_words
from brikke.cli.output import print_json
from brikke.cli.progress import showing_progress
from brikke.errors import InputError


def dataset(
    *,
    rounds: int,
    bots: str,
    out: Path,
    seats: int | None = None,
    rulebook: str = "nordic",
    seed: int = 1,
    workers: int | None = None,
    format: str = "parquet",  # noqa: A002 - an option's name
    rounds_per_file: int = 1000,
    resume: Flag = False,
    json: Flag = False,
) -> int:
    """Let bots play, and write records, a table of turns and a table of rounds.

    Parameters
    ----------
    rounds
        How many rounds are played, each with its own deck.
    bots
        Their names, separated by commas: steady,champion.
    out
        The folder, which must be empty.
    seats
        Seats at the table. If left out, the number of bots, or 2 if there is only one.
    rulebook
        The edition, with any house rules.
    seed
        The same seed gives the same data set.
    workers
        How many processes play. If left out, one per core; 1 uses no other process.
    format
        parquet, or jsonl, which needs no other package.
    rounds_per_file
        How many rounds a file holds.
    resume
        Continue in the folder of an interrupted run.
    json
        Print one line of JSON.

    """
    from brikke.lab.arena import cores
    from brikke.lab.dataset import make_plan, write_dataset

    plan = make_plan(
        read_names(bots),
        rounds,
        seats=seats,
        seed=seed,
        rulebook=rulebook,
        rounds_per_file=rounds_per_file,
        format=format,
    )
    try:
        with showing_progress(rounds) as advance:
            manifest = write_dataset(
                plan,
                out,
                workers=cores() if workers is None else workers,
                resume=resume,
                progress=advance,
            )
    except KeyboardInterrupt:
        stored = _stored_rounds(out)
        print(cli_words()("dataset-stopped", rounds=stored, folder=str(out)), file=sys.stderr)
        return INTERRUPTED
    if json:
        size = sum(file["bytes"] for part in manifest["parts"] for file in part["files"])
        brief = {name: value for name, value in manifest.items() if name != "parts"}
        print_json({**brief, "out": str(out), "parts": len(manifest["parts"]), "bytes": size})
    else:
        print(cli_words()("dataset-done", rounds=rounds, turns=manifest["turns"], folder=str(out)))
    return DONE


def _stored_rounds(out: Path) -> int:
    from brikke.lab.dataset import read_manifest

    try:
        return sum(part["rounds"] for part in read_manifest(out)["parts"])
    except InputError:  # interrupted before the first file
        return 0
