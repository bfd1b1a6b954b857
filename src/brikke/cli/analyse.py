"""``brikke analyse``: every turn of a record beside the best one."""

from __future__ import annotations

from pathlib import Path

from brikke.cli import DONE
from brikke.cli.output import Flag, load_record, print_json
from brikke.cli.progress import showing_progress
from brikke.locales import Words


def analyse(file: Path, /, *, chances: Flag = False, json: Flag = False) -> int:
    """Compare every turn of a finished record with the best one that was possible.

    Parameters
    ----------
    file
        A record.
    chances
        Estimate what every turn did to the chances to win; takes seconds a round.
    json
        Print one line of JSON.

    """
    # Help must not wait for the engine.
    from brikke.analysis import analyse as analyse_round  # noqa: PLC0415
    from brikke.cli.analyse_lines import print_analysis  # noqa: PLC0415
    from brikke.plain import analysis_data  # noqa: PLC0415
    from brikke.solver import core_name  # noqa: PLC0415

    record = load_record(file)
    games = record.games()
    with showing_progress(len(games)) as advance:
        advance(0)
        rounds = []
        for game in games:
            rounds.append(analyse_round(game, chances=chances))
            advance(len(rounds))
    if json:
        print_json(analysis_data(rounds, chances=chances))
    else:
        print_analysis(record, rounds)
        if chances and core_name() != "native":
            print(Words()("analyse-no-chances"))
    return DONE
