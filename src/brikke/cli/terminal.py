"""What the terminal can do, and which language its user speaks."""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec

from brikke.words.catalogue import preferred_language


def system_language() -> str:
    """Return the language that the terminal's user speaks."""
    names = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    codes = (code for name in names for code in os.environ.get(name, "").split(":"))
    return preferred_language(codes)


def is_terminal() -> bool:
    """Return whether a person sits at this program, and sees all that it writes."""
    return all(each.isatty() for each in (sys.stdin, sys.stdout, sys.stderr))


def has_textual() -> bool:
    """Return whether what draws on the whole screen is installed."""
    return find_spec("textual") is not None


def has_screen() -> bool:
    """Return whether something can be shown on the whole screen."""
    return is_terminal() and has_textual()
