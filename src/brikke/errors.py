"""Errors: how wrong input and missing packages are refused."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.util import find_spec
from typing import Final

MOST_NAMED: Final = 10
"""More names than that are no help in one line."""


class InputError(ValueError):
    """Input that cannot be taken: a lower-case sentence that ends in the offending value."""

    def __init__(self, problem: str, value: object) -> None:
        # An exception that comes from another process is made anew from its arguments.
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
    """Return why the system did not let us, in a few words to be put in brackets."""
    return (error.strerror or "unknown reason").lower()


def suggestion(name: object, known: Iterable[str]) -> str:
    """Return what someone may have meant by a name that is not known, to be put before the colon.

    >>> suggestion("stedy", ["steady", "greedy"])
    ', did you mean steady?'
    >>> suggestion("x", ["steady", "greedy"])
    ' (there are steady, greedy)'
    """
    from difflib import get_close_matches  # noqa: PLC0415 - only who errs has to wait for it

    names = list(known)
    for similar in get_close_matches(str(name).lower(), names, n=1):
        return f", did you mean {similar}?"
    return f" (there are {', '.join(names)})" if len(names) <= MOST_NAMED else ""
