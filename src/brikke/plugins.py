"""Plugins: bots and editions of other packages, found by their entry points.

A package names what it brings in its metadata, in the groups ``brikke.bots`` and
``brikke.rulebooks``. Entry points are read only when Brikke itself does not have a name, or when
all names are listed, so commands that need no plugin start without them. A plugin that cannot be
used is logged in one line and left out.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from traceback import extract_tb
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from brikke.errors import InputError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

T = TypeVar("T")

BOTS: Final = "brikke.bots"
RULEBOOKS: Final = "brikke.rulebooks"
LONGEST_NAME: Final = 40
_SLUG: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
# Their words have keys such as bot-about-novice and edition-title-custom.
_TAKEN: Final = re.compile(r"custom|(about|title)-.*")

_logger: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Plugin:
    """One entry point of an installed package, and why it cannot be used, if so."""

    group: str
    name: str
    target: str
    """The object that it names, as ``module:attribute``."""
    package: str
    """The package and its version."""
    problem: str | None = None

    def __str__(self) -> str:
        return f"{self.group} {self.name} = {self.target} ({self.package})"


class Registry(Mapping[str, T], Generic[T]):
    """Things by name: those of Brikke, and those that installed packages bring.

    ``own`` returns the things of Brikke in their order. ``accept`` returns what a plugin names as
    it is used here, or raises. ``rank`` puts all of them in order; without it plugins come last.
    """

    def __init__(
        self,
        group: str,
        own: Callable[[], Mapping[str, T]],
        accept: Callable[[str, Any], T],
        rank: Callable[[T], Any] | None = None,
    ) -> None:
        self._group, self._own, self._accept, self._rank = group, own, accept, rank
        self._known: dict[str, T] = {}
        self._plugins: dict[str, Plugin] = {}
        """The plugins that were loaded so far, usable or not."""

    def __getitem__(self, name: str) -> T:
        try:
            return self._known[name]
        except KeyError:
            self._find(name)
        return self._known[name]

    def __contains__(self, name: object) -> bool:
        if name not in self._known and isinstance(name, str):
            self._find(name)
        return name in self._known

    def __iter__(self) -> Iterator[str]:
        self.plugins()
        names = [*self._own(), *sorted(self._known.keys() - self._own().keys())]
        if self._rank is not None:
            rank = self._rank
            names.sort(key=lambda name: rank(self._known[name]))
        return iter(names)

    def __len__(self) -> int:
        return len(list(iter(self)))

    def plugins(self) -> tuple[Plugin, ...]:
        """Return all plugins of this kind that are installed, those left out among them."""
        for name in {each.name for each in _entry_points(self._group)}:
            self._load(name)
        self._known |= self._own()
        return tuple(self._plugins[name] for name in sorted(self._plugins))

    def _find(self, name: str) -> None:
        """Make a name known if anything has it."""
        if name in self._own():
            self._known[name] = self._own()[name]
        else:
            self._load(name)

    def _load(self, name: str) -> None:
        """Load the plugin of this name, if there is one, once."""
        found = [each for each in _entry_points(self._group) if each.name == name]
        if name in self._plugins or not found:
            return
        entry, *others = found
        problem = "another package has one of this name" if others else None
        try:
            thing = self._checked(entry, problem)
        except InputError as error:
            problem = str(error)
        except (Exception, SystemExit) as error:  # somebody else's code may fail in any way
            problem = story_of(error)
        else:
            self._known[name] = thing
        self._plugins[name] = plugin = _plugin(entry, problem)
        if problem is not None:
            _logger.warning("plugin left out (%s): %s", problem, plugin)

    def _checked(self, entry: EntryPoint, problem: str | None) -> T:
        name = entry.name
        if problem is not None:
            raise InputError(problem, name)
        if not _SLUG.fullmatch(name) or len(name) > LONGEST_NAME:
            raise InputError("a name is small letters, digits and single hyphens, unlike", name)
        if name in self._own() or _TAKEN.fullmatch(name):
            raise InputError("Brikke itself uses this name", name)
        return self._accept(name, entry.load())


def installed_plugins(*registries: Mapping[str, Any]) -> tuple[Plugin, ...]:
    """Return the plugins of several registries, those left out among them."""
    found = (each.plugins() for each in registries if isinstance(each, Registry))
    return tuple(plugin for plugins in found for plugin in plugins)


@cache
def _entry_points(group: str) -> tuple[EntryPoint, ...]:
    """Return the entry points of a group, in the order of their names."""
    # Imported late: it takes longer than most commands.
    from importlib.metadata import entry_points  # noqa: PLC0415

    return tuple(sorted(entry_points(group=group), key=lambda each: (each.name, each.value)))


def _plugin(entry: EntryPoint, problem: str | None) -> Plugin:
    package = f"{entry.dist.name} {entry.dist.version}" if entry.dist else "unknown package"
    return Plugin(entry.group, entry.name, entry.value, package, problem)


def catalogue_folders() -> tuple[Path, ...]:
    """Return the folders ``locales`` of the packages that bring plugins; none of them is run."""
    from importlib.util import find_spec  # noqa: PLC0415

    entries = (*_entry_points(BOTS), *_entry_points(RULEBOOKS))
    folders = []
    for package in sorted({each.module.partition(".")[0] for each in entries}):
        spec = find_spec(package) if package else None
        places = (spec.submodule_search_locations if spec else None) or ()
        folders += [Path(place) / "locales" for place in places]
    return tuple(each for each in folders if each.is_dir())


def story_of(error: BaseException) -> str:
    """Return in one line what went wrong in somebody's code, and where."""
    told = " ".join(f"{type(error).__name__}: {error}".split()).removesuffix(":")
    frames = extract_tb(error.__traceback__)
    return f"{told}, {Path(frames[-1].filename).name} line {frames[-1].lineno}" if frames else told
