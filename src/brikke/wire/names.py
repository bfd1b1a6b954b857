"""Display names: cleaned of control characters, invisible characters and stacked marks."""

from __future__ import annotations

import unicodedata
from typing import Final

from brikke.errors import InputError

NAME_LETTERS: Final = 24
TITLE_LETTERS: Final = 60
MARKS: Final = 4
"""The most marks on one letter: Burmese needs four; stacks that cover other lines need more."""
ACCENTS: Final = 2
"""The most accents that combine with any letter: stacks are made of them."""
_BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    + "".join(map(chr, (*range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0))))
)
"""Letters and marks that are invisible."""


def clean_name(name: str) -> str:
    """Return a name as it is displayed, perhaps empty; raise InputError if it is too long."""
    cleaned = _cleaned(name)
    if len(cleaned) > NAME_LETTERS:
        raise InputError(f"a name has at most {NAME_LETTERS} letters", cleaned)
    return cleaned


def clean_title(title: str) -> str:
    """Return the title of a tournament as it is displayed; raise InputError if there is none."""
    cleaned = _cleaned(title)
    if not 0 < len(cleaned) <= TITLE_LETTERS:
        raise InputError(f"a title has 1 to {TITLE_LETTERS} letters", cleaned)
    return cleaned


def clean_text(text: str) -> str:
    """Return a message as it is displayed; raise InputError if nothing of it can be seen."""
    cleaned = _cleaned(text)
    if not cleaned:
        raise InputError("a message has letters", text)
    return cleaned


def _cleaned(text: str) -> str:
    shown = "".join(filter(None, map(_shown, text)))
    return " ".join(_unstacked(unicodedata.normalize("NFC", shown)).split())


def _shown(letter: str) -> str:
    """Return a character, a space for a control character, or nothing for an invisible one.

    Invisible are direction marks, joiners, surrogates, private-use and unassigned characters.
    """
    category = unicodedata.category(letter)
    if category == "Cc":
        return " "
    return "" if category[0] == "C" or letter in _BLANK else letter


def _unstacked(text: str) -> str:
    """Remove marks without a base letter, above the limit, or repeated."""
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


def _fits(fingerprint: str, stack: list[str]) -> bool:
    if not stack or stack[0].isspace() or fingerprint in stack or len(stack) > MARKS:
        return False
    return sum(map(_is_accent, (*stack, fingerprint))) <= ACCENTS


def _is_accent(letter: str) -> bool:
    """Return whether a mark combines with any script: combining class 1, or 200 and more."""
    place = unicodedata.combining(letter)
    return place == 1 or place >= 200
