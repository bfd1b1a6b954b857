"""Translation of error messages into the user's language.

The code raises errors in English, and programs may rely on it. The English catalogue holds the
errors that people meet at the command line, in the words of the code. An error is recognised by
these words and translated. A value in it may be translated as well, such as a suggestion or the
reason of the operating system.
"""

from __future__ import annotations

import re
from functools import cache

from brikke.errors import InputError
from brikke.words.catalogue import DEFAULT_LANGUAGE, Words, catalogue

_MESSAGE = re.compile(r"^error-([\w-]+) = (.+)$", re.MULTILINE)
_VALUE = re.compile(r"\{ \$(\w+) \}")
_PART = "part-"


def error_text(error: InputError, words: Words) -> str:
    """Return an error in another language, as a sentence that ends in the offending value."""
    return str(InputError(_told(error.problem, words, is_part=False), error.value))


def part_text(english: str, words: Words) -> str:
    """Return a part of an error in another language, such as the values that are allowed."""
    return _told(english, words, is_part=True)


def _told(english: str, words: Words, *, is_part: bool) -> str:
    """Return a text in another language; one that is not in the catalogue stays English."""
    text = english.lstrip()
    before = english[: len(english) - len(text)]
    if is_part and (flaw := words.find(f"flaw-{text}")):
        return before + flaw
    for name, pattern in _patterns():
        if (is_part or not name.startswith(_PART)) and (found := pattern.fullmatch(text)):
            values = {each: part_text(value, words) for each, value in found.groupdict().items()}
            return before + words(f"error-{name}", **values)
    return english


@cache
def _patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Return the names of all errors and their English texts, those with the most words first."""
    found = _MESSAGE.findall(catalogue(DEFAULT_LANGUAGE))
    by_words = sorted(found, key=lambda each: -len(_VALUE.sub("", each[1])))
    return tuple((name, _pattern(text)) for name, text in by_words)


def _pattern(text: str) -> re.Pattern[str]:
    pieces = _VALUE.split(text)
    for at in range(0, len(pieces), 2):
        pieces[at] = re.escape(pieces[at])
    for at in range(1, len(pieces), 2):
        pieces[at] = f"(?P<{pieces[at]}>.*?)"
    return re.compile("".join(pieces))
