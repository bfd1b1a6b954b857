"""House rules in words: the name of a parameter, its value, and durations."""

from __future__ import annotations

from typing import Final

from brikke.rules.rulebook import Rulebook, house_rules, value_text
from brikke.rules.rulebook.house import Value
from brikke.words.catalogue import Words
from brikke.words.prose.names import edition_title

MINUTE: Final = 60
DAY: Final = 24 * 60 * MINUTE


def rulebook_title(rulebook: Rulebook, words: Words) -> str:
    """Return what a rulebook is called: its edition, or that its rules are the table's own."""
    edition = edition_title(rulebook.edition, words)
    return words("edition-title-custom", edition=edition) if house_rules(rulebook) else edition


def house_rules_text(rulebook: Rulebook, words: Words) -> str:
    """Return the house rules of a rulebook in one line; empty if there are none."""
    told = [
        words(
            # No leaflet prints a number of rounds: players agree on it.
            "rules-house-rule-rounds" if change.parameter == "rounds" else "rules-house-rule",
            parameter=words(_key(change.parameter)),
            played=house_rule_value(change.parameter, change.played, words),
            printed=house_rule_value(change.parameter, change.printed, words),
        )
        for change in house_rules(rulebook)
    ]
    return f"{words('rules-house-rules')}: {'; '.join(told)}" if told else ""


def house_rule_value(parameter: str, value: Value, words: Words) -> str:
    """Return the value of a house rule in words."""
    if parameter == "turn_seconds" and isinstance(value, int):
        return duration_text(value, words)
    written = value_text(value)
    own = words.find(f"{_key(parameter)}-{written}")
    if own is not None:
        return own
    return words(f"house-{written}") if written in ("yes", "no", "off") else written


def duration_text(seconds: int, words: Words) -> str:
    """Return a duration in the largest unit that fits."""
    if seconds % DAY == 0:
        return words("house-days", count=seconds // DAY)
    if seconds % MINUTE == 0:
        return words("house-minutes", count=seconds // MINUTE)
    return words("house-seconds", count=seconds)


def _key(parameter: str) -> str:
    return f"house-{parameter.replace('_', '-')}"
