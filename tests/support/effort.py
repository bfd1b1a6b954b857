"""The number of examples: a part in ``make check``, many more in ``make thorough``."""

from __future__ import annotations

QUICK = 1 / 20
THOROUGH = 20

_share: float = 1


def set_effort(share: float) -> None:
    """Try this share of the examples. This holds for test modules that are imported afterwards."""
    global _share  # noqa: PLW0603
    _share = share


def examples(usual: int, least: int = 1) -> int:
    """Return how many examples to try, given how many a usual run tries."""
    return max(min(least, usual), round(usual * _share))
