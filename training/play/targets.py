"""Targets of learning: how a round went on, what a search thinks of a turn, or a mean of both."""

from __future__ import annotations

from typing import Any


def mixed(target: Any, searched: Any, is_searched: Any, weight: float) -> Any:
    """Return targets that go so far from the first ones to what the search thinks, if it was asked.

    All but the weight are numbers, arrays or tensors. A weight of 0 leaves the target, 1 is the
    search alone; ``is_searched`` is 1 or 0.
    """
    share = weight * is_searched
    return (1 - share) * target + share * searched
