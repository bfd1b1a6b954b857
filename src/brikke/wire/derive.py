"""Derived structs: the fields and the wire tag of a dataclass."""

from __future__ import annotations

import re
from dataclasses import fields
from functools import cache
from typing import Any, get_type_hints


def tag_of(kind: type[Any]) -> str:
    """Return the value of ``type`` on the wire: the class name in snake case."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()


@cache
def fields_of(kind: type[Any]) -> tuple[tuple[str, Any], ...]:
    """Return the names and types of a dataclass's fields."""
    hints = get_type_hints(kind)
    return tuple((each.name, hints[each.name]) for each in fields(kind))
