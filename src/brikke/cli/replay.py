"""``brikke replay``: a record on the full screen, or as text turn by turn."""

from __future__ import annotations

from pathlib import Path

from brikke.cli import DONE
from brikke.cli.input import Flag, check_pace, load_record
from brikke.cli.language import cli_words
from brikke.cli.output import print_json
from brikke.cli.terminal import has_screen


def replay(
    file: Path,
    /,
    *,
    pace: float = 0.0,
    plain: Flag = False,
    json: Flag = False,
) -> int:
    """Step through a record in the terminal, every turn beside the best one.

    Without a terminal, print it turn by turn with the table after each.

    Parameters
    ----------
    file
        A record.
    pace
        Seconds to wait after each turn.
    plain
        Print plain lines in a terminal, too.
    json
        Print one line of JSON for each turn.

    """
    check_pace(pace)
    record = load_record(file)
    if json:
        from brikke.answers.records import recorded_turn_data

        for moment in record.moments():
            print_json(recorded_turn_data(moment))
        return DONE
    if not plain and has_screen():
        from brikke.tui.screen.replay import ReplayApp  # slow to import

        error = ReplayApp(record, cli_words(), pace).run()
        if error is not None:
            raise error
        return DONE
    from brikke.cli.replay_text import ReplayPrinter

    ReplayPrinter(record, pace, cli_words()).print()
    return DONE
