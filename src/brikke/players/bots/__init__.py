"""Bots: players that are programs, by name.

A bot is a class in a module of this package. Its attributes are ``name``; ``strength``, its rating
at tables of two, where ``steady`` is 0; ``for_people``, whether people may choose it; ``calm``,
whether its turns may be laid out so that people can follow them; ``is_level``, whether it is one of
several levels of a bot, which lists of all bots leave out; and ``face`` and ``colour``, how
it looks at a table. Its words say its personal name (``bot-NAME``), its temper
(``bot-about-NAME``) and its level (``bot-level-NAME``). Other packages add bots by the entry point
group ``brikke.bots``; the name is then the entry point's, and the other attributes are optional.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from inspect import isclass
from pkgutil import iter_modules
from typing import Any, Final, overload

from brikke import plugins
from brikke.errors import InputError, suggestion
from brikke.game.view import draw_or_pass
from brikke.players.bots.protocol import Bot

__all__ = [
    "BOTS",
    "FOR_PEOPLE",
    "Bot",
    "Persona",
    "draw_or_pass",
    "ladder",
    "make_bot",
    "persona_of",
]

BotMaker = Callable[[int], Bot]
"""A class of bots, or anything else that makes a bot from a seed."""


@cache
def _own() -> dict[str, BotMaker]:
    """Return the bots of this package by name, the weakest first.

    A module has one, or several in a tuple.
    """
    modules = [import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__)]
    found: set[Any] = {
        each
        for module in modules
        for listed in vars(module).values()
        for each in (listed if isinstance(listed, tuple) else (listed,))
        # A class that is derived from a bot is another bot only if it has a name of its own.
        if isclass(each) and each.__module__.startswith(__name__) and "name" in vars(each)
    }
    return {each.name: each for each in sorted(found, key=lambda each: each.strength)}


def _accepted(_name: str, maker: Any) -> BotMaker:
    """Return the bot class of a plugin, or raise :class:`InputError` if it is invalid."""
    if not callable(maker) or (isclass(maker) and not callable(getattr(maker, "turn", None))):
        raise InputError("a bot is a class with a method turn(view), unlike", maker)
    made: BotMaker = maker
    return made


def _strength(maker: BotMaker) -> float:
    """Return the sort key of a bot; bots without a measured strength come last."""
    strength = getattr(maker, "strength", None)
    return strength if isinstance(strength, int | float) else float("inf")


class _ForPeople(Sequence[str]):
    """The names of the bots that people may choose, looked up on each access."""

    def _names(self) -> tuple[str, ...]:
        return tuple(name for name in BOTS if getattr(BOTS[name], "for_people", True))

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[str]: ...
    def __getitem__(self, index: int | slice) -> str | Sequence[str]:
        return self._names()[index]

    def __iter__(self) -> Iterator[str]:
        return iter(self._names())

    def __len__(self) -> int:
        return len(self._names())

    def __repr__(self) -> str:
        return repr(self._names())


BOTS: Final[Mapping[str, BotMaker]] = plugins.Registry(plugins.BOTS, _own, _accepted, _strength)
"""All bots by name, from the weakest to the strongest, as measured."""

FOR_PEOPLE: Final[Sequence[str]] = _ForPeople()
"""The names of the bots that people play against; the others are for comparison.

``random`` is not an easy opponent: it chooses at random, but among turns of an exact solver.
"""


def ladder() -> list[str]:
    """Return the names of all bots but the levels of one, from the weakest to the strongest."""
    return [name for name in BOTS if not getattr(BOTS[name], "is_level", False)]


@dataclass(frozen=True, slots=True)
class Persona:
    """How a bot looks at a table."""

    face: str = ""
    """The name of its drawing; empty for a bot without one."""
    colour: str = ""
    """The colour that it likes best; empty if it has no wish."""


def persona_of(name: str) -> Persona:
    """Return the persona of a bot; an empty one if it is unknown, or has none."""
    maker = BOTS.get(name)
    face, colour = getattr(maker, "face", ""), getattr(maker, "colour", "")
    return Persona(face if isinstance(face, str) else "", colour if isinstance(colour, str) else "")


def make_bot(name: str, seed: int = 0) -> Bot:
    """Return a new bot of this name. The seed is the source of its random choices."""
    if name not in BOTS:
        # A list of all would be long.
        hint = suggestion(name, BOTS) or suggestion(name, ladder())
        raise InputError(f"no such bot{hint}", name)
    return made_by(BOTS[name], name, seed)


def made_by(maker: BotMaker, name: str, seed: int) -> Bot:
    """Return the bot that a class or factory makes, or raise :class:`InputError`."""
    try:
        bot = maker(seed)
    except (Exception, SystemExit) as error:  # somebody else's code may fail in any way
        problem = f"it makes no bot from a seed ({plugins.story_of(error)})"
        raise InputError(problem, name) from error
    if not callable(getattr(bot, "turn", None)):
        raise InputError("a bot has a method turn(view), unlike", name)
    return bot
