"""Errors: invalid input and missing packages, and texts for their messages."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.util import find_spec
from typing import Final

MOST_NAMED: Final = 10
"""Longer lists of names are left out of a message."""


class InputError(ValueError):
    """Invalid input. The message is a lower-case sentence that ends in the offending value."""

    def __init__(self, problem: str, value: object) -> None:
        # Both are passed on, because pickle creates an exception again from its arguments.
        super().__init__(problem, value)
        self.problem = problem
        self.value = value

    def __str__(self) -> str:
        shown = str(self.value)
        return f"{self.problem}: {shown if shown.strip() else repr(shown)}"


class MissingExtraError(InputError, ImportError):
    """An import that needs packages of an extra which is not installed."""

    def __init__(self, problem: str, value: object) -> None:
        super().__init__(problem, value)
        self.name = str(value)


def require_extra(module: str, extra: str, *packages: str) -> None:
    """Refuse the import of a module if a package of its extra is missing, and name the extra."""
    for package in packages:
        if find_spec(package) is None:
            problem = f'{module} needs pip install "brikke[{extra}]", a package is missing'
            raise MissingExtraError(problem, package)


def reason_of(error: OSError) -> str:
    """Return the reason of an operating system error, in a few words for brackets."""
    return (error.strerror or "unknown reason").lower()


def suggestion(name: object, known: Iterable[str]) -> str:
    """Return a "did you mean" hint for an unknown name, to be put before the colon.

    >>> suggestion("stedy", ["steady", "greedy"])
    ', did you mean steady?'
    >>> suggestion("x", ["steady", "greedy"])
    ' (there are steady, greedy)'
    """
    from difflib import get_close_matches  # noqa: PLC0415 - slow, and only for errors

    names = list(known)
    for similar in get_close_matches(str(name).lower(), names, n=1):
        return f", did you mean {similar}?"
    return f" (there are {', '.join(names)})" if len(names) <= MOST_NAMED else ""
