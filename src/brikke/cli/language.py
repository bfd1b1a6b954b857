"""Language of the command line: the one after ``--lang``, or that of the environment.

English stays the language of JSON, which programs read.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextvars import ContextVar
from typing import TYPE_CHECKING, Final

from brikke.errors import InputError

if TYPE_CHECKING:
    from brikke.words.catalogue import Words

OPTION: Final = "--lang"
_chosen: ContextVar[str | None] = ContextVar("language", default=None)


def take_language(arguments: Sequence[str]) -> list[str]:
    """Return arguments without ``--lang CODE``, which every command understands."""
    left, chosen = list(arguments), None
    _chosen.set(None)
    end = left.index("--") if "--" in left else len(left)
    for at, word in enumerate(left[:end]):
        name, equals, value = word.partition("=")
        if name != OPTION:
            continue
        if not equals and at + 1 == len(left):
            raise InputError("a value is missing", OPTION)
        chosen = value if equals else left[at + 1]
        del left[at : at + (1 if equals else 2)]
        break
    _chosen.set(chosen)
    return left


def cli_language() -> str:
    """Return the code of the chosen language."""
    from brikke.cli.terminal import system_language

    return _chosen.get() or system_language()


def error_words() -> Words:
    """Return the words for errors: the chosen language may be what is wrong."""
    from brikke.cli.terminal import system_language
    from brikke.words.catalogue import Words, language_names

    chosen = cli_language()
    return Words(chosen if chosen in language_names() else system_language())


def cli_words() -> Words:
    """Return the words of the chosen language."""
    from brikke.words.catalogue import Words

    return Words(cli_language())
