"""Command-line interface ``brikke``.

Exit status: 0 done, 1 negative result, 2 wrong input, 130 interrupted.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from cyclopts import App, CoercionError, CycloptsError, UnknownCommandError

from brikke import __version__
from brikke.cli.language import cli_language, cli_words, error_words, take_language
from brikke.errors import InputError, suggestion

DONE, NEGATIVE, WRONG_INPUT = 0, 1, 2
INTERRUPTED = 130

app = App(
    name="brikke",
    help="Tile rummy by five printed leaflets. All commands take --lang, as in --lang de.",
    version=__version__,
    help_format="plaintext",
    result_action="return_value",
)
# Commands are imported when they run, so that help and errors are quick.
COMMANDS = {
    "solve": "Find the best turn, proven best.",
    "check": "Judge a turn: list every reason why it is illegal, if any.",
    "arrange": "Make sets from loose tiles.",
    "read": "Read the tiles in photographs of a table.",
    "draw": "Draw a position or a turn as a picture.",
    "play": "Play against bots, on the full screen or in plain lines.",
    "puzzle": "Show a puzzle by day or number, or make new ones.",
    "arena": "Let bots play each other on duplicate deals.",
    "evaluate": "Measure an agent by a fixed protocol, and print results that you can cite.",
    "dataset": "Let bots play rounds and write them down, for machine learning.",
    "rules": "Print the rules of an edition as text.",
    "replay": "Step through a record, every turn beside the best one.",
    "analyse": "Compare every turn of a record with the best one.",
    "verify": "Check that a record's deal was fair, its turns legal, its scores right.",
    "serve": "Host tables for friends, a club, or the world.",
    "bot": "Let a bot of your own play on a server.",
    "host": "Print the address of the page from which you look after your server.",
    "site": "Write the game as a folder for any web space, without a server.",
    "doctor": "Show what is installed here.",
}
for name, summary in COMMANDS.items():
    app.command(f"brikke.cli.{name}:{name}", help=summary)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and exit."""
    if isinstance(sys.stdout, TextIOWrapper):
        # A terminal without the characters of suits still shows the rest.
        sys.stdout.reconfigure(errors="replace")
    try:
        status = run(arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader of the pipe is gone; Python would complain when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = DONE
    except KeyboardInterrupt:
        status = INTERRUPTED
    sys.exit(status)


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit status; wrong input gives one line of error."""
    given = sys.argv[1:] if arguments is None else arguments
    try:
        words = take_language(given)
        _speak(words)
        result = app(words, exit_on_error=False, print_error=False)
    except InputError as error:
        return _refuse(error, given)
    except CycloptsError as error:
        return _refuse(_input_error(error), given)
    return result if isinstance(result, int) else DONE


def _speak(arguments: Sequence[str]) -> None:
    """Show help in the chosen language. English is what the commands themselves say."""
    asks = not arguments or any(each in ("--help", "-h") for each in arguments)
    if not asks or cli_language() == "en":
        return
    from brikke.cli.help import translate_command, translate_help

    if arguments and arguments[0] in COMMANDS:
        translate_command(app, arguments[0], cli_words())
    else:
        translate_help(app, COMMANDS, cli_words())


def _refuse(error: InputError, arguments: Sequence[str]) -> int:
    """Print an error as one line, in the user's language or beside JSON in English."""
    sentence = str(error)
    if "--json" not in arguments and (words := error_words()).language != "en":
        from brikke.words.errors import error_text

        sentence = error_text(error, words)
    print(f"brikke: {' '.join(sentence.split())}", file=sys.stderr)
    return WRONG_INPUT


def _input_error(error: CycloptsError) -> InputError:
    """Return an error in the arguments as one that ends in the offending argument."""
    token = getattr(error, "token", None)
    unused = token.keyword or token.value if token else (error.unused_tokens or [""])[0]
    if isinstance(error, UnknownCommandError):
        return InputError(f"no such command, {_similar(str(error), 'see brikke --help')}", unused)
    if unused and not isinstance(error, CoercionError):
        return InputError(f"unexpected argument, {_similar(str(error), 'see --help')}", unused)
    if error.argument is not None and error.argument.tokens:
        token = error.argument.tokens[0]
        value, choices = token.value or token.keyword, error.argument.get_choices()
        hint = suggestion(value, choices) if choices else ""
        return InputError(f"invalid value for {error.argument.name}{hint}", value)
    missing = error.argument.name if error.argument is not None else str(error)
    return InputError("a value is missing", missing)


def _similar(text: str, otherwise: str) -> str:
    """Return the suggestion in the text of an error, or another hint."""
    _, found, rest = text.partition("Did you mean ")
    return f"did you mean {rest.partition('?')[0]}?".replace('"', "") if found else otherwise
