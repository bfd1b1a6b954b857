"""What may be typed in plain lines: a command and more words, in English or the language spoken."""

from __future__ import annotations

from typing import Final

from brikke.words.catalogue import DEFAULT_LANGUAGE, Words

COMMANDS: Final = (
    "lay",
    "add",
    "back",
    "table",
    "done",
    "draw",
    "pass",
    "hint",
    "undo",
    "redo",
    "reset",
    "show",
    "sort",
    "names",
    "score",
    "rules",
    "next",
    "help",
    "quit",
)


class Misunderstood(Exception):  # noqa: N818 - reads as what it is
    """A line that cannot be done: it says why, and nothing has changed."""


class Commands:
    """Reads commands, and tells what they are called."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._meant = command_words(words)

    def read(self, line: str) -> tuple[str, str]:
        """Return the command that a line begins with, and the rest of it."""
        word, _, rest = line.strip().partition(" ")
        command = self._meant.get(word.lower())
        if command is None:
            raise Misunderstood(self._words("lines-unknown", command=word))
        return command, rest

    def name(self, command: str) -> str:
        """Return what a command is called in the language spoken."""
        return self._words(f"lines-do-{command}")

    def help(self, *, cards: bool) -> list[str]:
        """Return what every command does, and how tiles are typed."""
        tiles = self._words("lines-tiles-cards" if cards else "lines-tiles")
        return [*map(self._about, COMMANDS), tiles]

    def _about(self, command: str) -> str:
        about = self._words(f"lines-about-{command}")
        return f"{self.name(command)}: {about}"


def command_words(words: Words) -> dict[str, str]:
    """Return every word that is a command, in the language spoken or in English."""
    spoken = (Words(DEFAULT_LANGUAGE), words)
    return {each(f"lines-do-{command}"): command for each in spoken for command in COMMANDS}
