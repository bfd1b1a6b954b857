"""``brikke play``: a match against bots in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from brikke.cli import DONE
from brikke.cli.input import Flag, check_pace, check_without, load_record, read_names
from brikke.cli.language import cli_words
from brikke.cli.terminal import has_textual, is_terminal
from brikke.errors import InputError

if TYPE_CHECKING:
    from brikke.tui.match_file import MatchFile
    from brikke.tui.match_session import MatchSession
    from brikke.words.catalogue import Words

EDITION = "nordic"
LEVEL = "casual"


def play(
    *house_rules: str,
    rulebook: str | None = None,
    bots: str | None = None,
    level: str | None = None,
    seats: int | None = None,
    seed: str | None = None,
    save: Path | None = None,
    resume: Path | None = None,
    clock: Flag = False,
    pace: float = 0.8,
    plain: Flag = False,
) -> int:
    """Play against bots. Without any option, choose on the screen.

    Parameters
    ----------
    house_rules
        Parameters to change, as name=value: opening_minimum=25.
    rulebook
        The edition, with any house rules: "nordic opening_minimum=25".
    bots
        Your opponents, separated by commas: steady,expert.
    level
        Or the strength of all opponents: casual, champion or another bot. casual if left out.
    seats
        With --level: seats at the table, yours included. 2 if left out.
    seed
        The same seed gives the same deals. If left out, they are random.
    save
        A new file for the record. If left out, one in your data folder.
    resume
        Continue the match in this file.
    clock
        Limit the time for each turn as the edition does. If left out, there is no limit.
    pace
        Seconds that a bot waits before its turn.
    plain
        Plain lines instead of a screen, for screen readers and pipes.

    """
    check_pace(pace)
    if plain:
        check_without("--plain", {"--clock": clock or None})
    words = cli_words()
    chosen = {
        "--rulebook": rulebook or " ".join(house_rules) or None,
        "--bots": bots,
        "--level": level,
        "--seats": seats,
        "--seed": seed,
    }
    from brikke.tui.match_file import MatchFile

    if resume is not None:
        check_without("--resume", {**chosen, "--save": save})
        match_file = MatchFile(resume, exists=True)
        session: MatchSession | None = _resumed(resume)
    else:
        match_file = MatchFile(save)
        is_free = not plain and all(value is None for value in chosen.values())
        rules = " ".join((rulebook or EDITION, *house_rules))
        names = _bots(bots, level, seats)
        session = None if is_free else _session(rules, names, seed)
    if session is not None:
        words = words.for_faces(session.rulebook.faces)
    if plain:
        assert session is not None
        _play_lines(session, words, match_file)
        return DONE
    return _play_on_screen(session, words, match_file, pace, clock=clock)


def _resumed(path: Path) -> MatchSession:
    from brikke.tui.match_session import MatchSession

    record = load_record(path)
    try:
        return MatchSession.from_record(record)
    except InputError as error:
        raise InputError(error.problem, path) from None


def _bots(bots: str | None, level: str | None, seats: int | None) -> list[str]:
    if bots is None:
        from brikke.game.game import check_seats

        seats = 2 if seats is None else seats
        check_seats(seats)
        return [level or LEVEL] * (seats - 1)
    check_without("--bots", {"--level": level, "--seats": seats})
    return read_names(bots)


def _session(rules: str, bots: list[str], seed: str | None) -> MatchSession:
    from brikke.players.bots.just_above import seated
    from brikke.rules.rulebook import get_rulebook
    from brikke.tui.match_file import own_results
    from brikke.tui.match_session import MatchSession

    return MatchSession(get_rulebook(rules), seated(bots, own_results()), seed=seed)


def _play_lines(session: MatchSession, words: Words, match_file: MatchFile) -> None:
    from brikke.tui.plain.play import PlainGame

    prompt = "> " if sys.stdin.isatty() else ""

    def read() -> str | None:
        try:
            return input(prompt)
        except EOFError:
            return None

    def write(line: str) -> None:
        print(line, flush=True)

    PlainGame(session, words, match_file, read, write).play()


def _play_on_screen(
    session: MatchSession | None, words: Words, match_file: MatchFile, pace: float, *, clock: bool
) -> int:
    if not has_textual():
        raise InputError("the full screen needs brikke[tui]; without it, use", "--plain")
    if not is_terminal():
        raise InputError("the full screen needs a terminal; without one, use", "--plain")
    from brikke.tui.messages import saved_messages
    from brikke.tui.screen.app import PlayApp

    app = PlayApp(session, words, match_file, pace=pace, clock=clock)
    error = app.run()
    if error is not None:
        raise error
    if app.session is not None:
        for line in saved_messages(app.words, app.match_file, app.session):
            print(line)
    return DONE
