"""Catalogues: the texts of every language by key, in Fluent. The engine speaks codes only.

A language is a folder of files, so that the browser can load what it needs and no more. Packages
that bring bots or editions may have a folder ``locales`` of the same form. A key that a language
lacks is looked up in English; one that has no words at all becomes readable itself.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Final

from brikke.errors import InputError, require_extra, suggestion
from brikke.plugins import catalogue_folders

if TYPE_CHECKING:
    from brikke.words.bundle import LazyBundle

_FOLDER: Final = resources.files("brikke.words") / "locales"
_NAME_FILE: Final = "language.ftl"
_NAME_KEY: Final = "language-name"
DEFAULT_LANGUAGE: Final = "en"


@cache
def language_names() -> Mapping[str, str]:
    """Return the languages by code, each in its own words, in the order in which they are offered.

    English is the first. The others are in the order of their names.
    """
    folders = [each for each in _FOLDER.iterdir() if (each / _NAME_FILE).is_file()]
    names = {each.name: _own_name(each) for each in folders}
    others = sorted(names, key=lambda code: (code != DEFAULT_LANGUAGE, names[code]))
    return {code: names[code] for code in others}


def _own_name(folder: Traversable) -> str:
    """Return what a language calls itself; read without Fluent, which takes long to load."""
    text = (folder / _NAME_FILE).read_text(encoding="utf-8")
    found = re.search(rf"^{_NAME_KEY} = (.+)$", text, re.MULTILINE)
    return found[1].strip() if found else folder.name


def languages() -> tuple[str, ...]:
    """Return the codes of the languages, in alphabetical order."""
    return tuple(sorted(language_names()))


def preferred_language(codes: Iterable[str]) -> str:
    """Return the first language of a reader's list that there is: ``nn_NO.UTF-8`` is ``nb``."""
    for code in codes:
        main = code.lower().replace("-", "_").partition("_")[0].partition(".")[0]
        known = "nb" if main in ("no", "nn") else main
        if known in language_names():
            return known
    return DEFAULT_LANGUAGE


def _likely(language: str) -> str:
    """Return a suggestion for someone who wrote ``no``, ``en-GB`` or ``deutsch``."""
    name, code = language.lower(), preferred_language([language])
    if code == DEFAULT_LANGUAGE and not name.startswith(code):
        own_names = {each.lower(): code for code, each in language_names().items()}
        code = own_names.get(name, language)
    return suggestion(code, language_names())


def catalogue(language: str) -> str:
    """Return a language's catalogue as it is written."""
    return _text(_FOLDER / language)


def plugin_catalogue(language: str) -> str:
    """Return the words that plugins bring in a language, as they are written."""
    folders = (each / language for each in catalogue_folders())
    return "\n".join(_text(each) for each in folders if each.is_dir())


def _text(folder: Traversable) -> str:
    parts = sorted((f for f in folder.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)
    return "\n".join(each.read_bytes().decode("utf-8", "replace") for each in parts)


def readable(key: str) -> str:
    """Return a key or a name as a text.

    >>> readable("opening-minimum")
    'Opening minimum'
    """
    text = key.replace("-", " ").replace("_", " ")
    return text[:1].upper() + text[1:]


class Words:
    """The words of a language, asked for by key.

    Some messages differ where tiles show cards: they speak of suits and ranks instead of colours
    and numbers. Every message can choose by ``$faces``.
    """

    def __init__(self, language: str = DEFAULT_LANGUAGE, faces: str = "numbers") -> None:
        if language not in language_names():
            raise InputError(f"no such language{_likely(language)}", language)
        self.language = language
        self.faces = faces

    def for_faces(self, faces: str) -> Words:
        """Return the same language for tiles that show ``numbers`` or ``cards``."""
        return Words(self.language, faces)

    def __call__(self, key: str, **values: str | int) -> str:
        """Return the text for a key; a key without words becomes readable, a value is needed."""
        text = self.find(key, **values)
        return readable(key) if text is None else text

    def find(self, key: str, **values: str | int) -> str | None:
        """Return the text for a key in this language or in English; None where there is none."""
        for bundle, is_own in _bundles(self.language):
            if bundle.has_message(key) and (pattern := bundle.get_message(key).value) is not None:
                text, errors = bundle.format_pattern(pattern, {"faces": self.faces, **values})
                if errors and is_own:
                    raise InputError(f"the words for {key} lack a value", errors)
                return str(text)
        return None


def _bundles(language: str) -> Iterator[tuple[LazyBundle, bool]]:
    """Yield where a key is looked up, and whether these words are Brikke's own."""
    for each in dict.fromkeys((language, DEFAULT_LANGUAGE)):
        yield _bundle(each), True
        yield _plugin_bundle(each), False


@cache
def _bundle(language: str) -> LazyBundle:
    return _read(language, catalogue(language))


@cache
def _plugin_bundle(language: str) -> LazyBundle:
    return _read(language, plugin_catalogue(language))


def _read_here(language: str, text: str) -> LazyBundle:
    # Imported late, because Fluent takes long to import, and a browser brings its own.
    require_extra(__name__, "cli", "fluent")
    from brikke.words.bundle import LazyBundle  # noqa: PLC0415

    return LazyBundle(language, text)


_read: Callable[[str, str], LazyBundle] = _read_here


def use_bundles(make: Callable[[str, str], Any]) -> None:
    """Read catalogues with another implementation of Fluent; a browser brings its own."""
    global _read  # noqa: PLW0603 - chosen once, before the first word is read
    _read = make
