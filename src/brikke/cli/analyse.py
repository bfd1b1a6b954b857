"""``brikke analyse``: compare every turn of a record with the best one."""

from __future__ import annotations

from pathlib import Path

from brikke.cli import DONE
from brikke.cli.input import Flag, load_record
from brikke.cli.language import cli_words
from brikke.cli.output import print_json
from brikke.cli.progress import showing_progress


def analyse(file: Path, /, *, chances: Flag = False, json: Flag = False) -> int:
    """Compare every turn of a finished record with the best one that was possible.

    Parameters
    ----------
    file
        A record.
    chances
        Estimate the chances of winning before and after every turn, and what every turn cost.
    json
        Print one line of JSON.

    """
    from brikke.answers.records import analysis_data, analysis_with_chances
    from brikke.cli.analysis_text import print_analysis
    from brikke.solver import core_name
    from brikke.study.analysis import analyse as analyse_round

    record = load_record(file)
    games = record.games()
    with showing_progress(len(games)) as advance:
        advance(0)
        rounds = []
        for game in games:
            rounds.append(analyse_round(game, chances=chances))
            advance(len(rounds))
    if json:
        print_json(
            analysis_with_chances(rounds, record.seats) if chances else analysis_data(rounds)
        )
    else:
        print_analysis(record, rounds)
        if chances and core_name() != "native":
            print(cli_words()("analyse-no-chances"))
    return DONE
