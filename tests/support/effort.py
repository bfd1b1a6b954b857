"""The number of examples: a part in ``make check`` and ``make test``, many in ``make thorough``."""

from __future__ import annotations

QUICK = 1 / 20
USUAL = 1 / 2
THOROUGH = 20

_share: float = USUAL


def set_effort(share: float) -> None:
    """Try this share of the examples. This holds for test modules that are imported afterwards."""
    global _share  # noqa: PLW0603
    _share = share


def examples(enough: int, least: int = 1) -> int:
    """Return how many examples to try, given how many are enough before a change is released."""
    return max(min(least, enough), round(enough * _share))
