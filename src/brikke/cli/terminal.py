"""Terminal: its abilities, and the language of its user."""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec

from brikke.words.catalogue import DEFAULT_LANGUAGE, preferred_language


def system_language() -> str:
    """Return the language of the environment.

    The first locale that is set counts, and ``C`` is English. ``LANGUAGE`` may name several others
    to be preferred.
    """
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((found for name in names if (found := os.environ.get(name))), "")
    if locale.partition(".")[0] in ("C", "POSIX"):
        return DEFAULT_LANGUAGE
    return preferred_language([*os.environ.get("LANGUAGE", "").split(":"), locale])


def is_terminal() -> bool:
    """Return whether input, output and errors are a terminal."""
    return all(each.isatty() for each in (sys.stdin, sys.stdout, sys.stderr))


def has_textual() -> bool:
    """Return whether Textual is installed, which the full screen needs."""
    return find_spec("textual") is not None


def has_screen() -> bool:
    """Return whether the full screen can be used."""
    return is_terminal() and has_textual()
