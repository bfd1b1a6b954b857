"""``brikke verify``: check that a record is valid: fair deal, legal turns, right scores."""

from __future__ import annotations

from pathlib import Path

from brikke.cli import DONE, NEGATIVE
from brikke.cli.input import Flag, load_record
from brikke.cli.language import cli_words
from brikke.cli.output import print_json


def verify(file: Path, /, *, json: Flag = False) -> int:
    """Check a finished record: repeat every round from its seed and compare.

    Parameters
    ----------
    file
        A record.
    json
        Print one line of JSON.

    """
    from brikke.answers.records import verdict_data
    from brikke.game.verify import verify_record

    verdict = verify_record(load_record(file))
    if json:
        print_json(verdict_data(verdict))
    elif verdict.reason is None:
        print(cli_words()("verify-valid"))
    else:
        key = f"doubt-{verdict.reason}"
        print(cli_words()(key, round=verdict.round or 0, turn=verdict.turn or 0))
    return DONE if verdict.valid else NEGATIVE
