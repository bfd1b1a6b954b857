"""Words: one Fluent catalogue a language. The engine speaks codes; this turns them into text.

A catalogue is a folder of files, so that the browser can load what it needs and no more.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final

from brikke.errors import InputError, suggestion

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

_FOLDER: Final = resources.files("brikke.words") / "locales"
DEFAULT_LANGUAGE: Final = "en"
LANGUAGE_NAMES: Final[Mapping[str, str]] = {
    "en": "English",
    "nb": "Norsk",
    "da": "Dansk",
    "sv": "Svenska",
    "fi": "Suomi",
    "de": "Deutsch",
}
"""Each in its own words, in the order in which they are offered."""


def languages() -> tuple[str, ...]:
    """Return the languages that there is a catalogue for."""
    folders = _FOLDER.iterdir()
    return tuple(sorted(each.name for each in folders if (each / "game.ftl").is_file()))


def preferred_language(codes: Iterable[str]) -> str:
    """Return the first language of a reader's list that there is: ``nn_NO.UTF-8`` is ``nb``."""
    for code in codes:
        main = code.lower().replace("-", "_").partition("_")[0].partition(".")[0]
        known = "nb" if main in ("no", "nn") else main
        if known in LANGUAGE_NAMES:
            return known
    return DEFAULT_LANGUAGE


def _likely(language: str) -> str:
    """Return the code that someone meant who wrote ``no``, ``en-GB`` or ``deutsch``, or all."""
    name, code = language.lower(), preferred_language([language])
    if code == DEFAULT_LANGUAGE and not name.startswith(code):
        own_names = {each.lower(): code for code, each in LANGUAGE_NAMES.items()}
        code = own_names.get(name, language)
    return suggestion(code, LANGUAGE_NAMES)


def catalogue(language: str) -> str:
    """Return a language's catalogue as it is written."""
    files = (_FOLDER / language).iterdir()
    parts = sorted((each for each in files if each.name.endswith(".ftl")), key=lambda f: f.name)
    return "\n".join(each.read_text(encoding="utf-8") for each in parts)


class Words:
    """A language's words, asked for by key."""

    def __init__(self, language: str = DEFAULT_LANGUAGE) -> None:
        if language not in languages():
            raise InputError(f"no such language{_likely(language)}", language)
        self.language = language

    def __call__(self, key: str, **values: str | int) -> str:
        """Return the text for a key; a key or a value that is missing is an error."""
        bundle = _bundle(self.language)
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise InputError("there are no words for", key)
        text, errors = bundle.format_pattern(pattern, values)
        if errors:
            raise InputError(f"the words for {key} lack a value", errors)
        return str(text)


@cache
def _bundle(language: str) -> FluentBundle:
    # Imported late: it takes longer than most commands.
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(language)))
    return bundle
