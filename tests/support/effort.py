"""The number of examples: all of them in ``make test``, a part in ``make check``."""

from __future__ import annotations

QUICK_SHARE = 20
"""Quick runs try one in so many."""

_quick = False


def be_quick() -> None:
    """Try less from now on. This holds for test modules that are imported afterwards."""
    global _quick  # noqa: PLW0603
    _quick = True


def examples(full: int, least: int = 1) -> int:
    """Return how many examples to try, given how many a full run tries."""
    return max(min(least, full), full // QUICK_SHARE) if _quick else full
