"""Names as others see them: one line that stays on its line, with nothing hidden in it."""

from __future__ import annotations

import unicodedata
from typing import Final

from brikke.errors import InputError

NAME_LETTERS: Final = 24
MARKS: Final = 4
"""Marks on one letter: Burmese needs as many, a stack that covers other lines needs more."""
ACCENTS: Final = 2
"""Those that may be put above, below or across any letter; they are what such stacks are of."""
_BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    + "".join(map(chr, (*range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0))))
)
"""What counts as a letter or a mark, but shows nothing."""


def clean_name(name: str) -> str:
    """Return a name as it is shown, which may be nothing; one that is too long is refused."""
    shown = "".join(filter(None, map(_shown, name)))
    cleaned = " ".join(_unstacked(unicodedata.normalize("NFC", shown)).split())
    if len(cleaned) > NAME_LETTERS:
        raise InputError(f"a name has at most {NAME_LETTERS} letters", cleaned)
    return cleaned


def _shown(letter: str) -> str:
    """Return a letter, a space instead of a control character, nothing instead of the hidden.

    Hidden are those that turn the direction of others, join or part them, are one half of a
    letter, or mean something else on every device.
    """
    category = unicodedata.category(letter)
    if category == "Cc":
        return " "
    return "" if category[0] == "C" or letter in _BLANK else letter


def _unstacked(text: str) -> str:
    """Leave out marks that stand on nothing, on too many others, or on another of themselves."""
    kept: list[str] = []
    stack: list[str] = []
    for letter in text:
        if unicodedata.category(letter)[0] != "M":
            stack = [letter]
        elif _fits(letter, stack):
            stack.append(letter)
        else:
            continue
        kept.append(letter)
    return "".join(kept)


def _fits(mark: str, stack: list[str]) -> bool:
    if not stack or stack[0].isspace() or mark in stack or len(stack) > MARKS:
        return False
    return sum(map(_is_accent, (*stack, mark))) <= ACCENTS


def _is_accent(letter: str) -> bool:
    """Return whether Unicode has it among the marks of all scripts: class 1, or 200 and more."""
    place = unicodedata.combining(letter)
    return place == 1 or place >= 200
