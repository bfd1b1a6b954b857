"""English help from the docstrings of the commands, as a catalogue: ``make help-words``."""

from __future__ import annotations

from brikke.cli import COMMANDS
from brikke.cli.help import english_help


def help_text() -> str:
    """Return the catalogue of the help in English."""
    lines = (f"{key} = {text}" for key, text in english_help(COMMANDS))
    return "\n".join(
        ["### Help of the commands. English: made by `make help-words`.", "", *lines, ""]
    )


if __name__ == "__main__":
    print(help_text(), end="")
