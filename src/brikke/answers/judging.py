"""Judgements: whether a turn is legal, and every reason why it is not."""

# Annotations are evaluated here: with `from __future__ import annotations` a TypedDict does not
# know which of its keys are optional.
from typing import NotRequired, TypedDict

from brikke.answers.tiles import face_list, face_lists
from brikke.rules import judge


class Violation(TypedDict):
    """A broken rule: a stable code, and the sets and tiles concerned."""

    code: str
    sets: list[list[str]]
    tiles: list[str]
    reached: NotRequired[int | None]
    needed: NotRequired[int | None]


class Judgement(TypedDict):
    """Whether a turn is legal, and if not, every reason."""

    legal: bool
    violations: list[Violation]


def judgement_data(found: judge.Violations) -> Judgement:
    """Return whether a turn is legal, and why not."""
    return {"legal": not found, "violations": [violation_data(each) for each in found]}


def violation_data(violation: judge.Violation) -> Violation:
    """Return one reason why a turn is illegal."""
    data: Violation = {
        "code": violation.code.value,
        "sets": face_lists(violation.sets),
        "tiles": face_list(violation.tiles),
    }
    if violation.reached is not None:
        data["reached"] = violation.reached
        data["needed"] = violation.needed
    return data
