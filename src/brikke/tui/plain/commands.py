"""Commands of the plain text interface, in English and in the chosen language."""

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
    "chances",
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

_EXAMPLES: Final = {
    False: {"run": "r7 r8 r9", "group": "k3 b3 o3", "tile": "b3"},
    True: {"run": "h7 h8 h9", "group": "sQ cQ dQ", "tile": "c3"},
}
"""Tiles in the help as they are typed, for tiles that show numbers or cards."""


class CommandError(Exception):
    """A command that cannot be carried out; it changed nothing."""


class Commands:
    """Parses commands, and knows their names."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._meant = command_words(words)

    def read(self, line: str) -> tuple[str, str]:
        """Return the command at the beginning of a line, and the rest of the line."""
        word, _, rest = line.strip().partition(" ")
        command = self._meant.get(word.lower())
        if command is None:
            raise CommandError(self._words("lines-unknown", command=word))
        return command, rest

    def name(self, command: str) -> str:
        """Return the name of a command in the chosen language."""
        return self._words(f"lines-do-{command}")

    def help(self, *, cards: bool) -> list[str]:
        """Return the help: what every command does, and how tiles are typed."""
        tiles = self._words("lines-tiles-cards" if cards else "lines-tiles")
        return [*(self._about(command, **_EXAMPLES[cards]) for command in COMMANDS), tiles]

    def _about(self, command: str, *, run: str, group: str, tile: str) -> str:
        about = self._words(f"lines-about-{command}", run=run, group=group, tile=tile)
        return f"{self.name(command)}: {about}"


def command_words(words: Words) -> dict[str, str]:
    """Return every word that is a command, in the chosen language or in English."""
    spoken = (Words(DEFAULT_LANGUAGE), words)
    return {each(f"lines-do-{command}"): command for each in spoken for command in COMMANDS}
