"""Rulebooks: the parameters of one, the differences between editions, and the rules as text."""

from __future__ import annotations

from typing import TypedDict

from brikke.rules import rulebook as books
from brikke.rules.rulebook import EDITIONS, LIMITS, Faces, Reading, Rulebook, rulebook_name
from brikke.words.catalogue import Words
from brikke.words.prose import (
    edition_summary,
    edition_title,
    house_rules_text,
    rules_text,
    told_sections,
)

Parameters = dict[str, int | bool | str | None]
"""The values of parameters, by name."""


class RulebookParameters(TypedDict):
    """Every parameter of a rulebook, and which of them are house rules."""

    edition: str
    name: str
    faces: Faces
    parameters: Parameters
    house_rules: Parameters
    readings: list[Reading]
    languages: list[str]


class Edition(RulebookParameters):
    """An edition with a summary."""

    summary: str
    """Empty for an edition without one."""


class EditionDifference(TypedDict):
    """A parameter in which editions differ."""

    parameter: str
    values: Parameters
    """The value in each edition."""
    readings: list[str]
    """The editions whose leaflet leaves it open, so that the value is our reading."""


class Rulebooks(TypedDict):
    """All printed editions, their differences, and the values that house rules may have."""

    editions: list[Edition]
    house_rules: dict[str, str]
    differences: list[EditionDifference]


class EditionSummaries(TypedDict):
    """The printed editions by name, and the values that house rules may have."""

    editions: dict[str, str]
    house_rules: dict[str, str]


class Rule(TypedDict):
    """A rule as text."""

    text: str
    reading: bool
    """Whether it is our reading of a rule that the leaflet leaves open."""
    example: list[str]
    """Tiles that show the rule; empty if there is nothing to show."""


class RulesSection(TypedDict):
    """Rules under a heading."""

    heading: str
    sentences: list[Rule]


class Rules(RulebookParameters):
    """The rules of a rulebook: as one text, and in sections."""

    text: str
    house: str
    """The house rules in one line; empty if there are none."""
    sections: list[RulesSection]
    readings_note: str


def rulebook_data(rulebook: Rulebook) -> RulebookParameters:
    """Return every parameter of a rulebook, and which of them are house rules."""
    changes = books.house_rules(rulebook)
    return {
        "edition": rulebook.edition,
        "name": rulebook_name(rulebook),
        "faces": rulebook.faces,
        "parameters": {name: getattr(rulebook, name) for name in LIMITS},
        "house_rules": {change.parameter: change.played for change in changes},
        "readings": sorted(rulebook.readings),
        "languages": list(rulebook.languages),
    }


def rulebooks_data(words: Words) -> Rulebooks:
    """Return all printed editions, their differences, and the limits of house rules."""
    summaries = edition_summaries(words)
    printed = tuple(EDITIONS.values())
    return {
        "editions": [
            {**rulebook_data(rulebook), "summary": edition_summary(name, words)}
            for name, rulebook in EDITIONS.items()
        ],
        "house_rules": summaries["house_rules"],
        "differences": [_difference(each) for each in books.differences(printed)],
    }


def _difference(difference: books.Difference) -> EditionDifference:
    marked = zip(EDITIONS, difference.readings, strict=True)
    return {
        "parameter": difference.parameter,
        "values": dict(zip(EDITIONS, difference.values, strict=True)),
        "readings": [name for name, is_reading in marked if is_reading],
    }


def edition_summaries(words: Words) -> EditionSummaries:
    """Return all editions by name, and the limits of house rules."""
    return {
        "editions": {
            name: edition_summary(name, words) or edition_title(name, words) for name in EDITIONS
        },
        "house_rules": {name: limit.allowed for name, limit in LIMITS.items()},
    }


def rules_data(rulebook: Rulebook, words: Words) -> Rules:
    """Return the rules of a rulebook as one text, and in sections."""
    return {
        **rulebook_data(rulebook),
        "text": rules_text(rulebook, words),
        "house": house_rules_text(rulebook, words),
        "sections": [
            {
                "heading": section.heading,
                "sentences": [
                    {
                        "text": each.text,
                        "reading": each.reading,
                        "example": each.example.split(),
                    }
                    for each in section.sentences
                ],
            }
            for section in told_sections(rulebook, words)
        ],
        "readings_note": words("rules-readings") if rulebook.readings else "",
    }
