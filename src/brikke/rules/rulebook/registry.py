"""Registry of editions: the printed ones, those of plugins, and rulebooks in one line of text.

An edition is a module in ``editions/``: it has a ``Rulebook``, and a ``PLACE`` in lists. Packages
bring others by the entry point group ``brikke.rulebooks``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Final

from brikke.errors import InputError, suggestion
from brikke.plugins import RULEBOOKS, Registry
from brikke.rules.rulebook import editions
from brikke.rules.rulebook.house import LIMITS, SETTLES, HouseRuleError, Value, accepted, value_text
from brikke.rules.rulebook.model import Faces, Rulebook


@cache
def printed_editions() -> dict[str, Rulebook]:
    """Return the editions of this package by name, in their places."""
    names = (f"{editions.__name__}.{module.name}" for module in iter_modules(editions.__path__))
    modules = sorted(map(import_module, names), key=lambda module: module.PLACE)
    return {
        each.edition: each
        for module in modules
        for each in vars(module).values()
        if isinstance(each, Rulebook)
    }


def _accepted(name: str, rulebook: Any) -> Rulebook:
    """Return the edition of a plugin, every parameter as house rules allow it, or refuse it."""
    if not isinstance(rulebook, Rulebook):
        raise InputError("an edition is a Rulebook, unlike", rulebook)
    if rulebook.edition != name:
        raise InputError(f"the entry point {name} names the edition", rulebook.edition)
    if not isinstance(rulebook.call_out, str):
        raise InputError("the call of who goes out is a text, unlike", rulebook.call_out)
    parameters = {each: accepted(each, getattr(rulebook, each)) for each in LIMITS}
    return replace(rulebook, faces=Faces(rulebook.faces), **parameters)


EDITIONS: Final[Mapping[str, Rulebook]] = Registry(RULEBOOKS, printed_editions, _accepted)
DEFAULT: Final = next(iter(printed_editions().values()))


class UnknownEdition(InputError):  # noqa: N818 - reads as what it is
    """A name that no edition has."""


@dataclass(frozen=True, slots=True)
class Change:
    """One house rule: a parameter, its printed value and the value played with."""

    parameter: str
    printed: Value
    played: Value


def with_house_rules(rulebook: str | Rulebook, **changes: Value) -> Rulebook:
    """Return a rulebook with some parameters changed."""
    return _changed(get_rulebook(rulebook), changes)


def _changed(base: Rulebook, changes: Mapping[str, Value]) -> Rulebook:
    changed = replace(base, **{name: accepted(name, value) for name, value in changes.items()})
    settled = (SETTLES.get(change.parameter, frozenset()) for change in house_rules(changed))
    printed = EDITIONS[base.edition].readings
    return replace(changed, readings=printed.difference(*settled))


def get_rulebook(name: str | Rulebook) -> Rulebook:
    """Return the rulebook that an edition's name, or a line of :func:`rulebook_text`, names."""
    if isinstance(name, Rulebook):
        if name.edition not in EDITIONS or get_rulebook(rulebook_text(name)) != name:
            raise HouseRuleError("no printed edition with house rules", name.edition)
        return name
    if not isinstance(name, str):
        raise UnknownEdition("an edition is named by a text", name)
    edition, *rules = name.split() or [""]
    if edition not in EDITIONS:
        raise UnknownEdition(f"no such edition{suggestion(edition, EDITIONS)}", edition)
    changes: dict[str, Value] = {}
    for rule in rules:
        parameter, equals, value = rule.partition("=")
        if not equals or parameter in changes:
            raise HouseRuleError("a house rule is written once, as name=value", rule)
        changes[parameter] = value
    return _changed(EDITIONS[edition], changes)


def house_rules(rulebook: Rulebook) -> tuple[Change, ...]:
    """Return where a rulebook departs from its printed edition."""
    printed = EDITIONS[rulebook.edition]
    return tuple(
        Change(name, getattr(printed, name), getattr(rulebook, name))
        for name in LIMITS
        if getattr(printed, name) != getattr(rulebook, name)
    )


@lru_cache(maxsize=256)
def rulebook_name(rulebook: Rulebook) -> str:
    """Return the edition's name, or ``custom (from nordic)`` where house rules changed it.

    A table without a clock plays by the same rules.
    """
    changed = any(change.parameter != "turn_seconds" for change in house_rules(rulebook))
    return f"custom (from {rulebook.edition})" if changed else rulebook.edition


def rulebook_text(rulebook: Rulebook, *, whole: bool = False) -> str:
    """Return the rulebook in one line: its edition and each parameter changed, or all of them."""
    names = LIMITS if whole else [change.parameter for change in house_rules(rulebook)]
    rules = (f"{name}={value_text(getattr(rulebook, name))}" for name in names)
    return " ".join((rulebook.edition, *rules))
