"""All short sets without a joker. A longer run consists of two of them."""

from __future__ import annotations

from itertools import combinations


def plain_sets(longest: int) -> list[list[int]]:
    """Return groups of three and four, and runs of three to five, as face numbers."""
    groups = [
        [colour * 13 + number for colour in colours]
        for number in range(13)
        for size in (3, 4)
        for colours in combinations(range(4), size)
    ]
    runs = [
        [colour * 13 + first + step for step in range(length)]
        for colour in range(4)
        for length in range(3, min(longest, 5) + 1)
        for first in range(13 - length + 1)
    ]
    return groups + runs
