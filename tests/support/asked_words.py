"""Calls for words in the sources of Python and the browser, found by regular expressions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

CALL = re.compile(r"(?<!\w)(?:words(?:\.find|Or)?|hasWords)\(")
KEY = re.compile(r"[\"'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)+)[\"'`]")
TEMPLATE = re.compile(r"`([^`\n]*\$\{[^`\n]*)`|\bf\"([^\"\n]*\{[^\"\n]*)\"")
HOLE = re.compile(r"\$?\{[^}]*\}")
OPENS, CLOSES = "([{", ")]}"


@dataclass(frozen=True)
class Asked:
    """One call for words: the keys that it may name, and the values that it gives."""

    keys: frozenset[str]
    values: frozenset[str] | None
    """The names of the values; None where they come from elsewhere."""


def asked_in(source: str) -> Iterator[Asked]:
    """Yield the calls for words in a source that name a key."""
    for call in CALL.finditer(source):
        key, *values = list(_parts(source[call.end() :])) or [""]
        keys = KEY.findall(HOLE.sub("*", key))
        if keys:
            yield Asked(frozenset(keys), _names(values))


def templates_in(source: str) -> Iterator[re.Pattern[str]]:
    """Yield the templates of keys in a source, as patterns of the keys that they can make."""
    for groups in TEMPLATE.findall(source):
        fixed = HOLE.split("".join(groups))
        # Holes and hyphens alone could be anything.
        if re.search("[a-z]-|-[a-z]", "".join(fixed)):
            yield re.compile("[a-z0-9-]+".join(map(re.escape, fixed)))


def _names(values: list[str]) -> frozenset[str] | None:
    """Return the names in ``a=1, b=2`` or in ``{ a: 1, b }``."""
    given = " ".join(values).strip()
    if given.startswith("{"):
        values = list(_parts(given[1:]))
    elif given and "=" not in values[0]:
        return None
    found = [part.strip() for part in values if part.strip()]
    if any(part.startswith(("...", "**")) for part in found):
        return None
    return frozenset(re.split(r"[=:]", part)[0].strip() for part in found)


def _parts(text: str) -> Iterator[str]:
    """Yield the arguments of a call, up to its closing bracket."""
    depth, start, quote = 0, 0, ""
    for at, letter in enumerate(text):
        if quote:
            quote = "" if letter == quote and text[at - 1] != "\\" else quote
        elif letter in "\"'`":
            quote = letter
        elif letter in OPENS:
            depth += 1
        elif letter in CLOSES and depth:
            depth -= 1
        elif (letter == "," and not depth) or letter in CLOSES:
            yield text[start:at]
            start = at + 1
            if letter in CLOSES:
                return
