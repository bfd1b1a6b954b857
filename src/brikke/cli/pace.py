"""How long a command waits between turns."""

from __future__ import annotations

from typing import Final

from brikke.errors import InputError

MOST_SECONDS: Final = 60


def check_pace(pace: float) -> None:
    """Refuse a pace that nobody would wait for."""
    if not 0 <= pace <= MOST_SECONDS:
        raise InputError(f"a pace is 0 to {MOST_SECONDS} seconds", pace)
